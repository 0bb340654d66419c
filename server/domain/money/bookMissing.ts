import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { ServerDeps } from '../../deps'
import { purchaseRefunds, purchases } from '../../db/schema'
import { book, type Booking } from './book'
import { owedRefundOf, paymentOf, sentRefundOf } from './bookings'
import { unbookedOwedRefunds, unbookedPayments, unbookedSentRefunds, unbookedWholeRefunds } from './missing'

const batchSize = 500

const payments = async (db: Db, since: Date | null): Promise<Booking[]> => {
  const rows = await db
    .select()
    .from(purchases)
    .where(unbookedPayments(db, since))
    .orderBy(asc(sql`coalesce(${purchases.paidAt}, ${purchases.createdAt})`))
    .limit(batchSize)
  return rows.flatMap((row) =>
    paymentOf(row, { amount: row.total, currency: row.currency }, row.paidAt ?? row.createdAt),
  )
}

const wholeRefunds = async (db: Db, since: Date | null): Promise<Booking[]> => {
  const rows = await db
    .select()
    .from(purchases)
    .where(unbookedWholeRefunds(db, since))
    .orderBy(asc(purchases.refundDoneAt))
    .limit(batchSize)
  return rows.flatMap((row) =>
    row.refundDoneAt === null ? [] : [sentRefundOf(row, { id: row.id, amount: row.total }, row.refundDoneAt)],
  )
}

const refundsThat = (db: Db, which: SQL | undefined) =>
  db
    .select({ refund: purchaseRefunds, purchase: purchases })
    .from(purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseRefunds.purchaseId))
    .where(which)
    .orderBy(asc(purchaseRefunds.createdAt))
    .limit(batchSize)

const owedRefunds = async (db: Db, since: Date | null): Promise<Booking[]> =>
  (await refundsThat(db, unbookedOwedRefunds(db, since))).map(({ refund, purchase }) =>
    owedRefundOf(purchase, refund, refund.createdAt),
  )

const sentRefunds = async (db: Db, since: Date | null): Promise<Booking[]> =>
  (await refundsThat(db, unbookedSentRefunds(db, since))).flatMap(({ refund, purchase }) =>
    refund.doneAt === null
      ? []
      : [sentRefundOf(purchase, { id: refund.id, amount: refund.amount - refund.covered }, refund.doneAt)],
  )

/**
 * Books payments and refunds that are not in the ledger: those from before it existed, and what an older server settles while a
 * newer one runs beside it. Each batch is one transaction, and the next run finishes what an abort left. `since`: what is older is not
 * looked through; null looks through all.
 */
export const bookMissing = async (db: Db, since: Date | null = null, signal?: AbortSignal): Promise<void> => {
  for (const find of [payments, owedRefunds, sentRefunds, wholeRefunds]) {
    for (let missing = await find(db, since); missing.length > 0 && !signal?.aborted; missing = await find(db, since))
      await db.transaction((tx) => book(tx, missing, 'system'))
  }
}

const dayLong = 24 * 3_600_000
/** Older servers run beside this one for minutes, and a provider's notice may be late by days. */
const lookedBack = 7 * dayLong

/** Looks through everything when a server has started and then once a day, and in between through what is recent. */
export const ledgerJob = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): ((signal: AbortSignal) => Promise<void>) => {
  let wholeAt = -Infinity
  return async (signal) => {
    const at = now().getTime()
    // A clock may be set back, too.
    const isWhole = Math.abs(at - wholeAt) >= dayLong
    await bookMissing(db, isWhole ? null : new Date(at - lookedBack), signal)
    if (isWhole && !signal.aborted) wholeAt = at
  }
}
