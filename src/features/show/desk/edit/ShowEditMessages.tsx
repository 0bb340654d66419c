import { messagesPart } from '../../../../ui/kit/messagesPart'

/** The sentences of writing a show, which admins alone read. */
export const ShowEditMessages = messagesPart('show.edit', {
  en: () => import(/* webpackChunkName: "show-edit-messages" */ '../../../../i18n/locales/en.json?part=show.edit'),
  pl: () => import(/* webpackChunkName: "show-edit-messages" */ '../../../../i18n/locales/pl.json?part=show.edit'),
})
