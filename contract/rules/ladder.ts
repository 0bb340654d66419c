import { effectiveRankOn, type Dog } from '../dog/dog'
import { addTo, type Day } from '../shared/calendar'
import type { Ladder } from './ruleSet'

const ranks = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_none, index) => from + index)

/** The levels of a ladder, lowest first; `nexus`: those of the organisation's own. */
export const levelsOf = (ladder: Ladder, nexus: readonly number[]): readonly number[] => {
  if (ladder.scale === 'nexus') return nexus
  return ladder.scale === 'fci' ? ranks(ladder.lowest, 3) : ranks(1, 7)
}

type LevelField = 'nexusRank' | 'levelsAhead' | 'lowerLevel' | 'fciLevel' | 'kennelClubGrade' | 'kennelClubGradeOn'
export type DogLevels = Pick<Dog, LevelField>

/** Grades are won one by one: until a new one counts, a dog competes in the one below. */
const gradeOn = (
  { kennelClubGrade: grade, kennelClubGradeOn: reached }: DogLevels,
  day: Day,
  afterDays: number,
): number => (reached && grade > 1 && day < addTo(reached, { days: afterDays }) ? grade - 1 : grade)

/** The level that a dog competes at by a ladder, on a day that is not over. A dog without an FCI level begins at the lowest. */
export const levelOn = (ladder: Ladder, dog: DogLevels, day: Day): number => {
  if (ladder.scale === 'nexus') return effectiveRankOn(dog, day)
  if (ladder.scale === 'kennel_club') return gradeOn(dog, day, ladder.countsAfterDays)
  return Math.max(ladder.lowest, dog.fciLevel === 'none' ? 0 : Number(dog.fciLevel))
}
