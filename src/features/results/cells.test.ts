import fc from 'fast-check'
import type { ResultSheet, SheetRow } from '#contract/results/desk'
import { outcomes, resultLimits, type Result } from '#contract/results/result'
import { readTexts, shownRows, textsOf } from './cells'
import { readImport } from './importTable'

const results: fc.Arbitrary<Result> = fc.record({
  faults: fc.nat(resultLimits.faults),
  refusals: fc.nat(resultLimits.refusals),
  time: fc.option(fc.integer({ min: 1, max: resultLimits.time })),
  outcome: fc.constantFrom(...outcomes),
})
const row = (dogName: string, result: Result | null = null): SheetRow => ({
  entryId: dogName,
  dogName,
  handler: 'Zoë Żak',
  notForCompetition: false,
  result,
})
const clear: Result = { faults: 0, refusals: 0, time: 3462, outcome: 'run' }

it('reads every row that it shows, with a point and with a comma [O11]', () => {
  fc.assert(
    fc.property(fc.option(results), fc.constantFrom('.', ','), (result, point) => {
      expect(readTexts(textsOf(result, point))).toEqual(result)
    }),
  )
})

it.each([{ faults: '-1' }, { faults: '1.5' }, { refusals: '10' }, { time: '35.456' }, { time: 'fast' }, { mark: 'X' }])(
  'saves no row that says %j [O11]',
  (wrong) => {
    expect(readTexts({ ...textsOf(clear, '.'), ...wrong })).toBe('invalid')
  },
)

it('places a row as it is typed, among those that are saved [O11]', () => {
  const rows = [row('Łatka', clear), row('Figa', { ...clear, time: 3387 }), row('Mgła')]
  const sheet = { rows, refusalsToEliminate: 3 } as ResultSheet
  const typed = { faults: '', refusals: '', time: '34.00', mark: '' }
  const shown = shownRows(sheet, ({ dogName, result }) => (dogName === 'Mgła' ? typed : textsOf(result, '.')), 3800)
  expect(shown.map(({ place, isUnsaved }) => [place, isUnsaved])).toEqual([
    [3, false],
    [1, false],
    [2, true],
  ])
})

it('takes from a table the rows that differ, and names those that it cannot place [O12]', () => {
  const rows = [row('Łatka', clear), row('Figa'), row('Mgła'), row('Bolt'), row('Bolt')]
  const table = [
    ['Łatka', '0', '0', '34,62', ''],
    ['FIGA', '1', '0', '35.4', ''],
    ['mgla', '', '', '', 'Eliminated'],
    ['Bolt', '0', '0', '33.00', ''],
    ['None', '0', '0', '33.00', ''],
  ]
  expect(readImport(['Dog', 'Faults', 'Refusals', 'Time', 'Result'], table, rows)).toEqual({
    changes: [
      { entryId: 'Figa', texts: { faults: '1', refusals: '0', time: '35.4', mark: '' } },
      { entryId: 'Mgła', texts: { faults: '', refusals: '', time: '', mark: 'E' } },
    ],
    unknown: ['Bolt', 'None'],
  })
  expect(readImport(['Pies', 'Błędy', 'Odmowy', 'Czas'], [['Figa', '2', '1', '40']], rows)?.changes).toHaveLength(1)
  expect(readImport(['Faults'], [['1']], rows)).toBeNull()
})
