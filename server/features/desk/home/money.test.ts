import type { DeskHome, DeskMoney } from '#contract/desk/home'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

describe('the money of the month on the first page of the desk', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    await server.query(`delete from entry_refunds`)
    await server.query(`update purchases set paid_at = '2020-01-01' where paid_at is not null`)
    // Midnight in Warsaw is 22:00 UTC in summer, 23:00 in winter.
    await server.query(`update settings set value = 'Europe/Warsaw' where key = 'time_zone'`)
  })

  const goTo = async (iso: string) => {
    server.clock.advance(new Date(iso).getTime() - server.clock.now().getTime())
    admin = await logIn(server, 'admin')
  }
  const money = async (who = admin) => ((await who.get('/desk')).json as DeskHome).money
  const sums = (membership: number, entries: number, refunded: number, currency = 'GBP') => ({
    currency,
    membership,
    entries,
    refunded,
  })

  interface Payment {
    at: string
    total: number
    kind?: 'membership' | 'entries'
    status?: string
    currency?: string
    transferredOn?: string
  }
  let next = 0
  const plant = async ({ at, total, kind = 'entries', status = 'paid', currency = 'GBP', transferredOn }: Payment) => {
    next += 1
    const [id, payment] = [6, 7].map((group) => `0000000${group}-0000-4000-9000-${String(next).padStart(12, '0')}`)
    await server.query(`insert into purchases
      (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id, transferred_on)
      select '${id}', id, '${kind}', '', '${status}', ${total}, '${currency}', '${at}',
        ${status === 'paid' ? `'${at}'` : 'null'}, '${payment}', ${transferredOn ? `'${transferredOn}'` : 'null'}
      from users where email = 'member@example.org'`)
    return id!
  }
  const refund = async (purchaseId: string, amount: number, doneAt: string | null) => {
    next += 1
    const id = `00000008-0000-4000-9000-${String(next).padStart(12, '0')}`
    await server.query(`insert into entries (id, purchase_id, class_id, dog_id, price, status)
      select '${id}', '${purchaseId}', classes.id, dogs.id, ${amount}, 'withdrawn' from classes, dogs limit 1`)
    await server.query(`insert into entry_refunds (id, purchase_id, entry_id, amount, created_at, done_at)
      values ('${id}', '${purchaseId}', '${id}', ${amount}, '2027-05-01', ${doneAt === null ? 'null' : `'${doneAt}'`})`)
  }

  it('counts from midnight to midnight of the club’s time zone, in summer and winter', async () => {
    await goTo('2027-07-15T10:00:00Z')
    await plant({ at: '2027-06-30T21:59:59Z', total: 1 })
    await plant({ at: '2027-06-30T22:00:00Z', total: 10 })
    await plant({ at: '2027-07-31T21:59:59Z', total: 100 })
    await plant({ at: '2027-07-31T22:00:00Z', total: 1000 })
    expect(await money()).toEqual({ month: '2027-07-01', present: [sums(0, 110, 0)], yearBefore: [] })
    await goTo('2027-11-30T23:30:00Z')
    await plant({ at: '2027-11-30T22:59:59Z', total: 1 })
    await plant({ at: '2027-11-30T23:00:00Z', total: 20 })
    expect(await money()).toEqual({ month: '2027-12-01', present: [sums(0, 20, 0)], yearBefore: [] })
  })

  it('separates membership from entries and each currency, and dates a transfer by its statement', async () => {
    await goTo('2027-07-15T10:00:00Z')
    await plant({ at: '2027-07-02T10:00:00Z', total: 2600, kind: 'membership' })
    await plant({ at: '2027-07-03T10:00:00Z', total: 550 })
    await plant({ at: '2027-07-03T10:00:00Z', total: 8000, currency: 'PLN' })
    await plant({ at: '2027-07-02T10:00:00Z', total: 7, transferredOn: '2027-06-30' })
    await plant({ at: '2027-08-02T10:00:00Z', total: 30, transferredOn: '2027-07-31' })
    expect((await money())?.present).toEqual([sums(2600, 580, 0), sums(0, 8000, 0, 'PLN')])
  })

  it('counts a refund in the month in which it was sent, none that is owed, and no payment that bought nothing', async () => {
    await goTo('2027-07-15T10:00:00Z')
    const june = await plant({ at: '2027-06-10T10:00:00Z', total: 1100 })
    await plant({ at: '2027-07-03T10:00:00Z', total: 550 })
    await plant({ at: '2027-07-03T10:00:00Z', total: 9999, status: 'refunded' })
    await plant({ at: '2027-07-03T10:00:00Z', total: 9999, status: 'pending' })
    await refund(june, 200, '2027-07-02T10:00:00Z')
    await refund(june, 3, '2027-06-30T21:59:59Z')
    expect(((await money()) as DeskMoney).present).toEqual([sums(0, 550, 200)])
  })

  it('is shown beside the whole of the same month a year before', async () => {
    await goTo('2027-07-15T10:00:00Z')
    const before = await plant({ at: '2026-07-30T10:00:00Z', total: 900 })
    await refund(before, 400, '2026-07-31T10:00:00Z')
    await plant({ at: '2026-08-01T10:00:00Z', total: 1 })
    await plant({ at: '2025-07-10T10:00:00Z', total: 1 })
    expect(await money()).toEqual({ month: '2027-07-01', present: [], yearBefore: [sums(0, 900, 400)] })
  })

  it('is for admins alone', async () => {
    for (const name of ['judge', 'reviewer']) expect(await money(await logIn(server, name))).toBeNull()
  })
})
