import { referenceOf } from '#contract/payment/bankTransfer'
import { any, buy, cart, entryRequest, minute, pay, plan, zolw } from '../../testing/buying'
import { logIn, type ApiResponse, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const day = 24 * 60 * minute
const transfer = { iban: 'GB29NWBK60161331926819', accountName: 'Clear Round', holdDays: 5, closingDays: 10 }

describe('bank transfers', () => {
  let server: TestServer
  let member: Caller
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.start({ transfer })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
    await closing(30)
  })

  const closing = (days: number) =>
    server.query(
      `update shows set entries_close_at = timestamptz '2026-11-21T10:00:00Z' + interval '${days} days'
       where id = (select show_id from classes where id = '${any}')`,
    )
  const choose = (bought: ApiResponse, who = member) => who.post(`/payments/${bought.json.paymentId}/transfer`)
  const read = async (bought: ApiResponse, who = member) => (await who.get(`/purchases/${bought.json.id}`)).json
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)
  const received = (bought: ApiResponse, more: object = {}) =>
    admin.post('/desk/transfers', {
      reference: referenceOf(bought.json.number),
      amount: bought.json.total,
      receivedOn: '2026-11-21',
      ...more,
    })
  const begin = async (body: object = cart(), who = member) => {
    const bought = await buy(who, body)
    expect((await choose(bought, who)).status).toBe(200)
    return bought
  }
  const actions = async (bought: ApiResponse) =>
    (await server.query(`select action from audit where subject_id = '${bought.json.id}' order by id`)).map(
      ({ action }) => action,
    )
  const withdraw = async (bought: ApiResponse) => {
    const [{ entryId, withdrawal }] = (await read(bought)).lines
    return member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund })
  }

  describe('choosing one', () => {
    it('holds the places for days, says where the money goes, and mails it', async () => {
      const bought = await buy(member, cart())
      expect(bought.json).toMatchObject({ ways: ['card_form', 'transfer'], transfer: null })
      const reference = referenceOf(bought.json.number).replace(/(.{4})/, '$1 ')
      const details = { iban: 'GB29 NWBK 6016 1331 9268 19', accountName: 'Clear Round', reference }
      expect((await choose(bought)).json).toMatchObject({
        status: 'pending',
        ways: [],
        holdUntil: '2026-11-26T10:00:00.000Z',
        transfer: { ...details, until: '2026-11-26T10:00:00.000Z' },
      })
      const text = (await server.mails()).at(-1)?.text
      for (const part of [reference, details.iban, '£5.50', '26 November 2026']) expect(text).toContain(part)
      server.clock.advance(4 * day)
      await server.runJobs()
      expect([(await read(bought)).status, await taken()]).toEqual(['pending', 1])
      server.clock.advance(day)
      await server.runJobs()
      expect([(await read(bought)).status, await taken()]).toEqual(['expired', 0])
    })

    it('twice is once, and leaves no other way to pay', async () => {
      const bought = await buy(member, cart())
      const both = await Promise.all([choose(bought), choose(bought)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect((await server.mails()).filter(({ subject }) => subject.startsWith('Bank transfer'))).toHaveLength(1)
      expect((await pay(member, bought)).json.code).toBe('transfer_chosen')
      expect(await actions(bought)).toEqual(['purchase.transfer_chosen'])
    })

    it('is not possible shortly before entries close, nor for others’ purchases', async () => {
      await closing(9)
      const bought = await buy(member, cart())
      expect(bought.json.ways).toEqual(['card_form'])
      expect((await choose(bought)).json.code).toBe('transfer_not_offered')
      expect((await choose(bought, await logIn(server, 'judge'))).status).toBe(404)
      await closing(12)
      server.clock.advance(minute)
      expect((await choose(bought)).status).toBe(200)
    })

    it.each([
      ['entries close', `update shows set entries_close_at = '2026-12-04T23:59:59Z'`, '2026-12-04T23:59:59.000Z'],
      ['the class starts', `update classes set date = '2026-12-04', start_time = '08:30'`, '2026-12-04T08:30:00.000Z'],
    ])(
      'holds the place until %s at most',
      async (_what, update, until) => {
        const long = await testServer.start({ transfer: { ...transfer, holdDays: 30 } })
        const who = await logIn(long, 'member')
        await long.query(`update shows set entries_close_at = '2026-12-31', end_date = '2026-12-31'`)
        await long.query(update)
        const bought = await buy(who, cart())
        expect((await choose(bought, who)).json.holdUntil).toBe(until)
        await long.close()
      },
      60_000,
    )

    it('lets the member begin another checkout, for other dogs, that replaces nothing', async () => {
      const bought = await begin()
      expect((await buy(member, cart())).json.code).toBe('not_eligible')
      const other = await buy(member, cart([{ classId: any, dogId: zolw }]))
      expect(other.status).toBe(201)
      expect([(await read(bought)).status, await taken()]).toEqual(['pending', 2])
    })

    it('counts with the cart towards a member’s unpaid places, at once and one after another [T13.1]', async () => {
      await server.query(`update settings set value = '1' where key = 'held_places_per_class'`)
      await begin()
      const { json } = await member.post('/quote', { items: [{ classId: any, dogId: zolw }] })
      expect(json.lines[0].reasons).toEqual([{ code: 'too_many_held', limit: 1 }])
      const more = await buy(member, cart([{ classId: any, dogId: zolw }]))
      expect([more.json.code, await taken()]).toEqual(['not_eligible', 1])
    })

    it('keeps one use of a code that has few, and no more than a member may have [T13.1]', async () => {
      const terms = { percent: 10, amount: null, validFrom: null, validTo: null, showSlug: null }
      const make = (discountCode: string, uses: number | null, usesPerMember: number | null) =>
        admin.post('/desk/discounts', { ...terms, discountCode, uses, usesPerMember })
      await make('FEW', 3, null)
      await make('ONCE', null, 1)
      const items = [{ classId: any, dogId: zolw }]
      const refusalOf = async (discountCode: string) =>
        (await member.post('/quote', { items, discountCode })).json.codeRefusal
      expect(await refusalOf('FEW')).toBeNull()
      const first = await begin({ ...cart([entryRequest], 495), discountCode: 'few' })
      expect(await refusalOf('FEW')).toBe('code_held')
      const holders = (await admin.get('/desk/transfers')).json.awaited
      expect(holders).toMatchObject([{ number: first.json.number, amount: 495, discountCode: 'FEW' }])
      const second = await buy(member, { ...cart(items, 495), discountCode: 'few' })
      expect([second.json.code, second.json.reason]).toEqual(['discount_refused', 'code_held'])
      await received(first)
      expect(await refusalOf('FEW')).toBeNull()
      await pay(member, await buy(member, { ...cart(items, 495), discountCode: 'once' }))
      expect(await refusalOf('ONCE')).toBe('code_used_by_member')
    })

    it('of an admin is confirmed, ended and sent back by another admin [B09]', async () => {
      await server.query(
        `update users set roles = array_append(roles, 'ROLE_ADMIN') where email = 'member@example.org'`,
      )
      const bought = await begin()
      const reference = referenceOf(bought.json.number)
      const body = { reference, amount: bought.json.total, receivedOn: '2026-11-21' }
      expect((await member.get('/desk/transfers')).json.awaited).toMatchObject([{ own: true }])
      expect((await member.post('/desk/transfers', body)).json.code).toBe('own_account')
      expect((await member.post('/desk/transfers/end', { reference })).json.code).toBe('own_account')
      expect((await received(bought)).status).toBe(200)
      await server.query(
        `update purchases set status = 'refunded', refund_done_at = null where id = '${bought.json.id}'`,
      )
      expect((await member.post(`/desk/transfers/refunds/${bought.json.id}`)).json.code).toBe('own_account')
    })

    it('is listed with its places, and an admin ends it with an email to its owner [T13.1]', async () => {
      const bought = await begin()
      const reference = referenceOf(bought.json.number)
      const { awaited } = (await admin.get('/desk/transfers')).json
      expect(awaited).toMatchObject([
        {
          email: 'member@example.org',
          kind: 'entries',
          places: 1,
          shows: ['Shrewsbury Winter Classic'],
          discountCode: null,
          number: bought.json.number,
          own: false,
        },
      ])
      const end = (who: Caller) => who.post('/desk/transfers/end', { reference })
      expect((await end(member)).status).toBe(403)
      const both = await Promise.all([end(admin), end(admin)])
      expect(both.map(({ status }) => status)).toEqual([204, 204])
      expect([(await read(bought)).status, await taken()]).toEqual(['cancelled', 0])
      expect(await actions(bought)).toEqual(['purchase.transfer_chosen', 'purchase.cancelled'])
      const ended = (await server.mails()).filter(({ subject }) => subject.endsWith('has been cancelled'))
      expect(ended).toHaveLength(1)
      expect(ended[0]).toMatchObject({ recipient: 'member@example.org' })
      await received(bought)
      expect((await end(admin)).json.code).toBe('purchase_paid')
    })

    it('of a purchase that is charged is refused', async () => {
      const bought = await buy(member, cart())
      await pay(member, bought)
      expect((await choose(bought)).json.code).toBe('purchase_closed')
    })
  })

  describe('a transfer that came in [T16.4]', () => {
    it('is confirmed by an admin, once, with the day of the bank statement', async () => {
      const bought = await begin()
      expect((await member.post('/desk/transfers', {})).status).toBe(403)
      const both = await Promise.all([received(bought), received(bought)])
      const reference = referenceOf(bought.json.number).replace(/(.{4})/, '$1 ')
      for (const { status, json } of both) expect([status, json]).toEqual([200, { reference, outcome: 'paid' }])
      expect(await read(bought)).toMatchObject({ status: 'paid', transfer: { until: null } })
      expect(await actions(bought)).toEqual(['purchase.transfer_chosen', 'purchase.paid'])
      const [row] = await server.query(
        `select after, actor from audit where action = 'purchase.paid' order by id desc limit 1`,
      )
      expect(row?.['after']).toMatchObject({ status: 'paid', transferredOn: '2026-11-21' })
      expect(row?.['actor']).not.toBe('system')
    })

    it('of another amount is refused with both amounts, and so is a typo or a future day', async () => {
      const bought = await begin()
      const other = await received(bought, { amount: 500 })
      expect([other.status, other.json]).toEqual([
        409,
        expect.objectContaining({ code: 'transfer_amount', expected: 550, received: 500, currency: 'GBP' }),
      ])
      const slip = referenceOf(bought.json.number).replace(/.$/, (last) => (last === '1' ? '2' : '1'))
      expect((await received(bought, { reference: slip })).status).toBe(404)
      expect((await received(bought, { receivedOn: '2026-11-22' })).json).toMatchObject({ receivedOn: 'in_future' })
      expect((await read(bought)).status).toBe('pending')
    })

    it('confirms nothing for a purchase paid by card, or without a chosen transfer', async () => {
      const bought = await buy(member, cart())
      expect((await received(bought)).json.code).toBe('transfer_not_offered')
      await pay(member, bought)
      expect((await received(bought)).json.code).toBe('purchase_paid')
    })

    it('too late takes its places again, or is due to be sent back by hand', async () => {
      for (const full of [false, true]) {
        const bought = await begin(cart([{ classId: any, dogId: full ? zolw : (cart().items[0]?.dogId ?? '') }]))
        expect((await member.delete(`/purchases/${bought.json.id}`)).status).toBe(204)
        if (full) await server.query(`update classes set capacity = taken where id = '${any}'`)
        const outcome = full ? 'refunded' : 'paid'
        expect((await received(bought)).json).toMatchObject({ outcome })
        expect((await read(bought)).status).toBe(outcome)
      }
    })
  })

  it('is no longer expected when the show is cancelled: one email says so, and a sent transfer is refunded', async () => {
    const bought = await begin()
    await server.query('truncate outbox')
    const reason = 'The ground is under water.'
    expect((await admin.post('/desk/shows/shrewsbury-winter-classic/cancellation', { reason })).status).toBe(200)
    for (let round = 0; round < 3; round += 1) await server.runJobs()
    expect((await read(bought)).status).toBe('cancelled')
    const mails = (await server.mails()).filter(({ text }) =>
      text.includes(`We’ve closed purchase ${bought.json.number}`),
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Cancelled: Shrewsbury Winter Classic'])
    expect(mails[0]?.text).toContain(reason)
    expect(mails[0]?.text).toContain('If you’ve already sent it, we’ll refund it.')
    expect((await received(bought)).status).toBe(200)
    for (let round = 0; round < 2; round += 1) await server.runJobs()
    expect((await admin.get('/desk/transfers')).json.refundsDue).toMatchObject([
      { number: bought.json.number, amount: 550 },
    ])
  })

  it('keep refunds due until an admin says that they were sent', async () => {
    const bought = await begin()
    await received(bought)
    expect((await withdraw(bought)).status).toBe(200)
    await server.runJobs()
    const { refundsDue, awaited } = (await admin.get('/desk/transfers')).json
    expect([awaited, refundsDue]).toEqual([[], [expect.objectContaining({ amount: 550, number: bought.json.number })]])
    const [{ id }] = refundsDue
    expect((await member.post(`/desk/transfers/refunds/${id}`)).status).toBe(403)
    for (let time = 0; time < 2; time += 1) expect((await admin.post(`/desk/transfers/refunds/${id}`)).status).toBe(204)
    expect((await admin.get('/desk/transfers')).json.refundsDue).toEqual([])
    expect((await read(bought)).lines[0].refund).toEqual({ amount: 550, doneOn: '2026-11-21' })
    const sent = await server.query(`select actor from audit where action = 'entry.refund_sent'`)
    expect(sent.map(({ actor }) => actor)).not.toContain('system')
    expect(await server.query('select * from partial_refunds')).toEqual([])
  })

  it('is confirmed, listed and sent back by commands of the operator too', async () => {
    const bought = await begin()
    const reference = referenceOf(bought.json.number)
    expect(await server.admin('transfer', 'list')).toMatch(/^expected {2}RF\d\d \d+ {2}550 GBP {2}.* until 2026-11-26T/)
    const wrong = server.admin('transfer', 'confirm', reference, '500', '2026-11-21')
    await expect(wrong).rejects.toThrow('Received: 500, to pay: 550 GBP (minor units).')
    await expect(server.admin('transfer', 'confirm', 'RF00 1', '500', '2026-11-21')).rejects.toThrow()
    expect(await server.admin('transfer', 'confirm', reference, '550', '2026-11-21')).toBe(
      `Purchase ${bought.json.number} is paid.`,
    )
    await withdraw(bought)
    const [line = ''] = (await server.admin('transfer', 'list')).split('\n')
    const [, id = ''] = /^refund due {2}(\S+) {2}/.exec(line) ?? []
    expect(await server.admin('transfer', 'refunded', id)).toBe('The refund is marked as sent.')
    expect(await server.admin('transfer', 'list')).toBe('No transfers expected and no refunds due.')
  })

  it('lists expected transfers, and refunds whole payments that could not be honoured', async () => {
    const newcomer = await logIn(server, 'newcomer')
    const membership = await begin(plan(), newcomer)
    const bought = await begin()
    const { awaited } = (await admin.get('/desk/transfers')).json
    expect(awaited.map(({ number }: { number: number }) => number)).toEqual([
      membership.json.number,
      bought.json.number,
    ])
    await member.delete(`/purchases/${bought.json.id}`)
    await server.query(`update classes set capacity = taken where id = '${any}'`)
    await received(bought)
    await server.runJobs()
    expect((await read(bought)).refundedOn).toBeNull()
    const [{ id, amount }] = (await admin.get('/desk/transfers')).json.refundsDue
    expect(amount).toBe(550)
    await admin.post(`/desk/transfers/refunds/${id}`)
    expect((await read(bought)).refundedOn).toBe('2026-11-21')
    await received(membership)
    expect((await newcomer.get('/me')).json.renewalDate).toBe('2027-11-21')
  })
})
