import { eq, sql } from 'drizzle-orm'
import { bySystem } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockPurchases, lockUsers } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { invoices, purchaseRefunds, purchases, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { inTurn } from '../../../lib/inTurn'
import { correctAfterRefund } from './issue'

const batchSize = 100

/** Purchases of which another sum is kept than their documents add up to. */
const outdated = (db: Db) =>
  db
    .select({ id: purchases.id, userId: purchases.userId })
    .from(purchases)
    .innerJoin(invoices, eq(invoices.purchaseId, purchases.id))
    .groupBy(purchases.id)
    .having(
      sql`sum(${invoices.gross}) <> ${purchases.total} - coalesce((
        select sum(${purchaseRefunds.amount}) from ${purchaseRefunds} where ${purchaseRefunds.purchaseId} = ${purchases.id}), 0)`,
    )

/** How many invoices await the correction of a refund. */
export const countOutdated = async (db: Db): Promise<number> => (await outdated(db)).length

/**
 * Corrects invoices whose refund an older server has owed while a newer one ran beside it. Each is one transaction; the next run finishes
 * what an abort left.
 */
export const correctOutdated = async (
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  signal?: AbortSignal,
): Promise<void> =>
  inTurn(
    await outdated(db).limit(batchSize),
    ({ id, userId }) =>
      withRetry(() =>
        db.transaction(async (tx) => {
          await lockUsers(tx, eq(users.id, userId))
          await lockPurchases(tx, eq(purchases.id, id))
          await correctAfterRefund(tx, [id], bySystem(now()))
        }),
      ),
    { message: 'Invoices could not be corrected', signal },
  )
