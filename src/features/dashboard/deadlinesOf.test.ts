import type { ShowSummary } from '#contract/show/show'
import { cartLine, entryLine, samplePurchase, sampleShow } from '../../testing/samples'
import { deadlinesOf } from './deadlinesOf'

const leftAt = (now: string, what: Partial<ShowSummary> = {}) => deadlinesOf([sampleShow(what)], [], [], now)[0]?.left

describe('the time until entries close', () => {
  // The sample show closes on 12 June at 23:59:59 in London, an hour before 23:59:59 in UTC.
  it.each([
    ['2026-06-01T08:00:00.000Z', 'days', 11],
    ['2026-06-09T10:00:00.000Z', 'days', 3],
    // Half past midnight on the 10th in London: still the 9th in UTC, and two days there.
    ['2026-06-09T23:30:00.000Z', 'days', 2],
    ['2026-06-11T22:59:59.000Z', 'days', 1],
    ['2026-06-11T23:00:00.000Z', 'hours', 23],
    ['2026-06-12T17:30:00.000Z', 'hours', 5],
    ['2026-06-12T21:59:59.000Z', 'hours', 1],
    ['2026-06-12T22:00:00.000Z', 'minutes', 60],
    ['2026-06-12T22:59:00.000Z', 'minutes', 1],
  ])('is at %s: %s, %i', (now, unit, count) => {
    expect(leftAt(now)).toEqual({ unit, count })
  })

  it('counts the days in the zone of the show', () => {
    const closes = { timeZone: 'Europe/Warsaw', entriesCloseAt: '2026-06-12T21:59:59.000Z' }
    expect(leftAt('2026-06-09T22:30:00.000Z', closes)).toEqual({ unit: 'days', count: 2 })
  })

  it('is absent before entries open, after they close, and for a show that is cancelled, over or full', () => {
    expect(leftAt('2026-06-01T07:59:59.999Z')).toBeUndefined()
    expect(leftAt('2026-06-12T22:59:59.000Z')).toBeUndefined()
    for (const what of [{ state: 'cancelled' }, { state: 'finished' }, { placesLeft: 0 }] as const)
      expect(leftAt('2026-06-09T10:00:00.000Z', what)).toBeUndefined()
  })
})

describe('the shows that take entries', () => {
  const now = '2026-06-09T10:00:00.000Z'
  const later = sampleShow({ slug: 'later', entriesCloseAt: '2026-06-20T22:59:59.000Z' })
  const full = sampleShow({ slug: 'full', placesLeft: 0 })
  const paid = samplePurchase('paid', [entryLine(cartLine(1, { showSlug: 'full' }))])
  const held = samplePurchase('pending', [entryLine(cartLine(1, { showSlug: 'open-day' }))])

  it('come by their closing, and say whether a dog is in', () => {
    const deadlines = deadlinesOf([later, sampleShow(), full], [paid, held], [cartLine(1, { showSlug: 'later' })], now)
    expect(deadlines.map(({ show, entered }) => [show.slug, entered])).toEqual([
      ['open-day', 'no'],
      ['full', 'paid'],
      ['later', 'cart'],
    ])
  })
})
