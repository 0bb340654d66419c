import { any, buy, cart, entryRequest, pay, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const show = 'shrewsbury-winter-classic'

// The clock of the tests starts at 10:00 on 21 November 2026.
describe('an early price', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    await server.query(
      `update shows set early_until = '2026-11-22', time_zone = 'Europe/Warsaw' where slug = '${show}'`,
    )
    await server.query(`update classes set early_price = 450 where id = '${any}'`)
  })

  const at = (time: string) => server.clock.advance(Date.parse(time) - Date.parse('2026-11-21T10:00:00Z'))
  const quoted = async () => (await member.post('/quote', { items: [entryRequest] })).json
  const shown = async () =>
    (await member.get(`/shows/${show}`)).json.classes.find((cls: { id: string }) => cls.id === any)
  const early = { fullPrice: 550, until: '2026-11-22' }

  it('holds until the end of its last day where the show is, on the show’s page and in a quote', async () => {
    at('2026-11-22T22:59:59.999Z')
    expect(await quoted()).toMatchObject({ lines: [{ price: 450, total: 450, early }], total: 450 })
    expect(await shown()).toMatchObject({ price: 450, early })
    server.clock.advance(1)
    expect(await quoted()).toMatchObject({ lines: [{ price: 550, total: 550, early: null }], total: 550 })
    expect(await shown()).toMatchObject({ price: 550, early: null })
  })

  it('that has ended is never charged silently: the checkout shows the new price', async () => {
    at('2026-11-22T23:00:00Z')
    const refused = await buy(member, cart([entryRequest], 450))
    expect(refused).toMatchObject({ status: 409, json: { code: 'price_changed', total: 550 } })
  })

  it('stays with its entry when the show changes its prices afterwards', async () => {
    const bought = await buy(member, cart([entryRequest], 450))
    await pay(member, bought)
    at('2026-11-25T10:00:00Z')
    await server.query(`update shows set early_until = null where slug = '${show}'`)
    const { json } = await member.get(`/purchases/${bought.json.id}`)
    expect(json.lines).toMatchObject([{ price: 450, early, withdrawal: { refund: 450 } }])
    await buy(member, cart([{ classId: any, dogId: zolw }], 550))
  })

  it('is lower than the price, and none of a class alone or a day alone', async () => {
    await expect(server.query(`update classes set early_price = price where id = '${any}'`)).rejects.toMatchObject({
      cause: { constraint: 'classes_early_price_lower' },
    })
    await server.query(`update classes set early_price = null where id = '${any}'`)
    expect(await quoted()).toMatchObject({ lines: [{ price: 550, early: null }] })
  })
})
