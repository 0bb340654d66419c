import type { Show } from '#contract/show/show'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { usePublishedClasses } from './usePublishedClasses'

const load = async () => (await import(/* webpackChunkName: "runs" */ './ShowRuns')).ShowRuns

/** The running orders and results of a show. */
export const PublishedRuns = ({ show }: { show: Show }) => {
  const published = usePublishedClasses(show)
  if (published.length === 0) return null
  return (
    <MessagesOf part="results.runs">
      <OnDemand name="runs" load={load}>
        {(ShowRuns) => <ShowRuns show={show} published={published} />}
      </OnDemand>
    </MessagesOf>
  )
}
