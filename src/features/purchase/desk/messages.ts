import type { MessageDescriptor } from 'react-intl'
import type { DiscountState } from '#contract/purchase/discountStates'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'purchase.desk.title', defaultMessage: 'Discount codes' },
  lead: {
    id: 'purchase.desk.lead',
    defaultMessage: 'What each code takes off the price of entries, and what it has cost so far.',
  },
  loading: { id: 'purchase.desk.loading', defaultMessage: 'Loading the discount codes' },
  failed: { id: 'purchase.desk.failed', defaultMessage: 'Couldn’t load the discount codes' },
  failedText: { id: 'purchase.desk.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'purchase.desk.none', defaultMessage: 'No discount codes' },
  noneText: { id: 'purchase.desk.noneText', defaultMessage: 'No code matches. Clear the filters to see them all.' },
  empty: {
    id: 'purchase.desk.empty',
    defaultMessage: 'Add a code that takes a percentage or an amount off the price of entries.',
  },
  clear: { id: 'purchase.desk.clear', defaultMessage: 'Clear filters' },
  more: { id: 'purchase.desk.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'purchase.desk.moreFailed', defaultMessage: 'Couldn’t load more codes. Try again.' },
  search: { id: 'purchase.desk.search', defaultMessage: 'Find a code' },
  state: { id: 'purchase.desk.state', defaultMessage: 'Status' },
  anyState: { id: 'purchase.desk.anyState', defaultMessage: 'Any status' },
  over: { id: 'purchase.desk.over', defaultMessage: 'Used up, expired or ended' },
  code: { id: 'purchase.desk.code', defaultMessage: 'Code' },
  off: { id: 'purchase.desk.off', defaultMessage: 'Discount' },
  days: { id: 'purchase.desk.days', defaultMessage: 'Valid' },
  daysBetween: { id: 'purchase.desk.daysBetween', defaultMessage: '{from} to {to}' },
  daysFrom: { id: 'purchase.desk.daysFrom', defaultMessage: 'From {from}' },
  daysTo: { id: 'purchase.desk.daysTo', defaultMessage: 'Until {to}' },
  anyDay: { id: 'purchase.desk.anyDay', defaultMessage: 'Always' },
  anyShow: { id: 'purchase.desk.anyShow', defaultMessage: 'All shows' },
  uses: { id: 'purchase.desk.uses', defaultMessage: 'Uses' },
  usesOf: {
    id: 'purchase.desk.usesOf',
    defaultMessage: '{used, number} of {uses, number}',
    description: 'How often a code was used, and how often it can be',
  },
  noLimit: { id: 'purchase.desk.noLimit', defaultMessage: 'no limit' },
  perMember: {
    id: 'purchase.desk.perMember',
    defaultMessage: '{uses, number} per member',
    description: 'How often one member can use a code',
  },
  cost: { id: 'purchase.desk.cost', defaultMessage: 'Cost' },
  purchases: {
    id: 'purchase.desk.purchases',
    defaultMessage: '{count, plural, one {# purchase} other {# purchases}}',
    description: 'Purchases that were paid with a code',
  },
  actions: { id: 'purchase.desk.actions', defaultMessage: 'Actions' },
})

export const stateMessages: Record<DiscountState, MessageDescriptor> = defineMessages({
  running: { id: 'purchase.desk.states.running', defaultMessage: 'Active' },
  not_begun: { id: 'purchase.desk.states.notBegun', defaultMessage: 'Scheduled' },
  paused: { id: 'purchase.desk.states.paused', defaultMessage: 'Paused' },
  used_up: { id: 'purchase.desk.states.usedUp', defaultMessage: 'Used up' },
  expired: { id: 'purchase.desk.states.expired', defaultMessage: 'Expired' },
  ended: { id: 'purchase.desk.states.ended', defaultMessage: 'Ended' },
})

