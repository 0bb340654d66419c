import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import type { MoneyAccount } from '#contract/money/accounts'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPurchases } from '../../db/locks'
import { bankLines, providerMovements, purchaseRefunds, purchases, users } from '../../db/schema'
import { refuseOwn } from '../entry/refuseOwn'
import { book } from '../money/book'
import { moneyAccountOf, sentAgainOf, sentRefundOf } from '../money/bookings'
import { markRefunded } from '../purchase/confirm'
import { markDone } from '../purchase/purchaseRefunds'
import { HttpError } from '../../http/httpError'
import { transferFacts, transfersMost } from './transferPurchases'

const byTransfer = eq(purchases.paidBy, 'transfer')

const wholeRefunds = (db: Db, which?: SQL) =>
  db
    .select({ ...transferFacts, id: purchases.id, purchaseId: purchases.id })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(byTransfer, eq(purchases.status, 'refunded'), which))
    .orderBy(asc(purchases.number))
    .limit(transfersMost)

const partRefunds = (db: Db, which?: SQL) =>
  db
    .select({
      ...transferFacts,
      id: purchaseRefunds.id,
      purchaseId: purchases.id,
      since: purchaseRefunds.createdAt,
      total: purchaseRefunds.amount,
      refund: purchaseRefunds,
    })
    .from(purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseRefunds.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(or(byTransfer, and(eq(purchases.paidBy, 'desk'), isNull(purchaseRefunds.entryId))), which))
    .orderBy(asc(purchaseRefunds.createdAt), asc(purchaseRefunds.id))
    .limit(transfersMost)

/** What came in above the price of a purchase. */
const overpaid = (db: Db, which?: SQL) =>
  db
    .select({
      ...transferFacts,
      id: bankLines.id,
      purchaseId: purchases.id,
      since: bankLines.importedAt,
      total: bankLines.owedBack,
      purchase: purchases,
    })
    .from(bankLines)
    .innerJoin(purchases, eq(purchases.id, bankLines.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(gt(bankLines.owedBack, 0), which))
    .orderBy(asc(bankLines.settledAt), asc(bankLines.id))
    .limit(transfersMost)

/** What is owed again since the provider turned its refund back. */
const failed = (db: Db, which?: SQL) =>
  db
    .select({
      ...transferFacts,
      id: providerMovements.id,
      purchaseId: purchases.id,
      since: providerMovements.asOf,
      total: providerMovements.owed,
      movement: providerMovements,
    })
    .from(providerMovements)
    .innerJoin(purchases, eq(purchases.id, providerMovements.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(gt(providerMovements.owed, 0), which))
    .orderBy(asc(providerMovements.notedAt), asc(providerMovements.id))
    .limit(transfersMost)

/** Where the money of a refund leaves: one that the provider turned back is sent from the bank. */
export const leavesFrom = (refund: Parameters<typeof moneyAccountOf>[0]): MoneyAccount =>
  isFailed(refund) ? 'bank' : moneyAccountOf(refund)

/** Whether it is owed since the provider turned it back. */
export const isFailed = (refund: object): boolean => 'movement' in refund

/**
 * Refunds that no provider sends, the oldest first: of whole purchases, of entries and memberships, of what was paid too much, and those that a
 * provider turned back.
 * An entry that was paid at the desk of a show is not among them: the show’s entries are where it is refunded.
 */
export const loadDueRefunds = async (db: Db) => [
  ...(await wholeRefunds(db, isNull(purchases.refundDoneAt))),
  ...(await partRefunds(db, isNull(purchaseRefunds.doneAt))),
  ...(await overpaid(db, isNull(bankLines.sentBackAt))),
  ...(await failed(db, isNull(providerMovements.sentAt))),
]

/** Marks what was paid too much as sent back, once: false where it was. */
const markSentBack = (
  db: Db,
  { id, total: amount, purchase }: Awaited<ReturnType<typeof overpaid>>[number],
  by: ChangedBy,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const waiting = and(eq(bankLines.id, id), isNull(bankLines.sentBackAt))
    const sent = await tx.update(bankLines).set({ sentBackAt: by.at }).where(waiting).returning({ id: bankLines.id })
    if (sent.length === 0) return false
    const subject = { type: 'bank_line', id } as const
    await audit(tx, {
      by,
      action: 'line.sent_back',
      subject,
      onBehalfOf: purchase.userId,
      after: { owedBack: amount, sentBackAt: by.at },
    })
    await book(tx, [sentRefundOf(purchase, { id, amount }, by.at)], by.actor)
    return true
  })

/** Marks what was owed again as sent in another way, once: false where it was. */
const markSentAgain = (
  db: Db,
  { movement, userId }: Awaited<ReturnType<typeof failed>>[number],
  by: ChangedBy,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // First, as a notice of the provider does: a booking shares the purchase's row.
    await lockPurchases(tx, eq(purchases.id, movement.purchaseId))
    const waiting = and(eq(providerMovements.id, movement.id), isNull(providerMovements.sentAt))
    const [after] = await tx.update(providerMovements).set({ sentAt: by.at }).where(waiting).returning()
    if (!after) return false
    const subject = { type: 'provider_movement', id: movement.id } as const
    await audit(tx, { by, action: 'movement.sent_again', subject, onBehalfOf: userId, before: movement, after })
    await book(tx, [sentAgainOf({ ...after, amount: after.owed }, by.at)], by.actor)
    return true
  })

/** A refund that no provider sends, sent or not, and what marks it as sent: false where it was. Throws not_found where there is none. */
export const findDueRefund = async (db: Db, refundId: string) => {
  const [whole] = await wholeRefunds(db, eq(purchases.id, refundId))
  if (whole) return { ...whole, markSent: (tx: Db, by: ChangedBy) => markRefunded(tx, refundId, by) }
  const [part] = await partRefunds(db, eq(purchaseRefunds.id, refundId))
  if (part) return { ...part, markSent: (tx: Db, by: ChangedBy) => markDone(tx, part.refund, part.userId, by) }
  const [above] = await overpaid(db, eq(bankLines.id, refundId))
  if (above) return { ...above, markSent: (tx: Db, by: ChangedBy) => markSentBack(tx, above, by) }
  const [again] = await failed(db, eq(providerMovements.id, refundId))
  if (again) return { ...again, markSent: (tx: Db, by: ChangedBy) => markSentAgain(tx, again, by) }
  throw new HttpError('not_found')
}

/** Says that money which no provider could send back was sent by hand; throws not_found where none is due under that id. */
export const markTransferRefund = async (db: Db, id: string, by: ChangedBy): Promise<void> => {
  const refund = await findDueRefund(db, id)
  refuseOwn(by, refund.userId)
  await refund.markSent(db, by)
}
