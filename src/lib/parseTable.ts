import Papa from 'papaparse'

export interface Table {
  headers: string[]
  rows: string[][]
  /** Between the cells; null for JSON. */
  separator: string | null
}
export type TableProblem = 'empty' | 'not_table' | 'too_many_rows' | 'unclosed_quote'

export const maxRows = 10_000
const rowsAtOnce = 250
const separators = [',', ';', '\t']

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
  return headers.length > 0 ? { headers, rows, separator: null } : 'empty'
}

/**
 * The table in a text, some rows at a time: whoever runs it may let others have a turn at each `yield`, which gives the
 * share that is done.
 */
export function* parseTable(text: string): Generator<number, Table | TableProblem> {
  if (text.trim() === '') return 'empty'
  if (/^\s*[[{]/.test(text)) return parseJson(text)
  const first = Papa.parse<string[]>(text, {
    preview: rowsAtOnce,
    delimitersToGuess: separators,
    skipEmptyLines: false,
  })
  // Where nothing repeats there is one column, and any separator will do.
  const separator = separators.includes(first.meta.delimiter) ? first.meta.delimiter : ','
  const newline = first.meta.linebreak as '\n'
  const lines: string[][] = []
  let position = 0
  while (position < text.length) {
    const { data, meta, errors } = Papa.parse<string[]>(text.slice(position), {
      delimiter: separator,
      newline,
      preview: rowsAtOnce,
      fastMode: false,
    })
    if (errors.some(({ code }) => code === 'MissingQuotes')) return 'unclosed_quote'
    lines.push(...data.filter((cells) => cells.some((cell) => cell.trim() !== '')))
    if (lines.length > maxRows + 1) return 'too_many_rows'
    if (meta.cursor === 0) break
    position += meta.cursor
    yield position / text.length
  }
  const [headers = [], ...rows] = lines
  if (rows.length === 0) return headers.length > 0 ? 'empty' : 'not_table'
  return { headers: headers.map((header) => header.trim()), rows, separator }
}
