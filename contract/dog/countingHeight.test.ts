import fc from 'fast-check'
import { countingMeasurement, disputable, kindOfNext, measuringWait } from './countingHeight'
import { heightCategory } from './heightBands'

const made = (...heights: number[]) => heights.map((height) => ({ height }))
const by = (names: string, ...heights: number[]) =>
  heights.map((height, index) => ({ height, by: names[index] ?? null, isDisputed: false }))
const against = <One>(rows: One[], index: number) =>
  rows.map((row, at) => (at === index ? { ...row, isDisputed: true } : row))

describe('the height that counts [D36]', () => {
  it.each([
    [[], undefined],
    [[350], 350],
    // One category: the later, higher or lower.
    [[351, 430], 430],
    [[430, 351], 351],
    [[500, 431], 431],
    // Two categories, by a millimetre: the first.
    [[350, 351], 350],
    [[351, 350], 351],
    [[501, 500], 501],
    // Three: the middle one, in any order.
    [[350, 351, 352], 351],
    [[351, 352, 350], 351],
    [[300, 501, 350], 350],
    [[350, 352, 350], 350],
    // More, of dogs that were merged.
    [[300, 310, 400, 410], 310],
    [[300, 310, 400, 410, 420], 400],
  ])('of %j is %j', (heights, expected) => {
    expect(countingMeasurement(made(...heights))?.height).toBe(expected)
  })

  const heights = (count: number) =>
    fc.array(fc.integer({ min: 100, max: 1000 }), { minLength: count, maxLength: count })

  it('of three is in the category that two of them name, no matter who comes first', () => {
    fc.assert(
      fc.property(heights(3), (three) => {
        const counting = countingMeasurement(made(...three))?.height
        const orders = [
          [1, 2, 0],
          [2, 0, 1],
          [2, 1, 0],
        ].map((order) => order.map((index) => three[index] ?? 0))
        for (const order of orders) expect(countingMeasurement(made(...order))?.height).toBe(counting)
        const categories = three.map(heightCategory)
        const twice = categories.find((one, index) => categories.indexOf(one) !== index)
        if (twice) expect(heightCategory(counting ?? null)).toBe(twice)
      }),
    )
  })

  it('is a measured one, and decides the kind of the next one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }).chain(heights), (some) => {
        expect(some).toContain(countingMeasurement(made(...some))?.height)
      }),
    )
    expect(kindOfNext([], { height: 350 })).toBe('first')
    expect(kindOfNext(made(350), { height: 301 })).toBe('confirming')
    expect(kindOfNext(made(350), { height: 351 })).toBe('differing')
    expect(kindOfNext(made(350, 351), { height: 351 })).toBe('deciding')
  })
})

describe('a dog that someone else has to measure [D36]', () => {
  it('is one whose two measurements differ, or whose height is disputed, until someone else has measured', () => {
    expect(measuringWait([])).toBeNull()
    expect(measuringWait(by('a', 350))).toBeNull()
    expect(measuringWait(against(by('a', 350), 0))).toBe('disputed')
    expect(measuringWait(against(by('ab', 350, 340), 0))).toBeNull()
    expect(measuringWait(against(by('ab', 350, 340), 1))).toBe('disputed')
    expect(measuringWait(by('ab', 350, 351))).toBe('differ')
    expect(measuringWait(against(by('ab', 350, 351), 0))).toBe('differ')
    expect(measuringWait(by('abc', 350, 351, 352))).toBeNull()
    // Of two records of one dog: the same judge counts once.
    expect(measuringWait(against(by('aa', 350, 350), 0))).toBe('disputed')
  })

  it('is disputed once for each measurement, unless another measurement is due anyway', () => {
    expect(disputable([])).toBeNull()
    expect(disputable(by('a', 350))?.height).toBe(350)
    expect(disputable(against(by('a', 350), 0))).toBeNull()
    expect(disputable(against(by('ab', 350, 340), 0))?.height).toBe(340)
    expect(disputable(by('ab', 350, 351))).toBeNull()
    expect(disputable(by('abc', 350, 351, 352))).toBeNull()
  })
})
