import { defineMessages } from '../../i18n/defineMessages'

/** The public page of a judge. */
export const judgeMessages = defineMessages({
  title: { id: 'judge.page.title', defaultMessage: 'Judge' },
  lead: { id: 'judge.page.lead', defaultMessage: 'Shows judged, with published results.' },
  shows: { id: 'judge.page.shows', defaultMessage: 'Shows judged' },
  classes: {
    id: 'judge.page.classes',
    defaultMessage: '{classes, plural, one {# class with results} other {# classes with results}}',
  },
  none: { id: 'judge.page.none', defaultMessage: 'No published results yet' },
  noneText: {
    id: 'judge.page.noneText',
    defaultMessage: 'The shows that {name} judges appear here once their results are published.',
  },
  loading: { id: 'judge.page.loading', defaultMessage: 'Loading the judge' },
  failed: { id: 'judge.page.failed', defaultMessage: 'Couldn’t load the judge' },
  failedText: { id: 'judge.page.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'judge.page.missing', defaultMessage: 'Judge not found' },
  missingText: { id: 'judge.page.missingText', defaultMessage: 'Check the address, or find the judge at their show.' },
  toShows: { id: 'judge.page.toShows', defaultMessage: 'All shows' },
})
