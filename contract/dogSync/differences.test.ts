import fc from 'fast-check'
import { permanentFlags, type Dog } from '../dog/dog'
import { compare, resultOf, type Comparison } from './differences'
import { syncFields, type SyncField } from './fields'
import { duplicatesOf, matchRows } from './match'
import { readRow } from './readRow'
import type { ReadContext } from './readValue'

const context: ReadContext = {
  dateOrder: 'day_first',
  heightUnit: 'cm',
  ranks: new Map([
    ['nexuschampion', 4],
    ['nexusczempion', 4],
    ['nexusnovice', 1],
  ]),
  today: '2026-11-22',
}
const fen = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'fen',
  name: 'Fen',
  kennelClubName: 'Fenland Breeze',
  pedigreeName: '',
  petName: '',
  gender: 'female',
  breed: 'Border Collie',
  birthDate: '2021-04-03',
  microchip: '616093900004417',
  height: 524,
  measured: true,
  heightCategory: 'large',
  nexusRank: 2,
  kennelClubGrade: 5,
  fciLevel: '2',
  retired: false,
  oldAgeDog: false,
  lowerLevel: false,
} as Dog
const dogOf = (facts: Partial<Dog>): Dog => ({ ...fen, microchip: '', kennelClubName: '', ...facts })

const rowsOf = (headers: SyncField[], ...rows: string[][]) =>
  rows.map((cells, index) => readRow(cells, index, headers, context))
const compared = (headers: SyncField[], cells: string[], dogs = [fen]): Comparison => {
  const [match] = matchRows(rowsOf(headers, cells), dogs)
  if (!match) throw new Error('no match')
  return compare(match)
}
const states = ({ differences }: Comparison) =>
  Object.fromEntries(differences.filter(({ state }) => state !== 'same').map(({ field, state }) => [field, state]))

describe('a row means', () => {
  const headers: SyncField[] = ['name', 'birthDate', 'microchip', 'kennelClubName']
  it.each([
    ['by microchip', ['Other', '2020-01-01', '616093900004417', 'Other'], 'microchip'],
    ['by Kennel Club name', ['Other', '', '', 'FENLAND BREEZE'], 'kennelClubName'],
    ['by name and birth date', ['fen', '2021-04-03', '', ''], 'nameAndBirthDate'],
    ['by nothing for a name alone', ['Fen', '', '', ''], null],
  ])('a dog %s', (_name, cells, by) => {
    const [match] = matchRows(rowsOf(headers, cells), [fen])
    expect(match?.by).toBe(by)
    expect(match?.dogs.map(({ id }) => id)).toEqual(by ? [fen.id] : [])
  })
  it('of two rows for one dog are one conflict, until one row is chosen', () => {
    const rows = rowsOf(headers, ['A', '', '616093900000001', ''], ['B', '', '616093900000001', ''])
    const [match, ...others] = matchRows(rows, [])
    expect(others).toEqual([])
    expect(match && compare(match)).toMatchObject({ status: 'conflict', reason: 'rows', row: null })
    expect(match && compare(match, { row: 3 }).row?.values.name).toBe('B')
  })
  it('several dogs: a conflict, until one is chosen', () => {
    const twins = [dogOf({ id: 'one' }), dogOf({ id: 'two' })]
    const [match] = matchRows(rowsOf(headers, ['Fen', '2021-04-03', '', '']), twins)
    expect(match && compare(match)).toMatchObject({ status: 'conflict', reason: 'dogs', dog: null })
    expect(match && compare(match, { dog: 'two' }).dog?.id).toBe('two')
    expect(match && compare(match, { dog: 'new' }).status).toBe('unusable')
  })
})