export const stepMessages = defineMessages({
  pause: { id: 'purchase.desk.pause', defaultMessage: 'Pause' },
  pauseNamed: { id: 'purchase.desk.pauseNamed', defaultMessage: 'Pause {code}' },
  paused: {
    id: 'purchase.desk.pausedDone',
    defaultMessage: '{code} is paused. Members who are already paying with it still can.',
  },
  resume: { id: 'purchase.desk.resume', defaultMessage: 'Resume' },
  resumeNamed: { id: 'purchase.desk.resumeNamed', defaultMessage: 'Resume {code}' },
  resumed: { id: 'purchase.desk.resumedDone', defaultMessage: '{code} is no longer paused.' },
  added: { id: 'purchase.desk.addedDone', defaultMessage: '{code} has been added.' },
})

export const endMessages = defineMessages({
  open: { id: 'purchase.desk.end.open', defaultMessage: 'End' },
  openNamed: { id: 'purchase.desk.end.openNamed', defaultMessage: 'End {code}' },
  title: { id: 'purchase.desk.end.title', defaultMessage: 'End {code} for good?' },
  text: {
    id: 'purchase.desk.end.text',
    defaultMessage:
      'This code can’t be used again, and you can’t restart it. Members who are already paying with it still can. To stop it for a while, pause it instead.',
  },
  action: { id: 'purchase.desk.end.action', defaultMessage: 'End code' },
  keep: { id: 'purchase.desk.end.keep', defaultMessage: 'Keep code' },
  done: { id: 'purchase.desk.end.done', defaultMessage: '{code} has ended.' },
})

export const newMessages = defineMessages({
  open: { id: 'purchase.desk.new.open', defaultMessage: 'New code' },
  title: { id: 'purchase.desk.new.title', defaultMessage: 'New discount code' },
  text: {
    id: 'purchase.desk.new.text',
    defaultMessage: 'Check the details: you can pause or end a code later, but not change it.',
  },
  code: { id: 'purchase.desk.new.code', defaultMessage: 'Code' },
  codeHint: {
    id: 'purchase.desk.new.codeHint',
    defaultMessage: 'What members enter in the cart, such as SPRING-10. Capitals and spaces don’t matter.',
  },
  codeInvalid: {
    id: 'purchase.desk.new.codeInvalid',
    defaultMessage: 'Use 3 to 40 letters without accents, digits and hyphens.',
  },
  kind: { id: 'purchase.desk.new.kind', defaultMessage: 'Discount' },
  ofPercent: { id: 'purchase.desk.new.ofPercent', defaultMessage: 'A percentage' },
  ofAmount: { id: 'purchase.desk.new.ofAmount', defaultMessage: 'An amount' },
  percent: { id: 'purchase.desk.new.percent', defaultMessage: 'Percent' },
  percentInvalid: { id: 'purchase.desk.new.percentInvalid', defaultMessage: 'Enter a whole number from 1 to 100.' },
  amount: { id: 'purchase.desk.new.amount', defaultMessage: 'Amount in {currency}' },
  amountHint: {
    id: 'purchase.desk.new.amountHint',
    defaultMessage: 'Off the whole cart, but never more than its total.',
  },
  amountInvalid: { id: 'purchase.desk.new.amountInvalid', defaultMessage: 'Enter an amount, such as 5.00.' },
  validFrom: { id: 'purchase.desk.new.validFrom', defaultMessage: 'First day (optional)' },
  validFromInvalid: { id: 'purchase.desk.new.validFromInvalid', defaultMessage: 'Enter a date, or leave it empty.' },
  validTo: { id: 'purchase.desk.new.validTo', defaultMessage: 'Last day (optional)' },
  validToInvalid: {
    id: 'purchase.desk.new.validToInvalid',
    defaultMessage: 'Enter a date that isn’t before the first day, or leave it empty.',
  },
  show: { id: 'purchase.desk.new.show', defaultMessage: 'For one show only (optional)' },
  showHint: { id: 'purchase.desk.new.showHint', defaultMessage: 'Type a part of its name or town.' },
  uses: { id: 'purchase.desk.new.uses', defaultMessage: 'Uses in all (optional)' },
  usesPerMember: { id: 'purchase.desk.new.usesPerMember', defaultMessage: 'Uses per member (optional)' },
  usesInvalid: {
    id: 'purchase.desk.new.usesInvalid',
    defaultMessage: 'Enter a whole number from 1, or leave it empty for no limit.',
  },
  action: { id: 'purchase.desk.new.action', defaultMessage: 'Add code' },
})
