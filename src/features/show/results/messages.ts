import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  ownDogs: { id: 'show.results.ownDogs', defaultMessage: 'Your dogs' },
  podiumOf: { id: 'show.results.podiumOf', defaultMessage: 'Podium: {cls}' },
  allOfClass: {
    id: 'show.results.allOfClass',
    defaultMessage: '{count, plural, one {Show # result} other {Show all # results}}',
  },
  hideAll: { id: 'show.results.hideAll', defaultMessage: 'Hide results' },
  resultsTitle: { id: 'show.results.resultsTitle', defaultMessage: 'Results: {show}' },
  find: { id: 'show.results.find', defaultMessage: 'Number, dog or handler' },
  foundCount: { id: 'show.results.foundCount', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  mostFound: {
    id: 'show.results.mostFound',
    defaultMessage: 'The first {count} results. Type more of the name to narrow them down.',
  },
  noneFound: { id: 'show.results.noneFound', defaultMessage: 'No results match “{text}”' },
  noneFoundText: {
    id: 'show.results.noneFoundText',
    defaultMessage: 'Check the spelling, or try just part of the name. Junior handlers’ names aren’t shown.',
  },
  clearSearch: { id: 'show.results.clearSearch', defaultMessage: 'Clear search' },
  noResults: { id: 'show.results.noResults', defaultMessage: 'No results yet' },
  noResultsText: {
    id: 'show.results.noResultsText',
    defaultMessage: 'Results appear here class by class, as soon as they’re published.',
  },
  toShow: { id: 'show.results.toShow', defaultMessage: 'Back to the show' },
})
