import { countByClass } from './places'
import { heldAgainFrom, holdUntil } from './holds'

const minute = 60_000
const now = new Date('2026-11-21T10:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * minute)
const holds = (minutes: readonly number[], classId = 'a') => minutes.map((end) => ({ classId, until: at(end) }))

describe('how long places are held', () => {
  it('is as long as the setting says, and no longer than a hold that is replaced would have been', () => {
    expect(holdUntil([], now, 10)).toEqual(at(10))
    expect(holdUntil(holds([4, 7]), now, 10)).toEqual(at(4))
    expect(holdUntil(holds([12]), now, 10)).toEqual(at(10))
  })

  it('is not shortened by holds that are over', () => {
    expect(holdUntil(holds([-3, 0]), now, 10)).toEqual(at(10))
  })
})

describe('when places of a class can be held again', () => {
  it('is at once until three holds have run out, then an hour after the third last', () => {
    expect(heldAgainFrom(holds([-5, -20]), 'a', now)).toBeNull()
    expect(heldAgainFrom(holds([-5, -40, -20]), 'a', now)).toEqual(at(20))
    expect(heldAgainFrom(holds([-50, -5, -40, -20]), 'a', now)).toEqual(at(20))
    expect(heldAgainFrom(holds([-5, 0, -20]), 'a', now)).toEqual(at(40))
  })

  it('counts a checkout with several dogs once, and neither running holds nor those of other classes', () => {
    expect(heldAgainFrom(holds([-5, -5, -20]), 'a', now)).toBeNull()
    expect(heldAgainFrom(holds([5, -5, -20]), 'a', now)).toBeNull()
    expect(heldAgainFrom([...holds([-5, -20]), ...holds([-30], 'b')], 'a', now)).toBeNull()
  })
})

it('entries are counted by their class', () => {
  expect(countByClass([])).toEqual([])
  expect(countByClass(holds([1, 2]).concat(holds([3], 'b')))).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
