import type { TravelKind } from '#contract/money/judgeContract'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.contracts.title', defaultMessage: 'Judges’ contracts' },
  noJudges: { id: 'money.contracts.noJudges', defaultMessage: 'This show has no judges yet.' },
  cancelled: {
    id: 'money.contracts.cancelled',
    defaultMessage:
      'This show is cancelled. Its contracts still count as costs: change or remove those that no longer apply.',
  },
  judge: { id: 'money.contracts.judge', defaultMessage: 'Judge' },
  fee: { id: 'money.contracts.fee', defaultMessage: 'Fee' },
  travel: { id: 'money.contracts.travel', defaultMessage: 'Travel' },
  state: { id: 'money.contracts.state', defaultMessage: 'Status' },
  actions: { id: 'money.contracts.actions', defaultMessage: 'Actions' },
  classes: {
    id: 'money.contracts.classes',
    defaultMessage: '{classes, plural, =0 {No classes yet} one {# class} other {# classes}}',
  },
  replaced: { id: 'money.contracts.replaced', defaultMessage: 'No longer a judge of this show' },
  own: { id: 'money.contracts.own', defaultMessage: 'Only another admin can change your contract' },
  missing: { id: 'money.contracts.missing', defaultMessage: 'Not recorded' },
  draft: { id: 'money.contracts.draft', defaultMessage: 'Draft' },
  signed: { id: 'money.contracts.signed', defaultMessage: 'Signed' },
  outdated: { id: 'money.contracts.outdated', defaultMessage: 'The show has changed since it was signed' },
  record: { id: 'money.contracts.record', defaultMessage: 'Record' },
  recordNamed: { id: 'money.contracts.recordNamed', defaultMessage: 'Record the contract with {judge}' },
  edit: { id: 'money.contracts.edit', defaultMessage: 'Edit' },
  editNamed: { id: 'money.contracts.editNamed', defaultMessage: 'Edit the contract with {judge}' },
  more: { id: 'money.contracts.more', defaultMessage: 'More' },
  moreNamed: { id: 'money.contracts.moreNamed', defaultMessage: 'More actions for the contract with {judge}' },
  english: { id: 'money.contracts.english', defaultMessage: 'PDF in English' },
  polish: { id: 'money.contracts.polish', defaultMessage: 'PDF in Polish' },
})

export const travelMessages = defineMessages({
  none: { id: 'money.contracts.travel.none', defaultMessage: 'Not refunded' },
  fixed: { id: 'money.contracts.travel.fixed', defaultMessage: 'Fixed sum' },
  receipts: { id: 'money.contracts.travel.receipts', defaultMessage: 'Against receipts, up to a limit' },
}) satisfies Record<TravelKind, unknown>

export const termsMessages = defineMessages({
  title: { id: 'money.contracts.terms.title', defaultMessage: 'Contract with {judge}' },
  text: {
    id: 'money.contracts.terms.text',
    defaultMessage: 'The fee and travel count as costs of the show. With receipts, travel counts with its limit.',
  },
  fee: { id: 'money.contracts.terms.fee', defaultMessage: 'Fee for the whole show in {currency}' },
  feeHint: { id: 'money.contracts.terms.feeHint', defaultMessage: 'Enter 0 if there is no fee' },
  travelKind: { id: 'money.contracts.terms.travelKind', defaultMessage: 'Travel' },
  travel: { id: 'money.contracts.terms.travel', defaultMessage: 'Amount for travel in {currency}' },
  amountInvalid: { id: 'money.contracts.terms.amountInvalid', defaultMessage: 'Enter an amount, such as 80.00' },
  provided: { id: 'money.contracts.terms.provided', defaultMessage: 'Meals, accommodation and the like' },
  providedHint: {
    id: 'money.contracts.terms.providedHint',
    defaultMessage: 'Optional. It appears in the contract as you write it.',
  },
  listed: {
    id: 'money.contracts.terms.listed',
    defaultMessage:
      'A fee or travel of this judge is already listed under Costs. Remove it first, so that it doesn’t count twice.',
  },
  stale: {
    id: 'money.contracts.terms.stale',
    defaultMessage: 'Someone else has changed this contract. Close the form and open it again to see their changes.',
  },
  action: { id: 'money.contracts.terms.action', defaultMessage: 'Save contract' },
})

export const signMessages = defineMessages({
  open: { id: 'money.contracts.sign.open', defaultMessage: 'Mark as signed' },
  title: { id: 'money.contracts.sign.title', defaultMessage: 'Mark the contract with {judge} as signed?' },
  text: {
    id: 'money.contracts.sign.text',
    defaultMessage: 'To change it afterwards, reopen it first.',
  },
  signedOn: { id: 'money.contracts.sign.signedOn', defaultMessage: 'Date of the last signature' },
  dayInvalid: { id: 'money.contracts.sign.dayInvalid', defaultMessage: 'Enter the date of the last signature' },
})

export const reopenMessages = defineMessages({
  open: { id: 'money.contracts.reopen.open', defaultMessage: 'Reopen' },
  title: { id: 'money.contracts.reopen.title', defaultMessage: 'Reopen the contract with {judge}?' },
  text: {
    id: 'money.contracts.reopen.text',
    defaultMessage: 'It becomes a draft that can be changed, and has to be signed again.',
  },
  reason: { id: 'money.contracts.reopen.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'money.contracts.reopen.reasonHint', defaultMessage: 'It is kept in the history of changes.' },
  reasonShort: { id: 'money.contracts.reopen.reasonShort', defaultMessage: 'Enter at least 10 characters.' },
  action: { id: 'money.contracts.reopen.action', defaultMessage: 'Reopen contract' },
})

export const removeMessages = defineMessages({
  open: { id: 'money.contracts.remove.open', defaultMessage: 'Remove' },
  title: { id: 'money.contracts.remove.title', defaultMessage: 'Remove the contract with {judge}?' },
  text: { id: 'money.contracts.remove.text', defaultMessage: 'Its costs are removed from the settlement as well.' },
  action: { id: 'money.contracts.remove.action', defaultMessage: 'Remove contract' },
  keep: { id: 'money.contracts.remove.keep', defaultMessage: 'Keep contract' },
})
