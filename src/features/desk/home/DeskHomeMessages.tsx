import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of the desk's first page. */
export const DeskHomeMessages = messagesPart('deskHome', {
  en: () => import(/* webpackChunkName: "desk-home-messages" */ '../../../i18n/locales/en.json?part=deskHome'),
  pl: () => import(/* webpackChunkName: "desk-home-messages" */ '../../../i18n/locales/pl.json?part=deskHome'),
})
