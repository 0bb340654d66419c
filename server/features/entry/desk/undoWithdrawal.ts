import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { RestoredEntries } from '#contract/entry/desk'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockClasses, lockDogs, lockPurchases } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { dogs, entries, purchaseRefunds, outbox, purchases, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { countByClass, places } from '../../../domain/entry/places'
import { book } from '../../../domain/money/book'
import { owedRefundOf, recalledRefundOf } from '../../../domain/money/bookings'
import { correctAfterRefund } from '../../../domain/money/invoice/issue'
import { undoWithin } from '../../../domain/entry/undoRest'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'
import { reasonsToChange, requestOf } from '../../../domain/entry/entryChoices'
import { findEntries } from '../../../domain/entry/findEntry'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import type { ActiveEntry } from '../../../domain/entry/withdraw'

/** What may have changed since about a dog that was entered; anything else held before the withdrawal as well. */
const inTheWay = ['not_your_dog', 'dog_retired', 'too_many_classes']

const refuse = (): never => {
  throw new HttpError('undo_closed')
}

/** Recalls unsent emails and refunds; one that a server has begun to send refuses all. */
const recall = async (
  tx: Db,
  withdrawalId: string,
  found: readonly ActiveEntry[],
  by: ChangedBy,
): Promise<Map<string, number>> => {
  const purchaseOf = new Map(found.map(({ entry, purchase }) => [entry.id, purchase]))
  const owed = inArray(purchaseRefunds.entryId, [...purchaseOf.keys()])
  const deleted = await tx
    .delete(purchaseRefunds)
    .where(and(owed, isNull(purchaseRefunds.claimedAt), isNull(purchaseRefunds.doneAt)))
    .returning()
  const recalled = deleted.flatMap(({ entryId, ...refund }) => (entryId === null ? [] : [{ ...refund, entryId }]))
  const mails = eq(outbox.withdrawalId, withdrawalId)
  await tx.delete(outbox).where(and(mails, eq(outbox.tries, 0)))
  if ((await tx.$count(purchaseRefunds, owed)) + (await tx.$count(outbox, mails)) > 0) refuse()
  const bookings = recalled.flatMap((refund) => {
    const purchase = purchaseOf.get(refund.entryId)
    // Owed first, where an older server has not booked that.
    return purchase ? [owedRefundOf(purchase, refund, refund.createdAt), recalledRefundOf(purchase, refund, by.at)] : []
  })
  await book(tx, bookings, by.actor)
  return new Map(recalled.map(({ entryId, amount }) => [entryId, amount]))
}

/** Refuses an entry that conflicts with what its member has entered or changed since. */
const refuseChanged = async (tx: Db, found: ActiveEntry, now: Date): Promise<void> => {
  const [payer] = await tx.select().from(users).where(eq(users.id, found.purchase.userId))
  if (!payer || payer.deletedAt || found.show.state !== 'published') return refuse()
  const { classId, dogId } = requestOf(found)
  const again = and(eq(entries.classId, classId), eq(entries.dogId, dogId), inArray(entries.status, ['held', 'paid']))
  if ((await tx.$count(entries, again)) > 0) refuse()
  const [cell] = await reasonsToChange(tx, { found, payer, changedBy: 'desk' }, [{ classId, dogId }], now)
  if (!cell || cell.reasons.some(({ code }) => inTheWay.includes(code))) refuse()
}

/**
 * Undoes a withdrawal by the desk as a whole: its entries are paid again, with their places. Only for a few seconds, while
 * neither its mail nor a refund is claimed and the place is free. A second call changes nothing.
 */
export const undoWithdrawal = (deps: ServerDeps, { id, by }: { id: string; by: ChangedBy }): Promise<RestoredEntries> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      await lockCaller(tx, by.actor)
      const which = eq(entries.withdrawalId, id)
      const before = await findEntries(tx, which)
      if (before.length === 0) throw new HttpError('not_found')
      for (const { purchase } of before) refuseOwn(by, purchase.userId)
      await lockDogs(tx, inArray(dogs.id, [...new Set(before.map(({ dog }) => dog.id))]))
      await lockPurchases(tx, inArray(purchases.id, [...new Set(before.map(({ purchase }) => purchase.id))]))
      await lockClasses(tx, [...new Set(before.map(({ entry }) => entry.classId))])
      const found = await findEntries(tx, which)
      const since = new Date(by.at.getTime() - undoWithin)
      const isFresh = ({ entry }: ActiveEntry) => entry.withdrawnAt !== null && entry.withdrawnAt >= since
      const restored = found.length
      if (found.every(({ entry }) => entry.status === 'paid')) return { restored }
      if (found.length < before.length || !found.every(isFresh)) refuse()
      const recalled = await recall(tx, id, found, by)
      // What was given back here, also where someone waits for it.
      for (const [classId, howMany] of countByClass(found.map(({ entry }) => entry)))
        if (!(await places.take(tx, classId, howMany, howMany))) refuse()
      for (const one of found) {
        await refuseChanged(tx, one, by.at)
        const { id: entryId } = one.entry
        await tx.update(entries).set({ status: 'paid', withdrawnAt: null }).where(eq(entries.id, entryId))
        await audit(tx, {
          by,
          action: 'entry.withdrawal_undone',
          subject: { type: 'entry', id: entryId },
          onBehalfOf: one.purchase.userId,
          before: { status: 'withdrawn', refund: recalled.get(entryId) ?? 0 },
          after: { status: 'paid' },
        })
      }
      await correctAfterRefund(
        tx,
        found.map(({ purchase }) => purchase.id),
        by,
      )
      return { restored }
    }),
  )
