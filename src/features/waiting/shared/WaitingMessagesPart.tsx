import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of waiting lists: most screens never need them. */
export const WaitingMessagesPart = messagesPart('waiting', {
  en: () => import(/* webpackChunkName: "waiting-messages" */ '../../../i18n/locales/en.json?part=waiting'),
  pl: () => import(/* webpackChunkName: "waiting-messages" */ '../../../i18n/locales/pl.json?part=waiting'),
})
