import type { MessageDescriptor } from 'react-intl'
import type { MovementReason } from '#contract/money/movementLists'
import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  heading: { id: 'money.movements.heading', defaultMessage: 'At the payment provider' },
  lead: {
    id: 'money.movements.lead',
    defaultMessage: 'Disputes, failed refunds and refunds made on the provider’s website, in the last 90 days.',
  },
  failed: { id: 'money.movements.failed', defaultMessage: 'Couldn’t load what happened at the payment provider' },
  failedText: { id: 'money.movements.failedText', defaultMessage: 'Check your connection and try again.' },
  facts: {
    id: 'money.movements.facts',
    defaultMessage: '{payer}, purchase {number}, {day}',
    description: '{day}: on which we learnt of it',
  },
  fee: { id: 'money.movements.fee', defaultMessage: 'Dispute fee: {fee}.' },
})

export const titleMessages = defineMessages({
  refund_failed: { id: 'money.movements.refundFailed', defaultMessage: 'Refund of {amount} failed' },
  refund_outside: {
    id: 'money.movements.refundOutside',
    defaultMessage: '{amount} refunded on the provider’s website',
  },
  dispute: { id: 'money.movements.dispute', defaultMessage: 'Payment of {amount} disputed' },
})

export const stateMessages = defineMessages({
  sent: { id: 'money.movements.states.sent', defaultMessage: 'Refunded' },
  failed: { id: 'money.movements.states.failed', defaultMessage: 'Failed' },
  owed: { id: 'money.movements.states.owed', defaultMessage: 'To be sent' },
  sentAgain: { id: 'money.movements.states.sentAgain', defaultMessage: 'Sent' },
  needs_response: { id: 'money.movements.states.needsResponse', defaultMessage: 'Answer needed' },
  under_review: { id: 'money.movements.states.underReview', defaultMessage: 'Under review' },
  won: { id: 'money.movements.states.won', defaultMessage: 'Won' },
  lost: { id: 'money.movements.states.lost', defaultMessage: 'Lost' },
  closed: { id: 'money.movements.states.closed', defaultMessage: 'Closed' },
})

/** What it means, and what to do. */
export const adviceMessages = defineMessages({
  owed: {
    id: 'money.movements.advice.owed',
    defaultMessage: 'The member hasn’t received the money. Send it by bank transfer, then <a>mark it as sent</a>.',
  },
  sentAgain: { id: 'money.movements.advice.sentAgain', defaultMessage: 'Sent another way on {day}.' },
  failed: {
    id: 'money.movements.advice.failed',
    defaultMessage: 'The refund didn’t reach the member, and the money is in your account at the provider again.',
  },
  entriesStay: {
    id: 'money.movements.advice.entriesStay',
    defaultMessage:
      'The entries are still valid. If they shouldn’t be, withdraw them. The member won’t be refunded twice.',
  },
  membershipStays: {
    id: 'money.movements.advice.membershipStays',
    defaultMessage:
      'The membership is still valid. If it shouldn’t be, refund and end it. The member won’t be refunded twice.',
  },
  covered: {
    id: 'money.movements.advice.covered',
    defaultMessage: 'This has covered refunds that became due since. You don’t need to do anything.',
  },
  answerBy: {
    id: 'money.movements.advice.answerBy',
    defaultMessage: 'Answer on the provider’s website by {day}. Without an answer, you lose the money.',
  },
  answer: { id: 'money.movements.advice.answer', defaultMessage: 'Answer on the provider’s website.' },
  under_review: {
    id: 'money.movements.advice.underReview',
    defaultMessage: 'The bank is deciding. Refunds of this purchase wait until then.',
  },
  won: {
    id: 'money.movements.advice.won',
    defaultMessage: 'The bank decided for you, and the money has been returned.',
  },
  lost: {
    id: 'money.movements.advice.lost',
    defaultMessage: 'The bank decided for the cardholder, who has the money.',
  },
  closed: { id: 'money.movements.advice.closed', defaultMessage: 'The bank closed the dispute without a decision.' },
})

/** Why; `other` says nothing that helps. */
export const reasonMessages: Partial<Record<MovementReason, MessageDescriptor>> = defineMessages({
  fraudulent: {
    id: 'money.movements.reasons.fraudulent',
    defaultMessage: 'The cardholder says they didn’t make this payment.',
  },
  unrecognized: {
    id: 'money.movements.reasons.unrecognized',
    defaultMessage: 'The cardholder doesn’t recognise this payment.',
  },
  duplicate: {
    id: 'money.movements.reasons.duplicate',
    defaultMessage: 'The cardholder says they were charged twice.',
  },
  product_not_received: {
    id: 'money.movements.reasons.notReceived',
    defaultMessage: 'The cardholder says they didn’t get what they paid for.',
  },
  product_unacceptable: {
    id: 'money.movements.reasons.unacceptable',
    defaultMessage: 'The cardholder says what they got wasn’t as described.',
  },
  credit_not_processed: {
    id: 'money.movements.reasons.notRefunded',
    defaultMessage: 'The cardholder says they’re owed a refund.',
  },
  subscription_canceled: {
    id: 'money.movements.reasons.cancelled',
    defaultMessage: 'The cardholder says they had cancelled.',
  },
  lost_or_stolen_card: {
    id: 'money.movements.reasons.lostCard',
    defaultMessage: 'The card was reported lost or stolen.',
  },
  expired_or_canceled_card: {
    id: 'money.movements.reasons.expiredCard',
    defaultMessage: 'The card has expired or was cancelled.',
  },
  charge_for_pending_refund_disputed: {
    id: 'money.movements.reasons.disputed',
    defaultMessage: 'The payment was disputed in the meantime.',
  },
  insufficient_funds: {
    id: 'money.movements.reasons.insufficientFunds',
    defaultMessage: 'Your account at the provider didn’t hold enough money.',
  },
  declined: { id: 'money.movements.reasons.declined', defaultMessage: 'The bank declined it.' },
})
