import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of the desk's first page. */
export const DeskHomeMessages = messagesPart('desk.home', {
  en: () => import(/* webpackChunkName: "desk-home-messages" */ '../../../i18n/locales/en.json?part=desk.home'),
  pl: () => import(/* webpackChunkName: "desk-home-messages" */ '../../../i18n/locales/pl.json?part=desk.home'),
})
