import type { MessageDescriptor } from 'react-intl'
import type { StatementField } from '#contract/money/statementFields'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.import.title', defaultMessage: 'Import a bank statement' },
  lead: {
    id: 'money.import.lead',
    defaultMessage:
      'Import the lines of a bank statement, then match them to payments. You’ll see them before anything is saved.',
  },
  loading: { id: 'money.import.loading', defaultMessage: 'Loading the import' },
  failed: { id: 'money.import.failed', defaultMessage: 'Couldn’t load the import' },
  failedText: { id: 'money.import.failedText', defaultMessage: 'Check your connection and try again.' },
  steps: { id: 'money.import.steps', defaultMessage: 'Steps of the import' },
  stepFile: { id: 'money.import.step.file', defaultMessage: 'File' },
  stepColumns: { id: 'money.import.step.columns', defaultMessage: 'Columns' },
  stepCheck: { id: 'money.import.step.check', defaultMessage: 'Check' },
  stepDone: { id: 'money.import.step.done', defaultMessage: 'Done' },
  another: { id: 'money.import.another', defaultMessage: 'Choose another file' },
  file: { id: 'money.import.file', defaultMessage: 'Bank statement' },
  fileHint: {
    id: 'money.import.fileHint',
    defaultMessage:
      'Download it from your bank, up to 2,000 lines at a time. It may include days you’ve already imported: no line is added twice.',
  },
  fileTypes: { id: 'money.import.fileTypes', defaultMessage: 'CSV, Excel (.xlsx), MT940 or CAMT.053 (.xml)' },
  notStatement: {
    id: 'money.import.refusal.notStatement',
    defaultMessage:
      'This file isn’t a bank statement in MT940 or CAMT.053. Choose one of those, or a statement in CSV or Excel (.xlsx).',
  },
  unbalanced: {
    id: 'money.import.refusal.unbalanced',
    defaultMessage: 'The lines in this file don’t add up to its balances. Download the statement again.',
  },
  severalAccounts: {
    id: 'money.import.refusal.severalAccounts',
    defaultMessage: 'This file has statements for several accounts. Download one account at a time.',
  },
  needed: {
    id: 'money.import.needed',
    defaultMessage: 'Choose a column for the date, and one for the amount or for money in and money out.',
  },
  check: { id: 'money.import.check', defaultMessage: 'Check the lines' },
  columns: { id: 'money.import.columns', defaultMessage: 'Change the columns' },
  tooMany: {
    id: 'money.import.tooMany',
    defaultMessage: 'This statement has more than 2,000 lines. Download a shorter period.',
  },
  nothing: { id: 'money.import.nothing', defaultMessage: 'There are no lines to import in this file.' },
  period: { id: 'money.import.period', defaultMessage: '{name}: {from} to {to}' },
  account: { id: 'money.import.account', defaultMessage: 'Account {account}' },
  figures: { id: 'money.import.figures', defaultMessage: 'In this statement' },
  count: { id: 'money.import.count', defaultMessage: '{count, plural, one {line} other {lines}}' },
  paidIn: { id: 'money.import.paidIn', defaultMessage: 'money in' },
  paidOut: { id: 'money.import.paidOut', defaultMessage: 'money out' },
  start: { id: 'money.import.start', defaultMessage: 'Import {count, plural, one {# line} other {# lines}}' },
  importFailed: {
    id: 'money.import.importFailed',
    defaultMessage: 'Couldn’t import the lines. Check your connection and try again.',
  },
  lines: { id: 'money.import.lines', defaultMessage: 'Lines' },
  who: { id: 'money.import.who', defaultMessage: 'Name and text' },
  unread: {
    id: 'money.import.unread',
    defaultMessage:
      '{count, plural, one {# row couldn’t be read and won’t be imported.} other {# rows couldn’t be read and won’t be imported.}}',
  },
  unreadRows: { id: 'money.import.unreadRows', defaultMessage: 'Rows that couldn’t be read' },
  unreadFirst: {
    id: 'money.import.unreadFirst',
    defaultMessage: 'The first {count, number} rows that couldn’t be read',
  },
  row: { id: 'money.import.row', defaultMessage: 'Row' },
  problem: { id: 'money.import.problem', defaultMessage: 'What can’t be read' },
  inFile: { id: 'money.import.inFile', defaultMessage: 'In the file' },
  done: { id: 'money.import.done', defaultMessage: 'Statement imported' },
  doneText: {
    id: 'money.import.doneText',
    defaultMessage:
      '{added, plural, =0 {No new lines} one {# new line} other {# new lines}}. {known, plural, =0 {} one {# was imported before.} other {# were imported before.}}',
  },
  settle: { id: 'money.import.settle', defaultMessage: 'Match lines to payments' },
})

export const fieldMessages: Record<StatementField, MessageDescriptor> = defineMessages({
  day: { id: 'money.import.field.day', defaultMessage: 'Date' },
  amount: { id: 'money.import.field.amount', defaultMessage: 'Amount' },
  paidIn: { id: 'money.import.field.paidIn', defaultMessage: 'Money in' },
  paidOut: { id: 'money.import.field.paidOut', defaultMessage: 'Money out' },
  currency: { id: 'money.import.field.currency', defaultMessage: 'Currency' },
  name: { id: 'money.import.field.name', defaultMessage: 'Sender or recipient' },
  text: { id: 'money.import.field.text', defaultMessage: 'Reference or description' },
  details: { id: 'money.import.field.details', defaultMessage: 'More details' },
  bankId: { id: 'money.import.field.bankId', defaultMessage: 'Transaction ID' },
})
