import { any, buy, cart, entryRequest, notOfSample, pay, zolw } from '../../../testing/buying'
import { logIn, type ApiResponse, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const reason = 'The ground is under water.'
const minute = 60_000

describe('cancelling a show', () => {
  let server: TestServer
  let member: Caller
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    // Of the sample, which has entries in this show, none: what a test counts it has made.
    await server.query(`update entries set status = 'released' where status in ('held', 'paid')`)
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
  })

  const cancel = (who = admin, body: object = { reason }, show = slug) =>
    who.post(`/desk/shows/${show}/cancellation`, body)
  const two = cart([entryRequest, { classId: any, dogId: zolw }])
  const bought = async (body: object = two) => {
    const purchase = await buy(member, body)
    await pay(member, purchase)
    return purchase
  }
  const linesOf = async ({ json }: ApiResponse) => (await member.get(`/purchases/${json.id}`)).json.lines
  const returned = async () =>
    (await server.query('select amount from partial_refunds')).map(({ amount }) => Number(amount))
  const stateOf = async () => (await server.query(`select state from shows where slug = '${slug}'`))[0]?.state

  it('shows refunds and members beforehand, and refunds once, with an email and an audit row', async () => {
    // After closing a member could withdraw nothing, and by the show's policy half would be refunded.
    await server.query(`update shows set refund_percent = 50`)
    const purchase = await bought()
    await server.query(`update shows set entries_close_at = '2026-11-21T10:00:00Z' where slug = '${slug}'`)
    const refunds = { entries: 2, members: 1, held: 0, refunds: [{ currency: 'GBP', amount: 1100 }] }
    expect((await admin.get(`/desk/shows/${slug}/cancellation`)).json).toEqual(refunds)
    expect(await cancel()).toMatchObject({ status: 200, json: refunds })
    expect((await member.get(`/shows/${slug}`)).json).toMatchObject({ state: 'cancelled', cancelReason: reason })
    for (let round = 0; round < 3; round += 1) await server.runJobs()
    expect(await returned()).toEqual([550, 550])
    expect(await linesOf(purchase)).toMatchObject(
      Array(2).fill({ status: 'withdrawn', showCancelled: true, refund: { amount: 550 } }),
    )
    expect(Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)).toBe(0)
    const mailed = (await server.mails()).filter(({ subject }) => subject.startsWith('Cancelled'))
    expect(mailed).toHaveLength(1)
    expect(mailed[0]?.text).toContain(reason)
    expect(mailed[0]?.text).toContain('We’re refunding £11.00 to your original payment method.')
    expect(
      await server.query(
        `select before, after, why, actor <> 'system' as known from audit where action = 'show.cancelled'`,
      ),
    ).toEqual([{ before: { state: 'published' }, after: { state: 'cancelled' }, why: reason, known: true }])
  })

  it('keeps its first reason, and changes nothing more, however many cancel it at once', async () => {
    await bought()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => cancel(admin, { reason: `Reason ${n}, at length.` })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const rows = await server.query(`select why from audit where action = 'show.cancelled'`)
    expect(rows).toHaveLength(1)
    expect((await member.get(`/shows/${slug}`)).json.cancelReason).toBe(rows[0]?.why)
    await Promise.all([server.runJobs(), server.runJobs()])
    await server.runJobs()
    expect(await returned()).toEqual([550, 550])
  })

  it('closes checkouts that hold a place, and refunds a charge at that moment', async () => {
    const open = await buy(member, cart())
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    const charged = await buy(judge, cart([{ classId: any, dogId: dog.id }]))
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${charged.json.paymentId}', 550, 'GBP', now())`,
    )
    expect((await cancel()).json).toMatchObject({ entries: 0, held: 2 })
    expect((await buy(member, cart([{ classId: any, dogId: zolw }]))).json.code).toBe('not_eligible')
    server.clock.advance(minute)
    for (let round = 0; round < 3; round += 1) await server.runJobs()
    expect((await member.get(`/purchases/${open.json.id}`)).json.status).toBe('cancelled')
    expect((await pay(member, open)).json.code).toBe('purchase_closed')
    expect((await judge.get(`/purchases/${charged.json.id}`)).json).toMatchObject({
      status: 'paid',
      lines: [{ status: 'withdrawn', refund: { amount: 550 } }],
    })
    expect(await returned()).toEqual([550])
    expect(await server.query(`select 1 from charges where ${notOfSample}`)).toHaveLength(1)
  })

  it('gives the others their money back where one purchase cannot be given back', async () => {
    const broken = await bought(cart())
    const whole = await bought(cart([{ classId: any, dogId: zolw }]))
    // More would go back than was paid: the job refuses that one, whichever comes first.
    await server.query(`update purchases set total = 1 where id = '${broken.json.id}'`)
    await cancel()
    await server.runJobs().catch(() => undefined)
    await server.runJobs().catch(() => undefined)
    expect(await linesOf(whole)).toMatchObject([{ status: 'withdrawn' }])
    expect(await linesOf(broken)).toMatchObject([{ status: 'paid' }])
    expect(await returned()).toEqual([550])
  })

  it('leaves other items of the same purchase alone', async () => {
    const [other] = (await member.get('/shows/kendal-fells-agility')).json.classes.filter(
      (cls: { height: string; veteran: boolean }) => cls.height === 'any' && !cls.veteran,
    )
    const mixed = await bought(cart([entryRequest, { classId: other.id, dogId: zolw }], 550 + Number(other.price)))
    await cancel()
    await server.runJobs()
    expect((await linesOf(mixed)).map((line: { status: string }) => line.status).sort()).toEqual(['paid', 'withdrawn'])
    expect(await returned()).toEqual([550])
  })

  it('refunds the payments of an account that is deleted before its turn', async () => {
    const purchase = await bought()
    await cancel()
    const { status } = await member.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect(status).toBe(204)
    await server.runJobs()
    expect(await returned()).toEqual([550, 550])
    const rows = await server.query(`select status from entries where purchase_id = '${purchase.json.id}'`)
    expect(rows).toEqual([{ status: 'withdrawn' }, { status: 'withdrawn' }])
  })

  it('is for admins, needs a written reason, and ends with the show', async () => {
    expect([(await cancel(member)).status, await stateOf()]).toEqual([403, 'published'])
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(2000) }])
      expect((await cancel(admin, body)).status).toBe(400)
    expect((await cancel(admin, { reason }, 'nowhere')).status).toBe(404)
    expect((await cancel(admin, { reason }, 'lodz-jesienne-starty')).json.code).toBe('show_finished')
    expect(await stateOf()).toBe('published')
  })

  it('is possible for the operator, and prints the refunds', async () => {
    await bought()
    await expect(server.admin('show', 'cancel', 'nowhere', reason)).rejects.toThrow('No show with the slug nowhere.')
    await expect(server.admin('show', 'cancel', slug, ' ')).rejects.toThrow('Give a reason of at least 10 characters.')
    expect(await server.admin('show', 'cancel', slug, reason)).toBe(
      `${slug} is cancelled. 2 paid entries of 1 member will be refunded: 11.00 GBP.`,
    )
    expect(await stateOf()).toBe('cancelled')
  })
})
