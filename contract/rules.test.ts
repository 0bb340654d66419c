import fc from 'fast-check'
import { addTo } from './calendar'
import { birthDateProblem } from './dogAge'
import { effectiveRank } from './dog'
import { heightCategory, parseCentimetres } from './height'
import { sum } from './money'
import { renewalAfter } from './renewal'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('height', () => {
  it.each([
    ['30', 'extra_small'],
    ['30.0', 'extra_small'],
    ['30.04', 'extra_small'],
    ['30.05', 'small'],
    ['30.1', 'small'],
    ['35', 'small'],
    ['35,0', 'small'],
    ['35,1', 'medium'],
    ['43.0', 'medium'],
    ['43.05', 'intermediate'],
    ['43.1', 'intermediate'],
    ['50.0', 'intermediate'],
    ['50.1', 'large'],
  ])('%s cm is %s', (text, category) => expect(heightCategory(parseCentimetres(text))).toBe(category))
  it('gives every millimetre one band, never a lower one for a taller dog', () => {
    const order = ['not_measured', 'extra_small', 'small', 'medium', 'intermediate', 'large']
    const rank = (mm: number) => order.indexOf(heightCategory(mm))
    fc.assert(fc.property(fc.integer({ min: 1, max: 999 }), (mm) => rank(mm) > 0 && rank(mm) <= rank(mm + 1)))
    expect(heightCategory(null)).toBe('not_measured')
  })
  it.each(['', 'abc', '-3', '1.2.3', '3e1'])('finds no number in %j', (text) =>
    expect(parseCentimetres(text)).toBeNull(),
  )
})

describe('money', () => {
  it('adds exactly, in any order, or throws', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 50 })
    fc.assert(fc.property(amounts, (list) => sum(list) === sum([...list].reverse()) && Number.isSafeInteger(sum(list))))
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
    expect(() => sum([0.5])).toThrow(RangeError)
  })
})

describe('membership', () => {
  it.each([
    ['2026-11-21', null, 1, '2027-11-21'],
    ['2026-11-21', '2026-11-20', 3, '2029-11-21'],
    ['2026-11-21', '2027-02-01', 4, '2031-02-01'],
    ['2028-02-29', null, 1, '2029-02-28'],
  ])('from %s with %s for %i years ends on %s', (today, renewal, years, end) =>
    expect(renewalAfter(today, renewal, years)).toBe(end),
  )
  it('never gives less than was paid for', () => {
    fc.assert(
      fc.property(day, fc.option(day), fc.constantFrom(1, 3, 4), (today, renewal, years) => {
        const end = renewalAfter(today, renewal, years)
        return end >= addTo(today, { years }) && (renewal === null || end > renewal)
      }),
    )
  })
})

describe('dogs', () => {
  it('refuses a birth tomorrow, and one more than 25 years ago', () => {
    expect(birthDateProblem('2026-11-22', '2026-11-21')).toBe('in_future')
    expect(birthDateProblem('2026-11-21', '2026-11-21')).toBeNull()
    expect(birthDateProblem('2001-11-21', '2026-11-21')).toBeNull()
    expect(birthDateProblem('2001-11-20', '2026-11-21')).toBe('too_long_ago')
  })
  it('never ranks a dog below the lowest', () => {
    expect(effectiveRank({ nexusRank: 1, lowerLevel: true })).toBe(1)
    expect(effectiveRank({ nexusRank: 4, lowerLevel: true })).toBe(3)
    expect(effectiveRank({ nexusRank: 4, lowerLevel: false })).toBe(4)
  })
})
