import { messagesPart } from '../../../../ui/kit/messagesPart'

/** The sentences of the choice of what an entry becomes. */
export const ChoiceMessages = messagesPart('entry.choice', {
  en: () =>
    import(/* webpackChunkName: "entry-change-messages" */ '../../../../i18n/locales/en.json?part=entry.choice'),
  pl: () =>
    import(/* webpackChunkName: "entry-change-messages" */ '../../../../i18n/locales/pl.json?part=entry.choice'),
})
