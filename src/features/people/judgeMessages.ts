import { defineMessages } from '../../i18n/defineMessages'

/** The public page of a judge. */
export const judgeMessages = defineMessages({
  title: { id: 'people.judge.title', defaultMessage: 'Judge' },
  lead: { id: 'people.judge.lead', defaultMessage: 'Shows judged, with published results.' },
  shows: { id: 'people.judge.shows', defaultMessage: 'Shows judged' },
  classes: {
    id: 'people.judge.classes',
    defaultMessage: '{classes, plural, one {# class with results} other {# classes with results}}',
  },
  none: { id: 'people.judge.none', defaultMessage: 'No published results yet' },
  noneText: {
    id: 'people.judge.noneText',
    defaultMessage: 'The shows that {name} judges appear here once their results are published.',
  },
  loading: { id: 'people.judge.loading', defaultMessage: 'Loading the judge' },
  failed: { id: 'people.judge.failed', defaultMessage: 'Couldn’t load the judge' },
  failedText: { id: 'people.judge.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'people.judge.missing', defaultMessage: 'Judge not found' },
  missingText: {
    id: 'people.judge.missingText',
    defaultMessage: 'Check the address, or find the judge at their show.',
  },
  toShows: { id: 'people.judge.toShows', defaultMessage: 'All shows' },
})
