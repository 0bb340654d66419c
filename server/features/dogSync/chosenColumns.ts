import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { ChosenColumns } from '#contract/dogSync/api'
import type { Db } from '../../db/client'
import { chosenColumns } from '../../db/schema'
import { lockCaller } from '../../http/lockCaller'

/** Of so many kinds of file an account's choice is kept; the one that was chosen longest ago goes first. */
const keptFiles = 20

export const chosenColumnsOf = async (db: Db, userId: string): Promise<ChosenColumns[]> => {
  const newest = await db
    .select({ key: chosenColumns.key, columns: chosenColumns.columns })
    .from(chosenColumns)
    .where(eq(chosenColumns.userId, userId))
    .orderBy(desc(chosenColumns.chosenAt))
    .limit(keptFiles)
  return newest
}

export const saveChosenColumns = (db: Db, userId: string, chosen: ChosenColumns, chosenAt: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, userId)
    const set = { columns: chosen.columns, chosenAt }
    await tx
      .insert(chosenColumns)
      .values({ userId, key: chosen.key, ...set })
      .onConflictDoUpdate({ target: [chosenColumns.userId, chosenColumns.key], set })
    const kept = (await chosenColumnsOf(tx, userId)).map(({ key }) => key)
    await tx.delete(chosenColumns).where(and(eq(chosenColumns.userId, userId), notInArray(chosenColumns.key, kept)))
  })
