import { cartLine, entryLine, samplePurchase } from '../../testing/samples'
import { dogsOf, nextDays } from './nextDays'

const entry = (date: string, startTime: string, dogName: string, showSlug = 'leeds') =>
  entryLine(cartLine(1, { classId: `${date} ${startTime}`, date, startTime, dogName, showSlug, showName: showSlug }))

describe('the next days with entries', () => {
  const purchases = [
    samplePurchase('paid', [entry('2026-06-01', '08:00', 'Fen'), entry('2026-06-14', '08:00', 'Fen')]),
    samplePurchase('paid', [entry('2026-06-13', '10:00', 'Moth'), entry('2026-06-13', '09:00', 'Fen')]),
    samplePurchase('paid', [entry('2026-06-13', '09:00', 'Moth'), entry('2026-06-13', '07:00', 'Fen', 'york')]),
    samplePurchase('refunded', [entry('2026-06-12', '09:00', 'Moth')]),
    samplePurchase('pending', [entry('2026-06-12', '10:00', 'Moth')]),
  ]

  it('begin with the earliest from today on, with the runs of one show by time', () => {
    const [next] = nextDays(purchases, '2026-06-10')
    expect(next).toMatchObject({ date: '2026-06-13', showSlug: 'leeds' })
    expect(next?.runs.map(({ item, dogs }) => [item.startTime, ...dogs])).toEqual([
      ['09:00', 'Fen', 'Moth'],
      ['10:00', 'Moth'],
    ])
    expect(next && dogsOf(next)).toEqual(['Fen', 'Moth'])
  })

  it('continue with the days after it, one for each show', () => {
    const rest = nextDays(purchases, '2026-06-10').slice(1)
    expect(rest.map(({ date, showSlug }) => [date, showSlug])).toEqual([
      ['2026-06-13', 'york'],
      ['2026-06-14', 'leeds'],
    ])
  })

  it('hold today until midnight, and are none when nothing is ahead', () => {
    expect(nextDays(purchases, '2026-06-14').map(({ date }) => date)).toEqual(['2026-06-14'])
    expect(nextDays(purchases, '2026-06-15')).toEqual([])
  })
})
