import { formerAwards } from '../rules/awards'
import { isAwarded, lastAwarded, lastAwardedSum } from './awarded'

const tenth = { places: { by: 'percent', percent: 10, least: 1 }, clearRounds: true } as const
const ran = (count: number) => Array.from({ length: count }, () => ({ round: 'clear' as const }))

it('awards by the starters of a group, without dogs that have not run or have no result', () => {
  expect(lastAwarded(tenth, ran(20))).toBe(2)
  expect(lastAwarded(tenth, [...ran(20), { round: 'not_run' }, { round: null }])).toBe(2)
  expect(lastAwarded(tenth, [...ran(20), { round: 'eliminated' }])).toBe(3)
  expect(lastAwarded(formerAwards, [])).toBe(3)
})

it('awards teams by the teams that have started, of which one dog is enough', () => {
  const notRun = { round: 'not_run' as const }
  const pairs = Array.from({ length: 10 }, () => ran(2))
  expect(lastAwardedSum(tenth, pairs)).toBe(1)
  expect(lastAwardedSum(tenth, [...pairs, [...ran(1), notRun]])).toBe(2)
  expect(lastAwardedSum(tenth, [...pairs, [notRun, notRun]])).toBe(1)
})

it('awards each dog that shares the last awarded place, and none without a place', () => {
  expect([2, 3, 4, null].map((place) => isAwarded({ place }, 3))).toEqual([true, true, false, false])
})
