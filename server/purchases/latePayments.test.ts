import { any, buy, cart, latka, minute, pay } from '../testing/buying'
import { callerOf, databases, logIn, type ApiResponse, type Caller } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

describe.each(databases)('a payment that cannot be honoured on %s', (_name, url) => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared(url)
  }, 120_000)
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const notify = (bought: ApiResponse, paid: { amount?: number; currency?: string } = {}) => {
    const { paymentId, total: amount } = bought.json
    const body = JSON.stringify({ type: 'payment.succeeded', paymentId, ...{ amount, currency: 'GBP', ...paid } })
    const headers = { 'content-type': 'application/json', 'clear-round-signature': server.sign(body) }
    return callerOf(server).postText('/payments/notifications', body, headers)
  }
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)
  const audited = async ({ json }: ApiResponse) =>
    (
      await server.query(`select action, before ->> 'status' as was, after ->> 'status' as is, why from audit
        where subject_id = '${json.id}' order by id`)
    ).map(({ action, was, is, why }) => [action, was, is, why])
  const runOut = async () => {
    const bought = await buy(member, cart())
    server.clock.advance(11 * minute)
    await server.runJobs()
    return bought
  }

  const refused = (why: string, was: string) => [
    ['purchase.refunded', was, 'refunded', why],
    ['purchase.refund_sent', null, null, null],
  ]
  const tooLate = [['purchase.expired', 'pending', 'expired', null], ...refused('places_gone', 'expired')]

  it.each([
    ['has retired', 'retired = true'],
    ['is another member’s', `owner_id = (select id from users where email = 'judge@example.org')`],
  ])('goes back once its hold is over and its dog %s', async (_case, change) => {
    const bought = await runOut()
    await server.query(`update dogs set ${change} where id = '${latka}'`)
    expect((await notify(bought)).status).toBe(200)
    expect([await taken(), await audited(bought)]).toEqual([0, tooLate])
  })

  it('goes back once its dog has been entered again', async () => {
    const bought = await runOut()
    await pay(member, await buy(member, cart()))
    expect((await notify(bought)).status).toBe(200)
    expect([await taken(), await audited(bought)]).toEqual([1, tooLate])
  })

  it.each([{ amount: 1 }, { currency: 'PLN' }])(
    'goes back with the place, not being what was asked for: %j',
    async (paid) => {
      const bought = await buy(member, cart())
      expect((await notify(bought, paid)).status).toBe(200)
      await server.runJobs()
      const ended = [['purchase.cancelled', 'pending', 'cancelled', null], ...refused('not_as_asked', 'pending')]
      expect([await taken(), await audited(bought)]).toEqual([0, ended])
    },
  )
})
