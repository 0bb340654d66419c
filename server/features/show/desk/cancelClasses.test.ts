import { any, buy, cart, entryRequest, id, pay, zolw } from '../../../testing/buying'
import { logIn, type ApiResponse, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const reason = 'Ring 1 is under water.'

describe('cancelling classes', () => {
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

  const at = `/desk/shows/${slug}/class-cancellation`
  const cancel = (classIds = [any], who = admin, why = reason, more: object = {}) =>
    who.post(at, { classIds, reason: why, ...more })
  const quote = async (classIds = [any]) => (await admin.get(`${at}?classes=${classIds.join()}`)).json
  const two = cart([entryRequest, { classId: any, dogId: zolw }])
  const bought = async (body: object = two) => {
    const purchase = await buy(member, body)
    await pay(member, purchase)
    return purchase
  }
  const linesOf = async ({ json }: ApiResponse) => (await member.get(`/purchases/${json.id}`)).json.lines
  const returned = async () =>
    (await server.query('select amount from partial_refunds')).map(({ amount }) => Number(amount))
  const runJobs = async () => {
    for (let round = 0; round < 3; round += 1) await server.runJobs()
  }
  const shown = async () =>
    (await member.get(`/shows/${slug}`)).json.classes.find((cls: { id: string }) => cls.id === any)

  it('says beforehand what is refunded, then refunds once, with an email and an audit row [E24]', async () => {
    // After closing a member could withdraw nothing, and by the show's policy half would be refunded.
    await server.query(`update shows set refund_percent = 50`)
    const purchase = await bought()
    await server.query(`update shows set entries_close_at = '2026-11-21T10:00:00Z' where slug = '${slug}'`)
    const refunds = { entries: 2, members: 1, held: 0, run: 0, refunds: [{ currency: 'GBP', amount: 1100 }] }
    expect(await quote()).toEqual({ ...refunds, quote: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(await cancel()).toMatchObject({ status: 200, json: refunds })
    expect(await shown()).toMatchObject({ cancelReason: reason, placesLeft: 0 })
    expect((await member.get(`/shows/${slug}`)).json.state).toBe('published')
    await runJobs()
    expect(await returned()).toEqual([550, 550])
    expect(await linesOf(purchase)).toMatchObject(
      Array(2).fill({ status: 'withdrawn', showCancelled: false, classCancelled: true, refund: { amount: 550 } }),
    )
    const mailed = (await server.mails()).filter(({ subject }) => subject.endsWith('2 entries cancelled'))
    expect(mailed).toHaveLength(1)
    expect(mailed[0]?.text).toContain(reason)
    expect(mailed[0]?.text).toContain('We’re refunding £11.00 to your original payment method.')
    const trail = await server.query(
      `select after, why, actor <> 'system' as known from audit where action = 'show.classes_cancelled'`,
    )
    expect(trail).toMatchObject([
      { after: { classes: { [any]: { ring: expect.any(Number), cancelled: true } } }, why: reason, known: true },
    ])
    expect((await admin.get(`/desk/shows/${slug}/history`)).json[0]).toMatchObject({
      event: 'classes_cancelled',
      why: reason,
    })
  })

  it('refuses a press on a quote that is another one by now, and a repeated press changes nothing [E34]', async () => {
    await bought(cart([{ classId: any, dogId: zolw }]))
    const seen = (await quote()).quote
    await bought(cart([entryRequest]))
    const refused = await cancel([any], admin, reason, { quote: seen })
    expect(refused).toMatchObject({ status: 409, json: { code: 'consequences_changed' } })
    expect((await shown()).cancelReason).toBeNull()
    const present = { quote: (await quote()).quote }
    expect((await cancel([any], admin, reason, present)).status).toBe(200)
    await runJobs()
    expect((await cancel([any], admin, 'Another reason.', present)).status).toBe(200)
    expect((await shown()).cancelReason).toBe(reason)
    expect(await returned()).toEqual([550, 550])
  })

  it('refunds a dog that is recorded as not run, unless the results are published [E34]', async () => {
    const purchase = await bought()
    await server.query(`insert into class_results (class_id) values ('${any}') on conflict do nothing`)
    await server.query(`insert into results (entry_id, class_id, faults, refusals, outcome)
      select id, class_id, 0, 0, case when dog_id = '${zolw}' then 'not_run' else 'eliminated' end from entries
      where class_id = '${any}' and status = 'paid'`)
    expect(await quote()).toMatchObject({ entries: 1, run: 1, refunds: [{ amount: 550 }] })
    await cancel()
    await runJobs()
    const lines = (await linesOf(purchase)).map((line: { item: { dogId: string }; status: string }) => [
      line.item.dogId === zolw,
      line.status,
    ])
    expect(lines).toEqual([
      [false, 'paid'],
      [true, 'withdrawn'],
    ])
    expect(await returned()).toEqual([550])
  })

  it('leaves a dog of published results out of the refunds of its cancelled show [E34]', async () => {
    await bought(cart([{ classId: any, dogId: zolw }]))
    await server.query(`insert into class_results (class_id, published_at) values ('${any}', now())`)
    await server.query(`insert into results (entry_id, class_id, faults, refusals, outcome)
      select id, class_id, 0, 0, 'not_run' from entries where class_id = '${any}' and status = 'paid'`)
    expect((await admin.get(`/desk/shows/${slug}/cancellation`)).json).toMatchObject({ entries: 0, refunds: [] })
    await admin.post(`/desk/shows/${slug}/cancellation`, { reason })
    await runJobs()
    expect(await returned()).toEqual([])
  })

  it('emails those who wait for a place that the class is cancelled, with the reason [E34]', async () => {
    await server.query(`insert into waiting_list (id, class_id, dog_id, user_id, state, joined_at)
      select gen_random_uuid(), '${any}', '${zolw}', owner_id, 'waiting', now() from dogs where id = '${zolw}'`)
    await cancel()
    await runJobs()
    const [mail] = (await server.mails()).filter(({ subject }) => subject.includes('was waiting for is cancelled'))
    expect(mail?.text).toContain(reason)
    expect(mail?.text).not.toContain('closed')
  })

  it('writes the email in the language of the member', async () => {
    await server.query(`update users set locale = 'pl' where email = 'member@example.org'`)
    await bought()
    await cancel()
    await runJobs()
    const [mail] = (await server.mails()).filter(({ subject }) => subject.endsWith('odwołane biegi'))
    expect(mail?.text).toContain(`pisze: „${reason}”`)
  })

  it('keeps its first reason, and refunds once, however many cancel it at once on two servers [E24]', async () => {
    await bought()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => cancel([any], admin, `Reason ${n}, at length.`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const rows = await server.query(`select why from audit where action = 'show.classes_cancelled'`)
    expect(rows).toHaveLength(1)
    expect((await shown()).cancelReason).toBe(rows[0]?.why)
    await Promise.all([server.runJobs(), server.runJobs()])
    await runJobs()
    expect(await returned()).toEqual([550, 550])
  })

  it('closes checkouts and refunds a charge at that moment, and takes no entry, move or offer any more [E24]', async () => {
    const open = await buy(member, cart())
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    const charged = await buy(judge, cart([{ classId: any, dogId: dog.id }]))
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${charged.json.paymentId}', 550, 'GBP', now())`,
    )
    await server.query(`insert into waiting_list (id, class_id, dog_id, user_id, state, joined_at)
      select gen_random_uuid(), '${any}', '${zolw}', owner_id, 'waiting', now() from dogs where id = '${zolw}'`)
    expect((await cancel()).json).toMatchObject({ entries: 0, held: 2 })
    const refused = await buy(member, cart([{ classId: any, dogId: zolw }]))
    expect(refused.json).toMatchObject({ code: 'not_eligible', lines: [{ reasons: [{ code: 'class_cancelled' }] }] })
    server.clock.advance(60_000)
    await runJobs()
    expect((await member.get(`/purchases/${open.json.id}`)).json.status).toBe('cancelled')
    expect((await judge.get(`/purchases/${charged.json.id}`)).json).toMatchObject({
      status: 'paid',
      lines: [{ status: 'withdrawn', refund: { amount: 550 } }],
    })
    expect(await returned()).toEqual([550])
    expect(await server.query(`select 1 from waiting_list where class_id = '${any}'`)).toEqual([])
    await server.query(`update shows set entries_close_at = '2026-11-21T10:00:00Z' where slug = '${slug}'`)
    const draw = await admin.post(`/desk/shows/${slug}/classes/${any}/running-order`, { version: 0 })
    expect(draw.json.code).toBe('class_cancelled')
  })

  it('leaves other classes of the show alone, and those who have run keep result and pay [E24]', async () => {
    const { classes } = (await member.get(`/shows/${slug}`)).json
    const other = classes.find(
      (cls: { id: string; height: string; veteran: boolean }) => cls.id !== any && cls.height === 'any' && !cls.veteran,
    )
    const mixed = await bought(
      cart(
        [entryRequest, { classId: any, dogId: zolw }, { classId: other.id, dogId: zolw }],
        1100 + Number(other.price),
      ),
    )
    const entry = (await linesOf(mixed)).find(
      ({ item }: { item: { classId: string; dogId: string } }) => item.classId === any && item.dogId === zolw,
    )
    await server.query(`insert into class_results (class_id) values ('${any}') on conflict do nothing`)
    await server.query(
      `insert into results (entry_id, class_id, faults, refusals, outcome) values ('${entry.entryId}', '${any}', 0, 0, 'eliminated')`,
    )
    expect(await quote()).toMatchObject({ entries: 1, run: 1 })
    await cancel()
    await runJobs()
    expect((await linesOf(mixed)).map((line: { status: string }) => line.status).toSorted()).toEqual([
      'paid',
      'paid',
      'withdrawn',
    ])
    expect(await returned()).toEqual([550])
  })

  it('is for admins, with a reason, for classes of a published show without published results', async () => {
    expect((await cancel([any], member)).status).toBe(403)
    for (const body of [
      {},
      { classIds: [any], reason: 'short' },
      { classIds: [], reason },
      { classIds: ['x'], reason },
    ])
      expect((await admin.post(at, body)).status).toBe(400)
    expect((await admin.get(`${at}?classes=${'-'.repeat(36)}`)).status).toBe(400)
    // Of another show, beside one of this.
    expect((await cancel([any, id(5, 201)])).json.code).toBe('not_found')
    expect((await admin.get(`${at}?classes=${id(5, 201)}`)).json.code).toBe('not_found')
    await server.query(`insert into class_results (class_id, published_at) values ('${any}', now())`)
    expect((await cancel()).json.code).toBe('results_published')
    for (const [state, code] of [
      ['finished', 'show_finished'],
      ['cancelled', 'show_step_refused'],
      ['draft', 'show_step_refused'],
    ]) {
      await server.query(`update shows set state = '${state}' where slug = '${slug}'`)
      expect((await cancel()).json.code).toBe(code)
    }
    expect(await server.query('select 1 from classes where cancelled_at is not null')).toEqual([])
  })
})
