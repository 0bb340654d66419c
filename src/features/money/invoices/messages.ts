import type { MessageDescriptor } from 'react-intl'
import type { MoneyAccount } from '#contract/money/accounts'
import type { CorrectionReason } from '#contract/money/invoiceKinds'
import type { MembershipKind } from '#contract/membership/kinds'
import { defineMessages } from '../../../i18n/defineMessages'

export const listMessages = defineMessages({
  title: { id: 'money.invoices.desk.title', defaultMessage: 'Invoices' },
  loading: { id: 'money.invoices.desk.loading', defaultMessage: 'Loading the invoices' },
  failed: { id: 'money.invoices.desk.failed', defaultMessage: 'Couldn’t load the invoices' },
  failedText: { id: 'money.invoices.desk.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'money.invoices.desk.none', defaultMessage: 'No invoices' },
  noneText: {
    id: 'money.invoices.desk.noneText',
    defaultMessage: 'No invoices match in any month. Try part of the number or of the buyer’s name.',
  },
  empty: {
    id: 'money.invoices.desk.empty',
    defaultMessage: 'None were issued this month. Members can request one on the page of a paid purchase.',
  },
  clear: { id: 'money.invoices.desk.clear', defaultMessage: 'Clear search' },
  more: { id: 'money.invoices.desk.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'money.invoices.desk.moreFailed', defaultMessage: 'Couldn’t load more invoices. Try again.' },
  export: { id: 'money.invoices.desk.export', defaultMessage: 'Export' },
  csv: { id: 'money.invoices.desk.csv', defaultMessage: 'CSV' },
  csvNote: { id: 'money.invoices.desk.csvNote', defaultMessage: 'For accounting software' },
  xlsx: { id: 'money.invoices.desk.xlsx', defaultMessage: 'Excel' },
  xlsxNote: { id: 'money.invoices.desk.xlsxNote', defaultMessage: 'A workbook' },
  fileFailed: { id: 'money.invoices.desk.fileFailed', defaultMessage: 'Couldn’t save the file. Try again.' },
  search: { id: 'money.invoices.desk.search', defaultMessage: 'Number, buyer or tax number, in all months' },
  list: { id: 'money.invoices.desk.list', defaultMessage: 'Invoices and corrections' },
  found: { id: 'money.invoices.desk.found', defaultMessage: 'Found in all months' },
  number: { id: 'money.invoices.desk.number', defaultMessage: 'Number' },
  issuedOn: { id: 'money.invoices.desk.issuedOn', defaultMessage: 'Date of issue' },
  buyer: { id: 'money.invoices.desk.buyer', defaultMessage: 'Buyer' },
  purchase: { id: 'money.invoices.desk.purchase', defaultMessage: 'Purchase' },
  gross: { id: 'money.invoices.desk.gross', defaultMessage: 'Gross' },
  net: { id: 'money.invoices.desk.net', defaultMessage: 'Net' },
  tax: { id: 'money.invoices.desk.tax', defaultMessage: 'VAT' },
  rate: { id: 'money.invoices.desk.rate', defaultMessage: 'VAT rate' },
  exempt: { id: 'money.invoices.desk.exempt', defaultMessage: 'No VAT', description: 'In place of a rate' },
  sums: { id: 'money.invoices.desk.sums', defaultMessage: 'Totals by VAT rate' },
  noSums: { id: 'money.invoices.desk.noSums', defaultMessage: 'Nothing was invoiced this month.' },
  documents: {
    id: 'money.invoices.desk.documents',
    defaultMessage:
      '{invoices, plural, one {# invoice} other {# invoices}}, {corrections, plural, =0 {no corrections} one {# correction} other {# corrections}}',
  },
  rateIn: { id: 'money.invoices.desk.rateIn', defaultMessage: '{rate} ({currency})' },
})

export const checkMessages = defineMessages({
  complete: {
    id: 'money.invoices.check.complete',
    defaultMessage: 'No number is missing: {series}. Checked at {time}.',
    description: 'series: a list, such as 12 invoices in 2026',
  },
  invoices: {
    id: 'money.invoices.check.invoices',
    defaultMessage: '{count, plural, one {# invoice} other {# invoices}} in {year}',
  },
  corrections: {
    id: 'money.invoices.check.corrections',
    defaultMessage: '{count, plural, one {# correction} other {# corrections}} in {year}',
  },
  none: { id: 'money.invoices.check.none', defaultMessage: 'No invoice has been issued yet.' },
  missing: {
    id: 'money.invoices.check.missing',
    defaultMessage:
      'The numbering has gaps: {count, plural, one {# number is} other {# numbers are}} missing. Contact the person who runs the server before you issue another invoice.',
  },
  outdated: {
    id: 'money.invoices.check.outdated',
    defaultMessage:
      '{count, plural, one {# invoice needs} other {# invoices need}} a correction after a refund. We’ll issue it automatically within an hour.',
  },
})

export const purchaseMessages = defineMessages({
  find: { id: 'money.invoices.ofPurchase.find', defaultMessage: 'Issue an invoice' },
  number: { id: 'money.invoices.ofPurchase.number', defaultMessage: 'Purchase number' },
  hint: {
    id: 'money.invoices.ofPurchase.hint',
    defaultMessage: 'The number of the purchase is on the receipt and in the list of payments.',
  },
  go: { id: 'money.invoices.ofPurchase.go', defaultMessage: 'Continue' },
  title: { id: 'money.invoices.ofPurchase.title', defaultMessage: 'Invoice for purchase {number}' },
  failed: { id: 'money.invoices.ofPurchase.failed', defaultMessage: 'Couldn’t load purchase {number}' },
  failedText: {
    id: 'money.invoices.ofPurchase.failedText',
    defaultMessage: 'Check the number and your connection, then try again.',
  },
  lead: {
    id: 'money.invoices.ofPurchase.lead',
    defaultMessage: 'The invoice is for {total}. We’ll email the member a link to it.',
  },
  back: { id: 'money.invoices.ofPurchase.back', defaultMessage: 'Invoices' },
})

export const invoiceMessages = defineMessages({
  loading: { id: 'money.invoices.one.loading', defaultMessage: 'Loading the invoice' },
  failed: { id: 'money.invoices.one.failed', defaultMessage: 'Couldn’t load this invoice' },
  failedText: {
    id: 'money.invoices.one.failedText',
    defaultMessage: 'Check the address and your connection, then try again.',
  },
  title: { id: 'money.invoices.one.title', defaultMessage: 'Invoice' },
  soldOn: { id: 'money.invoices.one.soldOn', defaultMessage: 'Date of sale' },
  paidWith: { id: 'money.invoices.one.paidWith', defaultMessage: 'Paid with' },
  corrects: { id: 'money.invoices.one.corrects', defaultMessage: 'Corrects' },
  reason: { id: 'money.invoices.one.reason', defaultMessage: 'Reason' },
  member: { id: 'money.invoices.one.member', defaultMessage: 'Member' },
  openMember: { id: 'money.invoices.one.openMember', defaultMessage: 'Open the member’s page' },
  lines: { id: 'money.invoices.one.lines', defaultMessage: 'Items' },
  item: { id: 'money.invoices.one.item', defaultMessage: 'Item' },
  before: { id: 'money.invoices.one.before', defaultMessage: 'Before the correction' },
  after: { id: 'money.invoices.one.after', defaultMessage: 'After the correction' },
  total: { id: 'money.invoices.one.total', defaultMessage: 'Total' },
  difference: { id: 'money.invoices.one.difference', defaultMessage: 'Difference' },
  entry: { id: 'money.invoices.one.entry', defaultMessage: 'Entry: {dog}, {show}, {day}' },
  membership: {
    id: 'money.invoices.one.membership',
    defaultMessage: '{kind}, {years, plural, one {# year} other {# years}}',
  },
  corrected: {
    id: 'money.invoices.one.corrected',
    defaultMessage: 'This document has been corrected. See all documents for {link}.',
  },
  ofPurchase: { id: 'money.invoices.one.ofPurchase', defaultMessage: 'purchase {number}' },
})

export const reasonMessages: Record<CorrectionReason, MessageDescriptor> = defineMessages({
  refund: { id: 'money.invoices.reasons.refund', defaultMessage: 'Refund' },
  refund_recalled: { id: 'money.invoices.reasons.recalled', defaultMessage: 'Refund cancelled' },
  buyer: { id: 'money.invoices.reasons.buyer', defaultMessage: 'Mistake in the buyer’s details' },
})

export const wayMessages: Record<MoneyAccount, MessageDescriptor> = defineMessages({
  cash: { id: 'money.invoices.ways.cash', defaultMessage: 'Cash' },
  card_reader: { id: 'money.invoices.ways.cardReader', defaultMessage: 'Card reader' },
  bank: { id: 'money.invoices.ways.bank', defaultMessage: 'Bank transfer' },
  provider: { id: 'money.invoices.ways.provider', defaultMessage: 'Online' },
})

export const membershipMessages: Record<MembershipKind, MessageDescriptor> = defineMessages({
  adult: { id: 'money.invoices.memberships.adult', defaultMessage: 'Membership' },
  junior: { id: 'money.invoices.memberships.junior', defaultMessage: 'Junior membership' },
  family: { id: 'money.invoices.memberships.family', defaultMessage: 'Family membership' },
  honorary: { id: 'money.invoices.memberships.honorary', defaultMessage: 'Honorary membership' },
  life: { id: 'money.invoices.memberships.life', defaultMessage: 'Life membership' },
})

export const correctMessages = defineMessages({
  open: { id: 'money.invoices.correct.open', defaultMessage: 'Correct details' },
  title: { id: 'money.invoices.correct.title', defaultMessage: 'Correct the buyer’s details on {number}' },
  text: {
    id: 'money.invoices.correct.text',
    defaultMessage: 'The document itself won’t change. We’ll issue a correction to it and email the member.',
  },
  reason: { id: 'money.invoices.correct.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'money.invoices.correct.reasonHint', defaultMessage: 'It’s printed on the correction.' },
  reasonInvalid: {
    id: 'money.invoices.correct.reasonInvalid',
    defaultMessage: 'Explain what was wrong, in at least 10 characters.',
  },
  action: { id: 'money.invoices.correct.action', defaultMessage: 'Issue correction' },
})
