import fc from 'fast-check'
import { findHeaderLine, heightUnitOf, suggestColumns } from './columns'
import { dateOrderOf, readDate, unclearDate } from '../shared/readDate'
import { syncFields, type SyncField } from './fields'
import { readRow } from './readRow'
import { readValue, type ReadContext } from './readValue'

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
describe('the columns of a file', () => {
  it.each([
    [
      ['Dog name', 'KC Name', 'Sex', 'D.O.B.', 'Chip no.', 'Height (cm)'],
      ['name', 'kennelClubName', 'gender', 'birthDate', 'microchip', 'height'],
    ],
    [
      ['Imię psa', 'Płeć', 'Rasa', 'Data urodzenia', 'Nr chipa', 'Wzrost'],
      ['name', 'gender', 'breed', 'birthDate', 'microchip', 'height'],
    ],
    [
      ['name', 'NAME', 'owner', ''],
      ['name', null, null, null],
    ],
  ])('%j are offered as %j', (headers, fields) => expect(suggestColumns(headers)).toEqual(fields))
  it('of our own export are all known', () => {
    expect(suggestColumns(syncFields)).toEqual([...syncFields])
  })
})

describe('the line that names the columns', () => {
  it.each([
    [
      0,
      [
        ['Name', 'Breed'],
        ['Fen', 'Kelpie'],
      ],
    ],
    [
      2,
      [
        ['My dogs', ''],
        ['made on', '2026-11-22'],
        ['Name', 'Chip'],
        ['Fen', '616093900004417'],
      ],
    ],
    [1, [['My dogs'], ['a', 'b', 'c'], ['1', '2', '3']]],
    [0, []],
  ])('is %i below titles, by the fields that it names or the cells that it fills [I72]', (line, lines) => {
    expect(findHeaderLine(lines)).toBe(line)
  })
  it.each([
    ['Height (in)', 'in'],
    ['Height in inches', 'in'],
    ['Height (")', 'in'],
    ['Wzrost (cale)', 'in'],
    ['Height mm', 'mm'],
    ['declaredHeight', 'mm'],
    ['Wzrost', 'cm'],
  ])('says of %s that its heights are in %s [I75]', (header, unit) => expect(heightUnitOf(header)).toBe(unit))
})

describe('a date', () => {
  it.each([
    ['2021-04-03', '2021-04-03'],
    ['2021-04-03T00:00:00.000Z', '2021-04-03'],
    ['3.4.2021', '2021-04-03'],
    ['3. 4. 2021', '2021-04-03'],
    ['03/04/2021', '2021-04-03'],
    ['03.04.2021 00:00:00', '2021-04-03'],
    ['3. 4. 2021 0:00', '2021-04-03'],
    ['03/04/2021 12:00:00 AM', '2021-04-03'],
    ['2021-04-02T22:00:00Z', '2021-04-03'],
    ['2021-04-02T23:00:00.000Z', '2021-04-03'],
    ['2021-04-03T05:00:00Z', '2021-04-03'],
    ['2021-04-03T12:00:00Z', '2021-04-03'],
    ['2021-04-03T00:00:00+02:00', '2021-04-03'],
    ['2021-12-31T23:00:00Z', '2022-01-01'],
    ['2021-04-02T13:47:12Z', null],
    ['2021-04-02 about noon', null],
    ['30.2.2021', null],
    ['3.4.21', null],
    ['44289', null],
    ['April 2021', null],
  ])('%s is read as %s [I74]', (text, day) => expect(readDate(text, 'day_first')).toBe(day))
  it.each([
    [['13/04/2021', '03/04/2021'], 'day_first'],
    [['03/04/2021', '04/13/2021'], 'month_first'],
    [['03/04/2021'], 'unknown'],
    [['13/04/2021', '04/13/2021'], 'unknown'],
    [['04/04/2021', '2021-04-03', '3.4.2021'], 'day_first'],
  ])('in a column of %j is %s', (texts, order) => expect(dateOrderOf(texts)).toBe(order))
  it('that means two days is shown for a decision', () => {
    expect(unclearDate(['13/04/2021', '04/04/2021', ' 03/04/2021'])).toBe('03/04/2021')
    expect(unclearDate(['3.4.2021'])).toBeNull()
  })
})

describe('a value', () => {
  it.each<[SyncField, string, unknown]>([
    ['gender', 'Suka', 'female'],
    ['gender', 'BITCH', 'female'],
    ['gender', 'pies', 'male'],
    ['gender', 'dog', 'male'],
    ['height', '52,4', 524],
    ['height', '52.4 cm', 524],
    ['height', '52,40', 524],
    ['height', '20.5 in', 521],
    ['height', '20"', 508],
    ['height', '524.0 mm', 524],
    ['height', '524 mm', 524],
    ['kennelClubGrade', 'Grade 6', 6],
    ['kennelClubGrade', 'stopień 3', 3],
    ['fciLevel', 'A2', '2'],
    ['fciLevel', 'brak', 'none'],
    ['nexusRank', '4', 4],
    ['nexusRank', 'Nexus Czempion', 4],
    ['microchip', '616-0939 00004417', '616093900004417'],
    ['microchip', "'616093900004417", '616093900004417'],
    ['microchip', '="616093900004417"', '616093900004417'],
    ['microchip', '616093900004417.0', '616093900004417'],
    ['microchip', '6,16093900004417E+14', '616093900004417'],
    ['name', ' Łatka ', 'Łatka'],
    ['retired', 'tak', true],
    ['lowerLevel', '0', false],
  ])('of %s, %s, is read [I73 I75]', (field, text, value) => expect(readValue(field, text, context)).toEqual({ value }))
  it.each<[SyncField, string, string]>([
    ['gender', 'unknown', 'invalid'],
    ['height', '524', 'height_too_big'],
    ['height', '52.44', 'one_decimal'],
    ['height', '9', 'height_too_small'],
    ['kennelClubGrade', '8', 'invalid'],
    ['fciLevel', '4', 'invalid'],
    ['nexusRank', '9', 'invalid'],
    ['microchip', '6.16094E+14', 'microchip_digits'],
    ['microchip', '6,16094E+14', 'microchip_digits'],
    ['microchip', '616094000000000.5', 'microchip_digits'],
    ['name', 'x'.repeat(101), 'too_long:100'],
    ['name', 'free dogs at www.example.org', 'no_links'],
    ['birthDate', '2026-11-23', 'in_future'],
    ['retired', 'maybe', 'invalid'],
  ])('of %s, %s, is refused as %s [I73]', (field, text, problem) =>
    expect(readValue(field, text, context)).toEqual({ problem }),
  )
  it('of a height is in inches where its column is [I75]', () => {
    const inInches: ReadContext = { ...context, heightUnit: 'in' }
    expect(readValue('height', '20,5', inInches)).toEqual({ value: 521 })
    expect(readValue('height', '52 cm', inInches)).toEqual({ value: 520 })
  })
  it('never throws for any content of a cell', () => {
    fc.assert(
      fc.property(fc.constantFrom(...syncFields), fc.string({ unit: 'binary', maxLength: 200 }), (field, text) => {
        expect(Object.keys(readValue(field, text, context))).toHaveLength(1)
      }),
    )
  })
  it('that an export marked against formulas is read without the mark', () => {
    expect(readRow(["'=Rex", "O'Neil"], 0, ['name', 'breed'], context).values).toEqual({
      name: '=Rex',
      breed: "O'Neil",
    })
  })
})
