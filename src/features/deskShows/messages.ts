import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'deskShows.title', defaultMessage: 'Shows at the desk' },
  lead: {
    id: 'deskShows.lead',
    defaultMessage: 'Every show you work on, from its first draft to the day after.',
  },
  loading: { id: 'deskShows.loading', defaultMessage: 'Loading shows' },
  failed: { id: 'deskShows.failed', defaultMessage: 'We couldn’t load the shows' },
  failedText: { id: 'deskShows.failedText', defaultMessage: 'Check your connection and try again.' },
  search: { id: 'deskShows.search', defaultMessage: 'Name or town' },
  state: { id: 'deskShows.state', defaultMessage: 'State' },
  anyState: { id: 'deskShows.anyState', defaultMessage: 'Any state' },
  none: { id: 'deskShows.none', defaultMessage: 'No shows here' },
  noneText: {
    id: 'deskShows.noneText',
    defaultMessage: 'None of your shows match. Clear the search to see all of them.',
  },
  empty: { id: 'deskShows.empty', defaultMessage: 'The shows that you write, approve or judge will appear here.' },
  clear: { id: 'deskShows.clear', defaultMessage: 'Clear the search' },
  more: { id: 'deskShows.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'deskShows.moreFailed', defaultMessage: 'We couldn’t load more shows. Try again.' },
  add: { id: 'deskShows.add', defaultMessage: 'New show' },
  waits: { id: 'deskShows.waits', defaultMessage: 'Waits for you' },
  stateDraft: { id: 'deskShows.stateDraft', defaultMessage: 'Draft' },
  stateSubmitted: { id: 'deskShows.stateSubmitted', defaultMessage: 'Submitted' },
  stateReturned: { id: 'deskShows.stateReturned', defaultMessage: 'Returned' },
  stateApproved: { id: 'deskShows.stateApproved', defaultMessage: 'Approved' },
  statePublished: { id: 'deskShows.statePublished', defaultMessage: 'Published' },
  stateFinished: { id: 'deskShows.stateFinished', defaultMessage: 'Finished' },
  stateCancelled: { id: 'deskShows.stateCancelled', defaultMessage: 'Cancelled' },
})

