import { and, eq, inArray } from 'drizzle-orm'
import { bySystem } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { classes, dogs, entries, shows } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { inTurn } from '../../lib/inTurn'
import type { PaymentProvider } from '../../domain/payment/provider'
import { hasNotRun } from '../../db/hasNotRun'
import { mailClosedTransfer } from './mailClosedTransfer'
import { mailWithdrawn } from '../../domain/entry/mailWithdrawn'
import { activeEntries, withdraw } from '../../domain/entry/withdraw'

const batchSize = 100
const always = '0001-01-01'

const inCancelled = (purchaseId: string) =>
  and(eq(shows.state, 'cancelled'), eq(entries.purchaseId, purchaseId), hasNotRun)

const refundOne = ({ db, now, ...deps }: ServerDeps, payments: PaymentProvider, purchaseId: string): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const dogsOf = tx.select({ id: entries.dogId }).from(entries).where(eq(entries.purchaseId, purchaseId))
      await lockDogs(tx, inArray(dogs.id, dogsOf))
      const given = await activeEntries(tx, always, inCancelled(purchaseId))
      await withdraw(tx, payments, given, bySystem(now()))
      await mailWithdrawn(tx, { db, now, ...deps }, given, 'cancelled')
      await mailClosedTransfer(tx, { db, now, ...deps }, given)
    }),
  )

/** Purchases that still hold entries in shows that were cancelled. */
const dueIn = (db: Db) =>
  db
    .selectDistinct({ id: entries.purchaseId })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(eq(shows.state, 'cancelled'), inArray(entries.status, ['held', 'paid']), hasNotRun))
    .orderBy(entries.purchaseId)
    .limit(batchSize)

const isBeingPaid = (error: unknown): boolean => error instanceof HttpError && error.code === 'payment_in_progress'

/**
 * Refunds in full what was paid for entries in cancelled shows, except of dogs that have run: purchase by purchase,
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
    message: 'Entries in cancelled shows could not be given back',
    signal,
  })
}
