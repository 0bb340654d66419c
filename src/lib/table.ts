/** What a file holds: the names of its columns, and its rows. */
export interface Table {
  headers: string[]
  rows: string[][]
  /** Between the cells; null where there is none, as in JSON and in workbooks. */
  separator: string | null
  /** The line that names the columns, the first one being 0; what is above it is no row. */
  headerLine: number
  /** The first lines as they are, for the choice of that line. */
  firstLines: string[][]
}
export type TableProblem = 'empty' | 'not_table' | 'too_many_rows' | 'unclosed_quote'

export const maxRows = 10_000
const shownLines = 20

/** Chooses the line that names the columns. */
export type HeaderChoice = (lines: readonly string[][]) => number
export const firstLine: HeaderChoice = () => 0

/** A table of lines. A row with more cells than there are names has columns without a name: nothing of it is lost. */
export const tableOf = (
  lines: string[][],
  separator: string | null,
  chooseHeader: HeaderChoice,
): Table | TableProblem => {
  const headerLine = chooseHeader(lines)
  const [named = [], ...rows] = lines.slice(headerLine)
  if (rows.length === 0) return named.length > 0 ? 'empty' : 'not_table'
  if (rows.length > maxRows) return 'too_many_rows'
  const width = rows.reduce((widest, row) => Math.max(widest, row.findLastIndex((cell) => cell.trim() !== '') + 1), 0)
  const headers = Array.from({ length: Math.max(named.length, width) }, (_none, index) => named[index]?.trim() ?? '')
  return { headers, rows, separator, headerLine, firstLines: lines.slice(0, shownLines) }
}
