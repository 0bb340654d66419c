import { any, bad, buy, cart, minute, pay, plan, entryRequest, zolw } from '../../testing/buying'
import { logIn, type Caller, type ApiResponse } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('a purchase that is not paid [M05.2]', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const read = async (bought: ApiResponse) => (await member.get(`/purchases/${bought.json.id}`)).json
  const stateOf = async (bought: ApiResponse) => {
    const { status, checking } = await read(bought)
    return [status, checking]
  }
  const cancel = (bought: ApiResponse, who = member) => who.delete(`/purchases/${bought.json.id}`)
  const listed = async () => (await member.get('/purchases')).json.items.map(({ id }: { id: string }) => id)
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)
  const chargeUntold = (bought: ApiResponse) =>
    server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${bought.json.paymentId}', 550, 'GBP', now())`,
    )

  it('is not being checked while nothing was charged, also after a declined card', async () => {
    const bought = await buy(member, cart())
    expect(await stateOf(bought)).toEqual(['pending', false])
    await pay(member, bought, bad)
    expect(await stateOf(bought)).toEqual(['pending', false])
  })

  it('is being checked from the charge to its confirmation, also when its hold is over', async () => {
    const bought = await buy(member, cart())
    await chargeUntold(bought)
    expect(await stateOf(bought)).toEqual(['pending', true])
    server.clock.advance(11 * minute)
    expect(await stateOf(bought)).toEqual(['pending', true])
    await server.runJobs()
    expect(await stateOf(bought)).toEqual(['paid', false])
  })

  it('has expired for its owner as soon as its hold is over', async () => {
    const bought = await buy(member, cart())
    server.clock.advance(10 * minute)
    expect(await stateOf(bought)).toEqual(['expired', false])
  })

  it('is cancelled by its owner, once or twice, and gives its places back', async () => {
    const bought = await buy(member, cart([entryRequest, { classId: any, dogId: zolw }]))
    expect(await taken()).toBe(2)
    expect([(await cancel(bought)).status, (await cancel(bought)).status]).toEqual([204, 204])
    expect([await stateOf(bought), await taken()]).toEqual([['cancelled', false], 0])
    expect((await pay(member, bought)).json.code).toBe('purchase_closed')
  })

  it('is not cancelled once it is charged, paid, or someone else’s', async () => {
    const bought = await buy(member, cart())
    expect((await cancel(bought, await logIn(server, 'judge'))).status).toBe(404)
    expect((await member.delete('/purchases/none')).status).toBe(404)
    await chargeUntold(bought)
    expect((await cancel(bought)).json.code).toBe('payment_in_progress')
    await server.runJobs()
    expect((await cancel(bought)).json.code).toBe('purchase_paid')
    expect([await stateOf(bought), await taken()]).toEqual([['paid', false], 1])
  })

  it('is charged or cancelled, never both, however close they come', async () => {
    for (let time = 0; time < 5; time += 1) {
      const bought = await buy(member, plan())
      const [charge, cancelled] = await Promise.all([pay(member, bought), cancel(bought)])
      const { status } = await read(bought)
      expect(charge.status === 200 ? [cancelled.status, status] : [charge.json.code, cancelled.status, status]).toEqual(
        charge.status === 200 ? [409, 'paid'] : ['purchase_closed', 204, 'cancelled'],
      )
    }
  })

  it('leaves the list of purchases when it is cancelled, replaced or expired', async () => {
    const fee = await buy(member, plan())
    expect(await listed()).toEqual([fee.json.id])
    const longer = await buy(member, plan('3-years', 6900))
    expect(await listed()).toEqual([longer.json.id])
    await cancel(longer)
    await buy(member, cart())
    server.clock.advance(11 * minute)
    await server.runJobs()
    expect(await listed()).toEqual([])
  })
})
