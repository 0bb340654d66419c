import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { classes } from '../db/schema'

/** How places are guarded; the oversell proof hands in weaker ones to show that its own measure works. */
export interface Places {
  /** Locks class rows until the transaction ends, always in the same order so that two carts cannot wait in a ring. */
  lock: (tx: Db, classIds: readonly string[]) => Promise<void>
  /** Takes places in one class; false where there are not that many left. */
  take: (tx: Db, classId: string, howMany: number) => Promise<boolean>
}

export const places: Places = {
  lock: async (tx, classIds) => {
    if (classIds.length === 0) return
    await tx
      .select({ id: classes.id })
      .from(classes)
      .where(inArray(classes.id, [...classIds]))
      .orderBy(classes.id)
      .for('update')
  },
  take: async (tx, classId, howMany) => {
    const taken = await tx
      .update(classes)
      .set({ taken: sql`${classes.taken} + ${howMany}` })
      .where(and(eq(classes.id, classId), sql`${classes.taken} + ${howMany} <= ${classes.capacity}`))
      .returning({ id: classes.id })
    return taken.length === 1
  },
}

/** How often each class occurs, in the order in which rows are locked. */
export const countByClass = (entries: readonly { classId: string }[]): [classId: string, howMany: number][] => {
  const counts = new Map<string, number>()
  for (const { classId } of entries) counts.set(classId, (counts.get(classId) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}
