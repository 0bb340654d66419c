import { refusalOf, termsOf, type DiscountRow } from './discount'

const now = new Date('2026-11-21T10:00:00Z')
const row: DiscountRow = {
  id: '0000000d-0000-4000-8000-000000000001',
  code: 'SPRING10',
  percent: 10,
  amount: null,
  currency: 'GBP',
  validFrom: null,
  validTo: null,
  uses: null,
  usesPerMember: null,
  used: 0,
  showId: null,
  pausedAt: null,
  endedAt: null,
  createdAt: now,
  version: 1,
}
const shows = [{ id: 'one' }, { id: 'other' }]
const none = { all: 0, unpaid: 0 }
const refusal = (what: Partial<DiscountRow>, { currency = 'GBP', freed = 0, own = none } = {}) =>
  refusalOf({ text: 'SPRING10', row: { ...row, ...what }, today: '2026-11-21' }, shows, currency, { freed, own })

describe('a discount code', () => {
  it('is good to the end of its last day', () => {
    expect(refusal({})).toBeNull()
    expect(refusal({ validTo: '2026-11-22' })).toBeNull()
    expect(refusal({ validTo: '2026-11-21' })).toBeNull()
    expect(refusal({ validTo: '2026-11-20' })).toBe('code_expired')
  })

  it('takes nothing off while it is paused, and says first that it has expired', () => {
    expect(refusal({ pausedAt: now })).toBe('code_paused')
    expect(refusal({ pausedAt: now, uses: 1, used: 1 })).toBe('code_paused')
    expect(refusal({ pausedAt: now, validTo: '2026-11-20' })).toBe('code_expired')
  })

  it('is good for its currency, and for one show of several', () => {
    expect(refusal({}, { currency: 'PLN' })).toBe('code_not_for_this')
    expect(refusal({ showId: 'other' })).toBeNull()
    expect(refusal({ showId: 'third' })).toBe('code_not_for_this')
  })

  it('has its number of uses, besides those that are certain not to be redeemed', () => {
    expect(refusal({ uses: 2, used: 1 })).toBeNull()
    expect(refusal({ uses: 2, used: 2 })).toBe('code_used_up')
    expect(refusal({ uses: 2, used: 2 }, { freed: 1 })).toBeNull()
    expect(refusal({ uses: 2, used: 3 }, { freed: 1 })).toBe('code_used_up')
    expect(refusal({ uses: null, used: 100 })).toBeNull()
  })

  it('can be limited for each member, and a use of few that is not paid is enough for one [T13.1]', () => {
    expect(refusal({ usesPerMember: 2 }, { own: { all: 1, unpaid: 1 } })).toBeNull()
    expect(refusal({ usesPerMember: 2 }, { own: { all: 2, unpaid: 0 } })).toBe('code_used_by_member')
    expect(refusal({ uses: 3, used: 1 }, { own: { all: 1, unpaid: 1 } })).toBe('code_held')
    expect(refusal({ uses: 3, used: 1 }, { own: { all: 1, unpaid: 0 } })).toBeNull()
  })

  it('takes off a percentage or an amount', () => {
    expect(termsOf(row)).toEqual({ percent: 10, amount: null })
    expect(termsOf({ ...row, percent: null, amount: 500 })).toEqual({ percent: null, amount: 500 })
    expect(() => termsOf({ ...row, percent: null })).toThrow('percentage or an amount')
  })
})
