import { and, asc, count, eq, exists, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ledgerAccounts } from '#contract/money/accounts'
import type { AccountBalance, LedgerCheck, LedgerMonth, LedgerTransaction } from '#contract/money/ledger'
import { addTo, type Day } from '#contract/shared/calendar'
import type { LedgerQuery, MonthQuery } from '#contract/shared/listQueries'
import { sum } from '#contract/shared/money'
import type { Page } from '#contract/shared/paging'
import { accountOf } from '../../db/accountOf'
import type { Db } from '../../db/client'
import { purchaseRefunds, ledgerPostings, ledgerTransactions, purchases, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import {
  unbookedOwedRefunds,
  unbookedPayments,
  unbookedSentRefunds,
  unbookedWholeRefunds,
} from '../../domain/money/missing'
import { keysetDay, keysetInt, loadPage, type Keyset } from '../../http/paging'
import { inMonth, loadMonth } from './months'

const amountWhere = (which: SQL) =>
  sql<number>`coalesce(sum(${ledgerPostings.amount}) filter (where ${which}), 0)`.mapWith(Number)
const debit = sql`${ledgerPostings.amount} > 0`
const credit = sql`${ledgerPostings.amount} < 0`

const loadBalances = async (db: Db, month: Day): Promise<AccountBalance[]> => {
  const isBefore = sql`${ledgerTransactions.day} < ${month}`
  const rows = await db
    .select({
      account: ledgerPostings.account,
      currency: ledgerTransactions.currency,
      before: amountWhere(isBefore),
      debits: amountWhere(sql`not ${isBefore} and ${debit}`),
      credits: sql<number>`-${amountWhere(sql`not ${isBefore} and ${credit}`)}`.mapWith(Number),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(lt(ledgerTransactions.day, addTo(month, { months: 1 })))
    .groupBy(ledgerPostings.account, ledgerTransactions.currency)
    .orderBy(asc(ledgerTransactions.currency))
  return rows
    .map((row) => ({ ...row, after: row.before + row.debits - row.credits }))
    .sort((one, other) => ledgerAccounts.indexOf(one.account) - ledgerAccounts.indexOf(other.account))
}

/** Checks all that was ever booked. */
const loadCheck = async (db: Db, now: Date): Promise<LedgerCheck> => {
  const booked = db
    .select({
      currency: ledgerTransactions.currency,
      debits: amountWhere(debit).as('debits'),
      credits: amountWhere(credit).as('credits'),
    })
    .from(ledgerTransactions)
    .leftJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .groupBy(ledgerTransactions.id)
    .as('booked')
  const sums = await db
    .select({
      currency: booked.currency,
      debits: sql`sum(${booked.debits})`.mapWith(Number),
      credits: sql`-sum(${booked.credits})`.mapWith(Number),
      transactions: count(),
      // One without any posting as well.
      unbalanced:
        sql`count(*) filter (where ${booked.debits} + ${booked.credits} <> 0 or ${booked.debits} = 0)`.mapWith(Number),
    })
    .from(booked)
    .groupBy(booked.currency)
    .orderBy(asc(booked.currency))
  const missing = [
    db.$count(purchases, unbookedPayments(db)),
    db.$count(purchases, unbookedWholeRefunds(db)),
    db.$count(purchaseRefunds, unbookedOwedRefunds(db)),
    db.$count(purchaseRefunds, unbookedSentRefunds(db)),
  ]
  return {
    checkedAt: now.toISOString(),
    transactions: sum(sums.map(({ transactions }) => transactions)),
    unbalanced: sum(sums.map(({ unbalanced }) => unbalanced)),
    missing: (await Promise.all(missing)).reduce((all, found) => all + found, 0),
    sums: sums.map(({ currency, debits, credits }) => ({ currency, debits, credits })),
  }
}

/** Each account in a month, and the check of the whole ledger. */
export const loadLedger = async (db: Db, query: MonthQuery, now: Date): Promise<LedgerMonth> => {
  const months = await loadMonth(db, query, now)
  const { currency } = await loadSettings(db)
  return {
    ...months,
    currency,
    accounts: await loadBalances(db, months.month),
    check: await loadCheck(db, now),
  }
}

const select = (db: Db, which: SQL | undefined) =>
  db
    .select({ transaction: ledgerTransactions, purchaseNumber: purchases.number, by: users.name })
    .from(ledgerTransactions)
    .leftJoin(purchases, eq(purchases.id, ledgerTransactions.purchaseId))
    .leftJoin(users, and(eq(users.id, accountOf(ledgerTransactions.actor)), isNull(users.deletedAt)))
    .where(which)
    .$dynamic()
type Row = Awaited<ReturnType<typeof select>>[number]

/** Rows as transactions, each with its postings, debits first. */
const withPostings = async (db: Db, rows: readonly Row[]): Promise<LedgerTransaction[]> => {
  const ids = rows.map(({ transaction }) => transaction.id)
  const postings = await db.select().from(ledgerPostings).where(inArray(ledgerPostings.transactionId, ids))
  return rows.map(({ transaction: { id, day, at, kind, currency, reason }, purchaseNumber, by }) => ({
    id,
    day,
    at: at.toISOString(),
    kind,
    currency,
    purchaseNumber,
    by,
    reason,
    postings: postings
      .filter(({ transactionId }) => transactionId === id)
      .map(({ account, amount }) => ({ account, amount }))
      .sort((one, other) => other.amount - one.amount),
  }))
}

const newest: Keyset = {
  columns: [ledgerTransactions.day, ledgerTransactions.id],
  position: z.tuple([keysetDay, keysetInt]),
}

/** A page of a month's transactions. */
export const loadTransactions = async (
  db: Db,
  { cursor, limit, order, account, ...query }: LedgerQuery,
  now: Date,
): Promise<Page<LedgerTransaction>> => {
  const { month } = await loadMonth(db, query, now)
  const touches =
    account &&
    exists(
      db
        .select({ account: ledgerPostings.account })
        .from(ledgerPostings)
        .where(and(eq(ledgerPostings.transactionId, ledgerTransactions.id), eq(ledgerPostings.account, account))),
    )
  const { items, next } = await loadPage(
    newest,
    { cursor, limit, order },
    ({ after, order: ordered, limit: most }) =>
      select(db, and(inMonth(month), touches, after))
        .orderBy(...ordered)
        .limit(most),
    ({ transaction }) => [transaction.day, transaction.id],
  )
  return { items: await withPostings(db, items), next }
}

/** All of a month's transactions, the first one first: for the accountant. */
export const allTransactions = async (db: Db, query: MonthQuery, now: Date) => {
  const { month } = await loadMonth(db, query, now)
  const rows = await select(db, inMonth(month)).orderBy(asc(ledgerTransactions.day), asc(ledgerTransactions.id))
  return { month, transactions: await withPostings(db, rows) }
}

/** One transaction. */
export const loadTransaction = async (db: Db, id: number): Promise<LedgerTransaction | undefined> =>
  (await withPostings(db, await select(db, eq(ledgerTransactions.id, id))))[0]
