import { defineMessages } from '../../i18n/defineMessages'

export const cancelMessages = defineMessages({
  title: { id: 'payment.cancel.title', defaultMessage: 'Cancel purchase {number}?' },
  text: {
    id: 'payment.cancel.text',
    defaultMessage: 'Places held for it are released to others. You have not been charged, and your cart is saved.',
  },
  action: { id: 'payment.cancel.action', defaultMessage: 'Cancel purchase' },
  keep: { id: 'payment.cancel.keep', defaultMessage: 'Keep purchase' },
})
