import type { ComponentProps } from 'react'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { PastButton } from '../PastButton'
import { partsOf } from '../showFilter'
import { ShowList } from '../ShowList'

const loadCalendar = () => import(/* webpackChunkName: "shows-calendar" */ './CalendarView')
const loadMap = () => import(/* webpackChunkName: "shows-map" */ './MapView')

/** The shows as the address says: as a list, or as what loads when someone looks at it. */
export const ShowsView = (props: ComponentProps<typeof ShowList>) => {
  const { filter, shows, onChange } = props
  const now = useAppSelector(selectNow)
  if (filter.view === 'list') return <ShowList {...props} />
  if (filter.view === 'map') {
    const { ahead, past, listed } = partsOf(shows, filter, now)
    return (
      <MessagesOf part="show.finding">
        <OnDemand name="shows map" load={loadMap}>
          {({ MapView }) => <MapView shows={listed} near={filter.near} />}
        </OnDemand>
        <PastButton count={past.length} hasAhead={ahead.length > 0} filter={filter} onChange={onChange} />
      </MessagesOf>
    )
  }
  return (
    <MessagesOf part="show.finding">
      <OnDemand name="shows calendar" load={loadCalendar}>
        {({ CalendarView }) => <CalendarView {...props} />}
      </OnDemand>
    </MessagesOf>
  )
}
