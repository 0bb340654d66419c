import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of a show's entries, which only its organisers open. */
export const ShowEntryMessages = messagesPart('entry.desk', {
  en: () => import(/* webpackChunkName: "show-entry-messages" */ '../../../i18n/locales/en.json?part=entry.desk'),
  pl: () => import(/* webpackChunkName: "show-entry-messages" */ '../../../i18n/locales/pl.json?part=entry.desk'),
})
