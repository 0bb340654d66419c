import { apiBase } from '#contract/shared/paths'
import { any, buy, id, pay } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const show = `/desk/shows/${slug}`
const day = 24 * 60 * 60_000
const [camping, shirt, dinner] = [1, 2, 3].map((number) => id(0, number).replace('00000000', '00000021')) as [
  string,
  string,
  string,
]
// Sold in the sample data.
const ofSample = id(0, 4).replace('00000000', '00000021')
const option = (number: number) => id(0, number).replace('00000000', '00000022')
const pitch = { extraId: camping, optionId: null, quantity: 1 }
const meal = { extraId: dinner, optionId: option(5), quantity: 1 }
const size = (number: number) => ({ extraId: shirt, optionId: option(number), quantity: 1 })
const [theAdmin, theMember] = [id(1, 1), id(1, 2)]

describe('extras that the show office sells', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Caller
  let keys = 0
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
  })
  // Money of sales and refunds, stock, receipts and the books agree after each of them.
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const sell = (
    how: object = {},
    { who = admin, key = `office-key-${(keys += 1)}` }: { who?: Caller; key?: string } = {},
  ) =>
    who.post(
      `${show}/extra-sales`,
      { memberId: theMember, extras: [meal], expectedPrice: 950, way: 'cash', reason: '', ...how },
      { 'idempotency-key': key },
    )
  const offered = async (memberId = theMember) => (await admin.get(`${show}/members/${memberId}/extras`)).json
  const reasons = async () => (await offered()).items.map((one: { reason: string | null }) => one.reason)
  const later = async (days: number) => {
    server.clock.advance(days * day)
    admin = await logIn(server, 'admin')
  }
  const sold = () =>
    server.query(`select quantity, price from sold_extras where extra_id <> '${ofSample}' order by price`)
  const postings = (kind: string) =>
    server.query(`select account, amount from ledger_postings join ledger_transactions t on t.id = transaction_id
      where t.kind = '${kind}' and t.id = (select max(id) from ledger_transactions) order by amount desc`)

  it.each([
    ['cash', 'cash'],
    ['card_reader', 'card_reader'],
  ])('are paid with %s: account, receipt, email, audit and lists of buyers', async (way, account) => {
    const answer = await sell({ way, extras: [meal, size(2)], expectedPrice: 2150 })
    expect([answer.status, answer.json]).toEqual([
      201,
      { number: expect.any(Number), memberName: 'Ola Kowalczyk', pieces: 2, total: 2150, currency: 'GBP', way },
    ])
    expect(await postings('payment')).toEqual([
      { account, amount: 2150 },
      { account: 'shows', amount: -2150 },
    ])
    const [{ id: purchaseId }] = (await member.get('/purchases')).json.items
    expect((await member.get(`/purchases/${purchaseId}`)).json).toMatchObject({
      status: 'paid',
      total: 2150,
      desk: { way, reason: '' },
      extras: [
        { item: { option: { en: 'M' }, quantity: 1 }, price: 1200, status: 'paid' },
        { item: { option: { en: 'With meat' } }, price: 950, status: 'paid' },
      ],
    })
    const [mail] = (await server.mails()).filter(({ subject }) => subject.startsWith('Extras paid'))
    expect(mail).toMatchObject({ recipient: 'member@example.org' })
    expect(mail?.text).toMatch(
      way === 'cash' ? /Paid in cash to the organiser/ : /Paid by card reader to the organiser/,
    )
    expect(mail?.text).not.toContain('writes:')
    const audited = await server.query(
      `select actor, on_behalf_of, why from audit where action = 'purchase.paid' and actor = '${theAdmin}'`,
    )
    expect(audited).toEqual([{ actor: theAdmin, on_behalf_of: theMember, why: null }])
    const { items } = (await admin.get(`${show}/extras/${dinner}/buyers`)).json
    expect(items).toMatchObject([{ memberName: 'Ola Kowalczyk', status: 'paid', paidAtDesk: way, refundDue: null }])
    const { body } = await server.ask({
      method: 'GET',
      url: `${apiBase}${show}/extras.csv`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(body).toContain(way === 'cash' ? 'GBP,Cash' : 'GBP,Card reader')
    const settled = (await admin.get(`${show}/settlement`)).json
    expect(settled.extras).toMatchObject([
      { pieces: 1, income: 1200 },
      { pieces: 1, income: 950 },
    ])
    expect(settled.ways.find((one: { way: string }) => one.way === account)).toMatchObject({ income: 2150 })
  })

  it('are free of charge only with a reason, which the receipt says', async () => {
    expect((await sell({ way: 'free' })).json).toMatchObject({ code: 'validation_failed', reason: 'invalid' })
    expect((await sell({ way: 'free', reason: 'A meal.' })).json).toMatchObject({ code: 'validation_failed' })
    const reason = 'A meal for a helper of the day.'
    expect((await sell({ way: 'free', expectedPrice: 0, reason })).json).toMatchObject({ code: 'price_changed' })
    expect((await sell({ way: 'free', reason })).json).toMatchObject({ total: 0, way: 'free' })
    expect(await sold()).toEqual([{ quantity: 1, price: 0 }])
    const mail = (await server.mails()).at(-1)
    expect(mail?.text).toMatch(/Free of charge, added by the organiser[^]*A meal for a helper of the day/)
    const { items } = (await admin.get(`${show}/extras/${dinner}/buyers`)).json
    expect(items[0].refunds).toEqual({ policy: 0, whole: 0, nothing: 0 })
  })

  it('are one purchase, however often it is sent; the same key with something else is refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => sell({}, { key: 'the-very-same' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ json }) => json.number)).size).toBe(1)
    expect(await sold()).toHaveLength(1)
    expect((await sell({ way: 'card_reader' }, { key: 'the-very-same' })).json.code).toBe('idempotency_key_mismatch')
  })

  it('come with entries in one purchase, at the prices that were seen', async () => {
    const choices = (await admin.get(`${show}/dogs/latka/classes`)).json
    expect(choices.extras.map((one: { price: number }) => one.price)).toEqual([1500, 1200, 950])
    const add = (expectedPrice: number) =>
      admin.post(
        `${show}/entries`,
        {
          dog: 'latka',
          classIds: [any],
          way: 'cash',
          handlerName: '',
          phone: '',
          reason: 'Entered on paper at the show.',
          extras: [pitch, meal],
          expectedPrice,
        },
        { 'idempotency-key': `with-entries-${expectedPrice}` },
      )
    expect((await add(550)).json).toMatchObject({ code: 'price_changed', total: 3000 })
    expect((await add(3000)).json).toMatchObject({ total: 3000, pieces: 2, entries: [{ price: 550 }] })
    expect(await postings('payment')).toEqual([
      { account: 'cash', amount: 3000 },
      { account: 'shows', amount: -3000 },
    ])
    const free = await admin.post(
      `${show}/entries`,
      {
        dog: 'zolw',
        classIds: [any],
        way: 'free',
        handlerName: '',
        phone: '',
        extras: [meal],
        reason: 'Won in the raffle of the club.',
        expectedPrice: 1500,
      },
      { 'idempotency-key': 'with-entries-free' },
    )
    expect(free.json).toMatchObject({ total: 0, pieces: 1 })
  })

  it('are sold after their last day until the show is over, and not once withdrawn from sale', async () => {
    await server.query(`update show_extras set sold_until = '2026-11-22'`)
    await server.query(`update show_extras set paused = true where id = '${camping}'`)
    await later(20)
    member = await logIn(server, 'member')
    const quoted = (await member.post('/quote', { items: [], extras: [meal] })).json
    expect(quoted.extras[0].reasons).toEqual([{ code: 'sale_over' }])
    expect((await offered()).items.map((one: { name: { en: string } }) => one.name.en)).toEqual([
      'T-shirt',
      'Saturday dinner',
    ])
    expect(await reasons()).toEqual([null, null])
    expect((await sell()).status).toBe(201)
    expect((await sell({ extras: [pitch], expectedPrice: 1500 })).json.code).toBe('not_eligible')
    // The show's last day is the thirteenth.
    await later(3)
    expect(await reasons()).toEqual(['sale_over', 'sale_over'])
    expect((await sell()).json.code).toBe('not_eligible')
    await server.query(`update shows set state = 'cancelled' where slug = '${slug}'`)
    expect(await reasons()).toEqual(['not_on_sale', 'not_on_sale'])
    await server.query(`update shows set state = 'published' where slug = '${slug}'`)
  })

  it('are for members whose membership runs, as entries are, and not for an admin’s own account', async () => {
    await server.query(`update users set renewal_date = '2026-11-20' where email = 'member@example.org'`)
    expect(await reasons()).toEqual(['no_member', 'no_member', 'no_member'])
    expect((await sell()).json.code).toBe('not_eligible')
    expect((await sell({ memberId: theAdmin })).json.code).toBe('own_account')
    expect((await sell({ memberId: id(1, 999) })).status).toBe(404)
    expect((await admin.get(`${show}/members/${id(1, 999)}/extras`)).status).toBe(404)
    for (const who of [member, await logIn(server, 'judge'), await logIn(server, 'reviewer')]) {
      expect((await sell({}, { who })).status).toBe(403)
      expect((await who.get(`${show}/members/${theMember}/extras`)).status).toBe(403)
    }
    expect(await sold()).toEqual([])
  })

  it('hold to the limits of all, of an option and of the member, which a member’s checkout counts towards', async () => {
    expect((await sell({ extras: [size(4)], expectedPrice: 1200 })).json.code).toBe('places_gone')
    expect((await sell({ extras: [{ ...pitch, quantity: 3 }], expectedPrice: 4500 })).json.code).toBe('not_eligible')
    const held = await buy(member, { kind: 'entries', items: [], extras: [pitch], expectedTotal: 1500 })
    expect((await offered()).items[0]).toMatchObject({ left: 19, leftForMember: 1 })
    expect((await sell({ extras: [{ ...pitch, quantity: 2 }], expectedPrice: 3000 })).json.code).toBe('not_eligible')
    expect((await sell({ extras: [pitch], expectedPrice: 1500 })).status).toBe(201)
    expect((await pay(member, held)).status).toBe(200)
    expect((await offered()).items[0]).toMatchObject({ left: 18, leftForMember: 0 })
    expect((await sell({ extras: [{ ...meal, quantity: 3 }], expectedPrice: 2850 })).status).toBe(201)
    expect((await sell()).json.code).toBe('places_gone')
  })

  it('refuse another show’s extras, another price, twice the same line, and nothing at all', async () => {
    const other = 'harrogate-autumn-rounds'
    const elsewhere = await admin.post(
      `/desk/shows/${other}/extra-sales`,
      { memberId: theMember, extras: [meal], expectedPrice: 950, way: 'cash', reason: '' },
      { 'idempotency-key': 'of-another-show' },
    )
    expect(elsewhere.json.code).toBe('not_eligible')
    expect((await sell({ expectedPrice: 1 })).json).toMatchObject({ code: 'price_changed', total: 950 })
    for (const extras of [[meal, meal], [], [{ ...meal, quantity: 0 }], [{ ...meal, quantity: 51 }]])
      expect((await sell({ extras })).json.code).toBe('validation_failed')
    expect((await sell({ way: 'transfer' })).json.code).toBe('validation_failed')
    expect((await sell({ extras: [{ ...meal, optionId: null }] })).json.code).toBe('not_eligible')
    expect(await sold()).toEqual([])
  })

  it('are refunded by hand, from the account that took the money, once', async () => {
    expect((await sell({ way: 'card_reader' })).status).toBe(201)
    const listed = async () => (await admin.get(`${show}/extras/${dinner}/buyers`)).json.items[0]
    const withdrawal = { reason: 'The kitchen is closed.', refund: 'whole', expectedRefund: 950 }
    expect((await admin.post(`/desk/extras/${(await listed()).id}/withdrawal`, withdrawal)).status).toBe(204)
    expect(await listed()).toMatchObject({ status: 'withdrawn', paidAtDesk: 'card_reader', refundDue: 950 })
    expect((await server.mails()).at(-1)?.text).toContain(
      'You paid at the show, so the organiser will refund £9.50 in cash',
    )
    await server.runJobs()
    const due = async () => (await admin.get('/desk/transfers')).json.refundsDue
    const [refund] = await due()
    expect(await due()).toMatchObject([{ amount: 950, account: 'card_reader', own: false }])
    expect((await member.post(`/desk/transfers/refunds/${refund.id}`)).status).toBe(403)
    const marked = await Promise.all([1, 2].map(() => admin.post(`/desk/transfers/refunds/${refund.id}`)))
    expect(marked.map(({ status }) => status)).toEqual([204, 204])
    expect(await postings('refund_sent')).toMatchObject([{ amount: 950 }, { account: 'card_reader', amount: -950 }])
    expect([await due(), (await listed()).refundDue]).toEqual([[], null])
    expect(await server.query(`select actor from audit where action = 'extra.refund_sent'`)).toEqual([
      { actor: theAdmin },
    ])
  })
})
