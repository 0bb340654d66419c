import type { Purchase } from '../../../contract/purchase'
import { nextDay } from './nextRuns'

const entry = (date: string, startTime: string, dogName: string, showSlug = 'leeds'): Purchase['lines'][number] => ({
  kind: 'entry',
  entryId: `${date}${startTime}${dogName}`,
  price: 550,
  item: {
    ...{ classId: `${date} ${startTime}`, dogId: dogName, dogName, showSlug, showName: showSlug, date, startTime },
    ...{ ring: 1, type: 'agility', height: 'any', currency: 'GBP' },
  },
})
const purchase = (status: Purchase['status'], ...lines: Purchase['lines']): Purchase => ({
  ...{ id: 'p', number: 1, status, lines, total: 0, currency: 'GBP', createdAt: '2026-06-01T10:00:00Z' },
  ...{ paidAt: null, holdUntil: null, paymentId: 'q', payer: 'Zoë Żak', paidOn: null, refundedOn: null },
})

describe('the next day with entries', () => {
  const purchases = [
    purchase('paid', entry('2026-06-01', '08:00', 'Fen'), entry('2026-06-14', '08:00', 'Fen')),
    purchase('paid', entry('2026-06-13', '10:00', 'Moth'), entry('2026-06-13', '09:00', 'Fen')),
    purchase('paid', entry('2026-06-13', '09:00', 'Moth'), entry('2026-06-13', '07:00', 'Fen', 'york')),
    purchase('refunded', entry('2026-06-12', '09:00', 'Moth')),
  ]

  it('is the earliest from today on, with the runs of one show by time', () => {
    const next = nextDay(purchases, '2026-06-10')
    expect(next).toMatchObject({ date: '2026-06-13', showSlug: 'leeds' })
    expect(next?.runs.map(({ item, dogs }) => [item.startTime, ...dogs])).toEqual([
      ['09:00', 'Fen', 'Moth'],
      ['10:00', 'Moth'],
    ])
  })

  it('is today until midnight, and none when nothing is ahead', () => {
    expect(nextDay(purchases, '2026-06-14')?.date).toBe('2026-06-14')
    expect(nextDay(purchases, '2026-06-15')).toBeNull()
  })
})
