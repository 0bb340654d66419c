import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of households, which come with the part that says them. */
export const HouseholdMessagesPart = messagesPart('account.household', {
  en: () => import(/* webpackChunkName: "own-data" */ '../../../i18n/locales/en.json?part=account.household'),
  pl: () => import(/* webpackChunkName: "own-data" */ '../../../i18n/locales/pl.json?part=account.household'),
})
