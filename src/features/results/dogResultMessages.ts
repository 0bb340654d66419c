import { defineMessages } from '../../i18n/defineMessages'

/** The results of a dog, as everyone sees them. */
export const dogResultMessages = defineMessages({
  title: { id: 'results.runs.ofDogTitle', defaultMessage: 'Results' },
  tab: { id: 'results.runs.ofDogTab', defaultMessage: 'Results of {dog}' },
  none: { id: 'results.runs.ofDogNone', defaultMessage: 'No published results yet' },
  noneText: { id: 'results.runs.ofDogNoneText', defaultMessage: 'Runs appear here once their results are published.' },
  loading: { id: 'results.runs.ofDogLoading', defaultMessage: 'Loading results' },
  failed: { id: 'results.runs.ofDogFailed', defaultMessage: 'Couldn’t load the results' },
  failedText: { id: 'results.runs.ofDogFailedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'results.runs.ofDogMissing', defaultMessage: 'No public results here' },
  missingText: {
    id: 'results.runs.ofDogMissingText',
    defaultMessage: 'The address may be wrong, or the owner doesn’t show this dog’s results.',
  },
  toShows: { id: 'results.runs.ofDogToShows', defaultMessage: 'All shows' },
})

/** Where its owner decides about that. */
export const showResultMessages = defineMessages({
  heading: { id: 'dog.results.heading', defaultMessage: 'Public results' },
  hidden: {
    id: 'dog.results.hidden',
    defaultMessage: 'Only you and the dog’s manager see all its results in one place. You can show them to everyone.',
  },
  shown: { id: 'dog.results.shown', defaultMessage: 'Everyone can see {dog}’s published results:' },
  link: { id: 'dog.results.link', defaultMessage: 'Public results of {dog}' },
  show: { id: 'dog.results.show', defaultMessage: 'Show results to everyone' },
  hide: { id: 'dog.results.hide', defaultMessage: 'Hide results' },
})
