import { moneyEndpoints } from '#contract/money/moneyEndpoints'
import type { MonthQuery } from '#contract/shared/listQueries'
import type { Locale } from '#contract/shared/locales'
import { byCaller } from '../../audit/audit'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import { sendCsv, sendXlsx } from '../../http/tables'
import type { Api } from '../../http/types'
import { addJournalEntry } from './journal'
import { journalTable } from './journalTable'
import { allTransactions, loadLedger, loadTransactions } from './ledger'
import { loadMoneyMonth } from './month'
import { loadMovements } from './movements'
import { loadPayments } from './payments'

/** The office's money: payments and refunds by month, the ledger behind them, and what an admin books in its journal. */
export const moneyRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // Each writes rows that stay.
  const booked = limitOf(deps, 'journal entries by an admin', 600, 60 * minute)

  const journalOf = async ({ query, locale }: { query: MonthQuery; locale: Locale }) => {
    const { month, transactions } = await allTransactions(db, query, now())
    const { ledgerCodes } = await loadSettings(db)
    return { name: `journal-${month.slice(0, 7)}`, table: journalTable(transactions, ledgerCodes, locale) }
  }

  app.route({ ...routeOf(moneyEndpoints.getPayments), handler: ({ query }) => loadPayments(db, query, now()) })
  app.route({
    ...routeOf(moneyEndpoints.getMovements),
    handler: async () => ({ movements: await loadMovements(db, now()) }),
  })
  app.route({ ...routeOf(moneyEndpoints.getMoneyMonth), handler: ({ query }) => loadMoneyMonth(db, query, now()) })
  app.route({ ...routeOf(moneyEndpoints.getLedger), handler: ({ query }) => loadLedger(db, query, now()) })
  app.route({
    ...routeOf(moneyEndpoints.getLedgerTransactions),
    handler: ({ query }) => loadTransactions(db, query, now()),
  })

  app.route({
    ...routeOf(moneyEndpoints.addJournalEntry, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await booked.consume(callerOf(request).user.id, reply)
      reply.code(201)
      return addJournalEntry(db, request.body, byCaller(request, now()))
    },
  })

  app.route({
    ...routeOf(moneyEndpoints.getJournalTable),
    handler: async (request, reply) => {
      const { name, table } = await journalOf(request)
      return sendCsv(reply, name, table, request.locale)
    },
  })

  app.route({
    ...routeOf(moneyEndpoints.getJournalWorkbook),
    handler: async (request, reply) => {
      const { name, table } = await journalOf(request)
      return sendXlsx(reply, name, [table])
    },
  })
}
