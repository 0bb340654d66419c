import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { bySystem } from '../../audit/audit'
import type { Db } from '../../db/client'
import { hasNotRun } from '../../db/hasNotRun'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { classes, dogs, entries, shows } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailWithdrawn } from '../../domain/entry/mailWithdrawn'
import { mailClosedTransfer } from '../../domain/purchase/mailClosedTransfer'
import { classesOff } from '../../domain/show/classCancelled'
import { activeEntries, type ActiveEntry, withdraw } from '../../domain/entry/withdraw'
import type { PaymentProvider } from '../../domain/payment/provider'
import { HttpError } from '../../http/httpError'
import { inTurn } from '../../lib/inTurn'

/** One email for a cancelled show, and one for the classes that were cancelled for the same reason. */
const mailCancelled = async (tx: Db, deps: ServerDeps, given: readonly ActiveEntry[]): Promise<void> => {
  const [ofShow, ofClass] = [true, false].map((isShow) =>
    given.filter(({ show }) => (show.state === 'cancelled') === isShow),
  )
  await mailWithdrawn(tx, deps, ofShow ?? [], 'cancelled')
  const groupOf = ({ show, cls }: ActiveEntry) => `${show.id} ${cls.cancelReason}`
  for (const group of new Set(ofClass?.map(groupOf)))
    await mailWithdrawn(tx, deps, ofClass?.filter((one) => groupOf(one) === group) ?? [], 'class_cancelled')
}

const batchSize = 100
const always = '0001-01-01'

const inCancelled = (purchaseId: string) =>
  and(or(eq(shows.state, 'cancelled'), isNotNull(classes.cancelledAt)), eq(entries.purchaseId, purchaseId), hasNotRun)

const refundOne = ({ db, now, ...deps }: ServerDeps, payments: PaymentProvider, purchaseId: string): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const dogsOf = tx.select({ id: entries.dogId }).from(entries).where(eq(entries.purchaseId, purchaseId))
      await lockDogs(tx, inArray(dogs.id, dogsOf))
      const given = await activeEntries(tx, always, inCancelled(purchaseId))
      await withdraw(tx, payments, given, bySystem(now()))
      await mailCancelled(tx, { db, now, ...deps }, given)
      const closed = given.find(({ entry, purchase }) => entry.status === 'held' && purchase.paidBy === 'transfer')
      if (closed) {
        const { purchase, show, cls } = closed
        await mailClosedTransfer(tx, { now, ...deps }, { purchase, show, cls: show.state === 'cancelled' ? null : cls })
      }
    }),
  )

/** Purchases that still hold entries in shows or classes that were cancelled. */
const dueIn = (db: Db) =>
  db
    .selectDistinct({ id: entries.purchaseId })
    .from(entries)
    .where(and(inArray(entries.classId, classesOff(db)), inArray(entries.status, ['held', 'paid']), hasNotRun))
    .orderBy(entries.purchaseId)
    .limit(batchSize)

const isBeingPaid = (error: unknown): boolean => error instanceof HttpError && error.code === 'payment_in_progress'

/**
 * Refunds in full what was paid for entries in cancelled shows and classes, except of dogs that have run: purchase by purchase,
 * each once. Closes the checkouts that hold a place there, and emails the owners of expected transfers. One that is
 * being paid at this moment has its turn when it is paid; a failure does not stop the others, and is thrown after all
 * had their turn.
 */
export const refundCancelled = async (
  deps: ServerDeps,
  payments: PaymentProvider,
  signal?: AbortSignal,
): Promise<void> => {
  const refundUnlessPaid = ({ id }: { id: string }) =>
    refundOne(deps, payments, id).catch((error: unknown) => {
      if (!isBeingPaid(error)) throw error
    })
  await inTurn(await dueIn(deps.db), refundUnlessPaid, {
    message: 'Entries in cancelled shows or classes could not be given back',
    signal,
  })
}
