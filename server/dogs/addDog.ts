import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { lockCaller } from '../http/lockCaller'
import { storedBreed } from '#contract/breeds'
import { dayAt } from '#contract/calendar'
import type { Dog, DogDraft } from '#contract/dog'
import { birthDateProblem } from '#contract/dogAge'
import type { Db } from '../db/client'
import { constraintOf, sqlCode } from '../db/retry'
import { dogs, nexusRanks } from '../db/schema'
import type { ServerDeps } from '../deps'
import { HttpError } from '../http/httpError'
import { freeSlug, slugOf } from './slug'
import { toDog } from './toDog'

const dogsPerMember = 50

const check = async (db: Db, draft: DogDraft, now: Date): Promise<void> => {
  // A day that has begun anywhere is not the future: UTC+14 is the first place to see it.
  const problem = birthDateProblem(draft.birthDate, dayAt(now.toISOString(), 'Pacific/Kiritimati'))
  if (problem) throw new HttpError('validation_failed', { birthDate: problem })
  const [rank] = await db.select().from(nexusRanks).where(eq(nexusRanks.rank, draft.nexusRank))
  if (!rank) throw new HttpError('validation_failed', { nexusRank: 'invalid' })
}

const insertDog = (db: Db, ownerId: string, draft: DogDraft, now: Date): Promise<Dog> =>
  db.transaction(async (tx) => {
    // The owner's row makes two requests of one member wait for each other, so the limit holds.
    await lockCaller(tx, ownerId)
    const [owned] = await tx.select({ total: count() }).from(dogs).where(eq(dogs.ownerId, ownerId))
    if ((owned?.total ?? 0) >= dogsPerMember) throw new HttpError('too_many_dogs')
    const { microchip, ...facts } = draft
    const row = {
      ...facts,
      breed: storedBreed(draft.breed),
      id: randomUUID(),
      slug: await freeSlug(tx, slugOf(draft.name)),
      ownerId,
      microchip: microchip || null,
      createdAt: now,
    }
    const [made] = await tx.insert(dogs).values(row).returning()
    if (!made) throw new Error('The new dog was not stored')
    return toDog(made)
  })

/** Adds a dog for a member. Two members may pick one name at the same moment: the slug is then chosen again. */
export const addDog = async ({ db, now }: ServerDeps, ownerId: string, draft: DogDraft, tries = 5): Promise<Dog> => {
  await check(db, draft, now())
  try {
    return await insertDog(db, ownerId, draft, now())
  } catch (error) {
    if (sqlCode(error) !== '23505') throw error
    if (constraintOf(error) === 'dogs_microchip_unique') {
      throw new HttpError('validation_failed', { microchip: 'microchip_taken' })
    }
    if (tries === 0) throw error
    return addDog({ db, now } as ServerDeps, ownerId, draft, tries - 1)
  }
}
