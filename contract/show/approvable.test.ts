import { isOutdated, needsAgreement, notifiedOf, refundedInFull, withoutApprovable, withProposed } from './approvable'
import type { ClassForm, ShowForm } from './form'

const id = '00000000-0000-4000-8000-000000000001'
const cls = { id, date: '2027-05-01', startTime: '09:00', ring: 1, name: '', capacity: 20, price: 500, judge: 0 }
const base = {
  name: 'Spring Cup',
  startDate: '2027-05-01',
  endDate: '2027-05-02',
  timeZone: 'Europe/London',
  entriesOpen: '2027-03-01T10:00',
  entriesClose: '2027-04-20T23:59',
  city: 'Bath',
  refundPercent: 50,
  showPlaces: 40,
  dayPlaces: null,
  memberRuns: null,
  addressLines: [],
  judges: [
    { id: null, name: 'Ada' },
    { id: null, name: 'Bo' },
  ],
  classes: [cls as unknown as ClassForm],
} as unknown as ShowForm
const withClass = (change: Partial<ClassForm>): ShowForm => ({
  ...base,
  classes: [{ ...cls, ...change } as unknown as ClassForm],
})

describe('a change of a published show', () => {
  it.each<[string, ShowForm, boolean]>([
    ['its name', { ...base, name: 'Summer Cup' }, false],
    ['later closing', { ...base, entriesClose: '2027-04-25T23:59' }, false],
    ['more places', withClass({ capacity: 30 }), false],
    ['more places in all', { ...base, showPlaces: 50 }, false],
    ['no limit of places', { ...base, showPlaces: null }, false],
    ['fewer places', withClass({ capacity: 10 }), true],
    ['fewer places in all', { ...base, showPlaces: 30 }, true],
    ['a limit of places a day', { ...base, dayPlaces: 100 }, true],
    ['a limit of runs of a member', { ...base, memberRuns: 3 }, true],
    ['a lower refund', { ...base, refundPercent: 40 }, true],
    ['a higher refund', { ...base, refundPercent: 60 }, true],
    ['another town', { ...base, city: 'Wells' }, true],
    ['another price', withClass({ price: 600 }), true],
    ['another time', withClass({ startTime: '10:00' }), true],
    ['a class less', { ...base, classes: [] }, true],
    ['judges in another order', { ...withClass({ judge: 1 }), judges: base.judges.toReversed() }, false],
  ])('of %s needs an agreement or not [J85]', (_what, after, needed) => {
    expect(needsAgreement(base, after)).toBe(needed)
  })

  it('takes places at once and leaves the day, with the closing of entries that goes with it [J85]', () => {
    const after = {
      ...withClass({ capacity: 30, date: '2027-05-03' }),
      endDate: '2027-05-03',
      entriesClose: '2027-04-25T23:59',
    }
    expect(withoutApprovable(base, after)).toEqual(withClass({ capacity: 30 }))
  })

  it('proposes fewer places, and takes more of them from the show as it is by then [J93]', () => {
    const after = { ...withClass({ capacity: 10 }), dayPlaces: 100, showPlaces: 60 }
    expect(withoutApprovable(base, after)).toEqual({ ...base, showPlaces: 60 })
    const proposal = { before: { ...base, showPlaces: 60 }, after }
    const renamed = { ...proposal.before, name: 'Summer Cup', showPlaces: 70 }
    expect(isOutdated(proposal, renamed)).toBe(false)
    expect(withProposed(proposal, renamed)).toEqual({ ...after, name: 'Summer Cup', showPlaces: 70 })
  })

  it('is outdated once places that it lowers are others, or what is approvable is [J93]', () => {
    const proposal = { before: base, after: withClass({ capacity: 10 }) }
    expect(isOutdated(proposal, base)).toBe(false)
    expect(isOutdated(proposal, withClass({ capacity: 30 }))).toBe(true)
    expect(isOutdated(proposal, { ...base, showPlaces: 30 })).toBe(true)
    expect(isOutdated(proposal, { ...base, city: 'Wells' })).toBe(true)
  })

  it('refunds another day, venue or judge in full, and emails about another time too [J86]', () => {
    const both = (after: ShowForm) => [refundedInFull(base, after).length, notifiedOf(base, after).length]
    expect(both(withClass({ date: '2027-05-02' }))).toEqual([1, 1])
    expect(both(withClass({ judge: 1 }))).toEqual([1, 1])
    expect(both({ ...base, city: 'Wells' })).toEqual([1, 1])
    expect(both(withClass({ startTime: '10:00' }))).toEqual([0, 1])
    expect(both(withClass({ price: 600 }))).toEqual([0, 0])
    expect(refundedInFull(withClass({ judge: null }), base)).toEqual([])
  })
})
