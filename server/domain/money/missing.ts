import { and, eq, gt, inArray, isNotNull, notExists, type SQL } from 'drizzle-orm'
import type { LedgerKind } from '#contract/money/accounts'
import type { Db } from '../../db/client'
import { entryRefunds, ledgerTransactions, purchases } from '../../db/schema'

const isNotBooked = (db: Db, kind: LedgerKind, subject: typeof purchases.id | typeof entryRefunds.id): SQL =>
  notExists(
    db
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.kind, kind), eq(ledgerTransactions.subjectId, subject))),
  )

/** Purchases whose payment is not in the ledger. */
export const unbookedPayments = (db: Db) =>
  and(inArray(purchases.status, ['paid', 'refunded']), gt(purchases.total, 0), isNotBooked(db, 'payment', purchases.id))

/** Purchases that were refunded as a whole, which is not in the ledger. */
export const unbookedWholeRefunds = (db: Db) =>
  and(
    eq(purchases.status, 'refunded'),
    gt(purchases.total, 0),
    isNotNull(purchases.refundDoneAt),
    isNotBooked(db, 'refund_sent', purchases.id),
  )

/** Refunds of entries that are owed without being in the ledger. */
export const unbookedOwedRefunds = (db: Db) => isNotBooked(db, 'refund_owed', entryRefunds.id)

/** Refunds of entries that were sent without being in the ledger. */
export const unbookedSentRefunds = (db: Db) =>
  and(isNotNull(entryRefunds.doneAt), isNotBooked(db, 'refund_sent', entryRefunds.id))