export const showMessages = defineMessages({
  missing: { id: 'deskShows.missing', defaultMessage: 'There is no such show here' },
  missingText: {
    id: 'deskShows.missingText',
    defaultMessage: 'It may be somebody else’s draft, or its address may have changed.',
  },
  all: { id: 'deskShows.all', defaultMessage: 'All shows' },
  progress: { id: 'deskShows.progress', defaultMessage: 'How far the show has come' },
  facts: { id: 'deskShows.facts', defaultMessage: 'The show' },
  dates: { id: 'deskShows.dates', defaultMessage: 'Dates' },
  place: { id: 'deskShows.place', defaultMessage: 'Place' },
  author: { id: 'deskShows.author', defaultMessage: 'Author' },
  nobody: { id: 'deskShows.nobody', defaultMessage: 'Nobody yet' },
  judges: { id: 'deskShows.judges', defaultMessage: 'Judges' },
  classes: { id: 'deskShows.classes', defaultMessage: 'Classes' },
  places: { id: 'deskShows.places', defaultMessage: 'Places' },
  entries: { id: 'deskShows.entries', defaultMessage: 'Entries' },
  edit: { id: 'deskShows.edit', defaultMessage: 'Edit' },
  history: { id: 'deskShows.history', defaultMessage: 'History' },
  publicPage: { id: 'deskShows.publicPage', defaultMessage: 'See it as members do' },
  approvers: { id: 'deskShows.approvers', defaultMessage: 'Approvers' },
  noApprovers: { id: 'deskShows.noApprovers', defaultMessage: 'This show has no approvers yet.' },
  agreed: { id: 'deskShows.agreed', defaultMessage: 'Agreed on {day}' },
  returned: { id: 'deskShows.returned', defaultMessage: 'Returned on {day}' },
  undecided: { id: 'deskShows.undecided', defaultMessage: 'No decision yet' },
  noAccount: { id: 'deskShows.noAccount', defaultMessage: 'No account, so can’t agree' },
  you: { id: 'deskShows.you', defaultMessage: '{name} (you)' },
  next: { id: 'deskShows.next', defaultMessage: 'What comes next' },
  nextDraft: {
    id: 'deskShows.nextDraft',
    defaultMessage: 'Members can’t see a draft. Submit it when it’s ready for its approvers.',
  },
  nextReturned: {
    id: 'deskShows.nextReturned',
    defaultMessage: 'An approver has asked for a change. Submit the show again once it’s made.',
  },
  nextSubmitted: {
    id: 'deskShows.nextSubmitted',
    defaultMessage: 'Every approver has to agree. Until then, nobody else can see the show.',
  },
  nextApproved: {
    id: 'deskShows.nextApproved',
    defaultMessage: 'Everybody has agreed. Members will see the show once you publish it.',
  },
  nextPublished: {
    id: 'deskShows.nextPublished',
    defaultMessage: 'Members can see this show. Entries open and close automatically.',
  },
  nextFinished: { id: 'deskShows.nextFinished', defaultMessage: 'This show is over.' },
  nextCancelled: { id: 'deskShows.nextCancelled', defaultMessage: 'This show was cancelled.' },
  submit: { id: 'deskShows.submit', defaultMessage: 'Submit for approval' },
  recall: { id: 'deskShows.recall', defaultMessage: 'Take back' },
  agree: { id: 'deskShows.agree', defaultMessage: 'Agree' },
  return: { id: 'deskShows.return', defaultMessage: 'Return to its author' },
  publish: { id: 'deskShows.publish', defaultMessage: 'Publish' },
  remarks: { id: 'deskShows.remarks', defaultMessage: 'What has to be changed' },
  remarksHint: {
    id: 'deskShows.remarksHint',
    defaultMessage: 'The author and the other approvers will read this.',
  },
  remarksShort: {
    id: 'deskShows.remarksShort',
    defaultMessage: 'Write a sentence, so that the author knows what to change.',
  },
  changed: {
    id: 'deskShows.changed',
    defaultMessage: 'Somebody has changed this show in the meantime. Check it again, then decide.',
  },
  cancel: { id: 'deskShows.cancel', defaultMessage: 'Cancel the show' },
  cancelTitle: { id: 'deskShows.cancelTitle', defaultMessage: 'Cancel {show}?' },
  cancelText: {
    id: 'deskShows.cancelText',
    defaultMessage: 'This can’t be undone. Everybody who entered will be told, with your reason.',
  },
  cancelKeep: { id: 'deskShows.cancelKeep', defaultMessage: 'Keep the show' },
  cancelNobody: { id: 'deskShows.cancelNobody', defaultMessage: 'Nobody has paid for an entry.' },
  cancelRefunds: {
    id: 'deskShows.cancelRefunds',
    defaultMessage:
      '{members, plural, one {# member gets} other {# members get}} {amounts} back, for {entries, plural, one {# entry} other {# entries}}.',
  },
  cancelFree: {
    id: 'deskShows.cancelFree',
    defaultMessage:
      '{entries, plural, one {# entry that cost nothing is} other {# entries that cost nothing are}} withdrawn.',
  },
  cancelHeld: {
    id: 'deskShows.cancelHeld',
    defaultMessage:
      '{held, plural, one {# checkout is} other {# checkouts are}} ended. Nothing was paid for {held, plural, one {it} other {them}}.',
  },
  reason: { id: 'deskShows.reason', defaultMessage: 'Why is it cancelled?' },
  reasonShort: {
    id: 'deskShows.reasonShort',
    defaultMessage: 'Write a sentence: everybody who entered will read it.',
  },
})
