import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  label: { id: 'qa.recorder.label', defaultMessage: 'Trace recorder' },
  recording: {
    id: 'qa.recorder.recording',
    defaultMessage: 'Recording: {count, plural, one {# action} other {# actions}}',
  },
  save: { id: 'qa.recorder.save', defaultMessage: 'Save trace' },
  play: { id: 'qa.recorder.play', defaultMessage: 'Open in the player' },
  earlier: { id: 'qa.recorder.earlier', defaultMessage: 'Save earlier pages ({count})' },
  earlierRefused: {
    id: 'qa.recorder.earlierRefused',
    defaultMessage:
      '{count, plural, one {Couldn’t save page {pages}. Its replay differs, or personal data would be left in it.} other {Couldn’t save pages {pages}. Their replays differ, or personal data would be left in them.}}',
  },
  stop: { id: 'qa.recorder.stop', defaultMessage: 'Stop' },
  saved: {
    id: 'qa.recorder.saved',
    defaultMessage:
      'Trace saved. {count, plural, =0 {It had no personal data.} one {# personal value was replaced.} other {# personal values were replaced.}}',
  },
  diverged: {
    id: 'qa.recorder.diverged',
    defaultMessage: 'Trace not saved: its replay differs at step {step} ({type}).',
  },
  secret: {
    id: 'qa.recorder.secret',
    defaultMessage: 'Trace not saved: personal data would be left in it.',
  },
})
