import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of the desk's search, which loads when it is first opened. */
export const DeskSearchMessages = messagesPart('deskSearch', {
  en: () => import(/* webpackChunkName: "desk-search-messages" */ '../../../i18n/locales/en.json?part=deskSearch'),
  pl: () => import(/* webpackChunkName: "desk-search-messages" */ '../../../i18n/locales/pl.json?part=deskSearch'),
})
