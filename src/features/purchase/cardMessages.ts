import { defineMessages } from '../../i18n/defineMessages'

/** The card form, and how a payment went. */
export const cardMessages = defineMessages({
  testMode: { id: 'purchase.card.testMode', defaultMessage: 'Test mode: your card won’t be charged.' },
  number: { id: 'purchase.card.number', defaultMessage: 'Card number' },
  hint: { id: 'purchase.card.hint', defaultMessage: 'Use {pays} to pay, {declines} to be declined.' },
  expiry: { id: 'purchase.card.expiry', defaultMessage: 'Expires, MM/YY' },
  cvc: { id: 'purchase.card.cvc', defaultMessage: 'Security code' },
  numberInvalid: {
    id: 'purchase.card.numberInvalid',
    defaultMessage: 'Check the card number: at least one digit is missing or wrong',
  },
  expiryInvalid: { id: 'purchase.card.expiryInvalid', defaultMessage: 'Enter the date as MM/YY' },
  cvcInvalid: {
    id: 'purchase.card.cvcInvalid',
    defaultMessage: 'Enter the 3-digit code (4 digits on American Express)',
  },
  pay: { id: 'purchase.card.pay', defaultMessage: 'Pay {total}' },
  declined: {
    id: 'purchase.card.declined',
    defaultMessage: 'Your bank declined this card. You have not been charged. Try another card.',
  },
  offline: { id: 'purchase.card.offline', defaultMessage: 'You’re offline. You have not been charged. Try again.' },
  notCharged: {
    id: 'purchase.card.notCharged',
    defaultMessage: 'Your payment didn’t go through. You have not been charged. Try again.',
  },
  checking: {
    id: 'purchase.card.checking',
    defaultMessage:
      'Checking with the bank. We’re not sure yet whether your payment went through. You won’t be charged twice.',
  },
})
