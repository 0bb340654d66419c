import { messagesPart } from '../../ui/kit/messagesPart'

/** The sentences of people named by shows, which few members ever open. */
export const DeskPeopleMessages = messagesPart('people', {
  en: () => import(/* webpackChunkName: "desk-show-messages" */ '../../i18n/locales/en.json?part=people'),
  pl: () => import(/* webpackChunkName: "desk-show-messages" */ '../../i18n/locales/pl.json?part=people'),
})
