import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of the desk's shows, which few members ever open. */
export const DeskShowMessages = messagesPart('show.desk', {
  en: () => import(/* webpackChunkName: "desk-show-messages" */ '../../../i18n/locales/en.json?part=show.desk'),
  pl: () => import(/* webpackChunkName: "desk-show-messages" */ '../../../i18n/locales/pl.json?part=show.desk'),
})
