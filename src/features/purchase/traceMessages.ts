import { defineMessages } from '../../i18n/defineMessages'

export const traceMessages = defineMessages({
  open: {
    id: 'purchase.trace.open',
    defaultMessage: '{price}, {dog}, {time}: how this price is worked out',
    description: 'Name of the button that is an entry’s price',
  },
  ofClass: { id: 'purchase.trace.ofClass', defaultMessage: 'Class' },
  early: { id: 'purchase.trace.early', defaultMessage: 'Early price until {until}' },
  second_dog: { id: 'purchase.trace.secondDog', defaultMessage: 'Reduction for further dogs, {percent}' },
  helper: { id: 'purchase.trace.helper', defaultMessage: 'Reduction for helpers, {percent}' },
  discount: { id: 'purchase.trace.discount', defaultMessage: 'Discount code {code}' },
  rounding: {
    id: 'purchase.trace.rounding',
    defaultMessage: 'Rounding across all entries',
    description: 'A part of a price: fractions of a penny, shared out so that the parts add up to the whole discount',
  },
  toPay: { id: 'purchase.trace.toPay', defaultMessage: 'This entry' },
})
