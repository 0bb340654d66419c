import { execFileSync } from 'node:child_process'
import { apiBase } from '#contract/shared/paths'
import { any, buy, cart, id, latka, pay, zolw } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const day = 24 * 60 * 60_000
const slug = 'shrewsbury-winter-classic'
const show = `/desk/shows/${slug}`
const reason = 'Entered on paper, at the desk of the show.'
// Classes of the same show: one for large dogs, and one that is full.
const [large, full] = [id(5, 103), id(5, 102)]
const payments = `select status, total, paid_by, desk_way, desk_reason, taken_by from purchases where desk_way is not null and kind = 'entries' and number > 1000`

describe('entries that the desk adds', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Caller
  let keys = 0
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    // Entries have closed.
    server.clock.advance(20 * day)
    ;[admin, member] = [await logIn(server, 'admin'), await logIn(server, 'member')]
  })

  const add = (
    how: object = {},
    { who = admin, key = `desk-key-${(keys += 1)}` }: { who?: Caller; key?: string } = {},
  ) =>
    who.post(
      `${show}/entries`,
      {
        dog: 'latka',
        classIds: [any],
        expectedPrice: 550,
        way: 'cash',
        reason,
        handlerName: '',
        phone: '',
        ...how,
      },
      { 'idempotency-key': key },
    )
  const taken = async (classId: string) =>
    (await server.query(`select taken from classes where id = '${classId}'`))[0]?.taken
  const choices = async (dog = 'latka') => (await admin.get(`${show}/dogs/${dog}/classes`)).json
  const codes = async (classId: string, dog = 'latka') =>
    (await choices(dog)).classes
      .find((cls: { id: string }) => cls.id === classId)
      .reasons.map(({ code }: { code: string }) => code)
  const lastMail = async () => (await server.mails()).at(-1)
  const pdf = async (path: string, language = 'en') => {
    const answer = await server.ask({
      method: 'GET',
      url: `${apiBase}${show}/${path}`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
    })
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    const read = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: answer.bytes })
    return JSON.parse(read.toString()) as { text: string; tagged: boolean }
  }

  it('cost what the show takes off for a further dog, as the choice of classes says', async () => {
    await server.query(`update shows set second_dog_percent = 20 where slug = '${slug}'`)
    const priceOf = async (dog: string) =>
      (await choices(dog)).classes.find((cls: { id: string }) => cls.id === any).price
    expect([await priceOf('latka'), await priceOf('zolw')]).toEqual([550, 550])
    expect((await add()).status).toBe(201)
    expect([await priceOf('latka'), await priceOf('zolw')]).toEqual([550, 440])
    expect((await add({ dog: 'zolw' })).json).toMatchObject({ code: 'price_changed', total: 440 })
    expect((await add({ dog: 'zolw', expectedPrice: 440 })).json).toMatchObject({ total: 440 })
  })

  it('list each class with its price and every reason against it, also after entries have closed [J08]', async () => {
    expect(await choices()).toMatchObject({
      dog: { slug: 'latka', name: 'Łatka' },
      memberName: 'Ola Kowalczyk',
      currency: 'GBP',
      classes: expect.arrayContaining([expect.objectContaining({ id: any, price: 550, reasons: [], warnings: [] })]),
    })
    expect((await choices()).classes).toHaveLength(10)
    expect([await codes(full), await codes(large)]).toEqual([['class_full'], []])
    await server.query(`update users set renewal_date = '2026-12-01' where email = 'member@example.org'`)
    expect(await codes(any)).toEqual(['membership_ends_before'])
    expect((await add()).json).toMatchObject({
      code: 'not_eligible',
      lines: [{ reasons: [{ code: 'membership_ends_before' }] }],
    })
    expect((await admin.get(`${show}/dogs/no-such-dog/classes`)).status).toBe(404)
  })

  it('adds once, however often it is sent: places, lines, payment, receipt, email and audit [J08]', async () => {
    const both = { classIds: [any, large], expectedPrice: 1100 }
    const answers = await Promise.all([1, 2, 3].map(() => add(both, { key: 'one-and-the-same' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(answers.map(({ json }) => [json.total, json.number, json.entries.length])).toEqual(
      Array(3).fill([1100, answers[0]?.json.number, 2]),
    )
    expect([await taken(any), await taken(large)]).toEqual([1, 1])
    expect(await server.query(payments)).toEqual([
      {
        status: 'paid',
        total: 1100,
        paid_by: 'desk',
        desk_way: 'cash',
        desk_reason: reason,
        taken_by: id(1, 1),
      },
    ])
    const audited = await server.query(
      `select actor, on_behalf_of, after, why from audit where action = 'purchase.paid' and why is not null`,
    )
    expect(audited).toEqual([
      {
        actor: id(1, 1),
        on_behalf_of: id(1, 2),
        why: reason,
        after: expect.objectContaining({ status: 'paid', paidBy: 'desk' }),
      },
    ])
    const mails = (await server.mails()).filter(({ subject }) => subject.startsWith('Entries confirmed'))
    expect(mails.map(({ recipient }) => recipient)).toEqual(['member@example.org'])
    expect(mails[0]?.text).toContain('Paid in cash to the organiser')
    expect(mails[0]?.text).toContain(`The organiser writes: “${reason}”`)
    const { items } = (await member.get('/purchases')).json
    expect(items[0]).toMatchObject({ status: 'paid', total: 1100, desk: { way: 'cash', reason }, card: null })
    expect(
      await server.query(
        'select 1 from charges where payment_id::text = any (select payment_id::text from purchases where desk_way is not null)',
      ),
    ).toEqual([])
  })

  it('refuses the same key with something else, and a dog that is entered already [J08]', async () => {
    expect((await add({}, { key: 'one-and-the-same' })).status).toBe(201)
    expect((await add({ way: 'free' }, { key: 'one-and-the-same' })).json.code).toBe('idempotency_key_mismatch')
    expect((await add()).json).toMatchObject({
      code: 'not_eligible',
      lines: [{ reasons: [{ code: 'already_entered' }] }],
    })
    expect((await add({ classIds: [large, large], expectedPrice: 1100 })).json.code).toBe('not_eligible')
    expect([await taken(any), await taken(large)]).toEqual([1, 0])
  })

  it('changes nothing where another price counts by now, and asks again with it [J08]', async () => {
    await server.query(`update classes set price = 700 where id = '${any}'`)
    expect((await add()).json).toMatchObject({ code: 'price_changed', total: 700 })
    expect((await add({ way: 'free' })).json).toMatchObject({ code: 'price_changed', total: 700 })
    expect([await taken(any), await server.query(payments)]).toEqual([0, []])
    expect((await add({ expectedPrice: 700 })).json).toMatchObject({ total: 700 })
  })

  it('is free of charge with its reason: the price is remembered, without a payment and a refund [J08]', async () => {
    const { json } = await add({ way: 'free' })
    expect(json).toMatchObject({ total: 0, entries: [{ price: 0, paidAtDesk: 'free', refunds: { whole: 0 } }] })
    expect(await server.query('select price, discount from entries where discount > 0')).toEqual([
      { price: 550, discount: 550 },
    ])
    expect((await lastMail())?.text).toMatch(/Free of charge[^]*Total: £0\.00/)
    // Another class at the same price is still the same price.
    const { cells } = (await admin.get(`/desk/entries/${json.entries[0].id}/change`)).json
    expect(cells.some(({ classId }: { classId: string }) => classId === large)).toBe(true)
  })

  it('names another handler and a telephone for the day [J08]', async () => {
    const { json } = await add({ handlerName: 'Jaś Kowalczyk', phone: '+44 1632 960 111' })
    expect(json.entries[0]).toMatchObject({ handlerName: 'Jaś Kowalczyk', phone: '+44 1632 960 111' })
    expect((await add({ phone: 'call me' })).json).toMatchObject({ code: 'validation_failed' })
    expect((await add({ reason: 'So.' })).json).toMatchObject({ code: 'validation_failed' })
  })

  it('enters a junior, whose name is then not published, and asks for the name', async () => {
    expect((await add({ isJunior: true })).json).toMatchObject({ code: 'validation_failed', handlerName: 'required' })
    expect((await add({ handlerName: 'Jaś Kowalczyk', isJunior: true })).status).toBe(201)
    expect(await server.query("select handler, handler_name from entries where handler = 'junior'")).toEqual([
      { handler: 'junior', handler_name: 'Jaś Kowalczyk' },
    ])
  })

  it('never takes more places than there are, when desk and member buy at once [J08]', async () => {
    server.clock.advance(-20 * day)
    ;[admin, member] = [await logIn(server, 'admin'), await logIn(server, 'member')]
    await server.query(`update classes set capacity = 1 where id = '${any}'`)
    const answers = await Promise.all([add(), add({ dog: 'zolw' }), buy(member, cart([{ classId: any, dogId: zolw }]))])
    const sold = answers.filter(({ status }) => status === 201)
    expect([sold.length, await taken(any)]).toEqual([1, 1])
    expect(answers.every(({ status }) => status < 500)).toBe(true)
  })

  it('leaves the member’s own checkout alone, and its entries count as entered [J08]', async () => {
    server.clock.advance(-20 * day)
    ;[admin, member] = [await logIn(server, 'admin'), await logIn(server, 'member')]
    const own = await buy(member, cart())
    expect((await add()).json).toMatchObject({ lines: [{ reasons: [{ code: 'already_entered' }] }] })
    expect((await add({ classIds: [large] })).status).toBe(201)
    expect((await pay(member, own)).status).toBe(200)
    expect([await taken(any), await taken(large)]).toEqual([1, 1])
  })

  it('jumps no queue, and enters into no class whose results are there or show that is over [J08]', async () => {
    await server.query(`update classes set waiting = 1 where id = '${large}'`)
    expect(await codes(large)).toEqual(['class_full'])
    expect((await add({ classIds: [large] })).json.code).toBe('places_gone')
    await server.query(`update classes set waiting = 0 where id = '${large}'`)
    await server.query(`insert into class_results (class_id, published_at) values ('${large}', now())`)
    expect(await codes(large)).toEqual(['class_begun'])
    expect((await add({ classIds: [large] })).json.code).toBe('not_eligible')
    expect((await add({ classIds: [id(5, 201)] })).json.code).toBe('not_eligible')
    await server.query(`update shows set state = 'cancelled' where slug = '${slug}'`)
    expect(await codes(any)).toEqual(['show_not_open'])
    await server.query(`update shows set state = 'published' where slug = '${slug}'`)
  })

  it('is done by another admin where the entry is one’s own [B09]', async () => {
    await server.query(`update users set roles = array_append(roles, 'ROLE_ADMIN') where email = 'member@example.org'`)
    expect((await add({}, { who: member })).json.code).toBe('own_account')
    const [{ id: entryId }] = (await add()).json.entries
    const other = { classId: any, dogId: latka }
    const withdrawal = { reason, refund: 'whole', expectedRefund: 550 }
    const body = { entries: [{ id: entryId, expectedRefund: 550 }], reason, refund: 'whole' }
    const answers = [
      await member.post(`/desk/entries/${entryId}/withdrawal`, withdrawal),
      await member.post(`${show}/withdrawals`, body),
      await member.post(`/desk/entries/${entryId}/change`, { ...other, dogId: zolw, expected: other, reason }),
    ]
    expect(answers.map(({ json }) => json.code)).toEqual(Array(3).fill('own_account'))
    await admin.post(`/desk/entries/${entryId}/withdrawal`, withdrawal)
    expect((await member.post(`/desk/entries/${entryId}/refund`, {})).json.code).toBe('own_account')
  })

  describe('refunds by hand [J09]', () => {
    const withdraw = (entryId: string, refund: string, expectedRefund: number) =>
      admin.post(`/desk/entries/${entryId}/withdrawal`, { reason, refund, expectedRefund })

    it('is owed until someone says that it was given, and no provider is asked for it', async () => {
      const [{ id: entryId }] = (await add()).json.entries
      expect((await withdraw(entryId, 'whole', 550)).json).toMatchObject({ paidAtDesk: 'cash', refundDue: 550 })
      expect((await lastMail())?.text).toContain('You paid £5.50 at the show. The organiser will refund you in cash.')
      expect((await lastMail())?.text).not.toContain('original payment method')
      await server.runJobs()
      expect(await server.query('select done_at from entry_refunds')).toEqual([{ done_at: null }])
      expect((await admin.get(`${show}/entry-counts`)).json).toMatchObject({ refundsDue: 0, refundsByHand: 1 })
      const given = await Promise.all([1, 2].map(() => admin.post(`/desk/entries/${entryId}/refund`, {})))
      expect(given.map(({ status, json }) => [status, json.refundDue])).toEqual([
        [200, null],
        [200, null],
      ])
      expect((await admin.get(`${show}/entry-counts`)).json).toMatchObject({ refundsByHand: 0 })
      expect(await server.query(`select actor from audit where action = 'entry.refund_sent'`)).toEqual([
        { actor: id(1, 1) },
      ])
    })

    it('is owed by a member’s withdrawal too, and said of no other refund', async () => {
      server.clock.advance(-20 * day)
      ;[admin, member] = [await logIn(server, 'admin'), await logIn(server, 'member')]
      const [{ id: entryId }] = (await add({ way: 'card_reader' })).json.entries
      expect((await member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: 550 })).status).toBe(200)
      const own = await buy(member, cart([{ classId: any, dogId: zolw }]))
      await pay(member, own)
      const other = (await member.get(`/purchases/${own.json.id}`)).json.lines[0].entryId
      await withdraw(other, 'whole', 550)
      expect((await admin.post(`/desk/entries/${other}/refund`, {})).status).toBe(404)
      expect((await admin.get(`${show}/entry-counts`)).json).toMatchObject({ refundsDue: 1, refundsByHand: 1 })
    })
  })

  it('is an empty form to print, with the show’s classes, in both languages [J08]', async () => {
    const english = await pdf('entry-form.pdf')
    expect(english.tagged).toBe(true)
    for (const text of ['Entry form: Shrewsbury Winter Classic', '12 December 2026, 08:30', 'ring 1', '£5.50'])
      expect(english.text).toContain(text)
    expect((await pdf('entry-form.pdf', 'pl')).text).toContain('Formularz zgłoszenia: Shrewsbury Winter Classic')
  })

  it('is carried away and goes with the account: the books stay, why it was made does not [J08]', async () => {
    await add()
    expect((await member.get('/my-data')).json.purchases[0]).toMatchObject({ deskWay: 'cash', deskReason: reason })
    expect((await member.get('/my-data')).json.purchases[0]).not.toHaveProperty('takenBy')
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    expect(
      await server.query(
        `select desk_way, desk_reason from purchases where desk_way is not null and kind = 'entries' and number > 1000`,
      ),
    ).toEqual([{ desk_way: 'cash', desk_reason: null }])
  })

  it('is for admins only [J08]', async () => {
    const [{ id: entryId }] = (await add()).json.entries
    for (const who of [member, await logIn(server, 'judge'), await logIn(server, 'reviewer')]) {
      expect((await who.get(`${show}/dogs/latka/classes`)).status).toBe(403)
      expect((await add({ classIds: [large] }, { who })).status).toBe(403)
      expect((await who.post(`/desk/entries/${entryId}/refund`, {})).status).toBe(403)
      expect((await who.get(`${show}/entry-form.pdf`)).status).toBe(403)
    }
    expect(await taken(large)).toBe(0)
  })
})
