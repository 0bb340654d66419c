import { messagesPart } from '../../../../ui/kit/messagesPart'

/** The sentences of the choice of what an entry becomes. */
export const ChoiceMessages = messagesPart('entryChange', {
  en: () => import(/* webpackChunkName: "entry-change-messages" */ '../../../../i18n/locales/en.json?part=entryChange'),
  pl: () => import(/* webpackChunkName: "entry-change-messages" */ '../../../../i18n/locales/pl.json?part=entryChange'),
})
