import { readSheet } from 'read-excel-file/node'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { apiBase } from '#contract/shared/paths'
import { any, buy, cart, entryRequest, id, latka, payForEntries, zolw } from '../../../testing/buying'
import { logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const day = 24 * 60 * 60_000
const show = '/desk/shows/shrewsbury-winter-classic'
const reason = 'The handler has broken an ankle.'
const full = id(5, 102)

describe('the entries of a show', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
  })

  const enter = (items = [entryRequest]) => payForEntries(member, items)
  const list = async (query = '') => (await admin.get(`${show}/entries${query}`)).json
  const dogsOf = (page: { items: { dog: { name: string } }[] }) => page.items.map(({ dog }) => dog.name)
  const withdraw = (entryId: string, how: object = {}) =>
    admin.post(`/desk/entries/${entryId}/withdrawal`, { reason, refund: 'policy', expectedRefund: 550, ...how })
  const file = (path: string, headers = {}) =>
    server.ask({
      method: 'GET',
      url: `${apiBase}${show}/${path}`,
      headers: { authorization: `Bearer ${admin.token}`, ...headers },
    })

  it('are listed with dog, handler, payer and possible refund [J01]', async () => {
    const [entryId] = await enter()
    const { items } = await list('?text=latka')
    expect(items).toEqual([
      {
        id: entryId,
        status: 'paid',
        price: 550,
        currency: 'GBP',
        phone: expect.any(String),
        cls: expect.objectContaining({ id: any, startTime: '08:30', ring: 1 }),
        dog: expect.objectContaining({ name: 'Łatka', slug: 'latka' }),
        memberNumber: 2,
        memberName: 'Ola Kowalczyk',
        handlerName: 'Ola Kowalczyk',
        notForCompetition: false,
        team: '',
        refunds: { policy: 550, whole: 550, nothing: 0 },
        number: null,
        paidAtDesk: null,
        refundDue: null,
      },
    ])
  })

  it('is narrowed down by class, status and text, and ordered by class, dog and member, a page at a time [J01]', async () => {
    await enter([entryRequest, { classId: any, dogId: zolw }])
    expect(dogsOf(await list(`?class=${any}&by=dog&order=oldest`))).toEqual(['Łatka', 'Żółw'].sort())
    expect(dogsOf(await list(`?class=${any}&by=dog`))).toEqual(['Łatka', 'Żółw'].sort().reverse())
    expect(dogsOf(await list('?status=held'))).toEqual([])
    expect(new Set(dogsOf(await list(`?text=KOWALCZYK`)))).toEqual(new Set(['Łatka', 'Żółw']))
    for (const by of ['class', 'number', 'dog', 'member']) {
      const whole = await list(`?by=${by}&order=oldest`)
      const walked: string[] = []
      for (let next: string | null = ''; next !== null;) {
        const page: { items: { id: string }[]; next: string | null } = await list(
          `?by=${by}&order=oldest&limit=2${next && `&cursor=${next}`}`,
        )
        walked.push(...page.items.map((item) => item.id))
        next = page.next
      }
      expect(walked).toEqual(whole.items.map((item: { id: string }) => item.id))
      expect(walked.length).toBeGreaterThan(3)
    }
  })

  it('leaves out a checkout that ended unpaid [J01]', async () => {
    const { json } = await buy(member, cart())
    expect((await list('?status=held')).items).toHaveLength(1)
    expect((await member.delete(`/purchases/${json.id}`)).status).toBe(204)
    expect(dogsOf(await list('?text=latka'))).toEqual([])
  })

  it('is a table for spreadsheets, which runs no formula of a member [J02]', async () => {
    const [entryId] = await enter()
    await server.query(`update entries set handler = 'other', handler_name = '=HYPERLINK("x")' where id = '${entryId}'`)
    const answer = await file(`entries.csv?class=${any}`)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } })
    const [head, row, ...rest] = answer.body.trim().split('\n')
    expect(head).toContain('Date,Time,Ring,Class,Height category,Levels,Number,Dog,Breed,Handler,Member,Phone,Status')
    expect(row).toMatch(/^2026-12-12,08:30,1,.*Łatka,.*'=HYPERLINK.*,Entered,,5\.50,GBP,2,Large,yes$/)
    expect(rest).toEqual([])
  })

  it('is in Polish a table with semicolons and decimal commas, marked as UTF-8 [J70]', async () => {
    await enter()
    const { body } = await file('entries.csv', { 'accept-language': 'pl' })
    const [head, row] = body.trim().split('\n')
    expect(body).toMatch(/^\uFEFF/)
    expect(head).toContain('Data;Godzina;Ring;Bieg;Kategoria;Poziomy;Numer startowy;Pies;Rasa;Przewodnik')
    expect(row).toMatch(/^2026-12-12;08:30;1;.*Łatka;.*;5,50;GBP;2;Large;tak$/)
  })

  it('is a workbook whose telephone numbers keep their plus, and whose texts are no formulas [J71]', async () => {
    const [entryId] = await enter()
    await server.query(
      `update entries set handler = 'other', handler_name = '=1+1', phone = '+44 1632 960999' where id = '${entryId}'`,
    )
    const answer = await file(`entries.xlsx?class=${any}`)
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': 'attachment; filename="shrewsbury-winter-classic.xlsx"',
      },
    })
    const [head = [], row = [], ...rest] = await readSheet(answer.bytes)
    const cell = (name: string) => row[head.indexOf(name)]
    expect(['Handler', 'Phone', 'Price', 'Ring'].map(cell)).toEqual(['=1+1', '+44 1632 960999', 5.5, 1])
    expect(rest).toEqual([])
  })

  it('is a catalogue in which names of every script are written, with their own punctuation [J73]', async () => {
    await enter()
    await server.query(`update dogs set name = '中文 Rex' where slug = 'latka'`)
    await server.query(`update shows set name = 'רקס!' where slug = 'shrewsbury-winter-classic'`)
    const { bytes } = await file('catalogue.pdf')
    const read = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: bytes })
    const { text } = JSON.parse(read.toString()) as { text: string }
    expect(text).toContain('中文 Rex')
    // In the visual order of the page, from left to right: the exclamation mark is at the left end of the name.
    expect(text).toContain('Catalogue: !רקס')
  })

  it('is a catalogue by class, without telephone numbers and withdrawn dogs [J02]', async () => {
    const [entryId = ''] = await enter([entryRequest, { classId: any, dogId: zolw }])
    await server.query(`update entries set phone = '+44 1632 960999'`)
    await withdraw(entryId)
    const answer = await file('catalogue.pdf')
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    const read = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: answer.bytes })
    const { text, tagged } = JSON.parse(read.toString()) as { text: string; tagged: boolean }
    expect(tagged).toBe(true)
    expect(text).toContain('Catalogue: Shrewsbury Winter Classic')
    expect(text).toContain('12 December 2026, 08:30, ring 1')
    expect(text).toContain('Żółw')
    expect(text).not.toContain('Łatka')
    expect(text).not.toContain('960999')
  })

  it('is a catalogue that names no junior', async () => {
    await enter([entryRequest, { classId: any, dogId: zolw }])
    const [junior, other] = await server.query('select id from entries order by id')
    await server.query(
      `update entries set handler = 'junior', handler_name = 'Ada Nowak' where id = '${String(junior?.id)}'`,
    )
    await server.query(
      `update entries set handler = 'other', handler_name = 'Jan Lis' where id = '${String(other?.id)}'`,
    )
    const { bytes } = await file('catalogue.pdf')
    const read = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: bytes })
    const { text } = JSON.parse(read.toString()) as { text: string }
    expect(text).toContain('Junior handler')
    expect(text).toContain('Jan Lis')
    expect(text).not.toContain('Nowak')
    expect(JSON.stringify((await list('')).items)).not.toContain('isJunior')
  })

  describe('an entry that the desk withdraws', () => {
    it('gives the place and the chosen sum back once, with the reason in audit and mail [J03]', async () => {
      const [entryId = ''] = await enter()
      server.clock.advance(20 * day)
      admin = await logIn(server, 'admin')
      expect((await list('?text=latka')).items[0].refunds).toEqual({ policy: 0, whole: 550, nothing: 0 })
      const answers = await Promise.all(
        [1, 2, 3].map(() => withdraw(entryId, { refund: 'whole', expectedRefund: 550 })),
      )
      expect(answers.map(({ status, json }) => [status, json.status])).toEqual(Array(3).fill([200, 'withdrawn']))
      expect(await server.query(`select amount from entry_refunds`)).toEqual([{ amount: 550 }])
      expect(await server.query(`select taken from classes where id = '${any}'`)).toEqual([{ taken: 0 }])
      expect(await server.query(`select after, why from audit where action = 'entry.withdrawn'`)).toEqual([
        { after: { status: 'withdrawn', refund: 550 }, why: reason },
      ])
      const mail = (await server.mails()).at(-1)
      expect(mail?.recipient).toBe('member@example.org')
      expect(mail?.text).toContain(`and writes: “${reason}”`)
      expect(mail?.text).toContain('£5.50')
    })

    it('changes nothing where something else would go back by now [J03]', async () => {
      const [entryId = ''] = await enter()
      server.clock.advance(20 * day)
      admin = await logIn(server, 'admin')
      expect((await withdraw(entryId)).json).toMatchObject({ code: 'consequences_changed', refund: 0 })
      expect((await withdraw(entryId, { refund: 'nothing', expectedRefund: 0 })).status).toBe(200)
      expect(await server.query('select 1 from entry_refunds')).toEqual([])
    })

    it('needs a reason in a sentence, and an entry that is paid for in a show to come [J03]', async () => {
      const [entryId = ''] = await enter()
      expect((await withdraw(entryId, { reason: 'Ill.' })).json).toMatchObject({ code: 'validation_failed' })
      expect((await withdraw(randomUUID())).status).toBe(404)
      await server.query(`update shows set state = 'finished' where slug = 'shrewsbury-winter-classic'`)
      expect((await withdraw(entryId)).json.code).toBe('withdrawal_closed')
      await server.query(`update shows set state = 'published' where slug = 'shrewsbury-winter-classic'`)
      await buy(member, cart([{ classId: any, dogId: zolw }]))
      const [held] = (await list('?status=held')).items
      expect((await withdraw(held.id)).json.code).toBe('withdrawal_closed')
    })
  })

  describe('a mail to everyone entered', () => {
    const mail = (how: object = {}) =>
      admin.post(`${show}/mails`, {
        classId: null,
        subject: 'Ring 2 has moved',
        text: 'It is beside the wood now.\n\nSee you.',
        expectedMembers: 3,
        ...how,
      })
    const sent = async () =>
      (await server.mails())
        .filter(({ subject }) => subject.includes('Ring 2 has moved'))
        .map(({ recipient }) => recipient)

    it('goes once to each payer, in their language, and is listed with the show [J04]', async () => {
      await enter([entryRequest, { classId: any, dogId: zolw }])
      await server.query(`update users set locale = 'pl' where email = 'member@example.org'`)
      const { members } = (await admin.get(`${show}/mail-recipients`)).json
      const answers = await Promise.all([1, 2].map(() => mail({ expectedMembers: members })))
      expect(answers.map(({ status, json }) => [status, json.members])).toEqual([
        [200, members],
        [200, members],
      ])
      expect((await sent()).length).toBe(members)
      expect(new Set(await sent()).size).toBe(members)
      const own = (await server.mails()).find(
        (one) => one.recipient === 'member@example.org' && one.subject.includes('Ring 2'),
      )
      expect(own?.text).toContain('Organizator zawodów Shrewsbury Winter Classic pisze:')
      expect(own?.text).toContain('It is beside the wood now.')
      expect((await admin.get(`${show}/mails`)).json).toEqual([
        expect.objectContaining({ members, senderName: 'Helen Marsh', subject: 'Ring 2 has moved' }),
      ])
      const { json: history } = await admin.get(`${show}/history`)
      expect(history).toContainEqual(expect.objectContaining({ event: 'mailed', by: 'Helen Marsh' }))
      server.clock.advance(day + 1)
      admin = await logIn(server, 'admin')
      expect((await mail({ expectedMembers: members })).status).toBe(200)
      expect((await sent()).length).toBe(2 * members)
      expect(await server.query(`select after from audit where action = 'show.mailed' order by at limit 1`)).toEqual([
        { after: { mailedMembers: members } },
      ])
    })

    it('can be for one class, and is not sent when its recipients differ from those shown [J04]', async () => {
      await enter()
      expect((await admin.get(`${show}/mail-recipients?class=${any}`)).json).toEqual({ members: 1 })
      expect((await mail({ classId: full, expectedMembers: 1 })).json).toMatchObject({
        code: 'consequences_changed',
        members: 3,
      })
      expect(await sent()).toEqual([])
      expect((await mail({ classId: any, expectedMembers: 1 })).status).toBe(200)
      expect(await sent()).toEqual(['member@example.org'])
    })

    it('has one line as its subject, and a text [J04]', async () => {
      expect((await mail({ subject: 'a\nBcc: b@example.org' })).json).toMatchObject({ code: 'validation_failed' })
      expect((await mail({ text: ' ' })).json).toMatchObject({ code: 'validation_failed' })
      expect((await mail({ classId: id(5, 201), expectedMembers: 1 })).json.code).toBe('consequences_changed')
    })
  })

  it('is for admins only [J05]', async () => {
    const [entryId] = await enter([{ classId: any, dogId: latka }])
    for (const role of ['member', 'judge', 'reviewer'] as const) {
      const who = await logIn(server, role)
      for (const path of ['entries', 'entries.csv', 'catalogue.pdf', 'mails', 'mail-recipients'])
        expect((await who.get(`${show}/${path}`)).status).toBe(403)
      const body = { reason, refund: 'whole', expectedRefund: 550 }
      expect((await who.post(`/desk/entries/${entryId}/withdrawal`, body)).status).toBe(403)
    }
  })
})
