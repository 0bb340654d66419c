import { and, eq, gt, gte, isNotNull, isNull, notExists, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { LedgerKind } from '#contract/money/accounts'
import type { Db } from '../../db/client'
import { purchaseRefunds, ledgerTransactions, purchases } from '../../db/schema'

const isNotBooked = (db: Db, kind: LedgerKind, subject: typeof purchases.id | typeof purchaseRefunds.id): SQL =>
  notExists(
    db
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.kind, kind), eq(ledgerTransactions.subjectId, subject))),
  )

/** From when on: what is older is not looked through. Null: all there is. */
type Since = Date | null

const isSince = (column: AnyPgColumn, since: Since) => (since === null ? isNotNull(column) : gte(column, since))

/** Purchases whose payment is not in the ledger. */
export const unbookedPayments = (db: Db, since: Since = null) =>
  and(
    or(
      and(eq(purchases.status, 'paid'), isSince(purchases.paidAt, since)),
      and(eq(purchases.status, 'refunded'), or(isNull(purchases.refundDoneAt), isSince(purchases.refundDoneAt, since))),
    ),
    gt(purchases.total, 0),
    isNotBooked(db, 'payment', purchases.id),
  )

/** Purchases that were refunded as a whole, which is not in the ledger. */
export const unbookedWholeRefunds = (db: Db, since: Since = null) =>
  and(
    eq(purchases.status, 'refunded'),
    gt(purchases.total, 0),
    isSince(purchases.refundDoneAt, since),
    isNotBooked(db, 'refund_sent', purchases.id),
    // Covered by what its payer had got already: what was left of it is booked when it is sent.
    isNotBooked(db, 'refund_covered', purchases.id),
  )

/** Refunds of entries that are owed without being in the ledger. */
export const unbookedOwedRefunds = (db: Db, since: Since = null) =>
  and(isSince(purchaseRefunds.createdAt, since), isNotBooked(db, 'refund_owed', purchaseRefunds.id))

/** Refunds of entries that were sent without being in the ledger. */
export const unbookedSentRefunds = (db: Db, since: Since = null) =>
  and(
    isSince(purchaseRefunds.doneAt, since),
    gt(purchaseRefunds.amount, purchaseRefunds.covered),
    isNotBooked(db, 'refund_sent', purchaseRefunds.id),
  )
