import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences of the page of a show's results, which come with it. */
export const ShowResultsMessages = messagesPart('show.results', {
  en: () => import(/* webpackChunkName: "show-results-messages" */ '../../../i18n/locales/en.json?part=show.results'),
  pl: () => import(/* webpackChunkName: "show-results-messages" */ '../../../i18n/locales/pl.json?part=show.results'),
})
