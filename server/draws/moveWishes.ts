import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { drawWishes } from '../db/schema'

/** Two dogs become one: it has the other's chances in draws too, one in each class. The dogs must be locked. */
export const moveWishes = async (tx: Db, from: string, to: string): Promise<void> => {
  const had = await tx.select({ classId: drawWishes.classId }).from(drawWishes).where(eq(drawWishes.dogId, to))
  const moved = await tx.delete(drawWishes).where(eq(drawWishes.dogId, from)).returning()
  const fresh = moved.filter(({ classId }) => had.every((one) => one.classId !== classId))
  if (fresh.length > 0) await tx.insert(drawWishes).values(fresh.map((wish) => ({ ...wish, dogId: to })))
}
