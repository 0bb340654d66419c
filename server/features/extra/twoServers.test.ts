import { buy, pay } from '../../testing/buying'
import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const camping = '00000021-0000-4000-8000-000000000001'
const shirt = { extraId: '00000021-0000-4000-8000-000000000002', optionId: '00000022-0000-4000-8000-000000000002' }
const dinner = { extraId: '00000021-0000-4000-8000-000000000003', optionId: '00000022-0000-4000-8000-000000000005' }
const show = '/desk/shows/shrewsbury-winter-classic'

onPostgres('extras at two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let other: TestServer
  let buyers: ReturnType<typeof callerOf>[]
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    other = { ...one, ...(await one.beside()) }
    // Members whose dates let them buy, each logged in at one of the servers.
    const people = await one.query(
      `select email from users where registered_at is not null and blocked_at is null and renewal_date >= '2026-11-21' order by email limit 8`,
    )
    expect(people).toHaveLength(8)
    buyers = []
    for (const [index, { email }] of people.entries()) {
      const { json } = await callerOf(one).post('/login', { email, password: 'clear-round' })
      buyers.push(callerOf(index % 2 ? one : other, json.token))
    }
  })
  afterAll(() => one.close())
  afterEach(async () => expect(await one.brokenInvariants()).toEqual([]))

  const cart = (extras: object[], expectedTotal: number) => ({ kind: 'entries', items: [], extras, expectedTotal })

  it('never sells more than there are, of the whole or of an option', async () => {
    await one.query(`update show_extras set limit_in_all = 3 where id = '${camping}'`)
    await one.query(
      `update show_extras set options = jsonb_set(options, '{1,limit}', '2') where id = '${shirt.extraId}'`,
    )
    const wanted = [
      { extraId: camping, optionId: null, quantity: 1 },
      { ...shirt, quantity: 1 },
    ]
    // Every other one wants them in the other order, and locks are still taken in one order.
    const answers = await Promise.all(
      buyers.map((who, index) => buy(who, cart(index % 2 ? wanted : wanted.toReversed(), 2700))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409])
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ json }) => json.code))).toEqual(
      new Set(['places_gone']),
    )
  })

  it('sells the last piece once, where the show office and the web want it at once, and a repeated sale is one', async () => {
    await one.query(`update show_extras set limit_in_all = 1 where id = '${dinner.extraId}'`)
    const { token } = await logIn(one, 'admin')
    const [{ id: memberId } = { id: '' }] = await one.query(`select id from users where email = 'member@example.org'`)
    const wanted = { ...dinner, quantity: 1 }
    const sale = { memberId, extras: [wanted], expectedPrice: 950, way: 'cash', reason: '' }
    const sell = (server: TestServer, key: string) =>
      callerOf(server, token).post(`${show}/extra-sales`, sale, { 'idempotency-key': key })
    const atOffice = [sell(one, 'the-last-meal'), sell(other, 'the-last-meal'), sell(one, 'another-queue')]
    const answers = await Promise.all([
      ...atOffice,
      ...[2, 3, 4].map((index) => buy(buyers[index]!, cart([wanted], 950))),
    ])
    const codes = answers.map(({ status }) => status)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.every((code) => [200, 201, 409].includes(code))).toBe(true)
    const repeated = answers.slice(0, 2)
    const isSold = repeated.some(({ status }) => status === 201)
    // Of the two with one key either both have the purchase or neither.
    expect(repeated.map(({ status }) => status).sort()).toEqual(isSold ? [200, 201] : [409, 409])
    const [taken] = await one.query(
      `select sum(quantity)::int as pieces from sold_extras where extra_id = '${dinner.extraId}'`,
    )
    expect(taken).toEqual({ pieces: 1 })
  })

  it('keeps one member to their limit over servers', async () => {
    await one.query(`update show_extras set limit_in_all = null, per_member = 2 where id = '${camping}'`)
    const { token } = await logIn(one, 'member')
    const tabs = [one, other, one, other].map((server) => callerOf(server, token))
    const wanted = { extraId: camping, optionId: null, quantity: 2 }
    const first = await buy(tabs[0]!, cart([wanted], 3000))
    await pay(tabs[0]!, first)
    const answers = await Promise.all(tabs.map((tab) => buy(tab, cart([{ ...wanted, quantity: 1 }], 1500))))
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  })

  it('lets the tables refuse what code would have missed, also where an older server reopens a purchase', async () => {
    await one.query(`update show_extras set limit_in_all = 0 where id = '${camping}'`)
    const insert = one.query(
      `insert into sold_extras (id, purchase_id, extra_id, name, quantity, price)
        select gen_random_uuid(), id, '${camping}', '{}', 1, 0 from purchases where status = 'paid' limit 1`,
    )
    await expect(insert).rejects.toMatchObject({ cause: { constraint: 'extras_never_oversold' } })
    await one.query(`update show_extras set limit_in_all = null where id = '${camping}'`)
    const held = await buy(buyers[0]!, cart([{ extraId: camping, optionId: null, quantity: 1 }], 1500))
    await one.query(`update purchases set status = 'expired' where id = '${held.json.id}'`)
    await one.query(
      `update show_extras set limit_in_all = (select coalesce(sum(quantity), 0) from sold_extras s join purchases p on p.id = s.purchase_id
        where s.extra_id = show_extras.id and p.status in ('pending', 'paid')) where id = '${camping}'`,
    )
    const reopened = one.query(`update purchases set status = 'paid' where id = '${held.json.id}'`)
    await expect(reopened).rejects.toMatchObject({ cause: { constraint: 'extras_never_oversold' } })
  })

  it('refunds one once, and lets a change of the organiser and a checkout wait for each other', async () => {
    const { token } = await logIn(one, 'member')
    const tabs = [one, other].map((server) => callerOf(server, token))
    const [paid] = await one.query(
      `select purchase_id as id from sold_extras s join purchases p on p.id = s.purchase_id where p.status = 'paid' and s.extra_id = '${camping}' limit 1`,
    )
    const [{ id, withdrawal }] = (await tabs[0]!.get(`/purchases/${String(paid?.id)}`)).json.extras
    const answers = await Promise.all(
      tabs.map((tab) => tab.post(`/extras/${id}/withdrawal`, { expectedRefund: withdrawal.refund })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await one.query(`select count(*)::int as refunds from entry_refunds where sold_extra_id = '${id}'`)).toEqual(
      [{ refunds: 1 }],
    )
    await one.query(`update show_extras set limit_in_all = 5 where id = '${camping}'`)
    const admin = await logIn(one, 'admin')
    const { items } = (await admin.get(`${show}/extras`)).json
    const { version, kind, name, price } = items.find((item: { id: string }) => item.id === camping)
    const form = { version, kind, nameEn: name.en, namePl: name.pl, price, options: [], limit: 0, perMember: null }
    const [changed, bought] = await Promise.all([
      admin.put(`${show}/extras/${camping}`, { ...form, soldUntil: null, paused: false }),
      buy(buyers[2]!, cart([{ extraId: camping, optionId: null, quantity: 1 }], 1500)),
    ])
    // Whichever came first: nothing is sold beyond the new limit.
    expect([changed.status, bought.status].filter((status) => status >= 400).length).toBeGreaterThanOrEqual(1)
  })

  it('withdraws one once, where its member and an admin do so at once', async () => {
    await one.query(`update show_extras set limit_in_all = null, per_member = null where id = '${camping}'`)
    const { token } = await logIn(one, 'member')
    const member = callerOf(one, token)
    const admin = await logIn(other, 'admin')
    const bought = await buy(member, cart([{ extraId: camping, optionId: null, quantity: 1 }], 1500))
    await pay(member, bought)
    const [{ id }] = (await member.get(`/purchases/${bought.json.id}`)).json.extras
    const [own, desk] = await Promise.all([
      member.post(`/extras/${id}/withdrawal`, { expectedRefund: 1500 }),
      admin.post(`/desk/extras/${id}/withdrawal`, {
        reason: 'The field is flooded',
        refund: 'whole',
        expectedRefund: 1500,
      }),
    ])
    expect([own.status, desk.status]).toEqual([200, 204])
    expect(await one.query(`select amount from entry_refunds where sold_extra_id = '${id}'`)).toEqual([
      { amount: 1500 },
    ])
  })
})
