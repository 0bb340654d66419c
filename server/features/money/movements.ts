import { and, desc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { openDisputes } from '#contract/money/movementLists'
import type { ProviderMovement } from '#contract/money/movements'
import type { Db } from '../../db/client'
import { providerMovements, purchases, users } from '../../db/schema'

const dayLong = 24 * 3_600_000
const shownFor = 90 * dayLong
/** So many are shown at most. */
const most = 100

const isOpen = or(
  inArray(providerMovements.state, [...openDisputes]),
  and(gt(providerMovements.owed, 0), isNull(providerMovements.sentAt)),
)

/** What the payment provider has done without our asking: what is open, and what it did of late; each the newest first. */
export const loadMovements = async (db: Db, now: Date): Promise<ProviderMovement[]> => {
  const rows = await db
    .select({
      movement: providerMovements,
      purchaseNumber: purchases.number,
      purchaseKind: purchases.kind,
      memberId: purchases.userId,
      payer: sql<string | null>`case when ${users.deletedAt} is null then ${users.name} end`,
    })
    .from(providerMovements)
    .innerJoin(purchases, eq(purchases.id, providerMovements.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(or(gte(providerMovements.notedAt, new Date(now.getTime() - shownFor)), isOpen))
    .orderBy(sql`${isOpen} desc`, desc(providerMovements.notedAt), desc(providerMovements.id))
    .limit(most)
  return rows.map(({ movement, ...of }) => {
    const { id, kind, state, reason, amount, currency, fee, covered, owed } = movement
    return {
      id,
      kind,
      state,
      reason,
      amount,
      currency,
      fee,
      covered,
      owed,
      notedAt: movement.notedAt.toISOString(),
      respondBy: movement.respondBy?.toISOString() ?? null,
      sentAt: movement.sentAt?.toISOString() ?? null,
      ...of,
    }
  })
}
