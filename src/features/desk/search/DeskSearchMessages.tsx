import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of the desk's search, which loads when it is first opened. */
export const DeskSearchMessages = messagesPart('desk.search', {
  en: () => import(/* webpackChunkName: "desk-search-messages" */ '../../../i18n/locales/en.json?part=desk.search'),
  pl: () => import(/* webpackChunkName: "desk-search-messages" */ '../../../i18n/locales/pl.json?part=desk.search'),
})
