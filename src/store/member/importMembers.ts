import { dayFields, findImportHeader, suggestImportColumns } from '#contract/member/importFields'
import { importLimits, type ImportOutcome } from '#contract/member/importing'
import { headersKey } from '#contract/shared/tableColumns'
import { api } from '../../api/api'
import { memberImportApi } from '../../api/member/memberImportApi'
import type { AppThunk } from '../storeTypes'
import { tableReader } from '../tableFile/tableReader'
import { rowsOf } from './importRows'
import {
  batchImported,
  checkEnded,
  checkStarted,
  fileChosen,
  fileProgressed,
  fileRefused,
  importEnded,
  importStarted,
  selectMemberImport,
  tableRead,
} from './memberImportSlice'

const { getMemberImport, saveImportColumns, checkImport, importMembers: importBatch } = memberImportApi.endpoints

export const { readFile, readAgain, chosenColumn } = tableReader({
  select: selectMemberImport,
  events: { fileChosen, fileProgressed, fileRefused, tableRead },
  suggestColumns: suggestImportColumns,
  findHeaderLine: findImportHeader,
  dayFields,
  remembered: (state) => getMemberImport.select()(state).data?.chosen ?? [],
})

/** Asks the server what would become of each row, and remembers the columns for the next file like this one. */
export const checkRows = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const state = selectMemberImport(getState())
  const { file, headers, columns, dateOrder } = state
  if (!file || dateOrder === null) return
  void dispatch(saveImportColumns.initiate({ key: headersKey(headers), columns }))
  dispatch(checkStarted({ isChecking: true, checkFailed: false }))
  const { data } = await dispatch(checkImport.initiate({ dateOrder, rows: rowsOf(state) }))
  // Another file was chosen meanwhile.
  if (selectMemberImport(getState()).file?.id !== file.id) return
  if (data) dispatch(checkEnded({ isChecking: false, ...data, step: 'review', fates: [], sort: 'row' }))
  else dispatch(checkEnded({ isChecking: false, checkFailed: true }))
}

const withOutcomes = (before: readonly ImportOutcome[], after: readonly ImportOutcome[]): ImportOutcome[] => {
  const later = new Map(after.map((outcome) => [outcome.row, outcome]))
  return before.map((outcome) => later.get(outcome.row) ?? outcome)
}

/**
 * Sends the new rows, some at a time, until all are sent, someone cancels or the server cannot be reached. `reason`: what memberships
 * say.
 */
export const importMembers =
  (reason: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const state = selectMemberImport(getState())
    const { file, dateOrder, invite, highestNumber } = state
    if (!file || dateOrder === null || invite === null || state.importing) return
    const isNew = new Set(state.outcomes.filter(({ fate }) => fate === 'new').map(({ row }) => row))
    const all = rowsOf(state).filter(({ row }) => isNew.has(row))
    dispatch(importStarted({ importing: { done: 0, total: all.length }, importFailed: false }))
    let isReached = true
    for (
      let from = 0;
      from < all.length && isReached && selectMemberImport(getState()).importing;
      from += importLimits.batch
    ) {
      const rows = all.slice(from, from + importLimits.batch)
      const { data } = await dispatch(importBatch.initiate({ dateOrder, rows, highestNumber, invite, reason }))
      isReached = data !== undefined
      const { outcomes, importing, file: present } = selectMemberImport(getState())
      if (present?.id !== file.id) return
      if (!data) continue
      dispatch(
        batchImported({
          outcomes: withOutcomes(outcomes, data.outcomes),
          importing: importing && { done: from + rows.length, total: all.length },
        }),
      )
    }
    dispatch(importEnded({ importing: null, importFailed: !isReached, step: isReached ? 'done' : 'review', fates: [] }))
    dispatch(api.util.invalidateTags(['Member']))
  }
