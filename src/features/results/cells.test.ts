import { formerRules } from '#contract/results/sheetRules'
import fc from 'fast-check'
import type { ResultSheet, SheetRow } from '#contract/results/desk'
import { outcomes, resultLimits, type Result } from '#contract/results/result'
import { readTexts, shownRows, textsOf, wrongCells } from './cells'

const results: fc.Arbitrary<Result> = fc.record({
  faults: fc.nat(resultLimits.faults),
  refusals: fc.nat(resultLimits.refusals),
  time: fc.option(fc.integer({ min: 1, max: resultLimits.time })),
  outcome: fc.constantFrom(...outcomes),
  points: fc.constant(null),
  disqualified: fc.constant(null),
})
const disqualified = results.map((result): Result => ({
  ...result,
  outcome: 'eliminated',
  disqualified: 'It left the ring and would not come back.',
}))
const row = (dogName: string, result: Result | null = null): SheetRow => ({
  entryId: dogName,
  dogName,
  number: null,
  handler: 'Zoë Żak',
  notForCompetition: false,
  heightState: 'measured' as const,
  height: 'large',
  level: 1,
  team: '',
  result,
})
const clear: Result = { faults: 0, refusals: 0, time: 3462, outcome: 'run', points: null, disqualified: null }

it('reads every row that it shows, with a point and with a comma [O11]', () => {
  fc.assert(
    fc.property(fc.option(fc.oneof(results, disqualified)), fc.constantFrom('.', ','), (result, point) => {
      expect(readTexts(textsOf(result, point))).toEqual(result)
    }),
  )
})

it.each([{ faults: '-1' }, { faults: '1.5' }, { refusals: '10' }, { time: '35.456' }, { time: 'fast' }])(
  'saves no row that says %j [O11]',
  (wrong) => {
    expect(readTexts({ ...textsOf(clear, '.'), ...wrong })).toBe('invalid')
  },
)

it('places a row as it is typed, among those that are saved [O11]', () => {
  const rows = [row('Łatka', clear), row('Figa', { ...clear, time: 3387 }), row('Mgła')]
  const sheet = { rows, rules: formerRules } as ResultSheet
  const typed = { faults: '', refusals: '', points: '', time: '34.00', mark: '', reason: '' }
  const shown = shownRows(sheet, ({ dogName, result }) => (dogName === 'Mgła' ? typed : textsOf(result, '.')), {
    courseTime: 3800,
    maximumTime: null,
  })
  expect(shown.map(({ place, isUnsaved }) => [place, isUnsaved])).toEqual([
    [3, false],
    [1, false],
    [2, true],
  ])
})

it('marks the dogs of each team whose place is awarded, by the teams that have started [O11]', () => {
  const awards = { places: { by: 'percent', percent: 50, least: 0 }, clearRounds: true } as const
  const inTeam = (team: string, dogName: string, time: number) => ({ ...row(dogName, { ...clear, time }), team })
  const rows = [
    inTeam('Łapy', 'Łatka', 3000),
    inTeam('lapy', 'Figa', 3100),
    inTeam('Ogony', 'Mgła', 3400),
    inTeam('Ogony', 'Bryza', 3500),
    { ...row('Solo', { ...clear, time: 2900 }) },
  ]
  const sheet = { rows, rules: { ...formerRules, awards, teamSize: 2 } } as ResultSheet
  const times = { courseTime: 3800, maximumTime: null }
  const shown = shownRows(sheet, ({ result }) => textsOf(result, '.'), times)
  expect(shown.map(({ place, isAwarded }) => [place, isAwarded])).toEqual([
    [1, true],
    [1, true],
    [2, false],
    [2, false],
    [null, false],
  ])
})

const typed = { faults: '0', refusals: '0', points: '', time: '36.12', mark: '', reason: '' }

it.each([
  ['a time among the refusals', { refusals: '36.12', time: '' }, { refusals: '', time: '36.12' }],
  ['two cells that are swapped', { refusals: '36.12', time: '0' }, { refusals: '0', time: '36.12' }],
  ['a Polish time among the faults', { faults: '1:05,4', time: '' }, { faults: '', time: '1:05,4' }],
])('moves %s to the time [O11]', (_case, texts, repair) => {
  const wrong = wrongCells({ ...typed, ...texts })
  expect(wrong).toMatchObject([{ isTime: true, repair }])
  expect(wrongCells({ ...typed, ...texts, ...wrong[0]?.repair })).toEqual([])
})

it('names each wrong cell alone, and repairs nothing that it would have to guess [O11]', () => {
  expect(wrongCells(typed)).toEqual([])
  expect(wrongCells({ ...typed, refusals: '36.12', time: '34.62' })).toMatchObject([{ cell: 'refusals', repair: null }])
  expect(wrongCells({ ...typed, faults: 'x', time: '33.875' })).toMatchObject([
    { cell: 'faults', isTime: false, repair: null },
    { cell: 'time', repair: null },
  ])
})
