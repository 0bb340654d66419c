import { defineMessages } from '../../../i18n/defineMessages'

export const extraMessages = defineMessages({
  title: { id: 'show.extras.title', defaultMessage: 'Extras' },
  lead: {
    id: 'show.extras.lead',
    defaultMessage: 'You can buy these with your entries or on their own. Discount codes don’t apply to them.',
  },
  option: { id: 'show.extras.option', defaultMessage: 'Option' },
  choose: { id: 'show.extras.choose', defaultMessage: 'Choose' },
  optionSoldOut: { id: 'show.extras.optionSoldOut', defaultMessage: '{option} (sold out)' },
  quantity: { id: 'show.extras.quantity', defaultMessage: 'Quantity' },
  add: { id: 'show.extras.add', defaultMessage: 'Add to cart' },
  addNamed: { id: 'show.extras.addNamed', defaultMessage: 'Add to cart: {extra}' },
  optionMissing: { id: 'show.extras.optionMissing', defaultMessage: 'Choose an option first.' },
  left: { id: 'show.extras.left', defaultMessage: '{left, plural, one {# left} other {# left}}' },
  soldOut: { id: 'show.extras.soldOut', defaultMessage: 'Sold out' },
  perMember: {
    id: 'show.extras.perMember',
    defaultMessage: '{most, plural, one {# per member} other {up to # per member}}',
  },
  until: { id: 'show.extras.until', defaultMessage: 'On sale until {until}' },
  over: { id: 'show.extras.over', defaultMessage: 'Not on sale at the moment' },
  inCart: { id: 'show.extras.inCart', defaultMessage: 'In your cart: {extra}' },
})
