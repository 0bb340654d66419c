import type { Purchase } from '#contract/purchase/purchase'
import type { User } from '#contract/account/user'
import { samplePurchase, sampleUser } from '../../testing/samples'
import { membershipBar } from './membershipBar'

const ending = (renewalDate: string | null, what: Partial<User> = {}): User => ({
  ...sampleUser(),
  renewalDate,
  ...what,
})
const years = (count: number, paidAt: string): Purchase => ({
  ...samplePurchase('paid', [{ kind: 'membership', planId: '3-years', years: count, price: 0, refunds: [] }]),
  paidAt,
})

describe('the bar of a membership', () => {
  it.each([
    ['2026-11-21', '2027-09-21', 'active', 304],
    ['2026-11-21', '2026-12-22', 'active', 31],
    ['2026-11-21', '2026-12-21', 'ending', 30],
    ['2026-11-21', '2026-11-21', 'ending', 0],
    ['2026-11-22', '2026-11-21', 'lapsed', -1],
  ])('on %s, with %s as its last day, is %s with %i days left', (today, last, state, daysLeft) => {
    expect(membershipBar(ending(last), today)).toMatchObject({ state, daysLeft })
  })

  it('keeps the days that a paused membership has left for when it runs again', () => {
    const paused = ending('2026-11-20', { pausedDays: 45 })
    expect(membershipBar(paused, '2026-11-21')).toEqual({ state: 'paused', daysLeft: null, share: null })
    expect(membershipBar(paused, '2026-11-20').state).toBe('ending')
  })

  it('is none for who never paid, and never ends for an admin', () => {
    const nonMember = { registeredAt: null, renewalDate: null }
    const admin = { ...nonMember, roles: ['ROLE_USER', 'ROLE_ADMIN'] as User['roles'] }
    expect(membershipBar(ending(null, nonMember), '2026-11-21')).toEqual({ state: 'none', daysLeft: null, share: null })
    expect(membershipBar(ending(null, admin), '2026-11-21').state).toBe('always')
    expect(membershipBar(ending('2026-01-01', admin), '2026-11-21').state).toBe('always')
  })

  const shareOf = (today: string, last: string, purchases: Purchase[] = []) =>
    membershipBar(ending(last), today, purchases).share

  it('begins full, is half gone in the middle, and empty only when the last day is over [M20]', () => {
    expect(shareOf('2026-01-01', '2027-01-01')).toBe(1)
    expect(shareOf('2026-07-02', '2027-01-01')).toBeCloseTo(0.5, 2)
    expect(shareOf('2027-01-01', '2027-01-01')).toBeGreaterThan(0)
    expect(shareOf('2027-01-02', '2027-01-01')).toBe(0)
  })

  it('spans the years paid last, and more when they extend a remaining membership', () => {
    const three = [years(1, '2020-01-01T10:00:00.000Z'), years(3, '2026-01-01T10:00:00.000Z')]
    expect(shareOf('2027-01-01', '2029-01-01', three)).toBeCloseTo(2 / 3, 2)
    expect(shareOf('2027-01-01', '2028-07-01')).toBeCloseTo(3 / 4, 2)
  })
})
