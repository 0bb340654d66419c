import { eq } from 'drizzle-orm'
import { grouped, referenceOf, type DeskTransfers, type ReceivedTransfer } from '#contract/payment/bankTransfer'
import { dayAt } from '#contract/shared/calendar'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { purchases } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import type { ReadingProvider } from '../../domain/payment/provider'
import { confirmPayment } from '../../domain/purchase/confirm'
import { isFailed, leavesFrom, loadDueRefunds } from '../../domain/payment/dueRefunds'
import { findByReference } from '../../domain/payment/findByReference'
import { loadTransferPurchases } from '../../domain/payment/transferPurchases'
import { refuseOwn } from '../../domain/entry/refuseOwn'

type PurchaseRow = typeof purchases.$inferSelect

/**
 * Confirms a transfer that has come in: the same again changes nothing. Throws transfer_amount with both amounts where the
 * sum is another; a purchase that is over takes its places again, or the money is due to be sent back.
 */
export const confirmTransfer = async (
  deps: ServerDeps,
  payments: ReadingProvider,
  { reference, amount, receivedOn }: ReceivedTransfer,
  by: ChangedBy,
): Promise<PurchaseRow> => {
  const { timeZone } = await loadSettings(deps.db)
  if (receivedOn > dayAt(by.at.toISOString(), timeZone))
    throw new HttpError('validation_failed', { receivedOn: 'in_future' })
  const before = await findByReference(deps.db, reference)
  const { paymentId, currency, total, paidBy } = before
  refuseOwn(by, before.userId)
  const isSettled = before.status === 'paid' || before.status === 'refunded'
  if (paidBy !== 'transfer') throw new HttpError(isSettled ? 'purchase_paid' : 'transfer_not_offered')
  if (amount !== total) throw new HttpError('transfer_amount', { expected: total, received: amount, currency })
  await confirmPayment(deps, payments, { paymentId, amount, currency, by: 'transfer', receivedOn }, by)
  return findByReference(deps.db, reference)
}

type Facts = Pick<PurchaseRow, 'number' | 'userId' | 'total' | 'currency'> & {
  payer: string | null
  name: string
  since: Date
}

const deskRow = ({ number, userId, payer, name, total, currency, since }: Facts, reader: string | null) => ({
  reference: grouped(referenceOf(number)),
  number,
  payer: payer ?? name,
  amount: total,
  currency,
  since: since.toISOString(),
  own: userId === reader,
})

/** Expected transfers and refunds to send by hand, the oldest first. `reader`: the account whose own purchases are marked. */
export const loadTransfers = async (db: Db, reader: string | null): Promise<DeskTransfers> => {
  const awaited = await loadTransferPurchases(db, eq(purchases.status, 'pending'))
  return {
    awaited: awaited.map((row) => ({
      ...deskRow(row, reader),
      email: row.email,
      kind: row.kind,
      shows: row.shows,
      places: row.places,
      discountCode: row.discountCode,
      until: row.until?.toISOString() ?? null,
    })),
    refundsDue: (await loadDueRefunds(db)).map((row) => ({
      ...deskRow(row, reader),
      id: row.id,
      account: leavesFrom(row),
      failed: isFailed(row),
    })),
  }
}
