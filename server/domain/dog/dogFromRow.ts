import { or, eq, type SQL } from 'drizzle-orm'
import type { RecordFacts } from '#contract/access/authorize'
import type { Dog } from '#contract/dog/dog'
import { heightCategory } from '#contract/dog/heightBands'
import { dogs } from '../../db/schema'

export type DogRow = typeof dogs.$inferSelect

/** A dog's row as one of its keepers sees it: the measured height counts before the declared one. */
export const dogFromRow = (row: DogRow, readerId: string): Dog => {
  const height = row.measuredHeight ?? row.declaredHeight
  const { ownerId, managerId, createdAt, declaredHeight, measuredHeight, microchip, ...facts } = row
  return {
    ...facts,
    microchip: microchip ?? '',
    height,
    measured: measuredHeight !== null,
    heightCategory: heightCategory(height),
    owned: ownerId === readerId,
  }
}

/** The accounts that enter a dog and pay for it: its owner, and its manager where it has one. */
export const keepersOf = ({ ownerId, managerId }: Pick<DogRow, 'ownerId' | 'managerId'>): string[] =>
  managerId === null ? [ownerId] : [ownerId, managerId]

/** The dogs that an account keeps. */
export const keptBy = (accountId: string): SQL | undefined =>
  or(eq(dogs.ownerId, accountId), eq(dogs.managerId, accountId))

/** What policies ask of a dog. */
export const dogRecord = (row: Pick<DogRow, 'ownerId' | 'managerId'>): RecordFacts => ({
  owner: row.ownerId,
  keeper: keepersOf(row),
})
