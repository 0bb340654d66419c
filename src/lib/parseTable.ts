import Papa from 'papaparse'
import { firstLine, maxRows, tableOf, type HeaderChoice, type Table, type TableProblem } from './table'

const rowsAtOnce = 250
export const separators = [',', ';', '\t', '|']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const cellOf = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '')

const recordsIn = (value: unknown): Record<string, unknown>[] | null => {
  const list = isRecord(value) ? Object.values(value).find(Array.isArray) : value
  return Array.isArray(list) && list.every(isRecord) ? list : null
}

/** The records of a JSON array, or of the first array in an object, as our own export has them. */
const parseJson = (text: string): Table | TableProblem => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return 'not_table'
  }
  const records = recordsIn(parsed)
  if (!records) return 'not_table'
  if (records.length > maxRows) return 'too_many_rows'
  const headers = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const rows = records.map((record) => headers.map((header) => cellOf(record[header])))
  return headers.length > 0 ? tableOf([headers, ...rows], null, firstLine) : 'empty'
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')
const withoutQuotes = (cell: string) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)

/** A text line by line, for a file whose quotation marks are letters of its names: "Fen" the Fox. */
const linesWithQuotes = (text: string, separator: string): string[][] | TableProblem => {
  const lines: string[][] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const { data, errors } = Papa.parse<string[]>(line, { delimiter: separator, fastMode: false })
    const codes = new Set(errors.map(({ code }) => code))
    if (codes.has('MissingQuotes') && !codes.has('InvalidQuotes')) return 'unclosed_quote'
    lines.push(codes.has('InvalidQuotes') ? line.split(separator).map(withoutQuotes) : (data[0] ?? []))
  }
  return lines.filter(isFilled)
}

/** Does a cell hold lines that are rows themselves? Then a quotation mark was opened in one row and closed in a later one. */
const hasSwallowedRows = (lines: readonly string[][], separator: string): boolean => {
  const columns = Math.max(...lines.slice(0, rowsAtOnce).map(({ length }) => length))
  const isRow = (line: string) => line.split(separator).length >= columns
  return columns > 1 && lines.some((cells) => cells.some((cell) => cell.includes('\n') && cell.split('\n').some(isRow)))
}

interface Options {
  /** The one that its reader chose, or that the file names; else the one that fits best. */
  separator?: string | undefined
  chooseHeader?: HeaderChoice
}

const guess = (text: string, quoteChar: string) =>
  Papa.parse<string[]>(text, { preview: rowsAtOnce, delimitersToGuess: separators, skipEmptyLines: false, quoteChar })

const separatorOf = (text: string): string => {
  const quoted = guess(text, '"')
  // A quotation mark that is none takes other cells in: the marks count for nothing then.
  const { meta, errors } = quoted.errors.some(({ type }) => type === 'Quotes') ? guess(text, '\0') : quoted
  if (errors.every(({ code }) => code !== 'UndetectableDelimiter')) return meta.delimiter
  // Lines of a title have no columns: the delimiter is the one in most lines. Without one, there is one column.
  const lines = text.split(/\r\n|\n|\r/, rowsAtOnce)
  return (
    separators.find((separator) => lines.filter((line) => line.includes(separator)).length > lines.length / 2) ?? ','
  )
}

/**
 * The table in a text, some rows at a time: its caller may let other work run at each `yield`, which gives the
 * share that is done.
 */
export function* parseTable(
  whole: string,
  { separator: chosen, chooseHeader = firstLine }: Options = {},
): Generator<number, Table | TableProblem> {
  if (whole.trim() === '') return 'empty'
  if (/^\s*[[{]/.test(whole)) return parseJson(whole)
  // Excel's own line, which says what is between the cells.
  const [line = '', named] = /^sep=(.)(?:\r\n|\n|\r)/i.exec(whole) ?? []
  const text = whole.slice(line.length)
  const separator = chosen ?? named ?? separatorOf(text)
  const newline = Papa.parse(text, { preview: rowsAtOnce, delimiter: separator }).meta.linebreak as '\n'
  const lines: string[][] = []
  let position = 0
  while (position < text.length) {
    const { data, meta, errors } = Papa.parse<string[]>(text.slice(position), {
      delimiter: separator,
      newline,
      preview: rowsAtOnce,
      fastMode: false,
    })
    if (errors.some(({ code }) => code === 'InvalidQuotes' || code === 'MissingQuotes')) {
      const read = linesWithQuotes(text, separator)
      return typeof read === 'string' ? read : tableOf(read, separator, chooseHeader)
    }
    lines.push(...data.filter(isFilled))
    if (lines.length > maxRows + rowsAtOnce) return 'too_many_rows'
    if (meta.cursor === 0) break
    position += meta.cursor
    yield position / text.length
  }
  if (hasSwallowedRows(lines, separator)) return 'unclosed_quote'
  return tableOf(lines, separator, chooseHeader)
}