describe('the differences of a dog', () => {
  it('are changes, conflicts in identifying fields, and locked values', () => {
    const headers: SyncField[] = [
      'microchip',
      'birthDate',
      'petName',
      'height',
      'retired',
      'kennelClubGrade',
      'fciLevel',
    ]
    const found = compared(headers, ['616093900004417', '2021-03-04', 'Fenn', '51', 'yes', '4', 'x'])
    expect(found.status).toBe('conflict')
    expect(states(found)).toEqual({
      birthDate: 'conflict',
      petName: 'changed',
      height: 'locked',
      retired: 'locked',
      kennelClubGrade: 'locked',
      fciLevel: 'locked',
    })
    expect(found.differences.flatMap(({ lock }) => lock ?? [])).toEqual([
      'measured',
      'grade_goes_back',
      'unreadable',
      'permanent',
    ])
  })
  it('leave out fields that the file lacks', () => {
    expect(compared(['microchip', 'petName', 'breed'], ['616093900004417', '', ' ']).status).toBe('same')
  })
  it('are none where the file calls the breed by another of its names [I70]', () => {
    const dogs = [dogOf({ microchip: '616093900004417', breed: 'Shetland Sheepdog' })]
    const headers: SyncField[] = ['microchip', 'breed']
    for (const breed of ['sheltie', 'OWCZAREK SZETLANDZKI', 'Shetland Sheepdog'])
      expect(compared(headers, ['616093900004417', breed], dogs).status).toBe('same')
    const older = [dogOf({ microchip: '616093900004417', breed: 'sheltie' })]
    expect(compared(headers, ['616093900004417', 'Sheltie'], older).status).toBe('same')
    expect(compared(headers, ['616093900004417', 'Kelpie'], dogs).status).toBe('changed')
  })
  it('hold a dog back, and never call it new, while a number or name that finds it cannot be read [I73]', () => {
    const headers: SyncField[] = ['name', 'gender', 'breed', 'birthDate', 'microchip', 'kennelClubName']
    const otter = ['Otter', 'm', 'Kelpie', '12.8.2023']
    expect(compared(headers, [...otter, '6,16094E+14', '']).missing).toEqual(['microchip'])
    expect(compared(headers, [...otter, '6,16094E+14', '']).status).toBe('unusable')
    expect(compared(headers, [...otter, '', 'x'.repeat(101)]).status).toBe('unusable')
    expect(compared(headers, [...otter, '', '']).status).toBe('new')
    const known = compared(headers, ['Fen', 'f', '', '2021-04-03', '6,16094E+14', ''])
    expect([known.status, states(known)['microchip']]).toEqual(['changed', 'locked'])
  })
  it('of a new dog are its values, with defaults for missing fields', () => {
    const found = compared(['name', 'gender', 'breed', 'birthDate'], ['Otter', 'm', 'Kelpie', '12.8.2023'])
    expect(found.status).toBe('new')
    expect(resultOf(found)).toMatchObject({
      name: 'Otter',
      gender: 'male',
      kennelClubGrade: 1,
      fciLevel: 'none',
      height: null,
    })
    expect(compared(['name', 'breed'], ['Otter', 'Kelpie']).missing).toEqual(['gender', 'birthDate'])
  })
})

const texts: Record<SyncField, fc.Arbitrary<string>> = {
  ...({} as Record<SyncField, fc.Arbitrary<string>>),
  ...Object.fromEntries(syncFields.map((field) => [field, fc.constantFrom('', 'Fen', 'Łatka', 'x\u0000')])),
  gender: fc.constantFrom('', 'suka', 'male'),
  birthDate: fc.constantFrom('', '2021-04-03', '4.5.2020'),
  microchip: fc.constantFrom('', '616093900004417', '616093900000002'),
  height: fc.constantFrom('', '51', '52,4'),
  kennelClubGrade: fc.constantFrom('', '3', '6'),
  fciLevel: fc.constantFrom('', '1', '3'),
  nexusRank: fc.constantFrom('', '1', '4'),
  ...Object.fromEntries(permanentFlags.map((flag) => [flag, fc.constantFrom('', 'yes', 'no')])),
}
const aRow = fc.tuple(...syncFields.map((field) => texts[field]))

describe('a file of any content', () => {
  it('changes nothing when it is applied a second time [I02]', () => {
    fc.assert(
      fc.property(aRow, (cells) => {
        const before = compared([...syncFields], cells)
        if (!before.row) return
        const all = Object.fromEntries(syncFields.map((field) => [field, 'accept' as const]))
        const dogs = before.status === 'unusable' ? [] : [{ ...fen, ...before.dog, ...resultOf(before, all) }]
        const after = compared([...syncFields], cells, dogs)
        expect(after.differences.filter(({ state }) => state === 'changed' || state === 'conflict')).toEqual(
          before.status === 'unusable' ? expect.anything() : [],
        )
      }),
    )
  })
  it('a measured height and a permanent flag stay as they are', () => {
    fc.assert(
      fc.property(aRow, (cells) => {
        const found = compared([...syncFields], cells)
        if (!found.dog) return
        const all = Object.fromEntries(syncFields.map((field) => [field, 'accept' as const]))
        const { height, retired, oldAgeDog, lowerLevel } = resultOf(found, all)
        expect([height, retired, oldAgeDog, lowerLevel]).toEqual([524, false, false, false])
      }),
    )
  })
  it('every row is in exactly one match', () => {
    fc.assert(
      fc.property(fc.array(aRow, { maxLength: 20 }), (cells) => {
        const rows = rowsOf([...syncFields], ...cells)
        const matched = matchRows(rows, [fen]).flatMap((match) => match.rows.map(({ number }) => number))
        expect(matched.toSorted((a, b) => a - b)).toEqual(rows.map(({ number }) => number))
      }),
    )
  })
})

it('two dogs of a member are found that look like one', () => {
  const dogs = [
    dogOf({ id: 'a', kennelClubName: 'Fenland Breeze', name: 'Fen' }),
    dogOf({ id: 'b', kennelClubName: 'fenland breeze ', name: 'Other' }),
    dogOf({ id: 'c', name: 'FEN' }),
    dogOf({ id: 'd', name: 'Fen', birthDate: '2020-01-01' }),
  ]
  expect(duplicatesOf(dogs).map((pair) => pair.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
})
