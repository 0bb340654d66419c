import { messagesPart } from '../../../../ui/kit/messagesPart'

/** The sentences of runs that clash: most carts never need them. */
export const ClashMessagesPart = messagesPart('entry.clashes', {
  en: () => import(/* webpackChunkName: "clash-messages" */ '../../../../i18n/locales/en.json?part=entry.clashes'),
  pl: () => import(/* webpackChunkName: "clash-messages" */ '../../../../i18n/locales/pl.json?part=entry.clashes'),
})
