import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { dogHistory, dogLevels, levelProposals } from '../../db/schema'
import type { DogRow } from '../../domain/dog/dogFromRow'

const hasMoved = async (tx: Db, { id }: DogRow): Promise<boolean> =>
  (await tx.$count(dogLevels, eq(dogLevels.dogId, id))) > 0

/**
 * Which of two dogs that become one has stated the Nexus level that counts: one that the club has moved; of two alike the one
 * that was added first, so that a second record states no new level. Moves of both: the higher level, so that none is lost.
 */
const levelOf = async (tx: Db, keep: DogRow, remove: DogRow): Promise<DogRow> => {
  const [kept, removed] = [await hasMoved(tx, keep), await hasMoved(tx, remove)]
  if (kept && removed) return remove.nexusRank > keep.nexusRank ? remove : keep
  if (kept || removed) return kept ? keep : remove
  return remove.createdAt < keep.createdAt ? remove : keep
}

/** Gives the kept one of two locked dogs the level that counts, with its history. */
export const mergeLevels = async (
  tx: Db,
  keep: DogRow,
  remove: DogRow,
): Promise<Pick<DogRow, 'nexusRank' | 'levelsAhead'>> => {
  const { id, nexusRank, levelsAhead } = await levelOf(tx, keep, remove)
  if (id === keep.id) return { nexusRank, levelsAhead }
  for (const table of [dogLevels, levelProposals]) {
    await tx.delete(table).where(eq(table.dogId, keep.id))
    await tx.update(table).set({ dogId: keep.id }).where(eq(table.dogId, remove.id))
  }
  const stated = eq(dogHistory.field, 'nexusRank')
  await tx.delete(dogHistory).where(and(stated, eq(dogHistory.dogId, keep.id)))
  await tx
    .update(dogHistory)
    .set({ dogId: keep.id })
    .where(and(stated, eq(dogHistory.dogId, remove.id)))
  return { nexusRank, levelsAhead }
}
