import type { MessageDescriptor } from 'react-intl'
import type { ReportField } from '#contract/money/readPayoutReport'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.import.payout.title', defaultMessage: 'Import a Stripe report' },
  lead: {
    id: 'money.import.payout.lead',
    defaultMessage:
      'Import Stripe’s payout reconciliation report to book Stripe’s fees and match its payouts to your bank statement.',
  },
  file: { id: 'money.import.payout.file', defaultMessage: 'Payout reconciliation report' },
  fileHint: {
    id: 'money.import.payout.fileHint',
    defaultMessage:
      'In Stripe, open Reports, then Payout reconciliation. Download the itemised report with all columns, up to 4,000 transactions at a time. It may include transactions you’ve already imported: none is added twice.',
  },
  fileTypes: { id: 'money.import.payout.fileTypes', defaultMessage: 'CSV or Excel (.xlsx)' },
  lacks: {
    id: 'money.import.payout.lacks',
    defaultMessage: 'Columns missing from this file: {fields}. Download the itemised report with all columns.',
  },
  tooMany: {
    id: 'money.import.payout.tooMany',
    defaultMessage: 'This report has more than 4,000 transactions. Download a shorter period.',
  },
  nothing: { id: 'money.import.payout.nothing', defaultMessage: 'There are no transactions to import in this file.' },
  figures: { id: 'money.import.payout.figures', defaultMessage: 'In this report' },
  count: {
    id: 'money.import.payout.count',
    defaultMessage: '{count, plural, one {transaction} other {transactions}}',
  },
  payouts: { id: 'money.import.payout.payouts', defaultMessage: '{count, plural, one {payout} other {payouts}}' },
  fees: { id: 'money.import.payout.fees', defaultMessage: 'in fees' },
  start: {
    id: 'money.import.payout.start',
    defaultMessage: 'Import {count, plural, one {# transaction} other {# transactions}}',
  },
  importFailed: {
    id: 'money.import.payout.importFailed',
    defaultMessage: 'Couldn’t import the transactions. Check your connection and try again.',
  },
  done: { id: 'money.import.payout.done', defaultMessage: 'Report imported' },
  doneText: {
    id: 'money.import.payout.doneText',
    defaultMessage:
      '{added, plural, =0 {No new transactions} one {# new transaction} other {# new transactions}}. {known, plural, =0 {} one {# was imported before.} other {# were imported before.}}',
  },
  open: { id: 'money.import.payout.open', defaultMessage: 'See the payouts' },
})

export const fieldMessages: Record<ReportField, MessageDescriptor> = defineMessages({
  providerId: { id: 'money.import.payout.field.providerId', defaultMessage: 'balance transaction' },
  kind: { id: 'money.import.payout.field.kind', defaultMessage: 'reporting category' },
  day: { id: 'money.import.payout.field.day', defaultMessage: 'created' },
  amount: { id: 'money.import.payout.field.amount', defaultMessage: 'gross' },
  fee: { id: 'money.import.payout.field.fee', defaultMessage: 'fee' },
  currency: { id: 'money.import.payout.field.currency', defaultMessage: 'currency' },
  payout: { id: 'money.import.payout.field.payout', defaultMessage: 'payout' },
  payoutDay: { id: 'money.import.payout.field.payoutDay', defaultMessage: 'payout effective at' },
  ourPayment: { id: 'money.import.payout.field.ourPayment', defaultMessage: 'payment metadata' },
  payment: { id: 'money.import.payout.field.payment', defaultMessage: 'payment intent' },
  text: { id: 'money.import.payout.field.text', defaultMessage: 'description' },
})
