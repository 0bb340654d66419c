import { messagesPart } from '../../ui/kit/messagesPart'

/** The sentences of the testers' tools, which only testers load. */
export const QaMessages = messagesPart('qa', {
  en: () => import(/* webpackChunkName: "qa-words" */ '../../i18n/locales/en.json?part=qa'),
  pl: () => import(/* webpackChunkName: "qa-words" */ '../../i18n/locales/pl.json?part=qa'),
})
