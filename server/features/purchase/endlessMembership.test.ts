import { buy, cart } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('a member whose membership has no last day', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    await server.query(
      `update users set membership_kind = 'honorary', renewal_date = null where email = 'member@example.org'`,
    )
  })

  it('enters a show, and buys its extras', async () => {
    expect((await buy(member, cart())).status).toBe(201)
    const [extra] = (await member.get('/shows/shrewsbury-winter-classic/extras')).json
    const extras = [{ extraId: extra.id, optionId: null, quantity: 1 }]
    expect((await buy(member, { kind: 'entries', items: [], extras, expectedTotal: extra.price })).status).toBe(201)
  })

  it('enters none before it is recorded', async () => {
    await server.query(`update users set registered_at = null where email = 'member@example.org'`)
    expect((await buy(member, cart())).status).toBe(403)
  })
})
