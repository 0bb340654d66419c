import { buy, minute, pay, plan } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const day = 24 * 60 * minute

describe('the price of a plan', () => {
  let server: TestServer
  let admin: Caller
  let newcomer: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    newcomer = await logIn(server, 'newcomer')
  })

  const add = (price: number, validFrom: string, planId = '1-year') =>
    admin.post('/desk/plans/prices', { planId, price, validFrom })
  const priceOf = async (planId = '1-year') =>
    (await newcomer.get('/plans')).json.find(({ id }: { id: string }) => id === planId)?.price
  const pricesOf = async (planId: string): Promise<{ id: string; price: number; validFrom: string }[]> =>
    (await admin.get('/desk/plans')).json.prices.filter((one: { planId: string }) => one.planId === planId)
  const audited = () =>
    server.query(`select action, subject_id, before, after from audit where action like 'plan.%' order by id`)

  it('counts from its day in the organisation’s time zone', async () => {
    expect(await add(3000, '2026-11-23')).toMatchObject({
      status: 201,
      json: { planId: '1-year', price: 3000, currency: 'GBP', validFrom: '2026-11-23' },
    })
    server.clock.advance(Date.parse('2026-11-22T23:59:00Z') - server.clock.now().getTime())
    newcomer = await logIn(server, 'newcomer')
    expect(await priceOf()).toBe(2600)
    server.clock.advance(minute)
    expect(await priceOf()).toBe(3000)
    expect((await buy(newcomer, plan('1-year', 2600))).json).toMatchObject({
      code: 'price_changed',
      total: 3000,
    })
    const bought = await buy(newcomer, plan('1-year', 3000))
    expect(bought).toMatchObject({ status: 201, json: { total: 3000 } })
  })

  it('is kept by a purchase that was begun before', async () => {
    const bought = await buy(newcomer, plan('1-year', 2600))
    await add(3000, '2026-11-21')
    expect(await priceOf()).toBe(3000)
    expect((await pay(newcomer, bought)).json).toEqual({ status: 'succeeded' })
    expect((await newcomer.get(`/purchases/${bought.json.id}`)).json).toMatchObject({ status: 'paid', total: 2600 })
  })

  it('is what the desk takes from its day, and the one before is refused', async () => {
    const { id } = (await newcomer.get('/me')).json
    await add(3000, '2026-11-21')
    const record = (expectedPrice: number) =>
      admin.post(`/desk/members/${id}/memberships`, {
        kind: 'adult',
        planId: '1-year',
        way: 'cash',
        birthDate: null,
        receivedOn: null,
        reason: '',
        expectedPrice,
        expectedUntil: '2027-11-21',
      })
    expect((await record(2600)).json.code).toBe('consequences_changed')
    expect((await record(3000)).status).toBeLessThan(300)
  })

  it('is refused for a past day, too far ahead, twice for a day, and where it is nothing', async () => {
    for (const validFrom of ['2026-11-20', '2036-11-22'])
      expect(await add(3000, validFrom)).toMatchObject({ status: 400, json: { validFrom: 'invalid' } })
    await add(3000, '2026-12-01')
    expect(await add(3100, '2026-12-01')).toMatchObject({ status: 400, json: { validFrom: 'price_taken' } })
    expect((await add(0, '2026-12-02')).status).toBe(400)
    expect(await add(1_000_001, '2026-12-02')).toMatchObject({ json: { price: 'too_big:10000' } })
    expect((await add(3000, '2026-12-02', '2-years')).status).toBe(400)
    expect(await pricesOf('1-year')).toHaveLength(2)
  })

  it('is added once by two admins for the same day', async () => {
    const answers = await Promise.all([add(3000, '2026-12-01'), add(3100, '2026-12-01')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(await audited()).toHaveLength(1)
  })

  it('is removed before it counts and on its first day, and not afterwards', async () => {
    const { id } = (await add(3000, '2026-11-21')).json
    expect((await admin.delete(`/desk/plans/prices/${id}`)).status).toBe(204)
    expect(await priceOf()).toBe(2600)
    expect((await admin.delete(`/desk/plans/prices/${id}`)).json.code).toBe('not_found')
    await add(3100, '2026-11-21')
    server.clock.advance(day)
    admin = await logIn(server, 'admin')
    for (const price of await pricesOf('1-year'))
      expect(await admin.delete(`/desk/plans/prices/${price.id}`)).toMatchObject({
        status: 409,
        json: { code: 'price_counts' },
      })
    expect(await audited()).toMatchObject([
      { action: 'plan.price_added', subject_id: '1-year', after: { price: 3000, validFrom: '2026-11-21' } },
      { action: 'plan.price_removed', before: { price: 3000 } },
      { action: 'plan.price_added', after: { price: 3100 } },
    ])
  })

  it('is in the organisation’s currency: a plan without one is not on sale', async () => {
    await server.query(`update settings set value = 'PLN' where key = 'currency'`)
    expect((await newcomer.get('/plans')).json).toEqual([])
    expect((await buy(newcomer, plan())).json).toMatchObject({ planId: 'invalid' })
    await add(12000, '2026-11-21')
    expect((await newcomer.get('/plans')).json).toEqual([{ id: '1-year', years: 1, price: 12000, currency: 'PLN' }])
    expect((await admin.get('/desk/plans')).json).toMatchObject({ currency: 'PLN', today: '2026-11-21' })
  })
})
