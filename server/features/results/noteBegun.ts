import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { classes, results, runningOrders } from '../../db/schema'

/** Updates a class's `begun` (contract/show/begun.ts). The class must be locked. Removing its only result sets it back, unless it is cancelled. */
export const noteBegun = async (tx: Db, classId: string): Promise<void> => {
  const isPublished = sql`exists (select from ${runningOrders} where ${runningOrders.classId} = ${classId} and ${runningOrders.publishedAt} is not null)`
  const hasResult = sql`exists (select from ${results} where ${results.classId} = ${classId})`
  await tx
    .update(classes)
    .set({ begun: sql`${isPublished} or ${hasResult} or ${classes.cancelledAt} is not null` })
    .where(eq(classes.id, classId))
}
