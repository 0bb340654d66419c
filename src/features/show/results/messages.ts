import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  ownDogs: { id: 'showResults.ownDogs', defaultMessage: 'Your dogs' },
  podiumOf: { id: 'showResults.podiumOf', defaultMessage: 'The first three: {cls}' },
  allOfClass: {
    id: 'showResults.allOfClass',
    defaultMessage: '{count, plural, one {Show # result} other {Show all # results}}',
  },
  hideAll: { id: 'showResults.hideAll', defaultMessage: 'Hide results' },
  resultsTitle: { id: 'showResults.resultsTitle', defaultMessage: 'Results: {show}' },
  find: { id: 'showResults.find', defaultMessage: 'Dog or handler' },
  foundCount: { id: 'showResults.foundCount', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  mostFound: {
    id: 'showResults.mostFound',
    defaultMessage: 'The first {count} results. Type more of the name to narrow them down.',
  },
  noneFound: { id: 'showResults.noneFound', defaultMessage: 'No results match “{text}”' },
  noneFoundText: {
    id: 'showResults.noneFoundText',
    defaultMessage: 'Check the spelling, or try just part of the name. Junior handlers’ names aren’t shown.',
  },
  clearSearch: { id: 'showResults.clearSearch', defaultMessage: 'Clear search' },
  noResults: { id: 'showResults.noResults', defaultMessage: 'No results yet' },
  noResultsText: {
    id: 'showResults.noResultsText',
    defaultMessage: 'Results appear here class by class, as soon as they’re published.',
  },
  toShow: { id: 'showResults.toShow', defaultMessage: 'Back to the show' },
})
