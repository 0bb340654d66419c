import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of what the desk adds to a show, which only its organisers open. */
export const DeskAddMessages = messagesPart('entry.add', {
  en: () => import(/* webpackChunkName: "desk-add-messages" */ '../../../i18n/locales/en.json?part=entry.add'),
  pl: () => import(/* webpackChunkName: "desk-add-messages" */ '../../../i18n/locales/pl.json?part=entry.add'),
})
