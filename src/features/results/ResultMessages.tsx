import { messagesPart } from '../../ui/kit/messagesPart'

/** The sentences of running orders and results at the desk. */
export const ResultMessages = messagesPart('results', {
  en: () => import(/* webpackChunkName: "result-messages" */ '../../i18n/locales/en.json?part=results'),
  pl: () => import(/* webpackChunkName: "result-messages" */ '../../i18n/locales/pl.json?part=results'),
})
