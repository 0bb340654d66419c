import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of the calendar, the map and what else loads when it is asked for. */
export const FindingMessagesPart = messagesPart('show.finding', {
  en: () => import(/* webpackChunkName: "finding-messages" */ '../../../i18n/locales/en.json?part=show.finding'),
  pl: () => import(/* webpackChunkName: "finding-messages" */ '../../../i18n/locales/pl.json?part=show.finding'),
})
