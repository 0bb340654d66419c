import type { OwnData } from '#contract/account/ownData'
import type { SpreadsheetTable, TableCell } from '../../http/tables'

const cellOf = (value: unknown): TableCell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : ((value ?? null) as TableCell)

/** A part of what is kept about an account, as a table. */
export const ownTable = (name: string, rows: OwnData[string] = []): SpreadsheetTable => {
  const columns = Object.keys(rows[0] ?? {})
  return { name, columns, rows: rows.map((row) => columns.map((column) => cellOf(row[column]))) }
}

/** All of it, as the sheets of a workbook. */
export const ownTablesOf = (data: OwnData): SpreadsheetTable[] =>
  Object.entries(data).map(([part, rows]) => ownTable(part, rows))
