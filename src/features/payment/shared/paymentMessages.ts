import { defineMessages } from '../../../i18n/defineMessages'

export const paymentMessages = defineMessages({
  total: { id: 'payment.total', defaultMessage: 'To pay', description: 'Label of the amount that is to be paid' },
  holdExtras: { id: 'payment.holdExtras', defaultMessage: 'Extras held for' },
  holdExtrasHint: {
    id: 'payment.holdExtrasHint',
    defaultMessage: 'When the time runs out, your extras are released. You won’t be charged.',
  },
  extras: { id: 'payment.extras', defaultMessage: '{count, plural, one {# extra} other {# extras}}' },
  entries: { id: 'payment.entries', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
  discountShare: {
    id: 'payment.discountShare',
    defaultMessage: 'Code {code}, {share}',
    description: 'Before the amount that a discount code takes off; share: 10%',
  },
  discountAmount: {
    id: 'payment.discountAmount',
    defaultMessage: 'Code {code}',
    description: 'Before the amount that a discount code takes off',
  },
  holdLabel: {
    id: 'payment.holdLabel',
    defaultMessage: 'Places held for',
    description: 'Before the time that is left, as minutes and seconds',
  },
  holdHint: {
    id: 'payment.holdHint',
    defaultMessage: 'When the time runs out, your places are released. You won’t be charged.',
  },
  lastMinute: { id: 'payment.lastMinute', defaultMessage: 'Less than a minute left.' },
  lockedTitle: { id: 'payment.locked.title', defaultMessage: 'Payments aren’t available' },
  locked: {
    id: 'checkout_locked',
    defaultMessage: 'Checkout is temporary blocked due to technical issues. Please try again in few minutes.',
    description: 'Fixed by the specification, letter for letter',
  },
  waiting: { id: 'payment.waiting', defaultMessage: 'Checking with the bank' },
  stepPay: { id: 'payment.steps.pay', defaultMessage: 'Pay', description: 'Step 2 of 3 of a purchase' },
  stepClear: { id: 'payment.steps.clear', defaultMessage: 'Done', description: 'Last step of a purchase' },
  steps: { id: 'payment.steps.label', defaultMessage: 'Progress' },
})
