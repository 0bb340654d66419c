import fc from 'fast-check'
import type { Result } from '#contract/results/result'
import { textsOf } from './cells'
import { readImport } from './importTable'

const clear: Result = { faults: 0, refusals: 0, time: 3462, outcome: 'run', points: null, disqualified: null }
const row = (number: number | null, dogName: string, result: Result | null = null) => ({
  row: {
    entryId: dogName,
    number,
    dogName,
    handler: 'Zoë Żak',
    notForCompetition: false,
    heightState: 'measured' as const,
    height: 'large' as const,
    level: 1,
    team: '',
    result,
  },
  texts: textsOf(result, '.'),
  isUnsaved: false,
})
const rows = [row(7, 'Łatka', clear), row(12, 'Figa'), row(3, 'Mgła'), row(15, 'Bolt'), row(16, 'Bolt')]
const heads = ['Number', 'Dog', 'Faults', 'Refusals', 'Time', 'Result']
const fates = (table: string[][], headers = heads, of = rows) =>
  readImport(headers, table, of)?.map(({ fate, entryId }) => [fate, entryId])

it('reads a line by its number, and says whether it fills, replaces or changes nothing [O12]', () => {
  const table = [
    ['7', '', '0', '0', '34,62', ''],
    ['#12', 'FIGA', '1', '0', '35.4', ''],
    ['003', '', '', '', '', 'Eliminated'],
    ['15', 'bolt', '', '', '', ''],
    ['16', '', '', '', '', 'Nie startował'],
  ]
  expect(fates(table)).toEqual([
    ['same', 'Łatka'],
    ['fills', 'Figa'],
    ['fills', 'Mgła'],
    ['empty', 'Bolt'],
    ['fills', 'Bolt'],
  ])
  expect(fates([['7', '', '1', '0', '36', '']])).toEqual([['replaces', 'Łatka']])
  expect(readImport(heads, table, rows)?.[2]).toMatchObject({ line: 4, number: '3', dog: 'Mgła', texts: { mark: 'E' } })
})

it('names unknown numbers, doubles, other dogs and cells that it cannot read [O12]', () => {
  const table = [
    ['99', 'Figa', '0', '0', '33.00', ''],
    ['', 'Bolt', '0', '0', '33.00', ''],
    ['12', '', '0', '0', '33.00', ''],
    ['', 'Figa', '0', '0', '34.00', ''],
    ['3', 'Fen', '0', '0', '33.00', ''],
    ['7', '', 'x', '0', 'abc', ''],
    ['15', '', '', '', '', 'RET'],
    ['', '', '', '', '', ''],
  ]
  expect(readImport(heads, table, rows)?.map(({ line, fate, details }) => [line, fate, details])).toEqual([
    [2, 'unknown', []],
    [3, 'severalDogs', []],
    [4, 'repeated', []],
    [5, 'repeated', []],
    [6, 'otherDog', ['Mgła']],
    [7, 'unreadable', ['x', 'abc']],
    [8, 'unreadable', ['RET']],
  ])
})

it('replaces what is typed, and keeps a disqualification that a file calls elimination [O12]', () => {
  const figa = row(12, 'Figa')
  const typed = { ...figa, texts: { ...figa.texts, faults: '1' }, isUnsaved: true }
  expect(fates([['12', '', '2', '0', '40', '']], heads, [typed])).toEqual([['replaces', 'Figa']])
  const out = row(7, 'Łatka', { ...clear, outcome: 'eliminated', disqualified: 'It bit the judge.' })
  expect(fates([['7', '', '', '', '', 'Disqualified']], heads, [out])).toEqual([['same', 'Łatka']])
})

it('reads Polish columns, and refuses a table without dogs or without results [O12]', () => {
  expect(fates([['12', '2', '1', '40']], ['Numer startowy', 'Błędy', 'Odmowy', 'Czas'])).toEqual([['fills', 'Figa']])
  expect(fates([['1']], ['Faults'])).toBeUndefined()
  expect(fates([['12', 'Figa']], ['Number', 'Dog'])).toBeUndefined()
})

it('fills no row twice and no row that is not of the class, whatever a file says [O12]', () => {
  const cell = fc.oneof(fc.constantFrom('', '7', '12', '3', '15', '0', 'Łatka', 'Bolt', 'E', '35.40'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 6, maxLength: 6 })), (table) => {
      const lines = readImport(heads, table, rows) ?? []
      const filled = lines.flatMap(({ fate, number }) => (fate === 'fills' || fate === 'replaces' ? [number] : []))
      expect(new Set(filled).size).toBe(filled.length)
      expect(filled.every((number) => ['7', '12', '3', '15', '16'].includes(number))).toBe(true)
    }),
  )
})
