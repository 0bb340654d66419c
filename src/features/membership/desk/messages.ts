import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'membership.desk.title', defaultMessage: 'Membership prices' },
  lead: {
    id: 'membership.desk.lead',
    defaultMessage:
      'A price counts from its day until the next one. Anyone who has already begun to pay keeps the price they saw.',
  },
  loading: { id: 'membership.desk.loading', defaultMessage: 'Loading the prices' },
  failed: { id: 'membership.desk.failed', defaultMessage: 'Couldn’t load the prices' },
  failedText: { id: 'membership.desk.failedText', defaultMessage: 'Check your connection and try again.' },
  notOnSale: {
    id: 'membership.desk.notOnSale',
    defaultMessage:
      'Not on sale, as there’s no price in {currency} for today: {plans}. Members can’t buy these memberships until you add a price.',
    description: '{currency}: GBP, EUR or PLN; {plans}: 1 year, 3 years',
  },
  years: { id: 'membership.desk.years', defaultMessage: '{years, plural, one {# year} other {# years}}' },
  from: { id: 'membership.desk.from', defaultMessage: 'From' },
  price: { id: 'membership.desk.price', defaultMessage: 'Price' },
  state: { id: 'membership.desk.state', defaultMessage: 'State' },
  actions: { id: 'membership.desk.actions', defaultMessage: 'Actions' },
  start: {
    id: 'membership.desk.start',
    defaultMessage: 'From the start',
    description: 'In the column “From”: the price has always counted',
  },
  current: { id: 'membership.desk.current', defaultMessage: 'Counts now' },
  coming: { id: 'membership.desk.coming', defaultMessage: 'To come' },
  past: { id: 'membership.desk.past', defaultMessage: 'Past' },
})

export const addMessages = defineMessages({
  open: { id: 'membership.desk.add.open', defaultMessage: 'New price' },
  title: { id: 'membership.desk.add.title', defaultMessage: 'New price' },
  text: {
    id: 'membership.desk.add.text',
    defaultMessage: 'Members see it, and pay it, from the day you choose. You can remove it until that day is over.',
  },
  plan: { id: 'membership.desk.add.plan', defaultMessage: 'Membership for' },
  price: { id: 'membership.desk.add.price', defaultMessage: 'Price in {currency}' },
  priceInvalid: { id: 'membership.desk.add.priceInvalid', defaultMessage: 'Enter an amount, such as 30.00' },
  validFrom: { id: 'membership.desk.add.validFrom', defaultMessage: 'Counts from' },
  dayInvalid: {
    id: 'membership.desk.add.dayInvalid',
    defaultMessage: 'Enter today’s date or a later one, at most ten years ahead',
  },
  action: { id: 'membership.desk.add.action', defaultMessage: 'Add price' },
  done: {
    id: 'membership.desk.add.done',
    defaultMessage: 'Price added: {years, plural, one {# year} other {# years}} for {price}, from {day}.',
  },
})

export const removeMessages = defineMessages({
  open: { id: 'membership.desk.remove.open', defaultMessage: 'Remove' },
  openNamed: {
    id: 'membership.desk.remove.openNamed',
    defaultMessage: 'Remove {price} for {years, plural, one {# year} other {# years}}, from {day}',
  },
  title: { id: 'membership.desk.remove.title', defaultMessage: 'Remove this price?' },
  text: {
    id: 'membership.desk.remove.text',
    defaultMessage:
      '{price} for {years, plural, one {# year} other {# years}}, from {day}. The price before it then counts on.',
  },
  action: { id: 'membership.desk.remove.action', defaultMessage: 'Remove price' },
  keep: { id: 'membership.desk.remove.keep', defaultMessage: 'Keep price' },
  done: { id: 'membership.desk.remove.done', defaultMessage: 'Price removed.' },
})
