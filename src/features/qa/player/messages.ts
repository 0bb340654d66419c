import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'qa.player.title', defaultMessage: 'Trace player' },
  lead: { id: 'qa.player.lead', defaultMessage: 'See what a tester saw, step by step. Nothing is sent or saved.' },
  traceFile: { id: 'qa.player.traceFile', defaultMessage: 'Trace' },
  secondFile: { id: 'qa.player.secondFile', defaultMessage: 'Trace to compare with' },
  types: { id: 'qa.player.types', defaultMessage: 'JSON' },
  unreadable: {
    id: 'qa.player.unreadable',
    defaultMessage: 'Couldn’t read this file as a trace. To see why, run “npm run replay” on it.',
  },
  opening: { id: 'qa.player.opening', defaultMessage: 'Opening the trace…' },
  secrets: {
    id: 'qa.player.secrets',
    defaultMessage:
      'This trace contains {count, plural, one {# personal value} other {# personal values}} and wasn’t opened. Delete the file and record again using “Save trace”.',
  },
  missing: {
    id: 'qa.player.missing',
    defaultMessage: 'This server has no trace called “{name}”. Choose the file instead.',
  },
  page: { id: 'qa.player.page', defaultMessage: 'Page {page} of this tab' },
  pageMissing: {
    id: 'qa.player.pageMissing',
    defaultMessage: 'Couldn’t open the recording of page {page}. Go back and use “Save trace” instead.',
  },
  copyLink: { id: 'qa.player.copyLink', defaultMessage: 'Copy link to this step' },
  copied: { id: 'qa.player.copied', defaultMessage: 'Link copied.' },
  copyFailed: { id: 'qa.player.copyFailed', defaultMessage: 'Couldn’t copy the link.' },
  identical: {
    id: 'qa.player.identical',
    defaultMessage: 'Identical: {count, plural, one {# step replays} other {all # steps replay}} as recorded.',
  },
  notCompared: {
    id: 'qa.player.notCompared',
    defaultMessage: 'Not verified: this file has no recorded states to compare with.',
  },
  diverged: {
    id: 'qa.player.diverged',
    defaultMessage: 'Replay differs at step {step}: this build doesn’t reach the recorded state.',
  },
  runAgain: {
    id: 'qa.player.runAgain',
    defaultMessage: 'Requests and automatic actions match the recording too.',
  },
  otherRequest: {
    id: 'qa.player.otherRequest',
    defaultMessage: 'After step {step}, this build sends {made} instead of {recorded}.',
  },
  noRequest: {
    id: 'qa.player.noRequest',
    defaultMessage: 'After step {step}, this build no longer sends {recorded}.',
  },
  newRequest: {
    id: 'qa.player.newRequest',
    defaultMessage: 'After step {step}, this build sends {made}, which isn’t in the recording.',
  },
  noAction: {
    id: 'qa.player.noAction',
    defaultMessage: 'This build no longer dispatches {recorded} at step {step}.',
  },
  newAction: {
    id: 'qa.player.newAction',
    defaultMessage: 'After step {step}, this build dispatches {made}, which isn’t in the recording.',
  },
  noEffect: { id: 'qa.player.noEffect', defaultMessage: 'After step {step}, this build no longer does {recorded}.' },
  newEffect: {
    id: 'qa.player.newEffect',
    defaultMessage: 'After step {step}, this build does {made}, which isn’t in the recording.',
  },
  moreDifferences: {
    id: 'qa.player.moreDifferences',
    defaultMessage: '{count, plural, one {There is # more difference.} other {There are # more differences.}}',
  },
  goToStep: { id: 'qa.player.goToStep', defaultMessage: 'Go to step {step}' },
  differs: { id: 'qa.player.differs', defaultMessage: 'The traces differ from step {step}.' },
  same: { id: 'qa.player.same', defaultMessage: 'The two traces are the same.' },
  play: { id: 'qa.player.play', defaultMessage: 'Play' },
  pause: { id: 'qa.player.pause', defaultMessage: 'Pause' },
  previous: { id: 'qa.player.previous', defaultMessage: 'Previous step' },
  next: { id: 'qa.player.next', defaultMessage: 'Next step' },
  nextError: { id: 'qa.player.nextError', defaultMessage: 'Next error' },
  timeline: { id: 'qa.player.timeline', defaultMessage: 'Timeline' },
  stepOf: { id: 'qa.player.stepOf', defaultMessage: 'Step {step} of {count}' },
  start: { id: 'qa.player.start', defaultMessage: 'Start' },
  steps: { id: 'qa.player.steps', defaultMessage: 'Steps' },
  search: { id: 'qa.player.search', defaultMessage: 'Search steps' },
  kind: { id: 'qa.player.kind', defaultMessage: 'Kind of step' },
  everyKind: { id: 'qa.player.everyKind', defaultMessage: 'All kinds' },
  everyStep: { id: 'qa.player.everyStep', defaultMessage: 'Show background steps' },
  found: { id: 'qa.player.found', defaultMessage: '{count, plural, one {# step} other {# steps}}' },
  error: { id: 'qa.player.error', defaultMessage: 'Error' },
  request: { id: 'qa.player.request', defaultMessage: 'Request' },
  navigation: { id: 'qa.player.navigation', defaultMessage: 'Page change' },
  action: { id: 'qa.player.action', defaultMessage: 'Action' },
  changed: { id: 'qa.player.changed', defaultMessage: 'Changes' },
  requests: { id: 'qa.player.requests', defaultMessage: 'Requests' },
  unchanged: { id: 'qa.player.unchanged', defaultMessage: 'This step didn’t change anything.' },
  noRequests: { id: 'qa.player.noRequests', defaultMessage: 'No requests at this step.' },
  blocked: { id: 'qa.player.blocked', defaultMessage: 'Blocked during replay: {name}' },
  recorded: { id: 'qa.player.recorded', defaultMessage: 'Recorded: {name}' },
  absent: { id: 'qa.player.absent', defaultMessage: 'not set' },
  crashed: { id: 'qa.player.crashed', defaultMessage: 'The screen crashed at this step: {error}' },
  screenOf: { id: 'qa.player.screenOf', defaultMessage: 'Recorded screen: {name}' },
  loading: { id: 'qa.player.loading', defaultMessage: 'Loading the trace' },
  keys: {
    id: 'qa.player.keys',
    defaultMessage:
      'Keyboard: ← → (or K and J) step back and forward, Home and End go to the start and the end, Space plays and pauses, / searches, N goes to the next error, D to the first difference. You can also search for a field and its value, such as status:409.',
  },
})
