import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { storedBreed } from '#contract/dog/breeds'
import type { Dog, DogDraft } from '#contract/dog/dog'
import type { ValueSource } from '#contract/dog/change'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { constraintOf, sqlCode } from '../../db/retry'
import { dogs } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { dogFromRow } from './dogFromRow'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { auditedDog } from './auditedDog'
import { checkNewDog, refusedByTable } from './checkDog'
import { recordValues } from './history'
import { reachedDays } from './reached'
import { freeSlug, slugOf } from './slug'

/** Writes a new dog of a member, with who says what it is. The slug may be taken by another member at the same moment. */
export const insertDog = async (
  tx: Db,
  ownerId: string,
  { microchip, ...facts }: DogDraft,
  { by, source, id = randomUUID() }: { by: ChangedBy; source: ValueSource; id?: string },
): Promise<Dog> => {
  // The owner's row makes two requests of one member wait for each other, so the limit holds.
  await lockCaller(tx, ownerId)
  const [owned] = await tx.select({ total: count() }).from(dogs).where(eq(dogs.ownerId, ownerId))
  if ((owned?.total ?? 0) >= (await loadSettings(tx)).dogsPerMember) throw new HttpError('too_many_dogs')
  const slug = await freeSlug(tx, slugOf(facts.name))
  const row = {
    ...facts,
    ...reachedDays(null, facts),
    breed: storedBreed(facts.breed),
    id,
    slug,
    ownerId,
    microchip: microchip || null,
    createdAt: by.at,
  }
  const [made] = await tx.insert(dogs).values(row).returning()
  if (!made) throw new Error('The new dog was not stored')
  await recordValues(tx, null, made, { source, accountId: ownerId, at: by.at })
  const subject = { type: 'dog', id } as const
  await audit(tx, { by, action: 'dog.added', subject, onBehalfOf: ownerId, after: auditedDog(made) })
  return dogFromRow(made, ownerId)
}

/** Adds a dog for a member. Two members may pick one name at the same moment: the slug is then chosen again. */
export const addDog = async (db: Db, ownerId: string, draft: DogDraft, by: ChangedBy, tries = 5): Promise<Dog> => {
  await checkNewDog(db, draft, by.at)
  try {
    return await db.transaction((tx) => insertDog(tx, ownerId, draft, { by, source: 'declared' }))
  } catch (error) {
    const slugTaken = sqlCode(error) === '23505' && constraintOf(error) === 'dogs_slug_unique'
    if (!slugTaken || tries === 0) throw refusedByTable(error)
    return addDog(db, ownerId, draft, by, tries - 1)
  }
}
