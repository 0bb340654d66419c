import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.settlement.title', defaultMessage: 'Settlement' },
  loading: { id: 'money.settlement.loading', defaultMessage: 'Loading the settlement' },
  failed: { id: 'money.settlement.failed', defaultMessage: 'Couldn’t load the settlement' },
  failedText: { id: 'money.settlement.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'money.settlement.missing', defaultMessage: 'Show not found' },
  missingText: {
    id: 'money.settlement.missingText',
    defaultMessage: 'Check the address, or choose a show from the list.',
  },
  allShows: { id: 'money.settlement.allShows', defaultMessage: 'All shows' },
  sums: { id: 'money.settlement.sums', defaultMessage: 'Totals in {currency}' },
  income: { id: 'money.settlement.income', defaultMessage: 'Income' },
  discounted: { id: 'money.settlement.discounted', defaultMessage: 'after {amount} in discounts' },
  refunds: { id: 'money.settlement.refunds', defaultMessage: 'Refunds' },
  costs: { id: 'money.settlement.costs', defaultMessage: 'Costs' },
  result: { id: 'money.settlement.result', defaultMessage: 'Result' },
  perRun: {
    id: 'money.settlement.perRun',
    defaultMessage: 'Result per run, {runs, plural, one {# run} other {# runs}}',
  },
  byWay: { id: 'money.settlement.byWay', defaultMessage: 'By payment method' },
  byClass: { id: 'money.settlement.byClass', defaultMessage: 'By class' },
  way: { id: 'money.settlement.way', defaultMessage: 'Payment method' },
  cls: { id: 'money.settlement.cls', defaultMessage: 'Class' },
  runs: { id: 'money.settlement.runs', defaultMessage: 'Runs' },
  toSend: { id: 'money.settlement.toSend', defaultMessage: '{amount} to send' },
  kept: { id: 'money.settlement.kept', defaultMessage: 'Income after refunds' },
  free: { id: 'money.settlement.free', defaultMessage: 'Free entries' },
  nothingPaid: { id: 'money.settlement.nothingPaid', defaultMessage: 'No paid entries yet.' },
  noClasses: { id: 'money.settlement.noClasses', defaultMessage: 'This show has no classes yet.' },
  noCosts: {
    id: 'money.settlement.noCosts',
    defaultMessage: 'No costs yet. Add judges’ fees, the venue and equipment to see the result.',
  },
  export: { id: 'money.settlement.export', defaultMessage: 'Export' },
  csv: { id: 'money.settlement.csv', defaultMessage: 'CSV' },
  csvNote: { id: 'money.settlement.csvNote', defaultMessage: 'A row for each class and cost' },
  xlsx: { id: 'money.settlement.xlsx', defaultMessage: 'XLSX' },
  xlsxNote: { id: 'money.settlement.xlsxNote', defaultMessage: 'For spreadsheets, with amounts as numbers' },
  fileFailed: { id: 'money.settlement.fileFailed', defaultMessage: 'Couldn’t save the file. Try again.' },
})

export const kindMessages = defineMessages({
  judging: { id: 'money.costs.judging', defaultMessage: 'Judge’s fee' },
  travel: { id: 'money.costs.travel', defaultMessage: 'Travel' },
  venue: { id: 'money.costs.venue', defaultMessage: 'Venue' },
  equipment: { id: 'money.costs.equipment', defaultMessage: 'Equipment' },
  prizes: { id: 'money.costs.prizes', defaultMessage: 'Prizes' },
  other: { id: 'money.costs.other', defaultMessage: 'Other' },
})

export const costMessages = defineMessages({
  open: { id: 'money.costs.open', defaultMessage: 'Add a cost' },
  title: { id: 'money.costs.title', defaultMessage: 'Add a cost' },
  text: {
    id: 'money.costs.text',
    defaultMessage: 'This only affects the settlement. Record the payment itself in the ledger.',
  },
  kind: { id: 'money.costs.kind', defaultMessage: 'Type' },
  what: { id: 'money.costs.what', defaultMessage: 'Description' },
  whatHint: { id: 'money.costs.whatHint', defaultMessage: 'For example, the judge’s name' },
  amount: { id: 'money.costs.amount', defaultMessage: 'Amount in {currency}' },
  amountInvalid: { id: 'money.costs.amountInvalid', defaultMessage: 'Enter an amount, such as 80.00' },
  action: { id: 'money.costs.action', defaultMessage: 'Add cost' },
  remove: { id: 'money.costs.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'money.costs.removeNamed', defaultMessage: 'Remove {kind}, {text}: {amount}' },
  removeTitle: { id: 'money.costs.removeTitle', defaultMessage: 'Remove this cost?' },
  removeText: { id: 'money.costs.removeText', defaultMessage: '{kind}, {text}: {amount}' },
  removeAction: { id: 'money.costs.removeAction', defaultMessage: 'Remove cost' },
  keep: { id: 'money.costs.keep', defaultMessage: 'Keep cost' },
})
