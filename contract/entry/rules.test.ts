import fc from 'fast-check'
import { addTo, daysBetween } from '../shared/calendar'
import { birthDateProblem } from '../dog/age'
import { effectiveRank } from '../dog/dog'
import { heightCategory, parseCentimetres } from '../dog/heightBands'
import { pricePerYear, savingPerYear } from '../membership/membership'
import { sum } from '../shared/money'
import { endedOn, renewalAfter } from '../membership/renewal'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('height [9.5]', () => {
  it.each([
    ['30', 'extra_small', '3.20'],
    ['30.0', 'extra_small', '3.20'],
    ['30.1', 'small', '3.21'],
    ['35', 'small', '3.21'],
    ['35,0', 'small', '3.21'],
    ['35,1', 'medium', '3.22'],
    ['43.0', 'medium', '3.22'],
    ['43.1', 'intermediate', '3.23'],
    ['50.0', 'intermediate', '3.23'],
    ['50.1', 'large', '3.24'],
  ])('%s cm is %s [%s]', (text, category) => expect(heightCategory(parseCentimetres(text))).toBe(category))
  it('gives every millimetre one band, never a lower one for a taller dog [3.19]', () => {
    const order = ['not_measured', 'extra_small', 'small', 'medium', 'intermediate', 'large']
    const rank = (mm: number) => order.indexOf(heightCategory(mm))
    fc.assert(fc.property(fc.integer({ min: 1, max: 999 }), (mm) => rank(mm) > 0 && rank(mm) <= rank(mm + 1)))
    expect(heightCategory(null)).toBe('not_measured')
  })
  it.each(['', 'abc', '-3', '1.2.3', '3e1', '35.05', '35,10'])('is no height: %j', (text) =>
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
    ['2028-02-29', null, 4, '2032-02-29'],
    ['2027-03-01', '2028-02-29', 3, '2031-02-28'],
    ['2026-11-21', '2026-11-21', 1, '2027-11-21'],
  ])('from %s with %s for %i years ends on %s [3.28]', (today, renewal, years, end) =>
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

describe('the end of a membership', () => {
  const member = {
    roles: ['ROLE_USER' as const],
    registeredAt: '2025-11-21T10:00:00.000Z',
    renewalDate: '2026-11-21',
    pausedDays: null,
  }
  it('comes after its whole last day', () => {
    expect(endedOn(member, '2026-11-21')).toBeNull()
    expect(endedOn(member, '2026-11-22')).toBe('2026-11-21')
  })
  it('is absent for users who were never members, and for an admin', () => {
    expect(endedOn({ ...member, registeredAt: null, renewalDate: null }, '2026-11-22')).toBeNull()
    expect(endedOn({ ...member, roles: ['ROLE_USER', 'ROLE_ADMIN'] }, '2026-11-22')).toBeNull()
  })
  it('is as many days away as the calendar says, across a leap day and a change of clocks', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
    expect(daysBetween('2026-11-22', '2026-11-21')).toBe(-1)
  })
})

describe('prices of plans', () => {
  const plan = (years: number, price: number, currency: 'GBP' | 'EUR' = 'GBP') => ({ years, price, currency })
  it('save against the plan of one year', () => {
    const plans = [plan(1, 2600), plan(3, 6900), plan(4, 8800)]
    expect(plans.map((one) => savingPerYear(one, plans))).toEqual([0, 300, 400])
  })
  it('never promise more than is saved, nor a saving that is none', () => {
    const price = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(price, price, fc.constantFrom(3, 4), (one, many, years) => {
        const plans = [plan(1, one), plan(years, many)]
        const saving = savingPerYear(plan(years, many), plans)
        expect(saving * years).toBeLessThanOrEqual(Math.max(0, one * years - many))
        if (saving > 0) expect(saving + pricePerYear(plan(years, many))).toBe(one)
      }),
    )
    expect(savingPerYear(plan(3, 9000), [plan(1, 2600)])).toBe(0)
  })
  it('compare with nothing where there is no plan of one year in the same money', () => {
    expect(savingPerYear(plan(3, 6900), [plan(3, 6900)])).toBe(0)
    expect(savingPerYear(plan(3, 6900), [plan(1, 2600, 'EUR')])).toBe(0)
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
