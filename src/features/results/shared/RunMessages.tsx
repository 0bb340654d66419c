import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of running orders and results, which come with the first of them. */
export const RunMessages = messagesPart('results.runs', {
  en: () => import(/* webpackChunkName: "run-messages" */ '../../../i18n/locales/en.json?part=results.runs'),
  pl: () => import(/* webpackChunkName: "run-messages" */ '../../../i18n/locales/pl.json?part=results.runs'),
})
