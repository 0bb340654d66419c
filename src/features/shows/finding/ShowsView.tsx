import type { ComponentProps } from 'react'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { ShowList } from '../ShowList'
import { FindingMessagesPart } from './FindingMessagesPart'

const loadCalendar = () => import(/* webpackChunkName: "shows-calendar" */ './CalendarView')
const loadMap = () => import(/* webpackChunkName: "shows-map" */ './MapView')

/** The shows as the address says: as a list, or as what loads when someone looks at it. */
export const ShowsView = (props: ComponentProps<typeof ShowList>) => {
  const { filter, shows } = props
  if (filter.view === 'list') return <ShowList {...props} />
  if (filter.view === 'map')
    return (
      <FindingMessagesPart>
        <OnDemand name="shows map" load={loadMap}>
          {({ MapView }) => <MapView shows={shows} near={filter.near} />}
        </OnDemand>
      </FindingMessagesPart>
    )
  return (
    <FindingMessagesPart>
      <OnDemand name="shows calendar" load={loadCalendar}>
        {({ CalendarView }) => <CalendarView {...props} />}
      </OnDemand>
    </FindingMessagesPart>
  )
}
