import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { classes, results, runningOrders } from '../db/schema'

/** Notes at a class, whose row is locked, whether it has begun (contract/begun.ts); a result that is taken away again is none. */
export const noteBegun = async (tx: Db, classId: string): Promise<void> => {
  const isPublished = sql`exists (select from ${runningOrders} where ${runningOrders.classId} = ${classId} and ${runningOrders.publishedAt} is not null)`
  const hasResult = sql`exists (select from ${results} where ${results.classId} = ${classId})`
  await tx
    .update(classes)
    .set({ begun: sql`${isPublished} or ${hasResult}` })
    .where(eq(classes.id, classId))
}
