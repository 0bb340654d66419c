import type { Show } from '#contract/show'
import { useGetPublishedClassesQuery } from '../../api/resultApi'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { OnDemand } from '../../ui/kit/OnDemand'
import { RunMessages } from './RunMessages'

const load = async () => (await import(/* webpackChunkName: "runs" */ './ShowRuns')).ShowRuns

/** The running orders and results of a show; nothing is looked for while it takes entries. */
export const PublishedRuns = ({ show }: { show: Show }) => {
  const isClosed = show.entriesCloseAt <= useAppSelector(selectNow)
  const skip = !isClosed || show.state === 'cancelled'
  const { data = [] } = useGetPublishedClassesQuery(show.slug, { skip, refetchOnFocus: true })
  if (data.length === 0) return null
  return (
    <RunMessages>
      <OnDemand name="runs" load={load}>
        {(ShowRuns) => <ShowRuns show={show} published={data} />}
      </OnDemand>
    </RunMessages>
  )
}
