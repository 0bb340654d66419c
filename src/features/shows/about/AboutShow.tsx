import { OnDemand } from '../../../ui/kit/OnDemand'
import { FindingMessages } from '../finding/FindingMessages'
import type { ShowFactsProps } from './ShowFacts'

const load = () => import(/* webpackChunkName: "show-facts" */ './ShowFacts')

/** What stands below the classes of a show, loaded after them. */
export const AboutShow = (props: ShowFactsProps) => (
  <FindingMessages>
    <OnDemand name="show facts" load={load}>
      {({ ShowFacts }) => <ShowFacts {...props} />}
    </OnDemand>
  </FindingMessages>
)
