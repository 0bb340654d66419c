import { csv, type Endpoints, xlsx } from '../shared/endpoint'
import { LedgerQuery, MonthQuery, PaymentsQuery } from '../shared/listQueries'
import { JournalDraft, LedgerMonth, LedgerPage, LedgerTransaction } from './ledger'
import { ProviderMovements } from './movements'
import { MoneyMonth, PaymentPage } from './payments'

export const moneyEndpoints = {
  getPayments: {
    method: 'GET',
    path: '/desk/payments',
    action: 'money.read',
    schema: { querystring: PaymentsQuery, response: { 200: PaymentPage } },
  },
  getMovements: {
    method: 'GET',
    path: '/desk/movements',
    action: 'money.read',
    schema: { response: { 200: ProviderMovements } },
  },
  getMoneyMonth: {
    method: 'GET',
    path: '/desk/money',
    action: 'money.read',
    schema: { querystring: MonthQuery, response: { 200: MoneyMonth } },
  },
  getLedger: {
    method: 'GET',
    path: '/desk/ledger',
    action: 'money.read',
    schema: { querystring: MonthQuery, response: { 200: LedgerMonth } },
  },
  getLedgerTransactions: {
    method: 'GET',
    path: '/desk/ledger/transactions',
    action: 'money.read',
    schema: { querystring: LedgerQuery, response: { 200: LedgerPage } },
  },
  /** Books what no payment does: money that was moved, fees, corrections. */
  addJournalEntry: {
    method: 'POST',
    path: '/desk/ledger/transactions',
    action: 'money.book',
    schema: { body: JournalDraft, response: { 201: LedgerTransaction } },
    refusals: ['already_booked'],
  },
  getJournalTable: {
    method: 'GET',
    path: '/desk/ledger.csv',
    action: 'money.read',
    schema: { querystring: MonthQuery, response: csv },
  },
  getJournalWorkbook: {
    method: 'GET',
    path: '/desk/ledger.xlsx',
    action: 'money.read',
    schema: { querystring: MonthQuery, response: xlsx },
  },
} as const satisfies Endpoints
