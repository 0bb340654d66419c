import { inArray, sum } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { purchaseRefunds } from '../../db/schema'

/** What was or will be refunded of the parts of each purchase, in minor units; none where nothing was. */
export const loadRefunded = async (db: Db, purchaseIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ id: purchaseRefunds.purchaseId, amount: sum(purchaseRefunds.amount).mapWith(Number) })
    .from(purchaseRefunds)
    .where(inArray(purchaseRefunds.purchaseId, [...purchaseIds]))
    .groupBy(purchaseRefunds.purchaseId)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}
