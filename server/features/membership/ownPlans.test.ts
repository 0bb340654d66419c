import { logIn, type Caller } from '../../testing/client'
import { buy, pay } from '../../testing/buying'
import type { TestServer } from '../../testing/startTestServer'

describe('what a member pays for a membership on the web', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const born = (years: number, days = 0) =>
    server.query(`update users set birth_date = date '2026-11-21' - interval '${years} years' + interval '${days} days'
      where email = 'member@example.org'`)
  const own = async () => {
    const { kind, plans } = (await member.get('/me/plans')).json
    return { kind, price: plans[0].price }
  }
  const renew = (expectedTotal: number) => buy(member, { kind: 'membership', planId: '1-year', expectedTotal })
  const last = async () => {
    const [row] = await server.query(
      `select p.total, p.membership_kind as kind, u.membership_kind as now from purchases p join users u on u.id = p.user_id
       where u.email = 'member@example.org' order by p.number desc limit 1`,
    )
    return row
  }

  it('is an adult’s price without a birth date, and from the birthday on', async () => {
    expect(await own()).toEqual({ kind: 'adult', price: 2600 })
    await born(18)
    expect(await own()).toEqual({ kind: 'adult', price: 2600 })
    expect((await renew(2600)).status).toBe(201)
    expect(await last()).toEqual({ total: 2600, kind: null, now: 'adult' })
  })

  it('is a junior’s price until the day before, and the membership is a junior’s', async () => {
    await born(18, 1)
    expect(await own()).toEqual({ kind: 'junior', price: 1300 })
    expect((await renew(2600)).json).toMatchObject({ code: 'price_changed', total: 1300 })
    const purchase = await renew(1300)
    expect(purchase.status).toBe(201)
    await pay(member, purchase)
    await server.runJobs()
    expect(await last()).toEqual({ total: 1300, kind: 'junior', now: 'junior' })
    expect(await server.brokenInvariants()).toEqual([])
  })

  it('is an adult’s price for one of a family, which is said', async () => {
    await server.query(`update users set membership_kind = 'family' where email = 'member@example.org'`)
    await born(10)
    expect(await own()).toEqual({ kind: 'family', price: 2600 })
  })
})
