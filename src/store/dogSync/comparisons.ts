import { createSelector } from '@reduxjs/toolkit'
import type { Dog } from '#contract/dog/dog'
import { compare, isOpen, type Comparison, type Pick } from '#contract/dogSync/differences'
import { matchRows, type SyncMatch } from '#contract/dogSync/match'
import { dogsApi } from '../../api/dog/dogsApi'
import type { RootState } from '../rootReducer'
import { selectDogSync, type DogChoices, type DogSyncState } from './dogSyncSlice'

const none: Dog[] = []
export const selectOwnDogs = createSelector(dogsApi.endpoints.getDogs.select(), ({ data = none }) =>
  data.filter(({ owned }) => owned),
)

const selectMatches = createSelector([(state: RootState) => selectDogSync(state).rows, selectOwnDogs], matchRows)

// One decision about one dog compares that dog again, and no other.
const compared = new WeakMap<SyncMatch, { pick: Pick | undefined; comparison: Comparison }>()
const comparisonOf = (match: SyncMatch, pick: Pick | undefined): Comparison => {
  const known = compared.get(match)
  if (known && known.pick === pick) return known.comparison
  const comparison = compare(match, pick)
  compared.set(match, { pick, comparison })
  return comparison
}

/** Does some at a time what the lists need, before they are shown: their selectors find it done. */
export function* prepareComparisons(rows: DogSyncState['rows'], dogs: Dog[]): Generator<number, boolean> {
  const matches = selectMatches.memoizedResultFunc(rows, dogs)
  for (const [index, match] of matches.entries()) {
    comparisonOf(match, undefined)
    if (index % 500 === 499) yield index / matches.length
  }
  return true
}

export const selectComparisons = createSelector(
  [selectMatches, (state: RootState) => selectDogSync(state).picks],
  (matches, picks) => matches.map((match) => comparisonOf(match, picks[match.key])),
)

export const lists = ['conflict', 'changed', 'new'] as const
export type ListName = (typeof lists)[number]

/** The comparisons by what has to be done about them. A row that cannot be added is shown with the conflicts. */
export const selectLists = createSelector(selectComparisons, (comparisons) => {
  const of = (...statuses: Comparison['status'][]) => comparisons.filter(({ status }) => statuses.includes(status))
  return { conflict: of('conflict', 'unusable'), changed: of('changed'), new: of('new'), same: of('same') }
})

export const selectByKey = createSelector(
  selectComparisons,
  (comparisons) => new Map(comparisons.map((comparison) => [comparison.key, comparison])),
)

export const openFields = ({ differences, dog }: Comparison) =>
  dog ? differences.filter(({ state }) => isOpen(state)).map(({ field }) => field) : []

/** How many things are still to be decided about a dog. */
export const undecided = (comparison: Comparison, choices: DogChoices = {}): number => {
  if (comparison.status === 'unusable') return 0
  if (!comparison.row) return 1
  if (!comparison.dog) return choices.dog ? 0 : 1
  return openFields(comparison).filter((field) => !choices[field]).length
}

export const acceptedFields = (comparison: Comparison, choices: DogChoices = {}) =>
  openFields(comparison).filter((field) => choices[field] === 'accept')
export const isAdded = ({ row, dog, status }: Comparison, choices: DogChoices = {}): boolean =>
  row !== null && dog === null && status !== 'unusable' && choices.dog === 'accept'

export interface Tally {
  toReview: number
  reviewed: number
  dogs: number
  changes: number
  rejected: number
}

const tallyOf = (comparisons: readonly Comparison[], { choices }: DogSyncState): Tally => {
  const tally = { toReview: 0, reviewed: 0, dogs: 0, changes: 0, rejected: 0 }
  for (const comparison of comparisons) {
    const own = choices[comparison.key]
    if (
      !comparison.row || comparison.dog === null
        ? comparison.status === 'unusable'
        : openFields(comparison).length === 0
    )
      continue
    tally.toReview += 1
    const accepted = acceptedFields(comparison, own).length + (isAdded(comparison, own) ? 1 : 0)
    const isReviewed = undecided(comparison, own) === 0
    if (isReviewed) tally.reviewed += 1
    if (accepted > 0) tally.dogs += 1
    if (isReviewed && accepted === 0) tally.rejected += 1
    tally.changes += accepted
  }
  return tally
}

/** What is decided, and what would be applied now. */
export const selectTally = createSelector([selectComparisons, selectDogSync], tallyOf)
