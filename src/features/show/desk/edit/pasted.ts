import Papa from 'papaparse'
import { normalizeText } from '#contract/shared/normalizeText'
import { cellNames, type CellName } from './rows'

/** What spreadsheets of either language call the columns; as `normalizeText` makes it. */
const headers: Record<CellName, readonly string[]> = {
  date: ['date', 'day', 'data', 'dzien'],
  startTime: ['start', 'starttime', 'time', 'starts', 'godzina', 'czas', 'poczatek'],
  ring: ['ring', 'ringno', 'nrringu'],
  type: ['type', 'class', 'typ', 'rodzaj', 'bieg'],
  height: ['height', 'heights', 'wzrost', 'kategoria', 'kategoriawzrostowa'],
  startLevel: ['startlevel', 'fromlevel', 'levelfrom', 'from', 'poziomod', 'od'],
  endLevel: ['endlevel', 'tolevel', 'levelto', 'to', 'poziomdo', 'do'],
  judge: ['judge', 'sedzia', 'sedziuje'],
  capacity: ['capacity', 'places', 'miejsca', 'liczbamiejsc', 'limit'],
  price: ['price', 'fee', 'cena', 'oplata'],
  earlyPrice: ['earlyprice', 'early', 'cenawczesna', 'nizszacena'],
  veteran: ['veteran', 'veterans', 'weteran', 'weterani'],
  name: ['name', 'classname', 'nazwa', 'nazwabiegu'],
  kind: ['kind', 'scoring', 'scoredby', 'ocena', 'punktacja'],
  teamSize: ['team', 'teams', 'teamof', 'teamsize', 'druzyna', 'druzyny'],
  teamCounts: ['counted', 'resultscounted', 'counts', 'liczonewyniki'],
  combinedAs: ['combined', 'combinedas', 'combinedwith', 'laczone', 'wyniklaczny'],
  placing: ['placedby', 'placing', 'klasyfikacja'],
  ruleSet: ['rules', 'ruleset', 'regulamin'],
}
/** One column may hold both levels: 1-3. */
const levelHeaders = ['levels', 'level', 'poziomy', 'poziom']

const typeNames: Record<string, string> = {
  agility: 'agility',
  a: 'agility',
  agi: 'agility',
  jumping: 'jumping',
  j: 'jumping',
  jump: 'jumping',
  skoki: 'jumping',
}
const heightNames: Record<string, string> = {
  any: 'any',
  anyheight: 'any',
  all: 'any',
  kazdy: 'any',
  kazda: 'any',
  dowolny: 'any',
  wszystkie: 'any',
  xs: 'extra_small',
  extrasmall: 'extra_small',
  extra_small: 'extra_small',
  s: 'small',
  small: 'small',
  m: 'medium',
  medium: 'medium',
  i: 'intermediate',
  intermediate: 'intermediate',
  int: 'intermediate',
  l: 'large',
  large: 'large',
}
const kindNames: Record<string, string> = {
  standard: '',
  timeplusfaults: 'time_plus_faults',
  time_plus_faults: 'time_plus_faults',
  steeplechase: 'time_plus_faults',
  points: 'points',
  punkty: 'points',
  gamblers: 'points',
  snooker: 'points',
  notforcompetition: 'not_for_competition',
  not_for_competition: 'not_for_competition',
  nfc: 'not_for_competition',
  pozakonkurencja: 'not_for_competition',
}
const yes = ['yes', 'y', 'true', '1', 'x', 'tak', 't']

const twoDigits = (text = '') => text.padStart(2, '0')

const isoDay = (text: string): string => {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  return year === undefined ? text : `${year}-${twoDigits(month)}-${twoDigits(day)}`
}
const time = (text: string): string => {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(text) ?? []
  return minute === undefined ? text : `${twoDigits(hour)}:${minute}`
}

/** A cell as the form has it; what is not understood stays as it is, for the form to refuse. */
export const readCell = (cell: CellName, typed: string): string => {
  const text = typed.trim()
  if (cell === 'date') return isoDay(text)
  if (cell === 'startTime') return time(text)
  if (cell === 'type') return typeNames[normalizeText(text)] ?? text
  if (cell === 'height') return heightNames[normalizeText(text)] ?? text
  if (cell === 'kind') return kindNames[normalizeText(text)] ?? text
  if (cell === 'veteran') return yes.includes(normalizeText(text)) ? 'yes' : ''
  return cell === 'ring' ? text.replace(/^ring\s*/i, '') : text
}

type Column = CellName | 'levels' | null
const columnOf = (header: string): Column => {
  const name = normalizeText(header)
  return (
    cellNames.find((cell) => normalizeText(cell) === name || headers[cell].includes(name)) ??
    (levelHeaders.includes(name) ? 'levels' : null)
  )
}

const levelsIn = (text: string) => {
  const [, from = '', to = from] = /^(\d+)(?:[-–/](\d+))?$/.exec(text.replaceAll(/\s/g, '')) ?? ['', text, text]
  return { startLevel: from, endLevel: to }
}

const namedCells = (columns: readonly Column[], line: readonly string[]): Partial<Record<CellName, string>> =>
  Object.assign(
    {},
    ...columns.map((column, index) => {
      const text = line[index] ?? ''
      if (column === null) return {}
      return column === 'levels' ? levelsIn(text) : { [column]: readCell(column, text) }
    }),
  ) as Partial<Record<CellName, string>>

/** What was pasted: rows whose columns have names, or a block of texts to write from a cell on. */
export type Pasted = { kind: 'rows'; rows: Partial<Record<CellName, string>>[] } | { kind: 'block'; lines: string[][] }

const named = 2

/** Reads what a spreadsheet puts on the clipboard, with a row of headers or without; `column` is where it goes. */
export const readPasted = (text: string, column: number): Pasted => {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  const lines = data.filter((line) => line.some((cell) => cell.trim() !== ''))
  const columns = (lines[0] ?? []).map(columnOf)
  if (columns.filter((one) => one !== null).length >= named)
    return { kind: 'rows', rows: lines.slice(1).map((line) => namedCells(columns, line)) }
  const cellAt = (index: number) => cellNames[column + index]
  return {
    kind: 'block',
    lines: lines.map((line) =>
      line.map((typed, index) => {
        const cell = cellAt(index)
        return cell === undefined ? typed : readCell(cell, typed)
      }),
    ),
  }
}
