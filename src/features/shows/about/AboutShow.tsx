import type { Show } from '#contract/show'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { FindingMessages } from '../finding/FindingMessages'

const load = () => import(/* webpackChunkName: "show-facts" */ './ShowFacts')

/** What stands below the classes of a show, loaded after them. */
export const AboutShow = ({ show }: { show: Show }) => (
  <FindingMessages>
    <OnDemand name="show facts" load={load}>
      {({ ShowFacts }) => <ShowFacts show={show} />}
    </OnDemand>
  </FindingMessages>
)
