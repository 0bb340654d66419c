import { createSelector } from '@reduxjs/toolkit'
import type { ImportField } from '#contract/member/importFields'
import { importFates, importLimits, type ImportOutcome, type ImportRow } from '#contract/member/importing'
import { cellText } from '#contract/shared/tableColumns'
import type { RootState } from '../rootReducer'
import { selectMemberImport, type MemberImportState } from './memberImportSlice'

type TableState = Pick<MemberImportState, 'file' | 'cells' | 'columns'>

/** The rows of the file as they are sent, numbered as the file counts. */
export const rowsOf = ({ file, cells, columns }: TableState): ImportRow[] =>
  cells.map((line, index) => {
    const texts: [ImportField, string][] = columns.flatMap((field, column) => {
      const text = cellText(line[column]).trim()
      return field === null || text === '' ? [] : [[field, text.slice(0, importLimits.cell)]]
    })
    return { row: (file?.headerLine ?? 0) + index + 2, cells: Object.fromEntries(texts) }
  })

/** A row as the table shows it. */
export interface ShownRow extends ImportOutcome {
  name: string
  email: string
}

const selectTable = createSelector(
  [
    (state: RootState) => selectMemberImport(state).file,
    (state: RootState) => selectMemberImport(state).cells,
    (state: RootState) => selectMemberImport(state).columns,
  ],
  (file, cells, columns) => ({ file, cells, columns }),
)

/** Every row with what becomes of it. */
export const selectRows = createSelector(
  [selectTable, (state: RootState) => selectMemberImport(state).outcomes],
  (table, outcomes): ShownRow[] => {
    const rows = new Map(rowsOf(table).map(({ row, cells }) => [row, cells]))
    return outcomes.map((outcome) => {
      const { name = '', familyName = '', email = '' } = rows.get(outcome.row) ?? {}
      return { ...outcome, name: `${name} ${familyName}`.trim(), email }
    })
  },
)

/** How many rows have each fate. */
export const selectFateCounts = createSelector(
  (state: RootState) => selectMemberImport(state).outcomes,
  (outcomes) =>
    Object.fromEntries(importFates.map((fate) => [fate, outcomes.filter((one) => one.fate === fate).length])) as Record<
      (typeof importFates)[number],
      number
    >,
)
