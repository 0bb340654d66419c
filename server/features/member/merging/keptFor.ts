import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { accountMerges, users } from '../../../db/schema'

/** The account into which another one was merged, unless it was deleted since. */
export const keptFor = async (db: Db, mergedId: string): Promise<{ keptId?: string }> => {
  const [found] = await db
    .select({ keptId: users.id })
    .from(accountMerges)
    .innerJoin(users, eq(users.id, accountMerges.keptId))
    .where(and(eq(accountMerges.mergedId, mergedId), isNull(users.deletedAt)))
  return found ?? {}
}
