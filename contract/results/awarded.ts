import { awardedPlaces, type Awards } from '../rules/awards'
import type { Outcome } from './result'
import type { Round } from './score'

interface Ranked {
  place: number | null
  /** How its run ended; null where it has no result yet. */
  round: Round | Outcome | null
}

/** A dog that was there and did not start is no starter. */
export const hasStarted = ({ round }: Pick<Ranked, 'round'>): boolean => round !== null && round !== 'not_run'

/** Up to which place dogs that are placed against each other are awarded; the rows are all of them. */
export const lastAwarded = (awards: Awards, rows: readonly Pick<Ranked, 'round'>[]): number =>
  awardedPlaces(awards, rows.filter(hasStarted).length)

/** The same of results that sum several runs, a team's or a dog's rounds: each has started where one of its runs has. */
export const lastAwardedSum = (awards: Awards, sums: readonly (readonly Pick<Ranked, 'round'>[])[]): number =>
  awardedPlaces(awards, sums.filter((runs) => runs.some(hasStarted)).length)

export const isAwarded = ({ place }: Pick<Ranked, 'place'>, last: number): boolean => place !== null && place <= last
