import { minute, any, zolw, cart, plan, buy, noticeOf, pay, notOfSample, sendNotice } from '../../testing/buying'
import { logIn, type Caller, type ApiResponse } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('notifications', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const count = async (table: string, where = 'true') =>
    Number((await server.query(`select count(*) as n from ${table} where ${where}`))[0]?.n)
  const statusOf = async (bought: ApiResponse, who = member) =>
    (await who.get(`/purchases/${bought.json.id}`)).json.status
  const taken = async (classId = any) =>
    Number((await server.query(`select taken from classes where id = '${classId}'`))[0]?.taken)

  it('reserve the place again for a late payment, or refund it once', async () => {
    const bought = await buy(member, cart())
    server.clock.advance(11 * minute)
    await server.runJobs()
    expect((await sendNotice(server, noticeOf(bought))).status).toBe(200)
    expect([await statusOf(bought), await taken()]).toEqual(['paid', 1])

    const late = await buy(member, cart([{ classId: any, dogId: zolw }]))
    server.clock.advance(11 * minute)
    await server.runJobs()
    await server.query(`update classes set capacity = taken where id = '${any}'`)
    for (let time = 0; time < 3; time += 1) expect((await sendNotice(server, noticeOf(late))).status).toBe(200)
    expect([await statusOf(late), await taken(), await count('refunds')]).toEqual(['refunded', 1, 1])
  })

  it('apply once when the same one arrives ten times', async () => {
    const newcomer = await logIn(server, 'newcomer')
    const bought = await buy(newcomer, plan('3-years', 6900))
    const body = noticeOf(bought)
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendNotice(server, body)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await newcomer.get('/me')).json).toMatchObject({
      renewalDate: '2029-11-21',
      registeredAt: '2026-11-21T10:00:00.000Z',
    })
    server.clock.advance(3 * 24 * 60 * minute)
    expect((await sendNotice(server, body)).status).toBe(200)
    expect((await newcomer.get('/me')).json.renewalDate).toBe('2029-11-21')
    const again = await buy(newcomer, plan())
    await pay(newcomer, again)
    expect((await newcomer.get('/me')).json).toMatchObject({
      renewalDate: '2030-11-21',
      registeredAt: '2026-11-21T10:00:00.000Z',
    })
  })

  it('refuses notifications that are forged, old or written again', async () => {
    const bought = await buy(member, cart())
    const body = noticeOf(bought)
    const rewritten = JSON.stringify(JSON.parse(body), null, 1)
    const old = server.sign(body, '2026-11-21T09:54:59.000Z')
    const forged = server.sign(body).replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (const [text, signature] of [
      [body, old],
      [body, forged],
      [rewritten, server.sign(body)],
      [body, ''],
    ] as const) {
      expect((await sendNotice(server, text, signature)).status).toBe(400)
    }
    expect([await statusOf(bought), await count('charges', notOfSample)]).toEqual(['pending', 0])
    expect((await sendNotice(server, body, server.sign(body, '2026-11-21T09:55:00.000Z'))).status).toBe(200)
  })

  it('delivers a notification after a crash between charge and confirmation', async () => {
    const bought = await buy(member, cart())
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${bought.json.paymentId}', 550, 'GBP', now())`,
    )
    server.clock.advance(11 * minute)
    expect((await buy(member, cart([{ classId: any, dogId: zolw }]))).json.code).toBe('payment_in_progress')
    await server.runJobs()
    await server.runJobs()
    expect([
      await statusOf(bought),
      await taken(),
      await count('charges', `notified_at is not null and ${notOfSample}`),
    ]).toEqual(['paid', 1, 1])
  })
})
