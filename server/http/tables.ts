import type { CastReturnObject } from 'csv-stringify'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import writeXlsxFile from 'write-excel-file/node'
import { xlsxType } from '#contract/shared/endpoint'
import { csvSeparators } from '#contract/shared/formats'
import type { Locale } from '#contract/shared/locales'

/** Money is in minor units, times and faults in hundredths. */
export type TableCell = string | number | boolean | null | { money: number } | { hundredths: number }
export interface SpreadsheetTable {
  /** What a workbook calls its sheet. */
  name?: string
  columns: readonly string[]
  rows: readonly (readonly TableCell[])[]
}

const decimalSigns: Record<Locale, string> = { en: '.', pl: ',' }

const isDecimal = (cell: TableCell) => typeof cell === 'object' && cell !== null
const numberOf = (cell: TableCell): number | null => {
  if (typeof cell === 'object' && cell !== null) return ('money' in cell ? cell.money : cell.hundredths) / 100
  return typeof cell === 'number' ? cell : null
}

/** A table as CSV: a text that a spreadsheet would run as a formula is written as text, and a mark says UTF-8. */
export const csvOf = ({ columns, rows }: SpreadsheetTable, locale: Locale): string => {
  const written = (cell: TableCell) => {
    const number = numberOf(cell)
    if (number === null) return cell
    const text = (isDecimal(cell) ? number.toFixed(2) : String(number)).replace('.', decimalSigns[locale])
    // The minus of a number begins no formula.
    return number < 0 ? { value: text, escape_formulas: false } : text
  }
  return stringify([[...columns], ...rows.map((row) => row.map(written))], {
    bom: true,
    delimiter: csvSeparators[locale],
    escape_formulas: true,
    // eslint-disable-next-line id-denylist -- the word of csv-stringify
    cast: { object: (cell) => cell as CastReturnObject },
  })
}

/** Tables as a workbook, a sheet each. Texts are cells of text: a telephone number keeps its plus, and no formula runs. */
export const xlsxOf = (tables: readonly SpreadsheetTable[]): Promise<Buffer> => {
  const cellOf = (cell: TableCell) => {
    const number = numberOf(cell)
    if (number !== null) return { value: number, type: Number, format: isDecimal(cell) ? '0.00' : undefined }
    return cell === null || cell === '' || isDecimal(cell) ? null : { value: String(cell), type: String, format: '@' }
  }
  const sheetOf = ({ name, columns, rows }: SpreadsheetTable, index: number) => {
    const head = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
    return {
      sheet: name ?? `Sheet${index + 1}`,
      data: [head, ...rows.map((row) => row.map(cellOf))],
      stickyRowsCount: 1,
    }
  }
  return writeXlsxFile(tables.map(sheetOf)).toBuffer()
}

/** Answers with a file of CSV. */
export const sendCsv = (reply: FastifyReply, name: string, table: SpreadsheetTable, locale: Locale): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .serializer((text: string) => text)
    .send(csvOf(table, locale))

/** Answers with a workbook. */
export const sendXlsx = async (
  reply: FastifyReply,
  name: string,
  tables: readonly SpreadsheetTable[],
): Promise<FastifyReply> =>
  reply
    .type(xlsxType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(await xlsxOf(tables))
