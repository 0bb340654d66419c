import { bad, buy, id, minute, noticeOf, pay, plan, sendNotice } from '../../testing/buying'
import { logIn, type Caller, type ApiResponse } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const day = 24 * 60 * minute

describe('a membership', () => {
  let server: TestServer
  let newcomer: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    newcomer = await logIn(server, 'newcomer')
  })

  const notify = (bought: ApiResponse) => sendNotice(server, noticeOf(bought))
  const endOf = async (who = newcomer) => (await who.get('/me')).json.renewalDate
  const setEnd = (name: string, end: string) =>
    server.query(
      `update users set registered_at = '2020-01-01T10:00:00Z', renewal_date = '${end}' where email = '${name}@example.org'`,
    )
  const join = async (planId: string, price: number, who = newcomer) => {
    await pay(who, await buy(who, plan(planId, price)))
    return endOf(who)
  }

  it('begins by the notification alone, without a return from the bank', async () => {
    const bought = await buy(newcomer, plan('3-years', 6900))
    expect((await newcomer.get('/me')).json).toMatchObject({ registeredAt: null, renewalDate: null })
    expect((await notify(bought)).status).toBe(200)
    expect((await newcomer.get('/me')).json).toMatchObject({
      registeredAt: '2026-11-21T10:00:00.000Z',
      renewalDate: '2029-11-21',
    })
    expect((await newcomer.get('/dogs')).status).toBe(200)
  })

  it('counts two plans that are paid at the same time, each once', async () => {
    const first = await buy(newcomer, plan('1-year', 2600))
    const second = await buy(newcomer, plan('3-years', 6900))
    // The provider took both: the first was replaced at checkout and paid nevertheless.
    const answers = await Promise.all([first, second, first, second].map(notify))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await endOf()).toBe('2030-11-21')
  })

  it('is made by a good card after a declined one, and by nothing else', async () => {
    const bought = await buy(newcomer, plan())
    expect((await pay(newcomer, bought, bad)).json).toEqual({ status: 'declined' })
    expect(await endOf()).toBeNull()
    expect((await pay(newcomer, bought)).json).toEqual({ status: 'succeeded' })
    expect(await endOf()).toBe('2027-11-21')
  })

  it('takes notifications in any order', async () => {
    const older = await buy(newcomer, plan())
    const newer = await buy(newcomer, plan('4-years', 8800))
    await notify(newer)
    expect(await endOf()).toBe('2030-11-21')
    server.clock.advance(3 * day)
    await notify(older)
    expect((await newcomer.get('/me')).json).toMatchObject({
      renewalDate: '2031-11-21',
      registeredAt: '2026-11-21T10:00:00.000Z',
    })
  })

  it('is renewed from its end while it lasts, from today once it has ended', async () => {
    await setEnd('newcomer', '2027-02-01')
    expect(await join('4-years', 8800)).toBe('2031-02-01')
    await setEnd('newcomer', '2026-11-21')
    expect(await join('1-year', 2600)).toBe('2027-11-21')
    await setEnd('newcomer', '2026-11-20')
    expect(await join('1-year', 2600)).toBe('2027-11-21')
    expect((await newcomer.get('/me')).json.registeredAt).toBe('2020-01-01T10:00:00.000Z')
  })

  it('that begins or ends on a 29 February has one, or the day before, as its last day', async () => {
    server.clock.set('2028-02-29T12:00:00.000Z')
    newcomer = await logIn(server, 'newcomer')
    expect(await join('1-year', 2600)).toBe('2029-02-28')
    await setEnd('newcomer', '2028-02-29')
    // The sample has a dearer price from 2027.
    expect(await join('4-years', 9200)).toBe('2032-02-29')
  })

  it('begins on the day it is at the organisation', async () => {
    await server.query("update settings set value = 'Pacific/Auckland' where key = 'time_zone'")
    server.clock.set('2026-12-31T12:00:00.000Z')
    newcomer = await logIn(server, 'newcomer')
    expect(await join('1-year', 2600)).toBe('2028-01-01')
    const [bought] = (await newcomer.get('/purchases')).json.items
    expect(bought).toMatchObject({ paidOn: '2027-01-01', paidAt: '2026-12-31T12:00:00.000Z', payer: 'Tom Ashworth' })
  })

  it('lets enter on its last day, and a class after it not; who has let it lapse keeps the portal', async () => {
    const member = await logIn(server, 'member')
    const reasons = async () => {
      const items = [{ classId: id(5, 101), dogId: id(2, 1) }]
      const { json } = await member.post('/quote', { items })
      return json.lines[0].reasons.map(({ code }: { code: string }) => code)
    }
    const [cls] = await server.query(`select date::text from classes where id = '${id(5, 101)}'`)
    await setEnd('member', String(cls?.['date']))
    expect(await reasons()).toEqual([])
    await setEnd('member', '2026-11-20')
    expect(await reasons()).toEqual(['membership_ends_before'])
    expect((await member.get('/dogs')).status).toBe(200)
    server.clock.advance(day)
    expect(await join('1-year', 2600, member)).toBe('2027-11-22')
    expect(await reasons()).toEqual([])
  })
})
