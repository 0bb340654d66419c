import { messagesPart } from '../../ui/kit/messagesPart'

/** The sentences of the dialog that changes an entry. */
export const ChangeMessages = messagesPart('entryChange', {
  en: () => import(/* webpackChunkName: "entry-change-messages" */ '../../i18n/locales/en.json?part=entryChange'),
  pl: () => import(/* webpackChunkName: "entry-change-messages" */ '../../i18n/locales/pl.json?part=entryChange'),
})
