import { any, buy, cart, id, latka, minute, plan, entryRequest, zolw } from '../../testing/buying'
import { callerOf, logIn, type Caller, type ApiResponse } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'
import type { PaymentProvider } from '../../domain/payment/provider'

/** A provider that keeps its book elsewhere, as a real one does. */
const otherProvider = () => {
  const book = { charged: new Set<string>(), refunded: [] as string[], lookups: 0, away: false, refuses: '' }
  const provider: PaymentProvider = {
    way: 'page',
    transfer: null,
    stop: () => Promise.resolve(true),
    readNotification: async (raw, headers) => (headers['other-signature'] === 'right' ? JSON.parse(raw) : null),
    findCharged: async (_tx, paymentIds) => {
      book.lookups += 1
      if (book.away) throw new Error('The provider is away')
      return paymentIds.filter((paymentId) => book.charged.has(paymentId))
    },
    refund: async (paymentId) => {
      if (paymentId === book.refuses) throw new Error('The provider refuses')
      book.refunded.push(paymentId)
    },
    refundPart: async ({ id }) => {
      book.refunded.push(id)
    },
    redeliver: async () => undefined,
  }
  return { book, provider }
}

describe('a provider of another make [T16]', () => {
  const { book, provider } = otherProvider()
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.start({ paymentProvider: provider })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    book.charged.clear()
    book.lookups = 0
    member = await logIn(server, 'member')
  })

  const statusOf = async (bought: ApiResponse) => (await member.get(`/purchases/${bought.json.id}`)).json.status
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)
  const charge = ({ json }: ApiResponse) => book.charged.add(json.paymentId)
  const reasonsOf = async (dogId: string) => {
    const cells = (await member.get('/shows/shrewsbury-winter-classic/eligibility')).json
    return cells.find((cell: { classId: string; dogId: string }) => cell.classId === any && cell.dogId === dogId)
      .reasons
  }
  const notify = ({ json }: ApiResponse, signature = 'right') =>
    callerOf(server).post(
      '/payments/notifications',
      { paymentId: json.paymentId, amount: json.total, currency: 'GBP' },
      { 'other-signature': signature },
    )

  it('keeps the places of a charged payment, however late its notification comes', async () => {
    const bought = await buy(member, cart())
    charge(bought)
    server.clock.advance(11 * minute)
    await server.runJobs()
    await server.query(`update classes set capacity = 1 where id = '${any}'`)
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    const { json } = await judge.post('/quote', { items: [{ classId: any, dogId: dog.id }] })
    expect(json.lines[0].reasons).toEqual([{ code: 'class_full' }])
    expect([await statusOf(bought), await taken()]).toEqual(['pending', 1])
    expect((await notify(bought)).status).toBe(200)
    expect([await statusOf(bought), await taken()]).toEqual(['paid', 1])
  })

  it('releases the places of an uncharged payment', async () => {
    const bought = await buy(member, cart())
    server.clock.advance(11 * minute)
    await server.runJobs()
    expect([await statusOf(bought), await taken()]).toEqual(['expired', 0])
  })

  it('lets no second checkout replace one that it has charged, of entries or of a membership', async () => {
    for (const [first, second] of [
      [cart(), cart([{ classId: any, dogId: zolw }])],
      [plan(), plan('3-years', 6900)],
    ]) {
      charge(await buy(member, first))
      expect((await buy(member, second)).json.code).toBe('payment_in_progress')
    }
  })

  it('says that a dog is entered from the charge on, not only from the notification on', async () => {
    const bought = await buy(member, cart())
    expect(await reasonsOf(latka)).toEqual([])
    charge(bought)
    expect(await reasonsOf(latka)).toEqual([{ code: 'already_entered' }])
    expect((await member.post('/quote', { items: [entryRequest] })).json.lines[0].reasons).toEqual([
      { code: 'already_entered' },
    ])
  })

  it('counts the caller’s own places as free until they are charged', async () => {
    await server.query(`update classes set capacity = 1 where id = '${any}'`)
    const bought = await buy(member, cart())
    expect(await reasonsOf(zolw)).toEqual([])
    charge(bought)
    expect(await reasonsOf(zolw)).toEqual([{ code: 'class_full' }])
  })

  it('counts a use of a code as free until it is charged, also where its time is over', async () => {
    await server.admin('discount', 'add', 'spring10', 'percent=10,uses=1')
    const bought = await buy(member, { ...cart(undefined, 495), discountCode: 'spring10' })
    const judge = await logIn(server, 'judge')
    const items = [{ classId: any, dogId: (await judge.get('/dogs')).json[0].id }]
    const refusalFor = async (who: Caller, wanted: object[]) =>
      (await who.post('/quote', { items: wanted, discountCode: 'spring10' })).json.codeRefusal
    const refusals = async () => [await refusalFor(member, [entryRequest]), await refusalFor(judge, items)]
    expect(await refusals()).toEqual([null, 'code_used_up'])
    server.clock.advance(11 * minute)
    expect(await refusals()).toEqual([null, null])
    charge(bought)
    expect(await refusals()).toEqual(['code_used_up', 'code_used_up'])
  })

  it('is recognised by its own signature, takes no cards here, and refunds payments that cannot be honoured', async () => {
    const bought = await buy(member, cart())
    expect((await notify(bought, 'wrong')).status).toBe(400)
    expect((await member.post(`/payments/${bought.json.paymentId}/card`, {})).status).toBe(404)
    await server.query(`update purchases set total = 1 where id = '${bought.json.id}'`)
    await notify(bought)
    expect([await statusOf(bought), book.refunded]).toEqual(['refunded', [bought.json.paymentId]])
  })

  it('that refuses a refund keeps no other back, and is asked again', async () => {
    const late = [await buy(member, cart()), await buy(await logIn(server, 'judge'), plan())]
    const [refused, other] = late.map(({ json }) => json.paymentId)
    Object.assign(book, { refuses: refused, refunded: [] })
    await server.query(`update purchases set total = 1 where payment_id in ('${refused}', '${other}')`)
    for (const bought of late) expect((await notify(bought)).status).toBe(200)
    expect(book.refunded).toEqual([other])
    await expect(server.runJobs()).rejects.toMatchObject({
      errors: [{ message: 'Refunds were refused', errors: [{ message: 'The provider refuses' }] }],
    })
    book.refuses = ''
    await server.runJobs()
    await server.runJobs()
    expect(book.refunded).toEqual([other, refused])
  })

  it('that gives no answer leaves open whether a purchase is paid', async () => {
    const bought = await buy(member, cart())
    book.away = true
    expect((await member.get(`/purchases/${bought.json.id}`)).json).toMatchObject({ status: 'pending', checking: true })
    expect((await member.delete(`/purchases/${bought.json.id}`)).status).toBe(500)
    book.away = false
    expect((await member.get(`/purchases/${bought.json.id}`)).json.checking).toBe(false)
  })

  it('is not asked where nothing is held', async () => {
    await buy(member, cart())
    book.lookups = 0
    await (await logIn(server, 'judge')).post('/quote', { items: [{ classId: any, dogId: id(2, 7) }] })
    expect(book.lookups).toBe(0)
  })
})
