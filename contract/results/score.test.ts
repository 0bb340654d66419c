import fc from 'fast-check'
import { outcomes, hundredthsText, parseTime } from './result'
import { groupOf, placesOf } from './places'
import { scoreOf, type Run } from './score'
import { formerRules, type SheetRules } from './sheetRules'
import { seededRuleSets } from '../rules/seeded'

const own = formerRules
const fci = { ...own, scoring: seededRuleSets.find(({ key }) => key === 'fci')?.rules.scoring ?? own.scoring }
const over = (courseTime: number | null) => ({ courseTime, maximumTime: null })
const run: fc.Arbitrary<Run> = fc.record({
  faults: fc.nat(4),
  refusals: fc.nat(4),
  time: fc.option(fc.integer({ min: 1, max: 60 })),
  outcome: fc.constantFrom(...outcomes),
})
const runs = fc.array(fc.record({ run, notForCompetition: fc.boolean() }), { maxLength: 25 })
const courseTimes = fc.option(fc.integer({ min: 1, max: 60 }))
const scored = (all: { run: Run; notForCompetition: boolean }[], courseTime: number | null) =>
  all.map(({ run: one, notForCompetition }) => ({
    score: scoreOf(one, over(courseTime), own),
    time: one.time,
    notForCompetition,
    group: '',
    team: '',
  }))
const clear = { faults: 0, refusals: 0, time: 3462, outcome: 'run' } as const

it.each([
  [clear, { round: 'clear', courseFaults: 0, timeFaults: 0, total: 0, grade: 'excellent' }],
  [
    { ...clear, faults: 1 },
    { round: 'faults', courseFaults: 500, timeFaults: 0, total: 500, grade: 'excellent' },
  ],
  [
    { ...clear, refusals: 1, time: 4120 },
    { round: 'faults', courseFaults: 500, timeFaults: 320, total: 820, grade: 'very_good' },
  ],
  [
    { ...clear, time: 3914 },
    { round: 'time_faults', courseFaults: 0, timeFaults: 114, total: 114, grade: 'excellent' },
  ],
  [
    { ...clear, time: 3800 },
    { round: 'clear', courseFaults: 0, timeFaults: 0, total: 0, grade: 'excellent' },
  ],
  [
    { ...clear, time: 3801 },
    { round: 'time_faults', courseFaults: 0, timeFaults: 1, total: 1, grade: 'excellent' },
  ],
  [
    { ...clear, faults: 6 },
    { round: 'faults', courseFaults: 3000, timeFaults: 0, total: 3000, grade: null },
  ],
  [
    { ...clear, refusals: 3 },
    { round: 'eliminated', courseFaults: null, timeFaults: null, total: null, grade: null },
  ],
  [
    { ...clear, outcome: 'not_run' },
    { round: 'not_run', courseFaults: null, timeFaults: null, total: null, grade: null },
  ],
  [
    { ...clear, time: null },
    { round: 'incomplete', courseFaults: null, timeFaults: null, total: null, grade: null },
  ],
] as const)('scores %j over 38.00 seconds as %j [O01]', (one, score) => {
  expect(scoreOf(one, over(3800), own)).toEqual({ points: null, ...score })
})

it('eliminates at as many refusals as the organisation says [O01]', () => {
  const eliminating = (refusalsToEliminate: number): SheetRules => ({
    ...own,
    scoring: { ...own.scoring, refusalsToEliminate },
  })
  expect(scoreOf({ ...clear, refusals: 2 }, over(null), eliminating(2)).round).toBe('eliminated')
  expect(scoreOf({ ...clear, refusals: 3 }, over(null), eliminating(4)).round).toBe('faults')
})

it('places by faults, then time: one more than the number of runs that are better [O02]', () => {
  fc.assert(
    fc.property(runs, courseTimes, (all, courseTime) => {
      const entered = scored(all, courseTime)
      const places = placesOf(entered, own)
      const isPlaced = ({ score, notForCompetition }: (typeof entered)[number]) =>
        score.total !== null && !notForCompetition
      entered.forEach((one, index) => {
        const better = entered.filter((other) => {
          if (!isPlaced(other)) return false
          const less = (other.score.total ?? 0) - (one.score.total ?? 0)
          return less < 0 || (less === 0 && (other.time ?? 0) < (one.time ?? 0))
        })
        expect(places[index]).toBe(isPlaced(one) ? better.length + 1 : null)
      })
    }),
  )
})

it('shares a place among equals and leaves the next one out [O02]', () => {
  const at = (time: number) => ({
    score: scoreOf({ ...clear, time }, over(3800), own),
    time,
    notForCompetition: false,
    group: '',
    team: '',
  })
  expect(placesOf([at(3462), at(3387), at(3462), at(3700)], own)).toEqual([2, 1, 2, 4])
})

it('gives a run out of competition no place, and leaves the other places unchanged [O02]', () => {
  fc.assert(
    fc.property(runs, courseTimes, (all, courseTime) => {
      const entered = scored(all, courseTime)
      const competing = entered.filter(({ notForCompetition }) => !notForCompetition)
      const places = placesOf(entered, own)
      expect(places.filter((_place, index) => entered[index]?.notForCompetition === false)).toEqual(
        placesOf(competing, own),
      )
      entered.forEach(({ notForCompetition }, index) => {
        if (notForCompetition) expect(places[index]).toBeNull()
      })
    }),
  )
})

it('reads every time that it writes, and a comma as a point [O01]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (time) => {
      expect(parseTime(hundredthsText(time))).toBe(time)
      expect(parseTime(hundredthsText(time).replace('.', ','))).toBe(time)
    }),
  )
  expect([' 35.4 ', '35', '1:05.40', '0', '35.456', '-3', '1:5', 'E', '1000.00'].map(parseTime)).toEqual([
    3540,
    3500,
    6540,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

it('eliminates a run over the maximum course time, and not one that takes exactly that long [Y01]', () => {
  const times = { courseTime: 4000, maximumTime: 6000 }
  expect(scoreOf({ ...clear, time: 6000 }, times, fci)).toMatchObject({ round: 'time_faults', total: 2000 })
  expect(scoreOf({ ...clear, time: 6001 }, times, fci)).toMatchObject({ round: 'eliminated', total: null })
})

it('breaks a tie by course faults where the rules say so, and by time alone where they do not [Y01]', () => {
  const at = (faults: number, time: number) => {
    const one = { ...clear, faults, time }
    return { score: scoreOf(one, over(4000), fci), time, notForCompetition: false, group: '', team: '' }
  }
  // Ten faults each: two obstacles in time, or one obstacle and five seconds over.
  const runs = [at(2, 3900), at(1, 4500)]
  expect(placesOf(runs, own)).toEqual([1, 2])
  expect(placesOf(runs, fci)).toEqual([2, 1])
})

it('places each group by itself [Y02]', () => {
  const at = (level: number, time: number) => ({
    score: scoreOf({ ...clear, time }, over(4000), own),
    time,
    notForCompetition: false,
    group: groupOf('level', { height: 'large', level }),
    team: '',
  })
  expect(placesOf([at(1, 3500), at(2, 3400), at(1, 3450), at(2, 3390)], own)).toEqual([2, 2, 1, 1])
  const [small, large] = [
    { height: 'small', level: 1 },
    { height: 'large', level: 1 },
  ] as const
  expect(groupOf('height', small)).not.toBe(groupOf('height', large))
  expect(groupOf('together', small)).toBe(groupOf('together', large))
})
