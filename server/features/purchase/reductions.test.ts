import { any, buy, cart, entryRequest, latka, pay, payForEntries, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const show = 'shrewsbury-winter-classic'
const second = { classId: any, dogId: zolw }

describe('a reduced price', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    await reduce(20, 0)
  })

  const reduce = (secondDog: number, helper: number) =>
    server.query(
      `update shows set second_dog_percent = ${secondDog}, helper_percent = ${helper} where slug = '${show}'`,
    )
  const quoted = async (items: (typeof entryRequest)[]) => (await member.post('/quote', { items })).json
  const help = (email = 'member@example.org') =>
    server.query(`insert into show_helpers (id, show_id, name, task, day, email)
      select gen_random_uuid(), id, 'Anna', 'Ring', start_date, '${email}' from shows where slug = '${show}'`)
  const ofSecond = { kind: 'second_dog', percent: 20, from: 550 }
  const ofHelper = (percent: number) => ({ kind: 'helper', percent, from: 550 })

  it('is that of each dog but the first of the cart', async () => {
    expect(await quoted([entryRequest, second])).toMatchObject({
      lines: [
        { price: 550, reduction: null },
        { price: 440, total: 440, reduction: ofSecond },
      ],
      total: 990,
    })
    expect((await quoted([second, entryRequest])).lines).toMatchObject([{ price: 550 }, { price: 440 }])
  })

  it('is of no dog because of another that is not the member’s, or that does not exist', async () => {
    const judge = await logIn(server, 'judge')
    const foreign = { classId: any, dogId: (await judge.get('/dogs')).json[0].id }
    expect((await quoted([foreign, second])).lines).toMatchObject([{ price: 550, reduction: null }])
    expect((await quoted([{ classId: any, dogId: any }, second])).lines).toMatchObject([{ price: 550 }])
  })

  it('counts a dog that is entered already, and leaves that one at its full price', async () => {
    await payForEntries(member)
    expect((await quoted([second])).lines).toMatchObject([{ price: 440, reduction: ofSecond }])
    await pay(member, await buy(member, cart([second], 440)))
    const [other] = await server.query(`select id from classes where id <> '${any}' and price = 550
      and show_id = (select show_id from classes where id = '${any}') limit 1`)
    const again = (
      await quoted([
        { classId: other?.['id'] as string, dogId: zolw },
        { classId: other?.['id'] as string, dogId: latka },
      ])
    ).lines
    expect(again).toMatchObject([{ price: 440 }, { price: 550 }])
  })

  it('does not count a dog whose entry was withdrawn, and never leaves a member without a dog in full', async () => {
    const [first = ''] = await payForEntries(member)
    await pay(member, await buy(member, cart([second], 440)))
    await member.post(`/entries/${first}/withdrawal`, { expectedRefund: 550 })
    expect((await quoted([entryRequest])).lines).toMatchObject([{ price: 440, reduction: ofSecond }])
  })

  it('is that of helpers whose address is confirmed, and only the larger of two', async () => {
    await reduce(20, 50)
    await help('other@example.org')
    expect((await quoted([entryRequest])).lines).toMatchObject([{ price: 550 }])
    await help()
    expect((await quoted([entryRequest, second])).lines).toMatchObject([
      { price: 275, reduction: ofHelper(50) },
      { price: 275, reduction: ofHelper(50) },
    ])
    await server.query(`update users set email_confirmed_at = null where email = 'member@example.org'`)
    expect((await quoted([entryRequest])).lines).toMatchObject([{ price: 550, reduction: null }])
    await server.query(`update users set email_confirmed_at = now() where email = 'member@example.org'`)
    await reduce(20, 10)
    expect((await quoted([entryRequest, second])).lines).toMatchObject([
      { price: 495, reduction: ofHelper(10) },
      { price: 440, reduction: ofSecond },
    ])
  })

  it('is taken off the early price, and a code off what is left', async () => {
    await server.query(`update shows set early_until = '2026-11-22' where slug = '${show}'`)
    await server.query(`update classes set early_price = 450 where id = '${any}'`)
    await server.admin('discount', 'add', 'half', 'percent=50')
    const { lines } = (await member.post('/quote', { items: [entryRequest, second], discountCode: 'half' })).json
    expect(lines[1]).toMatchObject({ price: 360, early: { fullPrice: 550 }, reduction: { from: 450 }, total: 180 })
  })

  it('is refused where the browser expects another, and stays with its entry when the show changes it', async () => {
    expect(await buy(member, cart([entryRequest, second]))).toMatchObject({
      status: 409,
      json: { code: 'price_changed', total: 990 },
    })
    const bought = await buy(member, cart([entryRequest, second], 990))
    await pay(member, bought)
    await reduce(0, 0)
    const { json } = await member.get(`/purchases/${bought.json.id}`)
    const line = json.lines.find(({ item }: { item: { dogId: string } }) => item.dogId === zolw)
    expect(line).toMatchObject({ price: 440, reduction: ofSecond, withdrawal: { refund: 440 } })
  })

  it('lets its entry be moved to a class of the same full price', async () => {
    const bought = await buy(member, cart([entryRequest, second], 990))
    await pay(member, bought)
    const { lines } = (await member.get(`/purchases/${bought.json.id}`)).json
    const { entryId } = lines.find(({ item }: { item: { dogId: string } }) => item.dogId === zolw)
    const { json } = await member.get(`/entries/${entryId}/change`)
    expect(json.classes.length).toBeGreaterThan(1)
    expect(new Set(json.classes.map(({ price }: { price: number }) => price))).toEqual(new Set([550]))
  })

  it('of the whole makes an entry free, which needs no payment', async () => {
    await reduce(100, 0)
    await payForEntries(member)
    const bought = await buy(member, cart([second], 0))
    expect(bought.json).toMatchObject({ total: 0, status: 'paid' })
  })
})
