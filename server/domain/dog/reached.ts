import { isHigherFci, type FciLevel } from '#contract/dog/dog'
import type { Day } from '#contract/shared/calendar'
import type { FieldCode } from '#contract/shared/errors'

/** A dog's Kennel Club grade and FCI level, and when it reached them: null where unknown, undefined where nothing is said. */
export interface Reached {
  birthDate: Day
  kennelClubGrade: number
  kennelClubGradeOn?: Day | null | undefined
  fciLevel: FciLevel
  fciLevelOn?: Day | null | undefined
}
type DayField = 'kennelClubGradeOn' | 'fciLevelOn'
export type ReachedRefusal = { field: 'kennelClubGrade' | 'fciLevel' | DayField; code: FieldCode }

const ladders = [
  {
    level: 'kennelClubGrade',
    day: 'kennelClubGradeOn',
    code: 'grade_goes_back',
    isHigher: (one: Reached, other: Reached) => one.kennelClubGrade > other.kennelClubGrade,
  },
  {
    level: 'fciLevel',
    day: 'fciLevelOn',
    code: 'level_goes_back',
    isHigher: (one: Reached, other: Reached) => isHigherFci(one.fciLevel, other.fciLevel),
  },
] as const

const lowest = { kennelClubGrade: 1, fciLevel: 'none' } as const

const dayProblem = (day: Day, { birthDate }: Reached, today: Day): FieldCode | null => {
  if (day > today) return 'in_future'
  return day < birthDate ? 'before_birth' : null
}

/** What is wrong with the days of a grade and an FCI level that anyone states. */
export const reachedDayRefusal = (after: Reached, today: Day): ReachedRefusal | null => {
  for (const { day: field } of ladders) {
    const day = after[field]
    const code = day ? dayProblem(day, after, today) : null
    if (code) return { field, code }
  }
  return null
}

/**
 * What is wrong with the grade and FCI level that a keeper states: they only rise, each with its day, which is not before the
 * last one. `before` is null for a new dog. A register says no days.
 */
export const reachedRefusal = (
  before: Reached | null,
  after: Reached,
  { today, isRegister = false }: { today: Day; isRegister?: boolean },
): ReachedRefusal | null => {
  const from = before ?? { ...after, ...lowest, kennelClubGradeOn: null, fciLevelOn: null }
  for (const { level, day: field, code, isHigher } of ladders) {
    const [last, day] = [from[field] ?? null, after[field]]
    if (isHigher(from, after)) return { field: level, code }
    const isRaised = isHigher(after, from)
    // A new dog of a page from before the days were asked for says nothing of them.
    const isSilent = isRegister || (before === null && day === undefined)
    if (isRaised && !day && !isSilent) return { field, code: 'required' }
    if (!isRaised && last !== null && day && day !== last) return { field, code: 'date_kept' }
    if (isRaised && day && last !== null && day < last) return { field, code: 'before_last' }
  }
  return reachedDayRefusal(after, today)
}

/** The days to be stored: those of a level that has not changed stay, and none belongs to the lowest. */
export const reachedDays = (
  before: Reached | null,
  after: Reached,
): { kennelClubGradeOn: Day | null; fciLevelOn: Day | null } => {
  const dayOf = (level: 'kennelClubGrade' | 'fciLevel', field: DayField) => {
    if (after[level] === lowest[level]) return null
    return after[field] ?? (before?.[level] === after[level] ? (before[field] ?? null) : null)
  }
  return {
    kennelClubGradeOn: dayOf('kennelClubGrade', 'kennelClubGradeOn'),
    fciLevelOn: dayOf('fciLevel', 'fciLevelOn'),
  }
}
