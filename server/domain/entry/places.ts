import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { lockClasses } from '../../db/locks'
import { classes } from '../../db/schema'
import { hasRoom } from './room'

/** How places are guarded; the oversell proof hands in weaker ones to show that its own measure works. */
export interface Places {
  /** Locks all classes whose places the transaction may release or reserve. */
  lock: (tx: Db, classIds: readonly string[]) => Promise<void>
  /**
   * Takes places in one class; false where it, its show or its day has not that many left. While someone waits for the class, only those
   * that the taker has given back in the same transaction (`own`).
   */
  take: (tx: Db, classId: string, howMany: number, own?: number) => Promise<boolean>
}

export const places: Places = {
  lock: lockClasses,
  take: async (tx, classId, howMany, own = 0) => {
    const taken = await tx
      .update(classes)
      .set({ taken: sql`${classes.taken} + ${howMany}` })
      .where(
        and(
          eq(classes.id, classId),
          sql`${classes.taken} + ${howMany} <= ${classes.capacity}`,
          hasRoom(howMany),
          howMany > own ? eq(classes.waiting, 0) : undefined,
        ),
      )
      .returning({ id: classes.id })
    return taken.length === 1
  },
}

/** How often each class occurs. */
export const countByClass = (entries: readonly { classId: string }[]): [classId: string, howMany: number][] => {
  const counts = new Map<string, number>()
  for (const { classId } of entries) counts.set(classId, (counts.get(classId) ?? 0) + 1)
  return [...counts]
}
