import type { FieldCode } from '../shared/errors'
import { cellText } from '../shared/tableColumns'
import type { Columns } from './columns'
import type { SyncField, SyncValues } from './fields'
import { readValue, type ReadContext } from './readValue'

/** A row of a file as it was read. `number`: counted as the file counts, the headers being row 1. */
export interface SyncRow {
  number: number
  values: SyncValues
  /** Cells that could not be read: what they say, and why. */
  problems: Partial<Record<SyncField, { text: string; code: FieldCode }>>
}

/** One row, by the columns that were chosen. `index`: among the lines after the first one. A cell without text says nothing. */
export const readRow = (cells: readonly string[], index: number, columns: Columns, context: ReadContext): SyncRow => {
  const row: SyncRow = { number: index + 2, values: {}, problems: {} }
  columns.forEach((field, column) => {
    const text = cellText(cells[column])
    if (field === null || text.trim() === '') return
    const read = readValue(field, text, context)
    if ('value' in read) Object.assign(row.values, { [field]: read.value })
    else row.problems[field] = { text: text.trim(), code: read.problem }
  })
  return row
}
