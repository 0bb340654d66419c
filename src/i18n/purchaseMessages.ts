import { defineMessages } from './defineMessages'

/** The state of a purchase that is not paid, in the same words wherever it is listed. */
export const purchaseMessages = defineMessages({
  notPaid: {
    id: 'purchase.state.notPaid',
    defaultMessage: 'Not paid',
    description: 'State of a purchase whose payment was never made: it can be paid or cancelled',
  },
  checking: {
    id: 'purchase.state.checking',
    defaultMessage: 'Checking with the bank',
    description: 'State of a purchase whose payment was sent and is not confirmed yet',
  },
  pay: { id: 'purchase.state.pay', defaultMessage: 'Pay', description: 'Button: pays a purchase that is not paid' },
  cancel: {
    id: 'purchase.state.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: cancels a purchase that is not paid and releases its places',
  },
  membershipLine: {
    id: 'purchase.membership',
    defaultMessage: 'Membership, {years, plural, one {# year} other {# years}}',
  },
})
