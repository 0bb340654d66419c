import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of measurements, at the desk and for keepers. */
export const MeasuringMessages = messagesPart('dog.measuring', {
  en: () => import(/* webpackChunkName: "measuring-messages" */ '../../../i18n/locales/en.json?part=dog.measuring'),
  pl: () => import(/* webpackChunkName: "measuring-messages" */ '../../../i18n/locales/pl.json?part=dog.measuring'),
})
