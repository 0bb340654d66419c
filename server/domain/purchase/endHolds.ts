import { and, eq, exists } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockPurchases } from '../../db/locks'
import { entries, purchases } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import type { DogRow } from '../dog/dogFromRow'
import type { PaymentProvider } from '../payment/provider'
import { mailEndedTransfer } from './mailEndedTransfer'
import { classesOf, heldBy, release } from './release'

/**
 * Cancels the checkouts of an account that hold a place for a dog it no longer keeps; one that was charged already is
 * bought. An email informs the owner of an expected transfer. The dog must be locked, so that no other begins
 * meanwhile.
 */
export const endHolds = async (
  tx: Db,
  deps: ServerDeps & { payments: PaymentProvider },
  { dog, userId }: { dog: Pick<DogRow, 'id' | 'name'>; userId: string },
  by: ChangedBy,
): Promise<void> => {
  const ofDog = tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.purchaseId, purchases.id), eq(entries.dogId, dog.id), eq(entries.status, 'held')))
  const pending = await lockPurchases(
    tx,
    and(eq(purchases.userId, userId), eq(purchases.status, 'pending'), exists(ofDog)),
  )
  if (pending.length === 0) return
  const charged = await deps.payments.findCharged(
    tx,
    pending.map(({ paymentId }) => paymentId),
  )
  const ended = pending.filter(({ paymentId }) => !charged.includes(paymentId))
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  const held = await heldBy(tx, ids)
  await lockClasses(tx, classesOf(held))
  await release(tx, ids, held, 'cancelled', by)
  for (const purchase of ended) await mailEndedTransfer(tx, deps, purchase, dog.name)
}
