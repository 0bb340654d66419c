import { givesBack, refundOf, takesWithdrawals, withdrawableUntil } from './refund'

type Entry = Parameters<typeof refundOf>[0]['entry']
type Place = Parameters<typeof refundOf>[0]
type Show = Place['show']

const closes = new Date('2026-12-01T18:00:00Z')
const [before, after] = [new Date('2026-12-01T17:59:59.999Z'), new Date('2026-12-01T18:00:00.001Z')]
// Of a show and an entry nothing else is read.
const show = (what: Partial<Show> = {}) =>
  ({ state: 'published', timeZone: 'Europe/London', entriesCloseAt: closes, refundPercent: 80, ...what }) as Show
const entry = (what: Partial<Entry> = {}) =>
  ({ status: 'paid', price: 550, discount: 0, termsChangedAt: null, ...what }) as Entry
const at = (what: Partial<Show> = {}, begun = false, cancelledAt: Date | null = null): Place => ({
  cls: { date: '2026-12-12', startTime: '08:30', begun, cancelledAt } as Place['cls'],
  show: show(what),
  entry: entry(),
})

describe('the refund of a price', () => {
  it('can be withdrawn and refunded until entries close or the class begins', () => {
    const both = (now: Date, begun = false) => [takesWithdrawals(at({}, begun), now), givesBack(at({}, begun), now)]
    expect(both(before)).toEqual([true, true])
    expect(both(closes)).toEqual([false, false])
    expect(both(after)).toEqual([false, false])
    expect(both(before, true)).toEqual([false, false])
  })

  it('is not had of a show in another state, but of a cancelled one at any time', () => {
    const draft = at({ state: 'draft' })
    const cancelled = at({ state: 'cancelled' })
    expect([takesWithdrawals(draft, before), givesBack(draft, before)]).toEqual([false, false])
    expect([takesWithdrawals(cancelled, before), takesWithdrawals(cancelled, after)]).toEqual([false, false])
    expect([givesBack(cancelled, before), givesBack(cancelled, after)]).toEqual([true, true])
  })

  it('is the show’s share of the payment, rounded down to a penny', () => {
    expect(refundOf({ ...at(), entry: entry() })).toBe(440)
    expect(refundOf({ ...at(), entry: entry({ discount: 55 }) })).toBe(396)
    expect(refundOf({ ...at({ refundPercent: 50 }), entry: entry({ price: 99 }) })).toBe(49)
    expect(refundOf({ ...at({ refundPercent: 0 }), entry: entry() })).toBe(0)
  })

  it('is all of it where the show or the class is cancelled, and nothing is known where nothing was paid', () => {
    expect(refundOf({ ...at({ state: 'cancelled' }), entry: entry({ discount: 55 }) })).toBe(495)
    expect(refundOf({ ...at({ state: 'cancelled' }), entry: entry({ status: 'held' }) })).toBeNull()
    const off = at({}, true, before)
    expect([refundOf(off), givesBack(off, after)]).toEqual([550, true])
  })

  it('is full after another day, venue or judge, and can be had until the class begins [J84]', () => {
    const entered = entry({ termsChangedAt: before })
    const late = { ...at({ refundPercent: 50 }), entry: entered }
    const start = new Date('2026-12-12T08:30:00Z')
    expect([refundOf(late), givesBack(late, after), givesBack(late, start)]).toEqual([550, true, false])
    expect(takesWithdrawals({ ...at({}, true), entry: entered }, after)).toBe(false)
    expect(withdrawableUntil(late)).toEqual(start)
  })
})
