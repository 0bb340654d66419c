import { defineMessages } from '../../../i18n/defineMessages'

/** The choice between ways to pay. */
export const waysMessages = defineMessages({
  heading: { id: 'payment.ways.heading', defaultMessage: 'How to pay', description: 'Heads the ways to pay' },
  card: { id: 'payment.ways.card', defaultMessage: 'Card', description: 'A way to pay' },
  cardNote: { id: 'payment.ways.cardNote', defaultMessage: 'Debit or credit' },
  cardOrBank: { id: 'payment.ways.cardOrBank', defaultMessage: 'Card, BLIK or Przelewy24' },
  pageNote: { id: 'payment.ways.pageNote', defaultMessage: 'On Stripe’s secure page' },
  transfer: { id: 'payment.ways.transfer', defaultMessage: 'Bank transfer', description: 'A way to pay' },
  transferNote: { id: 'payment.ways.transferNote', defaultMessage: 'Confirmed when the money arrives' },
})
