import { DogDraft } from '#contract/dog/dog'
import { syncBatchMax, type SyncChange, type SyncOutcome } from '#contract/dogSync/api'
import { resultOf, type Comparison } from '#contract/dogSync/differences'
import type { SyncField } from '#contract/dogSync/fields'
import { api } from '../../api/api'
import { dogSyncApi } from '../../api/dogSync/dogSyncApi'
import type { AppThunk } from '../storeTypes'
import { acceptedFields, isAdded, selectComparisons } from './comparisons'
import {
  applyEnded,
  applyStarted,
  batchApplied,
  selectDogSync,
  type DogSyncState,
  type ReportLine,
} from './dogSyncSlice'

/** What a dog is sent as: the contract calls an unmeasured height the declared one. */
const asDraft = ({ height, ...values }: Record<string, unknown>) => ({
  ...values,
  ...(height !== undefined && { declaredHeight: height }),
})

interface Sent {
  key: string
  id: string
  isNew: boolean
  line: Omit<ReportLine, 'outcome'>
  version: number
  values: object
}

const sentOf = (comparison: Comparison, { choices, ids }: DogSyncState): Sent[] => {
  const { key, row, dog } = comparison
  const own = choices[key]
  const fields = acceptedFields(comparison, own)
  const isNew = isAdded(comparison, own)
  if (!row || (!isNew && fields.length === 0)) return []
  const result: Record<string, unknown> = resultOf(comparison, own)
  const values = dog ? Object.fromEntries(fields.map((field) => [field, result[field]])) : result
  const line = { name: dog?.name ?? row.values.name ?? '', row: row.number, fields }
  return [{ key, line, isNew, id: dog?.id ?? ids[key] ?? '', version: dog?.version ?? 0, values: asDraft(values) }]
}

const additionOf = ({ id, values }: Sent) => {
  const known = DogDraft.safeParse(values)
  return known.success ? [{ id, values: known.data }] : []
}

const requestOf = (batch: readonly Sent[]) => ({
  additions: batch.filter(({ isNew }) => isNew).flatMap(additionOf),
  changes: batch.filter(({ isNew }) => !isNew).map(({ id, version, values }): SyncChange => ({ id, version, values })),
})

const lineOf = ({ isNew, line }: Sent, outcome: SyncOutcome | undefined): ReportLine => ({
  ...line,
  outcome: outcome?.saved ? (isNew ? 'added' : 'changed') : 'refused',
  code: outcome?.code,
  refused: outcome?.fields,
})

// What was saved is no choice any more: what differs later is decided again.
const withoutChoice = (batch: readonly Sent[]): DogSyncState['choices'] =>
  Object.fromEntries(batch.map(({ key }) => [key, {} satisfies Partial<Record<SyncField, never>>]))

/** Sends what was accepted, some dogs at a time, until all is sent, someone cancels or the server cannot be reached. */
export const applyChanges =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const before = getState()
    const { choices, ids: known } = selectDogSync(before)
    const added = selectComparisons(before).filter((one) => isAdded(one, choices[one.key]) && !known[one.key])
    const ids = Object.fromEntries(added.map(({ key }) => [key, effects.ids.next()]))
    const state = { ...selectDogSync(before), ids: { ...known, ...ids } }
    const all = selectComparisons(before).flatMap((comparison) => sentOf(comparison, state))
    dispatch(applyStarted({ ids, applying: { done: 0, total: all.length }, applyFailed: false }))
    let isReached = true
    for (let from = 0; from < all.length && isReached && selectDogSync(getState()).applying; from += syncBatchMax) {
      const batch = all.slice(from, from + syncBatchMax)
      const { data } = await dispatch(dogSyncApi.endpoints.syncDogs.initiate(requestOf(batch)))
      isReached = data !== undefined
      if (!data) continue
      const outcomes = new Map(data.outcomes.map((outcome) => [outcome.id, outcome]))
      const report = Object.fromEntries(batch.map((sent) => [sent.key, lineOf(sent, outcomes.get(sent.id))]))
      const isCancelled = !selectDogSync(getState()).applying
      const applying = isCancelled ? null : { done: from + batch.length, total: all.length }
      dispatch(batchApplied({ report, choices: withoutChoice(batch), applying }))
    }
    dispatch(applyEnded({ applying: null, applyFailed: !isReached, step: isReached ? 'done' : 'review' }))
    dispatch(api.util.invalidateTags(['Dog', 'Eligibility']))
  }
