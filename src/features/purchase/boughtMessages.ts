import { defineMessages } from '../../i18n/defineMessages'

/** What a purchase says once it was made; the checkout does without. */
export const boughtMessages = defineMessages({
  sum: { id: 'purchase.one.total', defaultMessage: 'Total', description: 'Label of the amount on a receipt' },
  purchaseTitle: { id: 'purchase.one.title', defaultMessage: 'Purchase {number}' },
  paidTitle: { id: 'purchase.one.paid', defaultMessage: 'Payment received' },
  paidOn: { id: 'purchase.one.paidOn', defaultMessage: 'Purchase {number}, paid on {date}' },
  memberUntil: { id: 'purchase.one.memberUntil', defaultMessage: 'Member until {date}' },
  notPaid: { id: 'purchase.one.notPaid', defaultMessage: 'Not paid. You have not been charged.' },
  transferAwaited: { id: 'purchase.one.transferAwaited', defaultMessage: 'Waiting for your bank transfer.' },
  waitingText: {
    id: 'purchase.one.waitingText',
    defaultMessage:
      'Your payment has been sent. This page shows the result as soon as the bank confirms it. You won’t be charged twice.',
  },
  expired: {
    id: 'purchase.one.expired',
    defaultMessage: 'Your hold has expired and your places were released. You have not been charged.',
  },
  cancelled: {
    id: 'purchase.one.cancelled',
    defaultMessage: 'This purchase was cancelled.',
  },
  refundDue: {
    id: 'purchase.one.refundDue',
    defaultMessage: '{refund}: refund due. You’ll get it back the way you paid.',
    description: 'Of a membership or an extra that was paid to the club, and not online',
  },
  refunded: {
    id: 'purchase.one.refunded',
    defaultMessage:
      'Your payment arrived after the places had gone. We’re refunding the full amount to your original payment method.',
  },
  entered: {
    id: 'purchase.one.entered',
    defaultMessage: 'Entered',
    description: 'State of one paid entry: the dog is entered in this class',
  },
  notFound: { id: 'purchase.one.notFound', defaultMessage: 'Couldn’t load this purchase' },
  notFoundText: {
    id: 'purchase.one.notFoundText',
    defaultMessage: 'It may belong to another account. If it’s yours, check your connection and try again.',
  },
  loadingOne: { id: 'purchase.one.loading', defaultMessage: 'Loading your purchase' },
  toDogs: { id: 'purchase.one.toDogs', defaultMessage: 'Add your dogs' },
  toDashboard: { id: 'purchase.one.toDashboard', defaultMessage: 'Go to your dashboard' },
})
