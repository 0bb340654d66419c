import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { rounds } from './score'

const shown = {
  round: z.enum(rounds),
  place: z.nullable(z.int()),
  total: z.nullable(z.int()),
  points: addedLater(z.nullable(z.int()), null),
}

/** What was published of a run. `total` in hundredths of a fault. */
export const PublishedOutcome = z.object({ entryId: z.uuid(), dogName: z.string(), ...shown })
export type PublishedOutcome = z.infer<typeof PublishedOutcome>

/** A run of which a correction changed something that readers see; null: it was not, or is no longer, in the results. */
export const ResultDifference = z.object({
  entryId: z.uuid(),
  dogName: z.string(),
  before: z.nullable(z.object(shown)),
  after: z.nullable(z.object(shown)),
})
export type ResultDifference = z.infer<typeof ResultDifference>

// Those that were stored before points were counted have none.
const shownOf = ({ round, place, total, points }: PublishedOutcome) => ({
  round,
  place,
  total,
  points: (points as number | null | undefined) ?? null,
})
const isSame = (one: PublishedOutcome | undefined, other: PublishedOutcome | undefined): boolean =>
  JSON.stringify(one && shownOf(one)) === JSON.stringify(other && shownOf(other))

/** What differs between two publications of a class, in the order of the later one. */
export const resultDifferences = (
  before: readonly PublishedOutcome[],
  after: readonly PublishedOutcome[],
): ResultDifference[] => {
  const [was, is] = [new Map(before.map((one) => [one.entryId, one])), new Map(after.map((one) => [one.entryId, one]))]
  const all = [...after, ...before.filter(({ entryId }) => !is.has(entryId))]
  return all
    .filter(({ entryId }) => !isSame(was.get(entryId), is.get(entryId)))
    .map(({ entryId, dogName }) => {
      const [old, now] = [was.get(entryId), is.get(entryId)]
      return { entryId, dogName, before: old ? shownOf(old) : null, after: now ? shownOf(now) : null }
    })
}
