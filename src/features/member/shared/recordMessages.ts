import { defineMessages } from '../../../i18n/defineMessages'

export const kindMessages = defineMessages({
  adult: { id: 'member.kinds.adult', defaultMessage: 'Adult' },
  junior: { id: 'member.kinds.junior', defaultMessage: 'Junior' },
  family: { id: 'member.kinds.family', defaultMessage: 'Family' },
  honorary: { id: 'member.kinds.honorary', defaultMessage: 'Honorary' },
  life: { id: 'member.kinds.life', defaultMessage: 'Life' },
})

export const wayMessages = defineMessages({
  cash: { id: 'member.ways.cash', defaultMessage: 'Cash' },
  card_reader: { id: 'member.ways.cardReader', defaultMessage: 'Card reader' },
  transfer: { id: 'member.ways.transfer', defaultMessage: 'Transfer' },
  free: { id: 'member.ways.free', defaultMessage: 'Free' },
})

export const recordMessages = defineMessages({
  open: { id: 'member.record.open', defaultMessage: 'Record membership' },
  title: { id: 'member.record.title', defaultMessage: 'Record a membership' },
  kind: { id: 'member.record.kind', defaultMessage: 'Kind' },
  byYear: { id: 'member.record.byYear', defaultMessage: 'by the year' },
  underAge: { id: 'member.record.underAge', defaultMessage: 'under {years}' },
  forFamily: { id: 'member.record.forFamily', defaultMessage: 'one payer' },
  covers: { id: 'member.record.covers', defaultMessage: 'Also covers {names}.' },
  familyLater: {
    id: 'member.record.familyLater',
    defaultMessage: 'You can add the rest of the family on this page afterwards.',
  },
  noPayment: { id: 'member.record.noPayment', defaultMessage: 'no payment' },
  plan: { id: 'member.record.plan', defaultMessage: 'Years' },
  noFee: {
    id: 'member.record.noFee',
    defaultMessage:
      'There’s no membership fee in the club’s currency, so you can’t record a paid membership. Add a fee first.',
  },
  fees: { id: 'member.record.fees', defaultMessage: 'Membership fees' },
  years: { id: 'member.record.years', defaultMessage: '{years, plural, one {# year} other {# years}}' },
  way: { id: 'member.record.way', defaultMessage: 'How it was paid' },
  birthDate: { id: 'member.record.birthDate', defaultMessage: 'Date of birth' },
  birthDateInvalid: {
    id: 'member.record.birthDateInvalid',
    defaultMessage: 'A junior is under {years}. Enter such a date of birth, or choose another kind.',
  },
  receivedOn: { id: 'member.record.receivedOn', defaultMessage: 'Date on the bank statement' },
  receivedOnInvalid: {
    id: 'member.record.receivedOnInvalid',
    defaultMessage: 'Enter the date shown on the bank statement, today at the latest.',
  },
  reason: { id: 'member.record.reason', defaultMessage: 'Reason' },
  note: { id: 'member.record.note', defaultMessage: 'Note (optional)' },
  reasonHint: { id: 'member.record.reasonHint', defaultMessage: 'The member can read it. At least 10 characters.' },
  emailed: { id: 'member.record.emailed', defaultMessage: 'We’ll email the member.' },
  noteHint: { id: 'member.record.noteHint', defaultMessage: 'The member reads it on the receipt.' },
  reasonInvalid: { id: 'member.record.reasonInvalid', defaultMessage: 'Write at least 10 characters.' },
  quotePaid: { id: 'member.record.quotePaid', defaultMessage: 'Active until {day}. {price}, {way}.' },
  quoteFree: { id: 'member.record.quoteFree', defaultMessage: 'Active until {day}, free of charge.' },
  quoteEndless: { id: 'member.record.quoteEndless', defaultMessage: 'Active with no last day.' },
  fromRenewal: { id: 'member.record.fromRenewal', defaultMessage: 'Counted from the renewal date, {day}.' },
  fromPause: {
    id: 'member.record.fromPause',
    defaultMessage:
      'This resumes the paused membership, so the {days, plural, one {# day} other {# days}} left come first.',
  },
  fromToday: { id: 'member.record.fromToday', defaultMessage: 'Counted from today.' },
  receiptGoes: { id: 'member.record.receiptGoes', defaultMessage: 'The receipt goes to {email}.' },
  action: { id: 'member.record.action', defaultMessage: 'Record {price}' },
  actionFree: { id: 'member.record.actionFree', defaultMessage: 'Record' },
  changed: {
    id: 'member.record.changed',
    defaultMessage: 'Something has changed since this page loaded, so nothing was recorded. Check the new figures.',
  },
  done: {
    id: 'member.record.done',
    defaultMessage: 'Recorded. {endless, select, yes {The membership has no last day.} other {Active until {day}.}}',
  },
})
