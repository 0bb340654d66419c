import { and, eq, inArray } from 'drizzle-orm'
import { addTo, dayAt, type Day } from '#contract/shared/calendar'
import { permanentFlags, type DogDraft } from '#contract/dog/dog'
import { flagsSet, takesBack, type DogForm, type ValueSource } from '#contract/dog/change'
import { birthDateProblem } from '#contract/dog/age'
import type { FieldCode } from '#contract/shared/errors'
import type { Db } from '../../db/client'
import { constraintOf, sqlCode } from '../../db/retry'
import { entries, nexusRanks, results } from '../../db/schema'
import type { Settings } from '../../db/settings'
import type { DogRow } from './dogFromRow'
import { reachedRefusal } from './reached'
import { HttpError } from '../../http/httpError'

const refuse = (field: keyof DogForm, code: FieldCode): never => {
  throw new HttpError('validation_failed', { [field]: code })
}

/** Refuses an impossible birth date or an unknown Nexus level. A birth date that stays as it was is accepted at any age. */
export const checkDog = async (
  db: Db,
  { birthDate, nexusRank }: DogDraft,
  now: Date,
  before?: Pick<DogRow, 'birthDate'>,
): Promise<void> => {
  // A day that has begun anywhere is not the future: UTC+14 is the first place to see it.
  // It may be tomorrow for the reader already, and is a dog's 25th year until the day is over in UTC.
  const [latest, earliest] = [dayAt(now.toISOString(), 'Pacific/Kiritimati'), dayAt(now.toISOString(), 'UTC')]
  const problem = birthDateProblem(birthDate, latest, earliest)
  if (problem && birthDate !== before?.birthDate) refuse('birthDate', problem)
  const [rank] = await db.select().from(nexusRanks).where(eq(nexusRanks.rank, nexusRank))
  if (!rank) refuse('nexusRank', 'invalid')
}

/** Refuses a grade or FCI level, or the day on which it was reached, that no keeper may state. */
const checkReached = (before: DogRow | null, after: DogDraft, today: Day, isRegister: boolean): void => {
  const refused = reachedRefusal(before, after, { today, isRegister })
  if (refused) refuse(refused.field, refused.code)
}

/** The same of a new dog: today is the latest day that it is anywhere. */
export const checkNewDog = async (db: Db, draft: DogDraft, now: Date): Promise<void> => {
  await checkDog(db, draft, now)
  checkReached(null, draft, dayAt(now.toISOString(), 'Pacific/Kiritimati'), false)
}

/** Birth date and gender are the desk's once the dog has been entered and paid for: classes, ages and results rest on them. */
export const isBirthFixed = async (db: Db, dogId: string): Promise<boolean> =>
  (await db.$count(entries, and(eq(entries.dogId, dogId), inArray(entries.status, ['paid', 'withdrawn'])))) > 0

export const refuseFixedBirth = async (db: Db, before: DogRow, after: DogDraft): Promise<void> => {
  const changed = (['birthDate', 'gender'] as const).filter((field) => before[field] !== after[field])
  const [first] = changed
  if (first && (await isBirthFixed(db, before.id))) refuse(first, 'fixed_by_entry')
}

const isOldEnough = ({ birthDate }: DogForm, today: Day, { oldAgeYears }: Settings): boolean =>
  addTo(birthDate, { years: oldAgeYears }) <= today

/** Refuses what no keeper may change about this dog, even with agreement. */
export const checkChange = (
  before: DogRow,
  after: DogForm,
  { today, settings, source }: { today: Day; settings: Settings; source: ValueSource },
): void => {
  if (takesBack(before, after)) throw new HttpError('flag_permanent')
  if (before.measuredHeight !== null && after.declaredHeight !== before.measuredHeight)
    refuse('declaredHeight', 'height_measured')
  // It moves by results and at the desk (server/features/dog/levels). A form of an older page sends it as it was.
  if (after.nexusRank !== before.nexusRank) refuse('nexusRank', 'level_of_club')
  checkReached(before, after, today, source === 'synced')
  if (flagsSet(before, after).includes('oldAgeDog') && !isOldEnough(after, today, settings))
    refuse('oldAgeDog', 'too_young')
}

/**
 * Whether a dog would lose a microchip number that stays with it, since it has been measured, has run or has a permanent
 * flag: the number could be given to a new dog without them. The desk corrects one that is wrong.
 */
export const losesChip = async (db: Db, before: DogRow, { microchip }: Pick<DogRow, 'microchip'>): Promise<boolean> => {
  if (before.microchip === null || microchip === before.microchip) return false
  if (before.measuredHeight !== null || permanentFlags.some((flag) => before[flag])) return true
  const ofDog = db.select({ id: entries.id }).from(entries).where(eq(entries.dogId, before.id))
  return (await db.$count(results, inArray(results.entryId, ofDog))) > 0
}

export const refuseMovedChip = async (...given: Parameters<typeof losesChip>): Promise<void> => {
  if (await losesChip(...given)) refuse('microchip', 'microchip_fixed')
}

export const isChipTaken = (error: unknown): boolean =>
  error instanceof HttpError && error.details['microchip'] === 'microchip_taken'

/** Turns an error of the database into an error at the form's field. */
export const refusedByTable = (error: unknown): unknown =>
  sqlCode(error) === '23505' && constraintOf(error) === 'dogs_microchip_unique'
    ? new HttpError('validation_failed', { microchip: 'microchip_taken' })
    : error
