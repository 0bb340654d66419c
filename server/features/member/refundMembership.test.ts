import type { MemberPurchase } from '#contract/member/member'
import { buy, cart, pay, plan } from '../../testing/buying'
import { callerOf, logIn } from '../../testing/client'
import { sampleId } from '../../seed/people'
import type { TestServer } from '../../testing/startTestServer'

const [helen, ola, tom] = [sampleId(1, 1), sampleId(1, 2), sampleId(1, 3)]
const reason = 'Moves abroad and can’t use it.'

describe('a refund of a membership', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const newestOf = async (id: string): Promise<MemberPurchase> =>
    (await admin.get(`/desk/members/${id}`)).json.purchases.items[0]
  const refund = (id: string, body: object) =>
    admin.post(`/desk/members/${id}/refunds`, { ends: false, reason, ...body })
  const record = (id: string, body: object = {}) =>
    admin.post(`/desk/members/${id}/memberships`, {
      kind: 'adult',
      planId: '1-year',
      way: 'cash',
      birthDate: null,
      receivedOn: null,
      reason: '',
      expectedPrice: 2600,
      expectedUntil: '2027-11-21',
      ...body,
    })
  const mailsTo = async (email: string) => (await server.mails()).filter(({ recipient }) => recipient === email)
  const refunds = () =>
    server.query('select amount, done_at is not null as done from entry_refunds order by created_at, amount')

  /** Buys a year online, and reads the purchase as the office sees it. */
  const bought = async (who = 'newcomer', id = tom) => {
    const member = await logIn(server, who)
    await pay(member, await buy(member, plan()))
    await server.runJobs()
    server.clock.advance(1000)
    return { member, purchase: await newestOf(id) }
  }

  it('is sent by the provider that took the payment, and ends the membership that was paid for', async () => {
    const { member, purchase } = await bought()
    expect(purchase).toMatchObject({
      refunded: 0,
      refundable: { most: 2600, account: 'provider', lastDay: '2026-11-20' },
    })
    const body = { purchaseId: purchase.id, amount: 2600, ends: true, expectedMost: 2600, expectedUntil: '2027-11-21' }
    const { status, json } = await refund(tom, body)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      state: 'lapsed',
      renewalDate: '2026-11-20',
      memberships: [{ event: 'refunded', endsOn: '2026-11-20', reason, recordedBy: 'Helen Marsh' }, { event: 'begun' }],
      purchases: { items: [{ refunded: 2600, refundable: null }] },
    })
    expect(await server.brokenInvariants()).toEqual([])
    await server.runJobs()
    expect(await refunds()).toEqual([{ amount: 2600, done: true }])
    expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 2600 }])
    expect(await server.brokenInvariants()).toEqual([])
    const [mail] = (await mailsTo('newcomer@example.org')).filter(({ subject }) =>
      subject.startsWith('Membership refund'),
    )
    expect(mail?.text).toMatch(/refunding £26\.00 of your membership fee to your original payment method/)
    expect(mail?.text).toMatch(/last day of your membership is 20 November 2026/)
    expect(mail?.text).toContain(reason)
    const shown = (await member.get(`/purchases/${purchase.id}`)).json
    expect(shown).toMatchObject({ status: 'paid', lines: [{ refunds: [{ amount: 2600, doneOn: '2026-11-21' }] }] })
  })

  it('is offered for a membership that runs, however many purchases came after it', async () => {
    const { purchase } = await bought()
    await server.query(`insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, payment_id)
      select gen_random_uuid(), '${tom}', 'entries', '', 'expired', 500, 'GBP', '2026-11-21T12:00:00Z', gen_random_uuid()
      from generate_series(1, 12)`)
    const { items, all } = (await admin.get(`/desk/members/${tom}`)).json.purchases
    expect([all, items.length, items.at(-1).id]).toEqual([13, 10, purchase.id])
    expect(items.at(-1).refundable).toMatchObject({ most: 2600 })
  })

  it('may be a part, several times, and never more than was paid; the membership stays', async () => {
    const { purchase } = await bought()
    const part = { purchaseId: purchase.id, amount: 1000, expectedMost: 2600, expectedUntil: '2027-11-21' }
    expect((await refund(tom, part)).json).toMatchObject({ renewalDate: '2027-11-21', state: 'active' })
    const again = await refund(tom, part)
    expect([again.status, again.json.code]).toEqual([409, 'consequences_changed'])
    expect((await refund(tom, { ...part, amount: 1601, expectedMost: 1600 })).json.amount).toBe('invalid')
    for (const amount of [0, -1, 10.5])
      expect((await refund(tom, { ...part, amount, expectedMost: 1600 })).status).toBe(400)
    expect((await refund(tom, { ...part, amount: 1600, expectedMost: 1600 })).status).toBe(200)
    expect((await refund(tom, { ...part, amount: 1, expectedMost: 1 })).status).toBe(409)
    await server.runJobs()
    expect(await refunds()).toEqual([
      { amount: 1000, done: true },
      { amount: 1600, done: true },
    ])
    expect(await server.brokenInvariants()).toEqual([])
  })

  it('gives years that have not begun back from the day on which they would have', async () => {
    await server.query(`update users set renewal_date = '2026-12-01' where id = '${ola}'`)
    const { purchase } = await bought('member', ola)
    expect(purchase.refundable).toMatchObject({ lastDay: '2026-12-01' })
    const body = { purchaseId: purchase.id, amount: 2600, ends: true, expectedMost: 2600, expectedUntil: '2027-12-01' }
    expect((await refund(ola, { ...body, expectedUntil: '2027-11-30' })).status).toBe(409)
    expect((await refund(ola, body)).json).toMatchObject({ renewalDate: '2026-12-01', state: 'lapsing' })
  })

  it('ends no membership that another purchase has prolonged since', async () => {
    const { purchase } = await bought()
    await record(tom, { expectedUntil: '2028-11-21' })
    const body = { purchaseId: purchase.id, amount: 2600, expectedMost: 2600, expectedUntil: '2028-11-21' }
    expect((await refund(tom, { ...body, ends: true })).status).toBe(409)
    expect((await refund(tom, body)).json).toMatchObject({ renewalDate: '2028-11-21' })
  })

  it('of cash is made by hand: listed until it is marked, never settled by a line of the bank', async () => {
    await record(tom)
    const purchase = await newestOf(tom)
    expect(purchase.refundable).toEqual({ most: 2600, account: 'cash', lastDay: '2026-11-20' })
    await refund(tom, { purchaseId: purchase.id, amount: 2600, expectedMost: 2600, expectedUntil: '2027-11-21' })
    await server.runJobs()
    expect(await refunds()).toEqual([{ amount: 2600, done: false }])
    const { refundsDue } = (await admin.get('/desk/transfers')).json
    expect(refundsDue).toMatchObject([{ number: purchase.receipt, amount: 2600, account: 'cash' }])
    const line = { day: '2026-11-20', amount: -2600, currency: 'GBP', name: 'T Newcomer', text: 'Refund', bankId: 'A1' }
    expect((await admin.post('/desk/statement/import', { account: '', lines: [line] })).status).toBe(200)
    const [open] = (await admin.get('/desk/statement')).json.open
    expect(open).toMatchObject({ amount: -2600, match: null })
    const settlement = { id: open.id, reference: 'RF18', refundId: refundsDue[0].id, difference: null }
    expect((await admin.post('/desk/statement/settle', { lines: [settlement] })).json).toEqual({
      lines: [{ id: open.id, outcome: 'not_found' }],
    })
    const mark = () => admin.post(`/desk/transfers/refunds/${refundsDue[0].id}`, {})
    expect((await mark()).status).toBe(204)
    expect((await mark()).status).toBe(204)
    expect(
      await server.query(`select g.account, g.amount from ledger_postings g join ledger_transactions t
      on t.id = g.transaction_id where t.kind = 'refund_sent' order by g.account`),
    ).toEqual([
      { account: 'cash', amount: -2600 },
      { account: 'refunds_owed', amount: 2600 },
    ])
    expect(await server.brokenInvariants()).toEqual([])
    const [mail] = (await mailsTo('newcomer@example.org')).filter(({ subject }) =>
      subject.startsWith('Membership refund'),
    )
    expect(mail?.text).toMatch(/You paid the club directly/)
  })

  it('corrects the invoice of the membership, by what is kept of it', async () => {
    const { member, purchase } = await bought()
    const invoices = `/purchases/${purchase.id}/invoices`
    const buyer = { name: 'Tom Ashworth', address: '7 Weir Cottages\nRipley', taxNumber: '' }
    expect((await member.post(invoices, buyer)).json.items).toMatchObject([{ kind: 'invoice', gross: 2600 }])
    const part = { purchaseId: purchase.id, amount: 1000, expectedMost: 2600, expectedUntil: '2027-11-21' }
    expect((await refund(tom, part)).status).toBe(200)
    await refund(tom, { ...part, amount: 1600, expectedMost: 1600 })
    expect((await member.get(invoices)).json.items.map(({ gross }: { gross: number }) => gross).sort()).toEqual([
      -1000, -1600, 2600,
    ])
    const mails = (await mailsTo('newcomer@example.org')).filter(({ subject }) =>
      subject.startsWith('Membership refund'),
    )
    expect(mails.map(({ text }) => text.includes(`/purchases/${purchase.id}/invoice`))).toEqual([true, true])
    expect(await server.brokenInvariants()).toEqual([])
  })

  it('is of a paid membership of that member alone, with a reason, and another admin’s for an admin', async () => {
    const { purchase } = await bought()
    const body = { purchaseId: purchase.id, amount: 2600, expectedMost: 2600, expectedUntil: '2027-11-21' }
    expect((await refund(ola, { ...body, expectedUntil: '2027-09-21' })).status).toBe(404)
    expect((await refund(helen, body)).json.code).toBe('own_account')
    expect((await refund(tom, { ...body, reason: 'Short' })).json.reason).toBe('invalid')
    const member = await logIn(server, 'member')
    const entered = await buy(member, cart())
    await pay(member, entered)
    await server.runJobs()
    const ofEntries = { ...body, purchaseId: entered.json.id, expectedUntil: '2027-09-21' }
    expect((await refund(ola, ofEntries)).status).toBe(404)
    for (const name of ['member', 'judge', 'reviewer'])
      expect(
        (await (await logIn(server, name)).post(`/desk/members/${tom}/refunds`, { ...body, ends: false, reason }))
          .status,
      ).toBe(403)
    expect((await callerOf(server).post(`/desk/members/${tom}/refunds`, { ...body, ends: false, reason })).status).toBe(
      401,
    )
    expect(await refunds()).toEqual([])
  })

  it('is in the audit and the member’s data, and loses its reason with the account', async () => {
    const { member, purchase } = await bought()
    await refund(tom, { purchaseId: purchase.id, amount: 500, expectedMost: 2600, expectedUntil: '2027-11-21' })
    expect(
      await server.query(
        `select actor, after from audit where action = 'purchase.refund_owed' and subject_id = '${purchase.id}'`,
      ),
    ).toEqual([{ actor: helen, after: { refund: 500, currency: 'GBP' } }])
    expect((await member.get('/my-data')).json.membershipRefunds).toMatchObject([
      { amount: 500, currency: 'GBP', reason },
    ])
    await member.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect(await server.query('select amount, reason from entry_refunds')).toEqual([{ amount: 500, reason: null }])
    await server.runJobs()
    expect(await refunds()).toEqual([{ amount: 500, done: true }])
    expect(await server.brokenInvariants()).toEqual([])
  })
})
