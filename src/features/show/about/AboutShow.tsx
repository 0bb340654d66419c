import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { OnDemand } from '../../../ui/kit/OnDemand'
import type { ShowFactsProps } from './ShowFacts'

const load = () => import(/* webpackChunkName: "show-facts" */ './ShowFacts')

/** The content below the classes of a show, loaded after them. */
export const AboutShow = (props: ShowFactsProps) => (
  <MessagesOf part="show.finding">
    <OnDemand name="show facts" load={load}>
      {({ ShowFacts }) => <ShowFacts {...props} />}
    </OnDemand>
  </MessagesOf>
)
