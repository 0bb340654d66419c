import { defineMessages } from '../../../i18n/defineMessages'

/** Paying on the page of the payment provider. */
export const pageMessages = defineMessages({
  hint: {
    id: 'payment.page.hint',
    defaultMessage: 'You’ll pay by card on Stripe’s secure page, then come back here.',
  },
  hintPoland: {
    id: 'payment.page.hintPoland',
    defaultMessage: 'You’ll pay by card, BLIK or Przelewy24 on Stripe’s secure page, then come back here.',
  },
  left: {
    id: 'payment.page.left',
    defaultMessage: 'You left the payment page before paying. You have not been charged.',
  },
  failed: {
    id: 'payment.page.failed',
    defaultMessage: 'Couldn’t open the payment page. You have not been charged. Try again in a few minutes.',
  },
})
