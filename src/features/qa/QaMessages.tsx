import { messagesPart } from '../../ui/kit/messagesPart'

/** The sentences of what testers use, which no one else loads. */
export const QaMessages = messagesPart('qa', {
  en: () => import(/* webpackChunkName: "qa-words" */ '../../i18n/locales/en.json?part=qa'),
  pl: () => import(/* webpackChunkName: "qa-words" */ '../../i18n/locales/pl.json?part=qa'),
})
