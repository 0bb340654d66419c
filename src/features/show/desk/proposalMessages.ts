import { defineMessages } from '../../../i18n/defineMessages'

export const proposalMessages = defineMessages({
  public: {
    id: 'show.edit.proposal.public',
    defaultMessage: 'Change proposed, not yet agreed. Until then, the show is as below.',
  },
  title: { id: 'show.edit.proposal.title', defaultMessage: 'Proposed change' },
  made: {
    id: 'show.edit.proposal.made',
    defaultMessage: 'Proposed by {by}, {day}, {time}. Members see the show as it was until every approver has agreed.',
  },
  unknown: { id: 'show.edit.proposal.unknown', defaultMessage: 'a deleted account' },
  entries: {
    id: 'show.edit.proposal.entries',
    defaultMessage:
      '{entries, plural, =0 {No paid entries are affected.} one {# paid entry is affected. Its member is emailed when the change takes effect.} other {# paid entries are affected. Their members are emailed when the change takes effect.}}',
  },
  you: { id: 'show.edit.proposal.you', defaultMessage: '{name} (you)' },
  agreed: { id: 'show.edit.proposal.agreed', defaultMessage: 'Agreed' },
  undecided: { id: 'show.edit.proposal.undecided', defaultMessage: 'Not agreed yet' },
  agree: { id: 'show.edit.proposal.agree', defaultMessage: 'Agree to the change' },
  withdraw: { id: 'show.edit.proposal.withdraw', defaultMessage: 'Withdraw the change' },
  return: { id: 'show.edit.proposal.return', defaultMessage: 'Return the change' },
  remarks: { id: 'show.edit.proposal.remarks', defaultMessage: 'What needs changing' },
  remarksHint: { id: 'show.edit.proposal.remarksHint', defaultMessage: 'The author and the other approvers read this' },
  remarksShort: {
    id: 'show.edit.proposal.remarksShort',
    defaultMessage: 'Write a sentence so the author knows what to change.',
  },
})
