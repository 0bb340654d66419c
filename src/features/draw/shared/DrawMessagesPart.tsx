import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of draws: most shows have none. */
export const DrawMessagesPart = messagesPart('draw', {
  en: () => import(/* webpackChunkName: "draw-messages" */ '../../../i18n/locales/en.json?part=draw'),
  pl: () => import(/* webpackChunkName: "draw-messages" */ '../../../i18n/locales/pl.json?part=draw'),
})
