import { and, asc, eq, gt, inArray, isNotNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { LedgerKind } from '#contract/money/accounts'
import type { Db } from '../../db/client'
import { entryRefunds, ledgerTransactions, purchases } from '../../db/schema'
import { book, type Booking } from './book'
import { owedRefundOf, paymentOf, sentRefundOf } from './bookings'

const batchSize = 500

const isNotBooked = (db: Db, kind: LedgerKind, subject: typeof purchases.id | typeof entryRefunds.id): SQL =>
  notExists(
    db
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.kind, kind), eq(ledgerTransactions.subjectId, subject))),
  )

const payments = async (db: Db): Promise<Booking[]> => {
  const rows = await db
    .select()
    .from(purchases)
    .where(
      and(
        inArray(purchases.status, ['paid', 'refunded']),
        gt(purchases.total, 0),
        isNotBooked(db, 'payment', purchases.id),
      ),
    )
    .orderBy(asc(sql`coalesce(${purchases.paidAt}, ${purchases.createdAt})`))
    .limit(batchSize)
  return rows.flatMap((row) =>
    paymentOf(row, { amount: row.total, currency: row.currency }, row.paidAt ?? row.createdAt),
  )
}

const wholeRefunds = async (db: Db): Promise<Booking[]> => {
  const rows = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'refunded'),
        gt(purchases.total, 0),
        isNotNull(purchases.refundDoneAt),
        isNotBooked(db, 'refund_sent', purchases.id),
      ),
    )
    .orderBy(asc(purchases.refundDoneAt))
    .limit(batchSize)
  return rows.flatMap((row) =>
    row.refundDoneAt === null ? [] : [sentRefundOf(row, { id: row.id, amount: row.total }, row.refundDoneAt)],
  )
}

const refundsOf = (db: Db, kind: 'refund_owed' | 'refund_sent') =>
  db
    .select({ refund: entryRefunds, purchase: purchases })
    .from(entryRefunds)
    .innerJoin(purchases, eq(purchases.id, entryRefunds.purchaseId))
    .where(
      and(kind === 'refund_sent' ? isNotNull(entryRefunds.doneAt) : undefined, isNotBooked(db, kind, entryRefunds.id)),
    )
    .orderBy(asc(entryRefunds.createdAt))
    .limit(batchSize)

const owedRefunds = async (db: Db): Promise<Booking[]> =>
  (await refundsOf(db, 'refund_owed')).map(({ refund, purchase }) => owedRefundOf(purchase, refund, refund.createdAt))

const sentRefunds = async (db: Db): Promise<Booking[]> =>
  (await refundsOf(db, 'refund_sent')).flatMap(({ refund, purchase }) =>
    refund.doneAt === null ? [] : [sentRefundOf(purchase, refund, refund.doneAt)],
  )

/**
 * Books payments and refunds that are not in the ledger: those from before it existed, and what an older server settles while a
 * newer one runs beside it. Each batch is one transaction, and the next run finishes what an abort left.
 */
export const bookMissing = async (db: Db, signal?: AbortSignal): Promise<void> => {
  for (const find of [payments, owedRefunds, sentRefunds, wholeRefunds]) {
    for (let missing = await find(db); missing.length > 0 && !signal?.aborted; missing = await find(db))
      await db.transaction((tx) => book(tx, missing, 'system'))
  }
}
