import type { FairOpening } from '#contract/draw/fairOpening'
import type { Show } from '#contract/show/show'
import { messagesPart } from '../../../ui/kit/messagesPart'
import { OnDemand } from '../../../ui/kit/OnDemand'

/** The sentences of draws: most shows have none. */
const DrawMessagesPart = messagesPart('draw', {
  en: () => import(/* webpackChunkName: "draw-messages" */ '../../../i18n/locales/en.json?part=draw'),
  pl: () => import(/* webpackChunkName: "draw-messages" */ '../../../i18n/locales/pl.json?part=draw'),
})

const load = () => import(/* webpackChunkName: "draw" */ './DrawPanel')

/** The draw of a show’s first places, where it has one. */
export const Draw = ({ show, opening }: { show: Show; opening: FairOpening }) => (
  <DrawMessagesPart>
    <OnDemand name="draw" load={load}>
      {({ DrawPanel }) => <DrawPanel show={show} opening={opening} />}
    </OnDemand>
  </DrawMessagesPart>
)
