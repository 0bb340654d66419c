import fc from 'fast-check'
import { DiscountTerms, discountParts, normaliseCode } from './discount'
import { sum } from '../shared/money'

const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 50 })
const terms = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent): DiscountTerms => ({ percent, amount: null })),
  fc.integer({ min: 1, max: 10_000_000 }).map((amount): DiscountTerms => ({ percent: null, amount })),
)

describe('the parts of a discount', () => {
  it('add up to the whole, and none is more than its price or less than nothing', () => {
    fc.assert(
      fc.property(prices, terms, (list, given) => {
        const whole = sum(list)
        const off =
          given.percent === null ? Math.min(given.amount, whole) : Math.floor((whole * given.percent + 50) / 100)
        const parts = discountParts(given, list)
        expect(sum(parts)).toBe(off)
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(list[index] ?? 0)
        })
      }),
    )
  })

  it('are as even as whole pence can be', () => {
    expect(discountParts({ percent: 10, amount: null }, [550, 550, 555])).toEqual([55, 55, 56])
    expect(discountParts({ percent: null, amount: 100 }, [550, 550, 550])).toEqual([33, 33, 34])
    expect(discountParts({ percent: 100, amount: null }, [1, 0, 7])).toEqual([1, 0, 7])
    expect(discountParts({ percent: null, amount: 5000 }, [0, 0])).toEqual([0, 0])
  })
})

it('a code is the same in any case, with or without blanks', () => {
  expect(normaliseCode(' spring 10\u00a0')).toBe('SPRING10')
})

it.each([
  [true, { percent: 1, amount: null }],
  [true, { percent: 100, amount: null }],
  [true, { percent: null, amount: 1 }],
  [false, { percent: 0, amount: null }],
  [false, { percent: 101, amount: null }],
  [false, { percent: null, amount: 0 }],
  [false, { percent: 10, amount: 5 }],
  [false, { percent: null, amount: null }],
])('%s: a discount can be %j', (canBe, given) => {
  expect(DiscountTerms.safeParse(given).success).toBe(canBe)
})
