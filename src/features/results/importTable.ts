import { normalizeText } from '#contract/shared/normalizeText'
import type { SheetRow } from '#contract/results/desk'
import type { CellTexts } from '../../store/results/resultSheetsSlice'
import { isSameResult, readTexts } from './cells'

/** Names of the columns, as our own files and those of timing programs have them. */
const names = {
  dog: ['dog', 'dogname', 'name', 'pies', 'imie', 'imiepsa'],
  faults: ['faults', 'bledy'],
  refusals: ['refusals', 'odmowy'],
  time: ['time', 'czas'],
  mark: ['result', 'notplaced', 'wynik', 'bezlokaty'],
} as const
type Column = keyof typeof names

/** What a table changes in a class, and what it names that is not there, or cannot be read. */
export interface Imported {
  changes: { entryId: string; texts: CellTexts }[]
  unknown: string[]
}

const markOf = (text: string): string => {
  const letter = normalizeText(text).slice(0, 1).toUpperCase()
  // Eliminated is Dyskwalifikacja in Polish, and a dog that has not run is nieobecny.
  return letter === 'D' ? 'E' : letter === 'E' || letter === 'N' ? letter : ''
}

/** The rows of a table that differ from what is saved; null where it has no column of dogs. Two dogs of one name are neither. */
export const readImport = (
  headers: readonly string[],
  lines: readonly (readonly string[])[],
  rows: readonly SheetRow[],
): Imported | null => {
  const folded = headers.map(normalizeText)
  const at = (column: Column) => folded.findIndex((header) => (names[column] as readonly string[]).includes(header))
  if (at('dog') < 0) return null
  const cell = (line: readonly string[], column: Column) => (line[at(column)] ?? '').trim()
  const imported: Imported = { changes: [], unknown: [] }
  for (const line of lines) {
    const dog = cell(line, 'dog')
    const found = rows.filter(({ dogName }) => normalizeText(dogName) === normalizeText(dog))
    const texts = {
      faults: cell(line, 'faults'),
      refusals: cell(line, 'refusals'),
      time: cell(line, 'time'),
      mark: markOf(cell(line, 'mark')),
      reason: '',
    }
    const result = readTexts(texts)
    const [row] = found
    if (found.length !== 1 || !row || result === 'invalid') imported.unknown.push(dog)
    else if (!isSameResult(result, row.result)) imported.changes.push({ entryId: row.entryId, texts })
  }
  return imported
}
