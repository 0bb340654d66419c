import { normalizeText } from '#contract/shared/normalizeText'
import { numberSearched } from '#contract/entry/competitorNumber'
import type { CellTexts, ImportedLine, ImportFate } from '../../store/results/resultSheetsSlice'
import { isSameResult, readTexts, wrongCells, type ShownRow } from './cells'

/** Names of the columns, as our own files and those of timing programs have them. */
const names = {
  number: ['number', 'no', 'no.', 'bib', 'numer', 'nr', 'numerstartowy', 'nrstartowy'],
  dog: ['dog', 'dogname', 'name', 'pies', 'imie', 'imiepsa'],
  faults: ['faults', 'bledy'],
  refusals: ['refusals', 'odmowy'],
  points: ['points', 'punkty'],
  time: ['time', 'czas'],
  mark: ['result', 'outcome', 'notplaced', 'wynik', 'bezlokaty'],
} as const
type Column = keyof typeof names

/** What a file says of one dog. */
interface Line {
  line: number
  number: string
  dog: string
  texts: CellTexts
  /** The text of a mark that says nothing we know, in a row without a time. */
  unknownMark: string
}

type Row = Pick<ShownRow, 'row' | 'texts' | 'isUnsaved'>

/** In Polish, eliminated is dyskwalifikacja, disqualified wykluczenie, and a dog that has not run is nieobecny. Other words say how a run went. */
const markOf = (text: string): string => {
  const letter = normalizeText(text).slice(0, 1).toUpperCase()
  return ['D', 'E', 'W'].includes(letter) ? 'E' : letter === 'N' ? letter : ''
}

const isResult = ({ faults, refusals, points, time, mark }: CellTexts) =>
  [faults, refusals, points, time, mark].some((text) => text !== '')

/** The lines of a table; null where it names no dogs, or nothing of their results. The first line names the columns. */
const linesOf = (headers: readonly string[], table: readonly (readonly string[])[]): Line[] | null => {
  const folded = headers.map(normalizeText)
  const at = (column: Column) => folded.findIndex((header) => (names[column] as readonly string[]).includes(header))
  const hasDogs = at('number') >= 0 || at('dog') >= 0
  if (!hasDogs || (['faults', 'refusals', 'points', 'time', 'mark'] as const).every((column) => at(column) < 0))
    return null
  const lines = table.map((cells, index) => {
    const cell = (column: Column) => (cells[at(column)] ?? '').trim()
    const mark = markOf(cell('mark'))
    const texts = {
      faults: cell('faults'),
      refusals: cell('refusals'),
      points: cell('points'),
      time: cell('time'),
      mark,
      reason: '',
    }
    const unknownMark = mark === '' && texts.time === '' ? cell('mark') : ''
    return { line: index + 2, number: cell('number'), dog: cell('dog'), texts, unknownMark }
  })
  return lines.filter(({ number, dog, texts }) => number !== '' || dog !== '' || isResult(texts))
}

/** The rows of a class by what a file can call them. */
const indexOf = (rows: readonly Row[]) => {
  const byNumber = new Map(rows.flatMap((one) => (one.row.number === null ? [] : [[one.row.number, one] as const])))
  const byName = new Map<string, Row[]>()
  for (const one of rows) {
    const name = normalizeText(one.row.dogName)
    byName.set(name, [...(byName.get(name) ?? []), one])
  }
  return { byNumber, byName }
}

type Found = { row: Row } | { fate: ImportFate; details: string[] }

/** The row of a line by its number, else by the name of its dog; or why there is none. */
const rowOf = ({ byNumber, byName }: ReturnType<typeof indexOf>, { number, dog }: Line): Found => {
  const unknown: Found = { fate: 'unknown', details: [] }
  if (number === '') {
    const [row, ...others] = byName.get(normalizeText(dog)) ?? []
    if (!row) return unknown
    return others.length > 0 ? { fate: 'severalDogs', details: [] } : { row }
  }
  const row = byNumber.get(numberSearched(number) ?? 0)
  if (!row) return unknown
  const isOther = dog !== '' && normalizeText(dog) !== normalizeText(row.row.dogName)
  return isOther ? { fate: 'otherDog', details: [row.row.dogName] } : { row }
}

/** A file has no reason of a disqualification: one that it calls eliminated stays disqualified. */
const keepsDisqualified = ({ row }: Row, { mark }: CellTexts) =>
  mark === 'E' && (row.result?.disqualified ?? null) !== null

const fateOf = (row: Row, { texts, unknownMark }: Line): ImportFate => {
  if (unknownMark !== '') return 'unreadable'
  if (!isResult(texts)) return 'empty'
  const result = readTexts(texts)
  if (result === 'invalid') return 'unreadable'
  if (keepsDisqualified(row, texts)) return 'same'
  const present = readTexts(row.texts)
  if (present !== 'invalid' && isSameResult(result, present)) return 'same'
  return row.row.result !== null || row.isUnsaved ? 'replaces' : 'fills'
}

const unreadOf = ({ texts, unknownMark }: Line): string[] => [
  ...wrongCells(texts).map(({ text }) => text),
  ...(unknownMark === '' ? [] : [unknownMark]),
]

/** What becomes of each line of a table, by the rows of a class; null where it is no table of results. */
export const readImport = (
  headers: readonly string[],
  table: readonly (readonly string[])[],
  rows: readonly Row[],
): ImportedLine[] | null => {
  const lines = linesOf(headers, table)
  if (!lines) return null
  const index = indexOf(rows)
  const found = lines.map((line) => ({ line, of: rowOf(index, line) }))
  const counts = new Map<Row, number>()
  for (const { of } of found) if ('row' in of) counts.set(of.row, (counts.get(of.row) ?? 0) + 1)
  return found.map(({ line, of }) => {
    const { line: at, number, dog, texts } = line
    if ('fate' in of) return { line: at, number, dog, texts, entryId: null, ...of }
    const { row } = of.row
    const shown = { line: at, number: `${row.number ?? number}`, dog: row.dogName, texts, entryId: row.entryId }
    if ((counts.get(of.row) ?? 0) > 1) return { ...shown, fate: 'repeated', details: [] }
    const fate = fateOf(of.row, line)
    return { ...shown, fate, details: fate === 'unreadable' ? unreadOf(line) : [] }
  })
}
