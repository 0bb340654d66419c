import { defineMessages } from '../../../i18n/defineMessages'

/** The card form, and how a payment went. */
export const cardMessages = defineMessages({
  testMode: { id: 'payment.card.testMode', defaultMessage: 'Test mode: your card won’t be charged.' },
  number: { id: 'payment.card.number', defaultMessage: 'Card number' },
  hint: { id: 'payment.card.hint', defaultMessage: 'Test cards: {pays} is accepted, {declines} is declined.' },
  expiry: { id: 'payment.card.expiry', defaultMessage: 'Expires, MM/YY' },
  cvc: { id: 'payment.card.cvc', defaultMessage: 'Security code' },
  numberInvalid: {
    id: 'payment.card.numberInvalid',
    defaultMessage: 'Check the card number: at least one digit is missing or wrong',
  },
  expiryInvalid: { id: 'payment.card.expiryInvalid', defaultMessage: 'Enter the date as MM/YY' },
  cvcInvalid: {
    id: 'payment.card.cvcInvalid',
    defaultMessage: 'Enter the 3-digit code (4 digits on American Express)',
  },
  pay: { id: 'payment.card.pay', defaultMessage: 'Pay {total}' },
  declined: {
    id: 'payment.card.declined',
    defaultMessage: 'Your bank declined this card. You have not been charged. Try another card.',
  },
  offline: { id: 'payment.card.offline', defaultMessage: 'You’re offline. You have not been charged. Try again.' },
  notCharged: {
    id: 'payment.card.notCharged',
    defaultMessage: 'Your payment didn’t go through. You have not been charged. Try again.',
  },
  checking: {
    id: 'payment.card.checking',
    defaultMessage: 'We’re checking with your bank. Don’t pay again: you won’t be charged twice.',
  },
})
