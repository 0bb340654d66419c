import type { Place } from '../../../../store/show/classGridSlice'
import { cellNames, withCopies, withNewRows, type CellName, type ClassRow, type FirstRow } from './rows'

/** What is chosen in the grid: from `anchor` to `at`, the cell that has the focus. */
export interface Choice {
  at: Place
  anchor: Place
}

export const lastColumn = cellNames.length - 1
export const cellId = ({ row, column }: Place): string => `classes.${row}.${cellNames[column] ?? ''}`

export const rangeOf = ({ at, anchor }: Choice) => ({
  top: Math.min(at.row, anchor.row),
  bottom: Math.max(at.row, anchor.row),
  left: Math.min(at.column, anchor.column),
  right: Math.max(at.column, anchor.column),
})

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max))

/** Where an arrow leads, Home, End or a page; null for any other key. */
export const movedBy = (key: string, { row, column }: Place, rowCount: number, control: boolean): Place | null => {
  const to = (next: Place) => ({ row: clamp(next.row, rowCount - 1), column: clamp(next.column, lastColumn) })
  if (key === 'ArrowUp') return to({ row: row - 1, column })
  if (key === 'ArrowDown') return to({ row: row + 1, column })
  if (key === 'ArrowLeft') return to({ row, column: column - 1 })
  if (key === 'ArrowRight') return to({ row, column: column + 1 })
  if (key === 'PageUp') return to({ row: row - 10, column })
  if (key === 'PageDown') return to({ row: row + 10, column })
  if (key === 'Home') return to({ row: control ? 0 : row, column: 0 })
  if (key === 'End') return to({ row: control ? rowCount : row, column: lastColumn })
  return null
}

const inRange = (rows: readonly ClassRow[], choice: Choice, textOf: (cell: CellName, row: number) => string) => {
  const { top, bottom, left, right } = rangeOf(choice)
  const cells = cellNames.slice(left, right + 1)
  return rows.map((row, index) =>
    index < top || index > bottom
      ? row
      : { ...row, ...Object.fromEntries(cells.map((cell) => [cell, textOf(cell, index)])) },
  )
}

/** The first of the chosen rows goes into those below it; of one row alone the one above. */
export const filledDown = (rows: readonly ClassRow[], choice: Choice): ClassRow[] => {
  const { top, bottom } = rangeOf(choice)
  const from = rows[top === bottom ? top - 1 : top]
  return from ? inRange(rows, choice, (cell) => from[cell]) : [...rows]
}

export const emptied = (rows: readonly ClassRow[], choice: Choice): ClassRow[] => inRange(rows, choice, () => '')

export const duplicated = (rows: readonly ClassRow[], choice: Choice): ClassRow[] => {
  const { top, bottom } = rangeOf(choice)
  return withCopies(rows, top, bottom)
}

export const withoutRows = (rows: readonly ClassRow[], choice: Choice): ClassRow[] => {
  const { top, bottom } = rangeOf(choice)
  return rows.filter((_row, index) => index < top || index > bottom)
}

/** Texts written from a place on, to the right and down; rows that are missing are added. */
export const writtenAt = (
  rows: readonly ClassRow[],
  { row, column }: Place,
  texts: readonly (readonly string[])[],
  first: FirstRow,
): ClassRow[] => {
  const cellsOf = (line: readonly string[]) =>
    Object.fromEntries(cellNames.slice(column, column + line.length).map((cell, index) => [cell, line[index] ?? '']))
  const over = rows.map((one, index) => ({ ...one, ...cellsOf(texts[index - row] ?? []) }))
  return withNewRows(over, texts.slice(rows.length - row).map(cellsOf), first)
}

/** The chosen cells as a spreadsheet takes them. */
export const copiedText = (rows: readonly ClassRow[], choice: Choice): string => {
  const { top, bottom, left, right } = rangeOf(choice)
  const line = (row: ClassRow) => cellNames.slice(left, right + 1).map((cell) => row[cell].replaceAll(/[\t\n]/g, ' '))
  return rows
    .slice(top, bottom + 1)
    .map((row) => line(row).join('\t'))
    .join('\n')
}
