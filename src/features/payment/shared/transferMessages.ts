import { defineMessages } from '../../../i18n/defineMessages'

/** Paying by bank transfer. */
export const transferMessages = defineMessages({
  choose: { id: 'payment.transfer.choose', defaultMessage: 'Pay by bank transfer' },
  text: {
    id: 'payment.transfer.text',
    defaultMessage:
      'We’ll show you the account and a reference, and email them to you. You won’t be able to pay this purchase by card any more.',
  },
  heading: { id: 'payment.transfer.heading', defaultMessage: 'Send a bank transfer' },
  hint: {
    id: 'payment.transfer.hint',
    defaultMessage:
      'Use exactly this reference, so that we can match your payment. We’ve emailed you these details too.',
  },
  accountName: { id: 'payment.transfer.accountName', defaultMessage: 'Account name' },
  iban: { id: 'payment.transfer.iban', defaultMessage: 'IBAN' },
  reference: { id: 'payment.transfer.reference', defaultMessage: 'Reference' },
  until: { id: 'payment.transfer.until', defaultMessage: 'Places held until', description: 'Label of a day' },
})
