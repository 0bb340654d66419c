import { and, asc, count, eq, sum as sumOf } from 'drizzle-orm'
import type { LedgerKind } from '#contract/money/accounts'
import type { MoneyMonth, MonthOfCurrency } from '#contract/money/payments'
import type { Day } from '#contract/shared/calendar'
import { sum } from '#contract/shared/money'
import type { MonthQuery } from '#contract/shared/listQueries'
import type { Db } from '../../db/client'
import { classes, entries, ledgerPostings, ledgerTransactions, purchases, shows } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { moneyPosting } from './payments'
import { inMonth, loadMonth } from './months'

const amount = sumOf(ledgerPostings.amount).mapWith(Number)

const loadDays = (db: Db, month: Day) =>
  db
    .select({
      currency: ledgerTransactions.currency,
      day: ledgerTransactions.day,
      kind: ledgerTransactions.kind,
      amount,
      count: count(),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, moneyPosting)
    .where(inMonth(month))
    .groupBy(ledgerTransactions.currency, ledgerTransactions.day, ledgerTransactions.kind)
    .orderBy(asc(ledgerTransactions.currency), asc(ledgerTransactions.day))
type DayRow = Awaited<ReturnType<typeof loadDays>>[number]

const loadFees = (db: Db, month: Day) =>
  db
    .select({ currency: ledgerTransactions.currency, amount })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.transactionId, ledgerTransactions.id), eq(ledgerPostings.account, 'fees')),
    )
    .where(inMonth(month))
    .groupBy(ledgerTransactions.currency)

const takenKinds: readonly LedgerKind[] = ['payment']
const refundedKinds: readonly LedgerKind[] = ['refund_sent', 'refund_outside']

const totalOf = (rows: readonly DayRow[], kinds: readonly LedgerKind[]) =>
  rows
    .filter((row) => kinds.includes(row.kind))
    .reduce((total, row) => ({ amount: total.amount + Math.abs(row.amount), count: total.count + row.count }), {
      amount: 0,
      count: 0,
    })

const monthOf = (currency: string, rows: readonly DayRow[], fees: number): MonthOfCurrency => {
  const usual = rows.filter(({ kind }) => [...takenKinds, ...refundedKinds].includes(kind))
  return {
    currency,
    taken: totalOf(usual, takenKinds),
    refunded: totalOf(usual, refundedKinds),
    fees,
    otherwise: sum(rows.filter((row) => !usual.includes(row)).map((row) => row.amount)),
    days: [...new Set(usual.map(({ day }) => day))].map((day) => {
      const own = usual.filter((row) => row.day === day)
      return { day, taken: totalOf(own, takenKinds).amount, refunded: totalOf(own, refundedKinds).amount }
    }),
  }
}

const loadAwaited = (db: Db) =>
  db
    .select({ currency: purchases.currency, amount: sumOf(purchases.total).mapWith(Number), count: count() })
    .from(purchases)
    .where(and(eq(purchases.status, 'pending'), eq(purchases.paidBy, 'transfer')))
    .groupBy(purchases.currency)

/** So many shows are offered to choose from. */
const mostShows = 100

const loadShows = (db: Db, month: Day) =>
  db
    .selectDistinct({ slug: shows.slug, name: shows.name })
    .from(ledgerTransactions)
    .innerJoin(entries, eq(entries.purchaseId, ledgerTransactions.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(inMonth(month))
    .orderBy(asc(shows.name), asc(shows.slug))
    .limit(mostShows)

/** What came in and was sent back in a month, in all and on each day. */
export const loadMoneyMonth = async (db: Db, query: MonthQuery, now: Date): Promise<MoneyMonth> => {
  const months = await loadMonth(db, query, now)
  const rows = await loadDays(db, months.month)
  const awaited = await loadAwaited(db)
  const { currency: usual } = await loadSettings(db)
  const fees = new Map((await loadFees(db, months.month)).map((row) => [row.currency, row.amount]))
  const found = [...rows, ...awaited].map(({ currency }) => currency)
  const currencies = [...new Set([usual, ...found, ...fees.keys()])]
  return {
    ...months,
    currencies: currencies.map((currency) =>
      monthOf(
        currency,
        rows.filter((row) => row.currency === currency),
        fees.get(currency) ?? 0,
      ),
    ),
    awaited,
    shows: await loadShows(db, months.month),
  }
}
