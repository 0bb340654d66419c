import { defineMessages } from '../../i18n/defineMessages'

/** The list of purchases, and the entries ahead. */
export const listMessages = defineMessages({
  title: { id: 'purchase.list.title', defaultMessage: 'Purchases and entries' },
  toProfile: { id: 'purchase.list.toProfile', defaultMessage: 'Profile', description: 'Link back' },
  purchases: { id: 'purchase.list.purchases', defaultMessage: 'Purchases and receipts' },
  purchase: { id: 'purchase.list.purchase', defaultMessage: 'Purchase {number}' },
  purchaseColumn: { id: 'purchase.list.purchaseColumn', defaultMessage: 'Purchase' },
  bought: { id: 'purchase.list.bought', defaultMessage: 'For', description: 'Column: what a purchase is for' },
  entriesOf: {
    id: 'purchase.list.entriesOf',
    defaultMessage: '<show>{name}</show>, {count, plural, one {# entry} other {# entries}}',
  },
  date: { id: 'purchase.list.date', defaultMessage: 'Date' },
  state: { id: 'purchase.list.state', defaultMessage: 'Status' },
  total: { id: 'purchase.list.total', defaultMessage: 'Total' },
  kind: { id: 'purchase.list.kind', defaultMessage: 'Type of purchase' },
  noPurchases: { id: 'purchase.list.noPurchases', defaultMessage: 'No purchases yet.' },
  loading: { id: 'purchase.list.loading', defaultMessage: 'Loading your purchases' },
  failed: { id: 'purchase.list.failed', defaultMessage: 'Couldn’t load your purchases' },
  failedText: { id: 'purchase.list.failedText', defaultMessage: 'Check your connection and try again.' },
  entries: { id: 'purchase.list.entries', defaultMessage: 'My entries' },
  entriesFailed: { id: 'purchase.list.entriesFailed', defaultMessage: 'Couldn’t load your entries' },
  entriesLoading: { id: 'purchase.list.entriesLoading', defaultMessage: 'Loading your entries' },
  noEntries: { id: 'purchase.list.noEntries', defaultMessage: 'No entries yet.' },
  entryFacts: {
    id: 'purchase.list.entryFacts',
    description: 'One entry: dog, class type, height category, ring number, start time',
    defaultMessage: '{dog}: {type}, {height}, ring {ring}, {time}',
  },
  entryPurchase: {
    id: 'purchase.list.entryPurchase',
    defaultMessage: 'Receipt and withdrawal',
    description: 'Link from an entry to its purchase, where it can be withdrawn',
  },
  entriesPast: {
    id: 'purchase.list.entriesPast',
    defaultMessage: '{count, plural, one {# past entry} other {# past entries}}',
  },
})

/** What a purchase is for; empty: whatever it is for. */
export const kindMessages = defineMessages({
  '': { id: 'purchase.list.all', defaultMessage: 'All purchases' },
  membership: { id: 'purchase.list.membership', defaultMessage: 'Membership' },
  entries: { id: 'purchase.list.kindEntries', defaultMessage: 'Entries' },
})
