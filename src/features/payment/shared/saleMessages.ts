import { defineMessages } from '../../../i18n/defineMessages'

/** What a buyer should know beside the amount: refunds, the seller and what happens then. */
export const saleMessages = defineMessages({
  refund: { id: 'payment.sale.refund', defaultMessage: 'Refunds', description: 'Heads what is refunded of a purchase' },
  whole: {
    id: 'payment.sale.refundWhole',
    defaultMessage:
      '<show>{name}</show>: withdraw by {until} and we refund the full price. After that, only if the show is cancelled.',
  },
  part: {
    id: 'payment.sale.refundPart',
    defaultMessage:
      '<show>{name}</show>: withdraw by {until} and we refund {percent} of the price. After that, only if the show is cancelled.',
  },
  none: {
    id: 'payment.sale.refundNone',
    defaultMessage: '<show>{name}</show>: we only refund the price if the show is cancelled.',
  },
  membership: {
    id: 'payment.sale.refundMembership',
    defaultMessage: 'Changed your mind within 14 days of paying? <contact>Contact us</contact> about a refund.',
  },
  next: { id: 'payment.sale.next', defaultMessage: 'What happens next', description: 'Heads what follows a payment' },
  nextEntries: {
    id: 'payment.sale.nextEntries',
    defaultMessage: 'Once you’ve paid, your dogs are entered and we email you a receipt.',
  },
  nextMembership: {
    id: 'payment.sale.nextMembership',
    defaultMessage: 'Once you’ve paid, you can add your dogs and enter shows. We email you a receipt.',
  },
  seller: { id: 'payment.sale.seller', defaultMessage: 'Sold by', description: 'Heads who sells' },
  contact: { id: 'payment.sale.contact', defaultMessage: 'Contact us' },
  terms: { id: 'payment.sale.terms', defaultMessage: 'Terms and conditions' },
  privacy: { id: 'payment.sale.privacy', defaultMessage: 'Privacy policy' },
})
