import { storedBreed } from '../dog/breeds'
import { isHigherFci, type Dog, type FciLevel } from '../dog/dog'
import type { FieldCode } from '../shared/errors'
import {
  identityFields,
  isPermanentFlag,
  newDogDefaults,
  requiredFields,
  syncFields,
  type SyncField,
  type SyncValue,
} from './fields'
import { isSameValue, type SyncMatch } from './match'
import type { SyncRow } from './readRow'

export type Choice = 'accept' | 'reject'
/** Why a field keeps its value despite the member's choice. */
export type Lock = 'measured' | 'permanent' | 'grade_goes_back' | 'level_goes_back' | 'level_of_club' | 'unreadable'

export interface Difference {
  field: SyncField
  here: SyncValue | undefined
  /** Undefined where the file says nothing, or nothing that can be read. */
  there: SyncValue | undefined
  state: 'same' | 'changed' | 'conflict' | 'locked'
  lock?: Lock
  /** Of an unreadable cell: what it says, and why it was refused. */
  text?: string
  code?: FieldCode
}

export type ConflictReason = 'rows' | 'dogs' | 'identity'
export interface Comparison {
  key: string
  status: 'new' | 'changed' | 'conflict' | 'same' | 'unusable'
  reason: ConflictReason | null
  match: SyncMatch
  /** The row and dog that are compared; null while it is not decided which. */
  row: SyncRow | null
  dog: Dog | null
  differences: Difference[]
  /** Of a dog that cannot be added: what is missing. */
  missing: SyncField[]
}

/** What was decided where several rows or dogs were possible. */
export interface Pick {
  row?: number
  /** `new`: none of the dogs. */
  dog?: string
}

/** Is it for someone to decide? */
export const isOpen = (state: Difference['state']): boolean => state === 'changed' || state === 'conflict'

// These say which dog it is: where they differ, it may be another dog: they are never accepted in bulk.
const identifying: readonly SyncField[] = ['gender', 'birthDate', 'microchip']

// The same breed by another of its names is no change.
const isSameField = (field: SyncField, here: SyncValue | undefined, there: SyncValue): boolean =>
  isSameValue(here, there) || (field === 'breed' && isSameValue(storedBreed(String(here)), storedBreed(String(there))))

const differenceOf = (field: SyncField, { values, problems }: SyncRow, dog: Dog | null): Difference => {
  const here = dog?.[field]
  const there = values[field]
  const problem = problems[field]
  if (problem) return { field, here, there, state: 'locked', lock: 'unreadable', ...problem }
  if (there === undefined || isSameField(field, here, there)) return { field, here, there, state: 'same' }
  if (isPermanentFlag(field)) {
    const isSame = there === (here ?? false)
    return isSame ? { field, here, there, state: 'same' } : { field, here, there, state: 'locked', lock: 'permanent' }
  }
  if (field === 'height' && dog?.measured) return { field, here, there, state: 'locked', lock: 'measured' }
  if (field === 'nexusRank' && dog) return { field, here, there, state: 'locked', lock: 'level_of_club' }
  if (field === 'kennelClubGrade' && dog && Number(there) < dog.kennelClubGrade)
    return { field, here, there, state: 'locked', lock: 'grade_goes_back' }
  if (field === 'fciLevel' && dog && isHigherFci(dog.fciLevel, there as FciLevel))
    return { field, here, there, state: 'locked', lock: 'level_goes_back' }
  const isConflict = identifying.includes(field) && dog !== null && here !== '' && here !== null
  return { field, here, there, state: isConflict ? 'conflict' : 'changed' }
}

/** A new dog needs it. Of what dogs are found by, nothing may be unreadable: it would say which dog this is. */
const isLacking = (field: SyncField, { values, problems }: SyncRow): boolean =>
  (requiredFields.includes(field) && values[field] === undefined) ||
  (identityFields.includes(field) && problems[field] !== undefined)

const chosen = (match: SyncMatch, pick: Pick | undefined) => {
  const row = match.rows.length === 1 ? match.rows[0] : match.rows.find(({ number }) => number === pick?.row)
  const isNew = match.dogs.length === 0 || pick?.dog === 'new'
  const dog = match.dogs.length === 1 ? match.dogs[0] : match.dogs.find(({ id }) => id === pick?.dog)
  return row && (dog ?? isNew) ? { row, dog: dog ?? null } : null
}

const statusOf = (differences: readonly Difference[], dog: Dog | null, missing: readonly SyncField[]) => {
  if (dog === null) return missing.length > 0 ? 'unusable' : 'new'
  const states = new Set(differences.map(({ state }) => state))
  return states.has('conflict') ? 'conflict' : states.has('changed') || states.has('locked') ? 'changed' : 'same'
}

/** What a file says of a dog beside what is known of it here, field by field. */
export const compare = (match: SyncMatch, pick?: Pick): Comparison => {
  const reason = match.rows.length > 1 ? 'rows' : match.dogs.length > 1 ? 'dogs' : null
  const known = { key: match.key, match }
  const both = chosen(match, pick)
  if (!both) return { ...known, reason, status: 'conflict', row: null, dog: null, differences: [], missing: [] }
  const { row, dog } = both
  const differences = syncFields.map((field) => differenceOf(field, row, dog))
  const missing = dog ? [] : syncFields.filter((field) => isLacking(field, row))
  const status = statusOf(differences, dog, missing)
  return {
    ...known,
    row,
    dog,
    differences,
    missing,
    reason: reason ?? (status === 'conflict' ? 'identity' : null),
    // What several rows or dogs were possible for stays where it was decided, until it is applied.
    status: reason && status !== 'same' && status !== 'unusable' ? 'conflict' : status,
  }
}

/** What the dog will be: the file's values that were accepted over those that it has. */
export const resultOf = (
  { row, dog, differences }: Comparison,
  choices: Partial<Record<SyncField, Choice>> = {},
): Record<string, SyncValue | undefined> => {
  const { levelsAhead: _levels, ...base } = dog ?? { ...newDogDefaults, levelsAhead: [] }
  const accepted = differences.filter(
    ({ field, state }) => isOpen(state) && (dog === null || choices[field] === 'accept'),
  )
  return row ? { ...base, ...Object.fromEntries(accepted.map(({ field, there }) => [field, there])) } : { ...base }
}
