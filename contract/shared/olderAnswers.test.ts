import { noDetails } from '../entry/details'
import { Purchase } from '../purchase/purchase'
import { Quote } from '../purchase/quote'
import { EligibilityCell, Show, ShowPlaces } from '../show/show'

// What a server answered before discounts, withdrawals, early prices, waiting lists, changed entries and transfers: while
// this version is rolled out, such a server may answer the browser that this version has started.
const id = '00000005-0000-4000-8000-000000000101'
const run = { date: '2026-12-12', startTime: '08:30', ring: 1, type: 'agility', height: 'any', currency: 'GBP' }
const cls = {
  ...run,
  id,
  startLevel: 1,
  endLevel: 5,
  veteran: false,
  price: 550,
  capacity: 40,
  placesLeft: 3,
}
const show = {
  slug: 'open-day',
  name: 'Open day',
  startDate: '2026-12-12',
  endDate: '2026-12-12',
  addressLines: [],
  postcode: '',
  city: 'York',
  country: 'GB',
  judges: [],
  heights: ['any'],
  classCount: 1,
  ringCount: 1,
  capacity: 40,
  placesLeft: 3,
  state: 'published',
  timeZone: 'Europe/London',
  approvers: [],
  classes: [cls],
  entriesOpenAt: '2026-11-01T00:00:00.000Z',
  entriesCloseAt: '2026-12-01T00:00:00.000Z',
}
const item = { ...run, classId: id, dogId: id, dogName: 'Łatka', showSlug: 'open-day', showName: 'Open day' }
const purchase = {
  id,
  number: 12,
  status: 'pending',
  total: 550,
  currency: 'GBP',
  paymentId: id,
  checking: false,
  payer: 'Ola',
  createdAt: '2026-11-21T10:00:00.000Z',
  paidAt: null,
  holdUntil: null,
  payerEmail: 'ola@example.org',
  payerAddress: [],
  card: null,
  memberUntil: null,
  paidOn: null,
  refundedOn: null,
  lines: [{ kind: 'entry', entryId: id, item, details: noDetails, price: 550, status: 'held' }],
}

describe('the answer of an older server', () => {
  it('is a show without early price, waiting dogs, refund policy and judges', () => {
    const read = Show.parse(show)
    expect(read).toMatchObject({ refundPercent: null, cancelReason: null, latitude: null, longitude: null })
    expect(read.classes).toMatchObject([{ early: null, waiting: 0 }])
    expect(EligibilityCell.parse({ classId: id, dogId: id, reasons: [] }).warnings).toEqual([])
    expect(ShowPlaces.parse([{ id, price: 550, placesLeft: 2 }])).toMatchObject([{ early: null, waiting: 0 }])
  })

  it('is a purchase that is paid by the form of that server, without a refund', () => {
    const read = Purchase.parse(purchase)
    expect(read).toMatchObject({ discount: null, tax: null, transfer: null, ways: ['card_form'] })
    expect(read.lines).toMatchObject([
      { early: null, discount: 0, showCancelled: false, refund: null, was: [], withdrawal: null },
    ])
  })

  it('is a cart without a code and without a warning', () => {
    const line = { item, price: 550, total: 550, reasons: [] }
    const read = Quote.parse({ lines: [line], missing: [], total: 550, currency: 'GBP' })
    expect(read).toMatchObject({ discount: null, codeRefusal: null, lines: [{ early: null, warnings: [] }] })
  })

  it('is refused when it lacks a field of that server', () => {
    expect(Purchase.safeParse({ ...purchase, total: undefined }).success).toBe(false)
    expect(Show.safeParse({ ...show, classes: undefined }).success).toBe(false)
  })
})
