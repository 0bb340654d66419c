import { apiBase } from '#contract/shared/paths'
import { any, buy, cart, entryRequest, minute, noticeOf, pay, sendNotice } from '../../testing/buying'
import { logIn, type ApiResponse, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const show = `/desk/shows/${slug}`
const camping = { extraId: '00000021-0000-4000-8000-000000000001', optionId: null, quantity: 1 }
const shirt = (option: number, quantity = 1) => ({
  extraId: '00000021-0000-4000-8000-000000000002',
  optionId: `00000022-0000-4000-8000-00000000000${option}`,
  quantity,
})
const dinner = (option: number, quantity = 1) => ({
  ...shirt(option, quantity),
  extraId: '00000021-0000-4000-8000-000000000003',
})
const extras = (list: object[], expectedTotal: number) => ({ kind: 'entries', items: [], extras: list, expectedTotal })
const form = {
  kind: 'parking',
  nameEn: 'Parking',
  namePl: 'Parking przy ringu',
  price: 500,
  options: [],
  limit: null,
  perMember: null,
  soldUntil: null,
  paused: false,
}

describe('extras of a show', () => {
  let server: TestServer
  let admin: Caller
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const quote = async (list: object[], items: object[] = [], more: object = {}) =>
    (await member.post('/quote', { items, extras: list, ...more })).json
  const reasons = async (list: object[]) =>
    (await quote(list)).extras.map((one: { reasons: { code: string }[] }) => one.reasons.map(({ code }) => code))
  const bought = async (list: object[], total: number, who = member): Promise<ApiResponse> => {
    const answer = await buy(who, extras(list, total))
    await pay(who, answer)
    return who.get(`/purchases/${answer.json.id}`)
  }
  const change = async (of: string, changes: object) => {
    const { items } = (await admin.get(`${show}/extras`)).json
    const found = items.find((one: { id: string }) => one.id === of)
    const { kind, name, price, options, limit, perMember, soldUntil, paused, version } = found
    const named = options.map((option: { id: string; name: { en: string; pl: string }; limit: number | null }) => ({
      id: option.id,
      nameEn: option.name.en,
      namePl: option.name.pl,
      limit: option.limit,
    }))
    const rest = { kind, nameEn: name.en, namePl: name.pl, price, options: named, limit, perMember, soldUntil, paused }
    return admin.put(`${show}/extras/${of}`, { ...rest, version, ...changes })
  }

  it('are shown with what is left, and sold by themselves or with entries at the server’s price', async () => {
    const shown = (await member.get(`/shows/${slug}/extras`)).json
    expect(shown.map((one: { left: number; onSale: boolean }) => [one.left, one.onSale])).toEqual([
      [20, true],
      [null, true],
      [3, true],
    ])
    const mixed = { ...cart([entryRequest], 550 + 1500 + 2400), extras: [camping, shirt(2, 2)] }
    const answer = await buy(member, mixed)
    expect(answer.status).toBe(201)
    await pay(member, answer)
    const { json } = await member.get(`/purchases/${answer.json.id}`)
    expect(json).toMatchObject({
      status: 'paid',
      total: 4450,
      extras: [
        { item: { quantity: 1, option: null }, price: 1500, total: 1500, status: 'paid', withdrawal: { refund: 1500 } },
        { item: { quantity: 2, option: { en: 'M' } }, price: 1200, total: 2400, status: 'paid' },
      ],
    })
    const after = (await member.get(`/shows/${slug}/extras`)).json
    expect(after[0].left).toBe(19)
    const alone = await bought([camping], 1500)
    expect(alone.json).toMatchObject({ status: 'paid', lines: [], total: 1500 })
    const mails = await server.query(`select subject from outbox where subject like 'Extras paid:%'`)
    expect(mails).toEqual([{ subject: 'Extras paid: Shrewsbury Winter Classic' }])
  })

  it('are the same purchase for the same key and cart, and another for another quantity', async () => {
    const first = await buy(member, extras([camping], 1500), 'the-same-key-1')
    expect((await buy(member, extras([camping], 1500), 'the-same-key-1')).json.id).toBe(first.json.id)
    expect((await buy(member, extras([camping], 1500))).json.id).toBe(first.json.id)
    const two = await buy(member, extras([{ ...camping, quantity: 2 }], 3000))
    expect(two.json.id).not.toBe(first.json.id)
    expect((await member.get(`/shows/${slug}/extras`)).json[0].left).toBe(18)
  })

  it.each([0, -1, 1.5, 51, null, '1', 1e21])('refuse the quantity %j', async (quantity) => {
    expect((await buy(member, extras([{ ...camping, quantity }], 1500))).json.code).toBe('validation_failed')
  })

  it('refuse a line twice, an empty cart, another extra’s option, a missing option and a price of the browser', async () => {
    expect((await buy(member, extras([camping, camping], 3000))).json.code).toBe('validation_failed')
    expect((await buy(member, extras([], 0))).json.code).toBe('validation_failed')
    for (const wrong of [
      { ...camping, optionId: shirt(1).optionId },
      { ...shirt(1), optionId: null },
      { ...shirt(1), optionId: dinner(5).optionId },
      { ...camping, extraId: any },
    ]) {
      expect((await quote([wrong])).missingExtras).toHaveLength(1)
      expect((await buy(member, extras([wrong], 1500))).json.code).toBe('not_eligible')
    }
    const cheap = { ...camping, price: 1, total: 1 }
    expect((await buy(member, extras([cheap], 1))).json).toMatchObject({ code: 'price_changed', total: 1500 })
  })

  it('hold to the limit of all, of an option and of a member, over the lines of a cart and all purchases', async () => {
    expect(await reasons([dinner(5, 2), dinner(6, 2)])).toEqual([[], ['too_few']])
    expect(await reasons([dinner(6, 3)])).toEqual([['too_few']])
    expect(await reasons([shirt(4)])).toEqual([['too_few']])
    expect(await reasons([{ ...camping, quantity: 3 }])).toEqual([['member_limit']])
    await bought([camping], 1500)
    expect((await buy(member, extras([{ ...camping, quantity: 2 }], 3000))).json.code).toBe('not_eligible')
    await bought([dinner(5, 2)], 1900)
    const judge = await logIn(server, 'judge')
    expect((await buy(judge, extras([dinner(6, 2)], 1900))).json.code).toBe('places_gone')
    expect((await buy(judge, extras([dinner(6)], 950))).status).toBe(201)
  })

  it('are not sold once withdrawn from sale, when the sale is over, the show is cancelled or not to be seen, nor to who is no member', async () => {
    expect((await change(camping.extraId, { paused: true })).status).toBe(200)
    expect(await reasons([camping])).toEqual([['not_on_sale']])
    expect((await buy(member, extras([camping], 1500))).json.code).toBe('not_eligible')
    expect((await member.get(`/shows/${slug}/extras`)).json).toHaveLength(2)
    await server.query(`update show_extras set sold_until = '2026-11-20' where id = '${shirt(1).extraId}'`)
    expect(await reasons([shirt(1)])).toEqual([['sale_over']])
    await server.query(`update users set renewal_date = '2026-11-01' where email = 'member@example.org'`)
    expect(await reasons([dinner(5)])).toEqual([['no_member']])
    await server.query(`update shows set state = 'draft' where slug = '${slug}'`)
    expect((await quote([dinner(5)])).missingExtras).toHaveLength(1)
    expect((await member.get(`/shows/${slug}/extras`)).status).toBe(404)
    await server.query(`update shows set state = 'published' where slug = '${slug}'`)
  })

  it('take nothing off for a code, which is refused where there is no entry', async () => {
    const priced = await quote([camping], [entryRequest], { discountCode: 'SAMPLE10' })
    expect(priced).toMatchObject({ total: 495 + 1500, discount: { total: 55 } })
    expect((await quote([camping], [], { discountCode: 'SAMPLE10' })).codeRefusal).toBe('code_not_for_this')
  })

  it('are held until the checkout runs out, and a late payment gets them again or is refunded', async () => {
    const late = await buy(member, extras([dinner(6, 2)], 1900))
    const judge = await logIn(server, 'judge')
    expect((await buy(judge, extras([dinner(6, 2)], 1900))).json.code).toBe('places_gone')
    server.clock.advance(11 * minute)
    expect((await member.get(`/purchases/${late.json.id}`)).json.status).toBe('expired')
    await server.runJobs()
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at, notified_at)
        values ('${late.json.paymentId}', 1900, 'GBP', now(), now())`,
    )
    await sendNotice(server, noticeOf(late))
    expect((await member.get(`/purchases/${late.json.id}`)).json.status).toBe('paid')
    const other = await buy(judge, extras([dinner(5)], 950))
    server.clock.advance(11 * minute)
    await server.runJobs()
    await bought([dinner(5)], 950)
    await sendNotice(server, noticeOf(other))
    await sendNotice(server, noticeOf(other))
    expect((await judge.get(`/purchases/${other.json.id}`)).json.status).toBe('refunded')
  })

  it('are withdrawn alone, once, by the show’s percentage, and are free again', async () => {
    await server.query(`update shows set refund_percent = 50 where slug = '${slug}'`)
    const { json } = await bought([dinner(6, 2), camping], 3400)
    await member.post(`/purchases/${json.id}/invoices`, { name: 'Ola', address: 'Gdańsk', taxNumber: '' })
    const meal = json.extras.find((one: { total: number }) => one.total === 1900)
    const at = `/extras/${meal.id}/withdrawal`
    expect((await member.post(at, { expectedRefund: 1900 })).json).toMatchObject({
      code: 'consequences_changed',
      refund: 950,
    })
    const judge = await logIn(server, 'judge')
    expect((await judge.post(at, { expectedRefund: 950 })).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => member.post(at, { expectedRefund: 950 })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await server.runJobs()
    const after = (await member.get(`/purchases/${json.id}`)).json
    expect(after.extras.find((one: { id: string }) => one.id === meal.id)).toMatchObject({
      status: 'withdrawn',
      refund: { amount: 950, doneOn: '2026-11-21' },
      withdrawal: null,
    })
    expect((await buy(judge, extras([dinner(6, 2)], 1900))).status).toBe(201)
    const settled = (await admin.get(`${show}/settlement`)).json
    expect(settled.extras).toMatchObject([
      { pieces: 1, income: 1500, sent: 0 },
      { pieces: 0, income: 1900, sent: 950, owed: 0 },
    ])
    const other = json.extras.find((one: { total: number }) => one.total === 1500)
    await server.query(`update shows set entries_close_at = now() - interval '10 years' where slug = '${slug}'`)
    expect((await member.post(`/extras/${other.id}/withdrawal`, { expectedRefund: 750 })).json.code).toBe(
      'withdrawal_closed',
    )
  })

  it('of a cancelled show are refunded once, whole, and their checkouts closed', async () => {
    await server.query(`update shows set refund_percent = 0 where slug = '${slug}'`)
    const { json } = await bought([camping, shirt(1)], 2700)
    const judge = await logIn(server, 'judge')
    const open = await buy(judge, extras([camping], 1500))
    const cost = (await admin.get(`${show}/cancellation`)).json.refunds[0].amount
    await admin.post(`${show}/cancellation`, { reason: 'The hall is flooded.' })
    await server.runJobs()
    await server.runJobs()
    const after = (await member.get(`/purchases/${json.id}`)).json
    expect(after.extras.map((one: { refund: { amount: number } }) => one.refund.amount)).toEqual([1500, 1200])
    expect(cost).toBeGreaterThanOrEqual(2700)
    expect((await judge.get(`/purchases/${open.json.id}`)).json.status).toBe('cancelled')
  })

  it('go back in full where the show was moved, and with an account that is deleted', async () => {
    await server.query(`update shows set refund_percent = 0 where slug = '${slug}'`)
    const { json } = await bought([camping], 1500)
    await server.query(`update sold_extras set terms_changed_at = now()`)
    const { extras: moved } = (await member.get(`/purchases/${json.id}`)).json
    expect(moved[0].withdrawal.refund).toBe(1500)
    const cost = (await member.get('/profile/deletion')).json
    expect(cost.refund.amount).toBeGreaterThanOrEqual(1500)
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    await server.runJobs()
    expect(await server.query('select amount from entry_refunds where sold_extra_id is not null')).toEqual([
      { amount: 1500 },
    ])
  })

  it('are kept by admins alone, at a version, and never deleted once sold', async () => {
    const made = await admin.post(`${show}/extras`, form)
    expect(made.status).toBe(201)
    expect((await member.post(`${show}/extras`, form)).status).toBe(403)
    expect((await change(made.json.id, { price: 700 })).json).toMatchObject({ price: 700, version: 2 })
    expect((await change(made.json.id, { price: 800, version: 1 })).json.code).toBe('stale')
    expect((await admin.delete(`/desk/shows/harrogate-autumn-rounds/extras/${made.json.id}`)).status).toBe(404)
    expect((await admin.delete(`${show}/extras/${made.json.id}`)).status).toBe(204)
    const { json } = await bought([shirt(1, 2)], 2400)
    expect((await admin.delete(`${show}/extras/${shirt(1).extraId}`)).json.code).toBe('extra_sold')
    await change(shirt(1).extraId, { price: 9900, nameEn: 'Hoodie' })
    expect((await member.get(`/purchases/${json.id}`)).json.extras[0]).toMatchObject({
      price: 1200,
      item: { name: { en: 'T-shirt' } },
    })
    expect((await change(shirt(1).extraId, { limit: 1 })).json).toMatchObject({
      code: 'validation_failed',
      limit: 'below_sold',
    })
    expect((await change(shirt(1).extraId, { options: [] })).json.options).toBe('option_sold')
  })

  it.each([
    ['nameEn', { nameEn: ' ' }],
    ['nameEn', { nameEn: 'Win at evil.com' }],
    ['nameEn', { nameEn: 'T\u202Eshirt' }],
    ['namePl', { namePl: 'a'.repeat(101) }],
    ['price', { price: -1 }],
    ['price', { price: 1.5 }],
    ['price', { price: 1_000_001 }],
    ['perMember', { perMember: 0 }],
    ['limit', { limit: -1 }],
    ['soldUntil', { soldUntil: '2099-01-01' }],
    ['kind', { kind: 'puppy' }],
  ])('refuse a wrong %s: %j', async (field, wrong) => {
    const { status, json } = await admin.post(`${show}/extras`, { ...form, ...wrong })
    expect([status, json.code, typeof json[field]]).toEqual([400, 'validation_failed', 'string'])
  })

  it('are listed for the organiser, and saved as a table without formulas', async () => {
    await change(shirt(1).extraId, { nameEn: '=1+1' })
    await bought([shirt(1, 2)], 2400)
    const listed = (await admin.get(`${show}/extras/${shirt(1).extraId}/buyers`)).json
    expect(listed.items).toMatchObject([{ quantity: 2, status: 'paid', option: { en: 'S' }, total: 2400 }])
    const { body } = await server.ask({
      method: 'GET',
      url: `${apiBase}${show}/extras.csv`,
      headers: { authorization: `Bearer ${(admin as Caller & { token: string }).token}` },
    })
    expect(body).toContain('Extra,Option')
    expect(body).not.toMatch(/(^|[,\n"])=1/)
  })

  it('are withdrawn by an admin with a reason, a refund that was shown, and an email to the buyer', async () => {
    const { json } = await bought([shirt(2, 2)], 2400)
    const [{ id }] = json.extras
    const reason = 'The shirts were not printed'
    const withdraw = (refund: string, expectedRefund: number, who = admin) =>
      who.post(`/desk/extras/${id}/withdrawal`, { reason, refund, expectedRefund })
    const listed = async () => (await admin.get(`${show}/extras/${shirt(2).extraId}/buyers`)).json.items[0]
    expect((await listed()).refunds).toEqual({ policy: 2400, whole: 2400, nothing: 0 })
    expect((await withdraw('whole', 2400, member)).status).toBe(403)
    expect((await withdraw('whole', 1200)).json).toMatchObject({ code: 'consequences_changed', refund: 2400 })
    expect((await withdraw('whole', 2400)).status).toBe(204)
    expect((await withdraw('whole', 2400)).status).toBe(204)
    expect(await listed()).toMatchObject({ status: 'withdrawn', refunds: null })
    expect(await server.query('select amount from entry_refunds where sold_extra_id is not null')).toEqual([
      { amount: 2400 },
    ])
    const mails = (await server.mails()).filter(
      ({ subject }) => subject === 'Shrewsbury Winter Classic: extras withdrawn',
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`writes: “${reason}”`)
    const audited = await server.query(`select why from audit where action = 'extra.withdrawn'`)
    expect(audited).toEqual([{ why: reason }])
  })

  it('keep the member’s money only where an admin says so, and never touch an admin’s own', async () => {
    const { json } = await bought([camping], 1500)
    await server.query(`update shows set refund_percent = 50 where slug = '${slug}'`)
    const body = { reason: 'They have asked us for this', expectedRefund: 750, refund: 'policy' }
    const path = `/desk/extras/${json.extras[0].id}/withdrawal`
    expect((await admin.post(path, { ...body, expectedRefund: 1500 })).json.code).toBe('consequences_changed')
    expect((await admin.post(path, body)).status).toBe(204)
    const own = await bought([camping], 1500, admin)
    const refused = await admin.post(`/desk/extras/${own.json.extras[0].id}/withdrawal`, {
      ...body,
      refund: 'nothing',
      expectedRefund: 0,
    })
    expect(refused).toMatchObject({ status: 403, json: { code: 'own_account' } })
    const held = await buy(member, extras([camping], 1500))
    const unpaid = (await member.get(`/purchases/${held.json.id}`)).json.extras[0].id
    expect((await admin.post(`/desk/extras/${unpaid}/withdrawal`, body)).json.code).toBe('withdrawal_closed')
  })
})
