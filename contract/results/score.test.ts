import fc from 'fast-check'
import { outcomes, hundredthsText, parseTime } from './result'
import { placesOf, scoreOf, type Run } from './score'

const rules = { refusalsToEliminate: 3 }
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
    score: scoreOf(one, courseTime, rules),
    time: one.time,
    notForCompetition,
  }))
const clear = { faults: 0, refusals: 0, time: 3462, outcome: 'run' } as const

it.each([
  [clear, { round: 'clear', timeFaults: 0, total: 0, grade: 'excellent' }],
  [
    { ...clear, faults: 1 },
    { round: 'faults', timeFaults: 0, total: 500, grade: 'excellent' },
  ],
  [
    { ...clear, refusals: 1, time: 4120 },
    { round: 'faults', timeFaults: 320, total: 820, grade: 'very_good' },
  ],
  [
    { ...clear, time: 3914 },
    { round: 'time_faults', timeFaults: 114, total: 114, grade: 'excellent' },
  ],
  [
    { ...clear, time: 3800 },
    { round: 'clear', timeFaults: 0, total: 0, grade: 'excellent' },
  ],
  [
    { ...clear, time: 3801 },
    { round: 'time_faults', timeFaults: 1, total: 1, grade: 'excellent' },
  ],
  [
    { ...clear, faults: 6 },
    { round: 'faults', timeFaults: 0, total: 3000, grade: null },
  ],
  [
    { ...clear, refusals: 3 },
    { round: 'eliminated', timeFaults: null, total: null, grade: null },
  ],
  [
    { ...clear, outcome: 'not_run' },
    { round: 'not_run', timeFaults: null, total: null, grade: null },
  ],
  [
    { ...clear, time: null },
    { round: 'incomplete', timeFaults: null, total: null, grade: null },
  ],
] as const)('scores %j over 38.00 seconds as %j [O01]', (one, score) => {
  expect(scoreOf(one, 3800, rules)).toEqual(score)
})

it('eliminates at as many refusals as the organisation says [O01]', () => {
  expect(scoreOf({ ...clear, refusals: 2 }, null, { refusalsToEliminate: 2 }).round).toBe('eliminated')
  expect(scoreOf({ ...clear, refusals: 3 }, null, { refusalsToEliminate: 4 }).round).toBe('faults')
})

it('places by faults, then time: one more than the number of runs that are better [O02]', () => {
  fc.assert(
    fc.property(runs, courseTimes, (all, courseTime) => {
      const entered = scored(all, courseTime)
      const places = placesOf(entered)
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
  const at = (time: number) => ({ score: scoreOf({ ...clear, time }, 3800, rules), time, notForCompetition: false })
  expect(placesOf([at(3462), at(3387), at(3462), at(3700)])).toEqual([2, 1, 2, 4])
})

it('gives a run out of competition no place, and leaves the other places unchanged [O02]', () => {
  fc.assert(
    fc.property(runs, courseTimes, (all, courseTime) => {
      const entered = scored(all, courseTime)
      const competing = entered.filter(({ notForCompetition }) => !notForCompetition)
      const places = placesOf(entered)
      expect(places.filter((_place, index) => entered[index]?.notForCompetition === false)).toEqual(placesOf(competing))
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
