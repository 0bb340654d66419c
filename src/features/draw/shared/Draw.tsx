import type { FairOpening } from '#contract/draw/fairOpening'
import type { Show } from '#contract/show/show'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { OnDemand } from '../../../ui/kit/OnDemand'

const load = () => import(/* webpackChunkName: "draw" */ './DrawPanel')

/** The draw of a show’s first places, where it has one. */
export const Draw = ({ show, opening }: { show: Show; opening: FairOpening }) => (
  <MessagesOf part="draw">
    <OnDemand name="draw" load={load}>
      {({ DrawPanel }) => <DrawPanel show={show} opening={opening} />}
    </OnDemand>
  </MessagesOf>
)
