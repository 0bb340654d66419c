import { defineMessages } from '../../../i18n/defineMessages'

export const cancelMessages = defineMessages({
  title: { id: 'payment.cancel.title', defaultMessage: 'Cancel purchase {number}?' },
  text: {
    id: 'payment.cancel.text',
    defaultMessage:
      'We’ll release your places. Your cart is saved. If you’ve already sent a bank transfer, we’ll send it back.',
  },
  action: { id: 'payment.cancel.action', defaultMessage: 'Cancel purchase' },
  keep: { id: 'payment.cancel.keep', defaultMessage: 'Keep purchase' },
})
