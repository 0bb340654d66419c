import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'membership.desk.title', defaultMessage: 'Membership fees' },
  lead: {
    id: 'membership.desk.lead',
    defaultMessage:
      'Each fee applies from its date until the next one. Members who have already started to pay keep the fee they saw.',
  },
  loading: { id: 'membership.desk.loading', defaultMessage: 'Loading the membership fees' },
  failed: { id: 'membership.desk.failed', defaultMessage: 'Couldn’t load the membership fees' },
  failedText: { id: 'membership.desk.failedText', defaultMessage: 'Check your connection and try again.' },
  notOnSale: {
    id: 'membership.desk.notOnSale',
    defaultMessage:
      'There’s no fee in {currency} for {plans}, so members can’t buy this membership. Add a fee that applies from today.',
    description: '{currency}: GBP, EUR or PLN; {plans}: 1 year, 3 years',
  },
  years: { id: 'membership.desk.years', defaultMessage: '{years, plural, one {# year} other {# years}}' },
  from: { id: 'membership.desk.from', defaultMessage: 'From' },
  price: { id: 'membership.desk.price', defaultMessage: 'Fee' },
  state: { id: 'membership.desk.state', defaultMessage: 'Status' },
  actions: { id: 'membership.desk.actions', defaultMessage: 'Actions' },
  start: {
    id: 'membership.desk.start',
    defaultMessage: 'From the start',
    description: 'In the column “From”: the price has always counted',
  },
  current: { id: 'membership.desk.current', defaultMessage: 'Current' },
  coming: { id: 'membership.desk.coming', defaultMessage: 'Scheduled' },
  past: { id: 'membership.desk.past', defaultMessage: 'Past' },
})

export const addMessages = defineMessages({
  open: { id: 'membership.desk.add.open', defaultMessage: 'New fee' },
  title: { id: 'membership.desk.add.title', defaultMessage: 'New membership fee' },
  text: {
    id: 'membership.desk.add.text',
    defaultMessage: 'Members pay this fee from the date you choose. You can remove it until the end of that day.',
  },
  plan: { id: 'membership.desk.add.plan', defaultMessage: 'Membership for' },
  price: { id: 'membership.desk.add.price', defaultMessage: 'Fee in {currency}' },
  priceInvalid: { id: 'membership.desk.add.priceInvalid', defaultMessage: 'Enter an amount, such as 30.00' },
  validFrom: { id: 'membership.desk.add.validFrom', defaultMessage: 'In force from' },
  dayInvalid: {
    id: 'membership.desk.add.dayInvalid',
    defaultMessage: 'Enter today’s date or a later one, up to ten years ahead',
  },
  action: { id: 'membership.desk.add.action', defaultMessage: 'Add fee' },
  done: {
    id: 'membership.desk.add.done',
    defaultMessage: 'Fee added: {price} for {years, plural, one {# year} other {# years}}, from {day}.',
  },
})

export const removeMessages = defineMessages({
  open: { id: 'membership.desk.remove.open', defaultMessage: 'Remove' },
  openNamed: {
    id: 'membership.desk.remove.openNamed',
    defaultMessage: 'Remove {price} for {years, plural, one {# year} other {# years}}, from {day}',
  },
  title: { id: 'membership.desk.remove.title', defaultMessage: 'Remove this fee?' },
  text: {
    id: 'membership.desk.remove.text',
    defaultMessage:
      '{price} for {years, plural, one {# year} other {# years}}, from {day}. The previous fee stays in force.',
  },
  action: { id: 'membership.desk.remove.action', defaultMessage: 'Remove fee' },
  keep: { id: 'membership.desk.remove.keep', defaultMessage: 'Keep fee' },
  done: { id: 'membership.desk.remove.done', defaultMessage: 'Fee removed.' },
})
