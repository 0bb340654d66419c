import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { moneyAccounts, type LedgerKind, type MoneyAccount } from '#contract/money/accounts'
import { numberOf } from '#contract/payment/bankTransfer'
import type { PaymentRow, PaymentState } from '#contract/money/payments'
import type { PaymentsQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import type { Db } from '../../db/client'
import { contains } from '../../db/contains'
import {
  bankLines,
  classes,
  dogs,
  entries,
  purchaseRefunds,
  ledgerPostings,
  ledgerTransactions,
  purchases,
  shows,
  users,
} from '../../db/schema'
import { numberIn } from '../../lib/numberIn'
import { keysetDay, keysetInt, loadPage, type Keyset } from '../../http/paging'
import { inMonth, loadMonth } from './months'

const newest: Keyset = {
  columns: [ledgerTransactions.day, ledgerTransactions.id],
  position: z.tuple([keysetDay, keysetInt]),
}

/** What moves the money of a payment. */
const kinds: LedgerKind[] = ['payment', 'refund_sent', 'refund_failed', 'refund_outside', 'dispute']

/** The one posting of such a transaction to where the money is. */
export const moneyPosting = and(
  eq(ledgerPostings.transactionId, ledgerTransactions.id),
  inArray(ledgerPostings.account, [...moneyAccounts]),
  inArray(ledgerTransactions.kind, kinds),
)

const moved = (db: Db) =>
  db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, moneyPosting)
    .innerJoin(purchases, eq(purchases.id, ledgerTransactions.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .$dynamic()

const isOfPurchase = eq(ledgerTransactions.subjectId, purchases.id)
const owedBack = or(
  and(isOfPurchase, eq(purchases.status, 'refunded'), isNull(purchases.refundDoneAt)),
  // What came in above the price.
  sql`exists (select from ${bankLines} where ${bankLines.id} = ${ledgerTransactions.subjectId} and ${bankLines.sentBackAt} is null)`,
)
const states: Record<PaymentState, SQL | undefined> = {
  taken: and(eq(ledgerTransactions.kind, 'payment'), sql`not ${owedBack}`),
  owed_back: and(eq(ledgerTransactions.kind, 'payment'), owedBack),
  refunded: eq(ledgerTransactions.kind, 'refund_sent'),
  refund_failed: eq(ledgerTransactions.kind, 'refund_failed'),
  refunded_outside: eq(ledgerTransactions.kind, 'refund_outside'),
  disputed: and(eq(ledgerTransactions.kind, 'dispute'), lt(ledgerPostings.amount, 0)),
  dispute_returned: and(eq(ledgerTransactions.kind, 'dispute'), gt(ledgerPostings.amount, 0)),
}

/** A purchase has an entry that is so. */
const hasEntry = (db: Db, which: SQL | undefined) =>
  exists(
    db
      .select({ id: entries.id })
      .from(entries)
      .innerJoin(classes, eq(classes.id, entries.classId))
      .innerJoin(shows, eq(shows.id, classes.showId))
      .innerJoin(dogs, eq(dogs.id, entries.dogId))
      .where(and(eq(entries.purchaseId, purchases.id), which)),
  )

const withText = (db: Db, text: string | undefined): SQL | undefined => {
  const named = contains([users.name], text)
  if (!named || text === undefined) return undefined
  const number = numberIn(text) ?? numberOf(text)
  return or(
    named,
    number === null ? undefined : eq(purchases.number, number),
    hasEntry(db, contains([dogs.name, shows.name], text)),
  )
}

const wanted = (db: Db, { text, kind, show, account, state }: PaymentsQuery) =>
  and(
    withText(db, text),
    kind && eq(purchases.kind, kind),
    show === undefined ? undefined : hasEntry(db, eq(shows.slug, show)),
    account && eq(ledgerPostings.account, account),
    state && states[state],
  )

/** The shows of the purchase, and its runs; of the refund of an entry, that one. */
const entered = (db: Db) =>
  db
    .select({
      shows: sql<string[]>`coalesce(array_agg(distinct ${shows.name}), '{}')`.as('shows'),
      runs: sql<number>`count(*)::int`.as('runs'),
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(
      and(
        eq(entries.purchaseId, purchases.id),
        or(isNull(purchaseRefunds.id), eq(entries.id, purchaseRefunds.entryId)),
      ),
    )
    .as('entered')

const select = (db: Db, which: SQL) => {
  const own = entered(db)
  return db
    .select({
      id: ledgerTransactions.id,
      day: ledgerTransactions.day,
      at: ledgerTransactions.at,
      kind: ledgerTransactions.kind,
      currency: ledgerTransactions.currency,
      account: ledgerPostings.account,
      amount: ledgerPostings.amount,
      isOwedBack: sql<boolean>`${owedBack}`,
      purchase: purchases,
      payer: sql<string | null>`case when ${users.deletedAt} is null then ${users.name} end`,
      shows: own.shows,
      runs: own.runs,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, moneyPosting)
    .innerJoin(purchases, eq(purchases.id, ledgerTransactions.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(
      purchaseRefunds,
      and(eq(purchaseRefunds.id, ledgerTransactions.subjectId), isNotNull(purchaseRefunds.doneAt)),
    )
    .innerJoinLateral(own, sql`true`)
    .where(which)
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof select>>[number]

const stateOf = ({ kind, isOwedBack, amount }: Pick<Row, 'kind' | 'isOwedBack' | 'amount'>): PaymentState => {
  if (kind === 'dispute') return amount < 0 ? 'disputed' : 'dispute_returned'
  if (kind === 'refund_failed') return 'refund_failed'
  if (kind === 'refund_outside') return 'refunded_outside'
  if (kind === 'refund_sent') return 'refunded'
  return isOwedBack ? 'owed_back' : 'taken'
}

const toPayment = ({ purchase, kind, isOwedBack, account, amount, at, ...row }: Row): PaymentRow => ({
  ...row,
  at: at.toISOString(),
  state: stateOf({ kind, isOwedBack, amount }),
  account: account as MoneyAccount,
  amount: Math.abs(amount),
  purchaseId: purchase.id,
  purchaseNumber: purchase.number,
  memberId: purchase.userId,
  kind: purchase.kind,
  membershipKind: purchase.kind === 'membership' ? (purchase.membershipKind ?? 'adult') : null,
  years: purchase.years,
})

/** A page of a month's payments and refunds. */
export const loadPayments = async (
  db: Db,
  { cursor, limit, order, ...query }: PaymentsQuery,
  now: Date,
): Promise<Page<PaymentRow>> => {
  const { month } = await loadMonth(db, query, now)
  const { items, next } = await loadPage(
    newest,
    { cursor, limit, order },
    ({ after, order: ordered, limit: most }) => {
      // A page is chosen before the rest of its rows is read.
      const chosen = moved(db)
        .where(and(inMonth(month), wanted(db, { ...query, limit, order }), after))
        .orderBy(...ordered)
        .limit(most)
      return select(db, inArray(ledgerTransactions.id, chosen)).orderBy(...ordered)
    },
    ({ day, id }) => [day, id],
  )
  return { items: items.map(toPayment), next }
}
