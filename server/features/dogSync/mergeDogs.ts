import { and, eq, inArray } from 'drizzle-orm'
import type { Dog } from '#contract/dog/dog'
import { isHigherFci } from '#contract/dog/dog'
import type { DogMerge } from '#contract/dogSync/api'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs, entries, entryChanges } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { auditedDog } from '../../domain/dog/auditedDog'
import { isBirthFixed, losesChip } from '../../domain/dog/checkDog'
import { recordValues } from '../../domain/dog/history'
import { mergeMeasurements } from '../../domain/dog/measurements'
import { dogFromRow, type DogRow } from '../../domain/dog/dogFromRow'
import { moveChoices } from '../../domain/draw/moveChoices'
import { moveNumbers } from '../../domain/entry/competitorNumbers'
import { moveWaiting } from '../../domain/waiting/endWaiting'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { staleError, updateAtVersion } from '../../http/updateAtVersion'
import { mergeLevels } from './mergeLevels'

const lockedDog = (rows: readonly DogRow[], ownerId: string, { id, version }: DogMerge['keep']): DogRow => {
  const row = rows.find((one) => one.id === id)
  if (row?.ownerId !== ownerId) throw new HttpError('not_found')
  if (row.version !== version) throw staleError(row.version, { ...dogFromRow(row, ownerId) })
  return row
}

/** Entries of both dogs that hold places: one class cannot have the same dog twice, and a payment under way names its dog. */
const refuseEntered = async (tx: Db, keep: DogRow, remove: DogRow): Promise<void> => {
  const active = await tx
    .select()
    .from(entries)
    .where(and(inArray(entries.dogId, [keep.id, remove.id]), inArray(entries.status, ['held', 'paid'])))
  const classesOf = (dog: DogRow) => active.filter(({ dogId }) => dogId === dog.id).map(({ classId }) => classId)
  if (classesOf(keep).some((id) => classesOf(remove).includes(id))) throw new HttpError('dogs_in_one_class')
  if (active.some(({ dogId, status }) => dogId === remove.id && status === 'held'))
    throw new HttpError('dog_being_entered')
  // What retires is withdrawn from what it has entered, and that is asked about first: on the dog's own page.
  if (remove.retired && !keep.retired && active.length > 0) throw new HttpError('merge_would_retire')
}

/** Keeps what is new about the kept dog: a measured height is not a declared one. */
const recordMerged = async (tx: Db, kept: DogRow, after: DogRow, ownerId: string, at: Date): Promise<void> => {
  // The history of the level has come along with it.
  const measured = { ...kept, measuredHeight: after.measuredHeight, nexusRank: after.nexusRank }
  if (after.measuredHeight !== kept.measuredHeight)
    await recordValues(tx, { ...kept, nexusRank: after.nexusRank }, measured, {
      source: 'measured',
      accountId: null,
      at,
    })
  await recordValues(tx, measured, after, { source: 'declared', accountId: ownerId, at })
}

/** The higher grade and FCI level of two dogs, each with its day. */
const reachedBy = (keep: DogRow, remove: DogRow) => {
  const graded = remove.kennelClubGrade > keep.kennelClubGrade ? remove : keep
  const levelled = isHigherFci(remove.fciLevel, keep.fciLevel) ? remove : keep
  return {
    kennelClubGrade: graded.kennelClubGrade,
    kennelClubGradeOn: graded.kennelClubGradeOn,
    fciLevel: levelled.fciLevel,
    fciLevelOn: levelled.fciLevelOn,
  }
}

/** Birth date and gender of a dog that has been entered, the kept one first; nothing where neither has: they are a choice. */
const birthOf = async (tx: Db, keep: DogRow, remove: DogRow): Promise<Partial<DogRow>> => {
  for (const dog of [keep, remove])
    if (await isBirthFixed(tx, dog.id)) return { birthDate: dog.birthDate, gender: dog.gender }
  return {}
}

type Club = Pick<DogRow, 'measuredHeight' | 'nexusRank' | 'levelsAhead'> & Partial<DogRow>

/** The kept dog with what it takes. Permanent values stay: flags, the higher grade; and so does what is the club's. */
const mergedRow = (keep: DogRow, remove: DogRow, take: DogMerge['take'], ofClub: Club): DogRow => {
  const taken = Object.fromEntries(
    take.map((field) => (field === 'height' ? ['declaredHeight', remove.declaredHeight] : [field, remove[field]])),
  )
  return {
    ...keep,
    ...taken,
    microchip: take.includes('microchip') ? remove.microchip : (keep.microchip ?? remove.microchip),
    ...ofClub,
    ...reachedBy(keep, remove),
    retired: keep.retired || remove.retired,
    oldAgeDog: keep.oldAgeDog || remove.oldAgeDog,
    lowerLevel: keep.lowerLevel || remove.lowerLevel,
  }
}

/** Makes one dog of two of a member's own: the other's entries move to the kept dog, and its page is removed. All or nothing. */
export const mergeDogs = (
  { db }: ServerDeps,
  ownerId: string,
  { keep, remove, take }: DogMerge,
  by: ChangedBy,
): Promise<Dog> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      await lockCaller(tx, ownerId)
      const rows = await lockDogs(tx, inArray(dogs.id, [keep.id, remove.id]))
      const kept = lockedDog(rows, ownerId, keep)
      const removed = lockedDog(rows, ownerId, remove)
      if (kept.id === removed.id) throw new HttpError('validation_failed', { remove: 'invalid' })
      await refuseEntered(tx, kept, removed)
      const measuredHeight = await mergeMeasurements(tx, kept, removed)
      const ofClub = {
        measuredHeight,
        ...(await birthOf(tx, kept, removed)),
        ...(await mergeLevels(tx, kept, removed)),
      }
      const after = mergedRow(kept, removed, take, ofClub)
      for (const dog of [kept, removed]) if (await losesChip(tx, dog, after)) throw new HttpError('merge_loses_chip')
      await tx.update(entries).set({ dogId: kept.id }).where(eq(entries.dogId, removed.id))
      await tx.update(entryChanges).set({ dogId: kept.id }).where(eq(entryChanges.dogId, removed.id))
      await moveWaiting(tx, removed.id, kept.id, by)
      await moveChoices(tx, removed.id, kept.id)
      await moveNumbers(tx, removed.id, kept.id)
      // Before the kept one takes its microchip, which only one dog can have.
      await tx.delete(dogs).where(eq(dogs.id, removed.id))
      const { version, ...set } = after
      await updateAtVersion(tx, dogs, {
        where: eq(dogs.id, kept.id),
        version,
        set,
        present: async () => kept,
      })
      await recordMerged(tx, kept, after, ownerId, by.at)
      const change = { by, action: 'dog.merged', onBehalfOf: ownerId } as const
      const states = { before: auditedDog(kept), after: auditedDog(after) }
      await audit(tx, { ...change, subject: { type: 'dog', id: kept.id }, ...states })
      await audit(tx, { ...change, subject: { type: 'dog', id: removed.id }, before: auditedDog(removed) })
      return dogFromRow({ ...after, version: version + 1 }, ownerId)
    }),
  )
