import { readSheet, type CellValue } from 'read-excel-file/universal'
import { tableOf, type HeaderChoice, type Table, type TableProblem } from './table'

const textOf = (cell: CellValue | null): string => {
  if (cell === null) return ''
  // A workbook has days and times without a zone; floating point leaves a millisecond too few.
  if (cell instanceof Date) return new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19)
  // 52.400000000000006 is what is left of 52.4, and 15 digits are kept.
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell)
}

/** The first sheet of a workbook as texts; numbers with all the digits in the file, not as formatted. */
export const readWorkbook = async (bytes: ArrayBuffer, chooseHeader: HeaderChoice): Promise<Table | TableProblem> => {
  try {
    const rows = await readSheet(bytes)
    return tableOf(
      rows.map((row) => row.map(textOf)).filter((row) => row.some((text) => text !== '')),
      null,
      chooseHeader,
    )
  } catch {
    return 'not_table'
  }
}
