import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { drawChoices } from '../../db/schema'

/** Two dogs become one: it has the other's chances in draws too, one in each class. The dogs must be locked. */
export const moveChoices = async (tx: Db, from: string, to: string): Promise<void> => {
  const had = await tx.select({ classId: drawChoices.classId }).from(drawChoices).where(eq(drawChoices.dogId, to))
  const moved = await tx.delete(drawChoices).where(eq(drawChoices.dogId, from)).returning()
  const fresh = moved.filter(({ classId }) => had.every((one) => one.classId !== classId))
  if (fresh.length > 0) await tx.insert(drawChoices).values(fresh.map((choice) => ({ ...choice, dogId: to })))
}
