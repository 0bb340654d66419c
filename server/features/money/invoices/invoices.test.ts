import { execFileSync } from 'node:child_process'
import type { Invoice, InvoiceMonth, InvoiceRow, PurchaseInvoices } from '#contract/money/invoice'
import { apiBase } from '#contract/shared/paths'
import { any, buy, cart, entryRequest, latka, minute, pay, plan, zolw } from '../../../testing/buying'
import { callerOf, logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const buyer = { name: 'Psia Łapa sp. z o.o.', address: 'ul. Długa 7/2\n80-831 Gdańsk', taxNumber: '' }
const reason = 'The company’s name was misspelt.'

describe('invoices', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
  })
  afterEach(async () => {
    expect(await server.brokenInvariants()).toEqual([])
  })

  const set = (values: Record<string, string>) =>
    Promise.all(
      Object.entries(values).map(([key, value]) =>
        server.query(`update settings set value = '${value}' where key = '${key}'`),
      ),
    )
  const taxed = () => set({ tax_number: 'GB 123 4567 89', tax_rate: '20' })
  const bought = async (
    items = [latka, zolw].map((dogId) => ({ classId: any, dogId })),
    more: { expectedTotal?: number; discountCode?: string } = {},
  ) => {
    const { expectedTotal, ...code } = more
    const purchase = await buy(member, { ...cart(items, expectedTotal), ...code })
    await pay(member, purchase)
    return (await member.get(`/purchases/${purchase.json.id}`)).json
  }
  const request = (id: string, body: object = buyer, who: Caller = member) =>
    who.post(`/purchases/${id}/invoices`, body)
  const listOf = async (id: string): Promise<PurchaseInvoices> => (await member.get(`/purchases/${id}/invoices`)).json
  const issued = async (id: string): Promise<InvoiceRow> => {
    const { status, json } = await request(id)
    expect([status, json.items?.length]).toEqual([201, 1])
    return json.items[0]
  }
  const open = async (id: string): Promise<Invoice> => (await admin.get(`/desk/invoices/${id}`)).json
  const withdraw = async (purchase: { id: string }, which = 0) => {
    const { lines } = (await member.get(`/purchases/${purchase.id}`)).json
    const { entryId, withdrawal } = lines[which]
    const { status } = await member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund })
    expect(status).toBe(200)
    return withdrawal.refund as number
  }
  const readPdf = async (path: string, token = member.token) => {
    const url = `${apiBase}${path}`
    const answer = await server.ask({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
    if (answer.status !== 200) return { answer, text: '' }
    const read = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: answer.bytes })
    return { answer, text: (JSON.parse(read.toString()) as { text: string }).text.replace(/\u00a0/g, ' ') }
  }
  const pdfOf = (id: string, language: string) => readPdf(`/invoices/${id}/invoice.pdf?language=${language}`)
  const month = async (): Promise<InvoiceMonth> => (await admin.get('/desk/invoices/month')).json

  it('are issued once for a paid purchase, for its price less the discount, and emailed', async () => {
    await taxed()
    const { id, number, total } = await bought(undefined, { expectedTotal: 990, discountCode: 'SAMPLE10' })
    expect(await listOf(id)).toMatchObject({ items: [], total: 990, form: 'gb', buyer: { name: 'Ola Kowalczyk' } })
    await server.query('truncate outbox')
    const invoice = await issued(id)
    expect(invoice).toMatchObject({
      number: 'INV/2026/0001',
      kind: 'invoice',
      buyer,
      purchaseNumber: number,
      rate: 2000,
      net: 825,
      tax: 165,
      gross: total,
      paidWith: 'provider',
      soldOn: '2026-11-21',
      issuedOn: '2026-11-21',
      isLast: true,
    })
    const { lines } = await open(invoice.id)
    expect(lines.map(({ gross }) => gross)).toEqual([495, 495])
    expect(lines.reduce((all, { net, tax }) => all + net + tax, 0)).toBe(990)
    const [mail, ...others] = await server.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'member@example.org', subject: 'Invoice INV/2026/0001' })
    expect(mail?.text).toContain(`/purchases/${id}/invoice`)
    expect(mail?.text).not.toContain(buyer.name)
    const [audited] = await server.query(`select action, after from audit where action like 'invoice.%'`)
    expect(audited).toMatchObject({ action: 'invoice.issued', after: { number: invoice.number, gross: 990 } })
  })

  it('are found again by the same request, and refused for another buyer', async () => {
    const { id } = await bought()
    const invoice = await issued(id)
    const again = await request(id)
    expect([again.status, again.json.items.map((one: InvoiceRow) => one.id)]).toEqual([200, [invoice.id]])
    const other = await request(id, { ...buyer, name: 'Someone else' })
    expect([other.status, other.json.code]).toEqual([409, 'invoice_issued'])
    expect((await listOf(id)).total).toBe(null)
  })

  it('remember the last buyer', async () => {
    await issued((await bought()).id)
    const membership = await buy(member, plan())
    await pay(member, membership)
    expect((await listOf(membership.json.id)).buyer).toEqual(buyer)
  })

  it('are none for what is not paid, is free or was refunded in full', async () => {
    const unpaid = await buy(member, cart())
    expect((await request(unpaid.json.id)).json.code).toBe('no_invoice')
    const purchase = await bought([{ classId: any, dogId: zolw }])
    await withdraw(purchase)
    expect((await request(purchase.id)).json.code).toBe('no_invoice')
    expect((await listOf(purchase.id)).total).toBe(null)
  })

  it('are for what is kept where something was refunded before', async () => {
    const purchase = await bought()
    await withdraw(purchase)
    expect((await issued(purchase.id)).gross).toBe(550)
  })

  it('are corrected when a refund becomes due: before, after and difference', async () => {
    await taxed()
    const purchase = await bought()
    const invoice = await issued(purchase.id)
    await server.query('truncate outbox')
    const refund = await withdraw(purchase)
    const { items } = await listOf(purchase.id)
    expect(items).toMatchObject([
      { id: invoice.id, isLast: false },
      {
        number: 'CN/2026/0001',
        kind: 'correction',
        corrects: { id: invoice.id, number: 'INV/2026/0001' },
        reason: { why: 'refund' },
        buyer,
        gross: -refund,
        isLast: true,
      },
    ])
    const correction = await open(items[1]!.id)
    expect([correction.before?.lines.length, correction.lines.length]).toEqual([2, 1])
    expect(correction.net + correction.tax).toBe(-refund)
    expect(items[0]!.tax + items[1]!.tax).toBe(correction.lines[0]?.tax)
    const mails = await server.mails()
    expect(mails.at(-1)?.text).toContain(`/purchases/${purchase.id}/invoice`)
    // The job that looks for what an older server has left finds nothing to do.
    await server.runJobs()
    expect((await listOf(purchase.id)).items).toHaveLength(2)
    expect((await month()).check.outdated).toBe(0)
  })

  it('are corrected down to nothing, one refund after the other', async () => {
    const purchase = await bought()
    const invoice = await issued(purchase.id)
    await withdraw(purchase, 0)
    await withdraw(purchase, 1)
    const { items } = await listOf(purchase.id)
    expect(items.map(({ gross }) => gross)).toEqual([invoice.gross, -550, -550])
    expect(items.map(({ corrects }) => corrects?.number ?? null)).toEqual([null, 'INV/2026/0001', 'CN/2026/0001'])
    expect((await open(items[2]!.id)).lines).toEqual([])
  })

  it('are corrected once for entries that the desk withdraws together, and again when that is undone', async () => {
    const purchase = await bought()
    await issued(purchase.id)
    const { lines } = (await member.get(`/purchases/${purchase.id}`)).json
    const entries = lines.map(({ entryId }: { entryId: string }) => ({ id: entryId, expectedRefund: 550 }))
    const { status, json } = await admin.post('/desk/shows/shrewsbury-winter-classic/withdrawals', {
      entries,
      refund: 'whole',
      reason: 'The ring was flooded overnight.',
    })
    expect(status).toBe(200)
    expect((await listOf(purchase.id)).items.map(({ gross }) => gross)).toEqual([1100, -1100])
    expect((await admin.post(`/desk/withdrawals/${json.undo}/undo`, undefined)).status).toBe(200)
    const { items } = await listOf(purchase.id)
    expect(items.map(({ gross }) => gross)).toEqual([1100, -1100, 1100])
    expect(items[2]?.reason).toEqual({ why: 'refund_recalled', text: '' })
    expect((await open(items[2]!.id)).lines).toHaveLength(2)
  })

  it('are corrected by a job where an older server has owed the refund', async () => {
    const purchase = await bought()
    await issued(purchase.id)
    const { lines } = (await member.get(`/purchases/${purchase.id}`)).json
    const entryId = String(lines[0].entryId)
    await server.query(`update entries set status = 'withdrawn' where id = '${entryId}'`)
    await server.query(`update classes set taken = taken - 1 where id = '${any}'`)
    await server.query(
      `insert into entry_refunds (id, purchase_id, entry_id, amount, created_at) values (gen_random_uuid(), '${purchase.id}', '${entryId}', 550, now())`,
    )
    expect((await month()).check.outdated).toBe(1)
    await server.runJobs()
    expect((await listOf(purchase.id)).items.map(({ gross }) => gross)).toEqual([1100, -550])
    expect((await month()).check.outdated).toBe(0)
  })

  describe('with a mistake in the buyer’s details', () => {
    it('are corrected by an admin, with a reason, and emailed', async () => {
      const { id } = await bought()
      const invoice = await issued(id)
      await server.query('truncate outbox')
      const right = { ...buyer, name: 'Psia Łapa Plus sp. z o.o.' }
      const { status, json } = await admin.post(`/desk/invoices/${invoice.id}/corrections`, { ...right, reason })
      expect([status, json]).toMatchObject([
        201,
        { buyer: right, gross: 0, before: { buyer }, reason: { why: 'buyer', text: reason } },
      ])
      expect((await server.mails()).map(({ subject }) => subject)).toEqual(['Correction CN/2026/0001 of your invoice'])
      const [stored] = await server.query(`select buyer_name from invoices where id = '${invoice.id}'`)
      expect(stored).toEqual({ buyer_name: buyer.name })
      // It is not the last document any more.
      const late = await admin.post(`/desk/invoices/${invoice.id}/corrections`, { ...buyer, reason })
      expect([late.status, late.json.code]).toEqual([409, 'invoice_corrected'])
      const same = await admin.post(`/desk/invoices/${json.id}/corrections`, { ...right, reason })
      expect([same.status, same.json.code]).toEqual([409, 'invoice_unchanged'])
    })

    it('are corrected once where two corrections arrive side by side', async () => {
      const invoice = await issued((await bought()).id)
      const correct = (name: string) =>
        admin.post(`/desk/invoices/${invoice.id}/corrections`, { ...buyer, name, reason })
      const answers = await Promise.all([correct('First of both'), correct('Second of both')])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    })

    it('are another admin’s for one’s own purchase', async () => {
      await server.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where email = 'member@example.org'`)
      const purchase = await bought()
      const invoice = await issued(purchase.id)
      const own = await member.post(`/desk/invoices/${invoice.id}/corrections`, { ...buyer, name: 'Other', reason })
      expect([own.status, own.json.code]).toEqual([403, 'own_account'])
      const other = await member.post('/desk/invoices', { ...buyer, purchaseNumber: purchase.number })
      expect([other.status, other.json.code]).toEqual([403, 'own_account'])
    })
  })

  it('are refused to other members, whose answers do not differ from those for none', async () => {
    const { id } = await bought()
    const invoice = await issued(id)
    const judge = await logIn(server, 'judge')
    const none = '00000000-0000-4000-8000-00000000dead'
    for (const at of [
      (of: string, _invoice: string) => judge.get(`/purchases/${of}/invoices`),
      (of: string, _invoice: string) => request(of, buyer, judge),
      (_of: string, its: string) => judge.get(`/invoices/${its}/invoice.pdf?language=en`),
      (_of: string, its: string) => judge.post(`/invoices/${its}/email`, {}),
    ]) {
      const [foreign, missing] = [await at(id, invoice.id), await at(none, none)]
      expect([foreign.status, foreign.json]).toEqual([404, missing.json])
    }
    for (const path of ['', '/month', `/${invoice.id}`, `/${invoice.id}/invoice.pdf?language=pl`, '.csv', '.xlsx'])
      expect((await member.get(`/desk/invoices${path}`)).status).toBe(403)
    expect((await callerOf(server).get(`/purchases/${id}/invoices`)).status).toBe(401)
  })

  it.each([
    ['name', { name: ' ' }, 'required'],
    ['name', { name: 'a'.repeat(201) }, 'too_long:200'],
    ['name', { name: 'Two\nlines' }, 'invalid'],
    ['name', { name: 'safe\u202Eevil' }, 'invalid'],
    ['address', { address: '' }, 'required'],
    ['address', { address: 'x\n'.repeat(9) }, 'invalid'],
    ['address', { address: 'a\u0007b' }, 'invalid'],
    ['taxNumber', { taxNumber: '12' }, 'invalid'],
  ])('refuse a wrong %s: %j', async (field, wrong, code) => {
    const { id } = await bought([entryRequest])
    const { status, json } = await request(id, { ...buyer, ...wrong })
    expect([status, json[field]]).toEqual([400, code])
    expect((await listOf(id)).items).toEqual([])
  })

  it('take a NIP with a right check digit in the Polish form, a VAT number in the British one', async () => {
    const { id } = await bought([entryRequest])
    await set({ invoice_form: 'pl' })
    expect((await request(id, { ...buyer, taxNumber: '526-025-02-75' })).json.taxNumber).toBe('invalid')
    const { json } = await request(id, { ...buyer, taxNumber: 'PL 526-025-02-74' })
    expect(json.items[0]).toMatchObject({ number: 'FV/2026/0001', buyer: { taxNumber: '5260250274' } })
    await set({ invoice_form: 'gb' })
    const other = await bought([{ classId: any, dogId: zolw }])
    expect((await request(other.id, { ...buyer, taxNumber: 'gb 123 4567 89' })).json.items[0]).toMatchObject({
      number: 'INV/2026/0002',
      buyer: { taxNumber: 'GB123456789' },
    })
  })

  it('are British on paper in both languages, and say why there is no tax', async () => {
    const { id } = await bought()
    const invoice = await issued(id)
    const english = await pdfOf(invoice.id, 'en')
    expect(english.answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="INV-2026-0001-en.pdf"',
    })
    for (const part of [
      'Invoice',
      'INV/2026/0001',
      'Clear Round Agility Ltd',
      'Psia Łapa sp. z o.o.',
      '80-831 Gdańsk',
      'Entry: Łatka, Shrewsbury Winter Classic',
      '£11.00',
      'Paid: £11.00, online',
      'not registered for VAT',
    ])
      expect(english.text).toContain(part)
    expect(english.text).not.toContain('VAT invoice')
    const polish = await pdfOf(invoice.id, 'pl')
    for (const part of [
      'Faktura',
      'Data sprzedaży: 21 listopada 2026',
      'Nabywca',
      '11,00 £',
      'Nie jesteśmy podatnikiem VAT',
    ])
      expect(polish.text).toContain(part)
    expect((await pdfOf(invoice.id, 'de')).answer.status).toBe(400)
    // Drawn again, it is the same file.
    const [first, second] = [await pdfOf(invoice.id, 'en'), await pdfOf(invoice.id, 'en')]
    expect(first.answer.bytes.equals(second.answer.bytes)).toBe(true)
  })

  it('are Polish on paper by the setting, with a corrective invoice', async () => {
    await set({ invoice_form: 'pl', tax_number: '526-025-02-74', tax_rate: '23', exemption_pl: 'art. 113 ust. 1' })
    const purchase = await bought()
    const invoice = await issued(purchase.id)
    const { text } = await pdfOf(invoice.id, 'pl')
    for (const part of [
      'FV/2026/0001',
      'NIP: 526-025-02-74',
      'Stawka VAT',
      '23%',
      'Netto',
      'Brutto',
      '2,06 £',
      '8,94 £',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('art. 113')
    await withdraw(purchase)
    const correction = (await listOf(purchase.id)).items[1]
    const corrected = await pdfOf(correction?.id ?? '', 'pl')
    for (const part of [
      'Faktura korygująca',
      'Dotyczy: FV/2026/0001 z dnia 21 listopada 2026',
      'Przyczyna korekty: zwrot',
      'Przed korektą',
      'Po korekcie',
      'Różnica',
    ])
      expect(corrected.text).toContain(part)
    expect((await pdfOf(correction?.id ?? '', 'en')).text).toContain('Corrective invoice')
  })

  it('tax memberships and entries by their own settings, and name the legal ground of what is exempt', async () => {
    await taxed()
    await set({ membership_tax: 'exempt', entry_tax: '5', exemption_en: 'Exempt, VATA 1994 Sch. 9 Gp. 10' })
    const entries = await issued((await bought()).id)
    expect(entries).toMatchObject({ rate: 500, tax: 52, gross: 1100 })
    const membership = await buy(member, plan())
    await pay(member, membership)
    const invoice = await issued(membership.json.id)
    expect(invoice).toMatchObject({ rate: null, net: 2600, tax: 0, gross: 2600 })
    const { text } = await pdfOf(invoice.id, 'en')
    for (const part of ['Membership, 1 year', 'VATA 1994 Sch. 9', 'VAT no. GB 123 4567 89'])
      expect(text).toContain(part)
    expect((await month()).sums).toMatchObject([
      { currency: 'GBP', rate: 500, net: 1048, tax: 52, gross: 1100, invoices: 1, corrections: 0 },
      { currency: 'GBP', rate: null, net: 2600, tax: 0, gross: 2600, invoices: 1, corrections: 0 },
    ])
  })

  it('keep hostile names as text: on paper, in files and in emails', async () => {
    const hostile = { ...buyer, name: '=HYPERLINK("https://evil.example","Click")', address: '<b>+1</b>\n@SUM(A1)' }
    const { id } = await bought([entryRequest])
    expect((await request(id, hostile)).status).toBe(201)
    const csv = (await readText('/desk/invoices.csv')).body
    expect(csv).toContain(`"'=HYPERLINK(`)
    expect(csv).not.toMatch(/(^|,)"?=/m)
    const { items } = await listOf(id)
    expect((await pdfOf(items[0]!.id, 'en')).text).toContain('=HYPERLINK("https://evil.example","Click")')
    for (const { text, html, subject } of await server.mails()) {
      expect([text, subject].join()).not.toContain('evil.example')
      expect(html).not.toContain('evil.example')
    }
  })
  const readText = (path: string, language = 'en') =>
    server.ask({
      method: 'GET',
      url: `${apiBase}${path}`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
    })

  it('are listed by month, found in all months, and saved as files whose rows add up', async () => {
    await taxed()
    const first = await bought([entryRequest])
    const early = await issued(first.id)
    server.clock.advance(40 * 24 * 60 * minute)
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
    const second = await buy(member, plan())
    await pay(member, second)
    const late = await issued(second.json.id)
    expect(late.number).toBe('INV/2026/0002')
    const numbers = async (query: string) =>
      (await admin.get(`/desk/invoices?${query}`)).json.items.map(({ number }: InvoiceRow) => number)
    expect(await numbers('')).toEqual([late.number])
    expect(await numbers('month=2026-11-01')).toEqual([early.number])
    expect(await numbers('text=lapa')).toEqual([late.number, early.number])
    expect(await numbers(`text=${encodeURIComponent(early.number)}`)).toEqual([early.number])
    expect(await numbers('text=nothing')).toEqual([])
    expect(await month()).toMatchObject({
      month: '2026-12-01',
      earliest: '2026-11-01',
      sums: [{ gross: 2600 }],
      check: { series: [{ kind: 'invoice', year: 2026, last: 2, missing: 0 }] },
    })
    const rows = (await readText('/desk/invoices.csv?month=2026-11-01')).body.trim().split('\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain('INV/2026/0001,Invoice,2026-11-21,2026-11-21,Psia Łapa sp. z o.o.,"ul. Długa 7/2, 80-831')
    expect(rows[1]).toContain('20.00,4.58,0.92,5.50,GBP,online')
    expect((await readText('/desk/invoices.csv', 'pl')).body).toContain('Data wystawienia')
    expect((await readText('/desk/invoices.xlsx')).status).toBe(200)
  })

  it('are issued by an admin for the number of a purchase', async () => {
    const purchase = await bought()
    expect((await admin.get(`/desk/purchases/${purchase.number}/invoices`)).json).toMatchObject({
      purchaseId: purchase.id,
      total: 1100,
      buyer: { name: 'Ola Kowalczyk' },
    })
    expect((await admin.get('/desk/purchases/999999/invoices')).status).toBe(404)
    const body = { ...buyer, purchaseNumber: purchase.number }
    const { status, json } = await admin.post('/desk/invoices', body)
    expect([status, json]).toMatchObject([201, { kind: 'invoice', gross: 1100, buyer, lines: [{}, {}], before: null }])
    const again = await admin.post('/desk/invoices', body)
    expect([again.status, again.json.id]).toEqual([200, json.id])
    const none = await admin.post('/desk/invoices', { ...body, purchaseNumber: 999_999 })
    expect([none.status, none.json.purchaseNumber]).toEqual([400, 'invalid'])
  })

  it('are emailed again on request, by their owner and by an admin', async () => {
    const { id } = await bought()
    const invoice = await issued(id)
    await server.query('truncate outbox')
    expect((await member.post(`/invoices/${invoice.id}/email`, {})).status).toBe(204)
    expect((await admin.post(`/desk/invoices/${invoice.id}/email`, {})).status).toBe(204)
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([
      'member@example.org',
      'member@example.org',
    ])
    await server.query(`update users set mails_ended_at = now() where email = 'member@example.org'`)
    for (const [who, url] of [
      [admin, `/desk/invoices/${invoice.id}/email`],
      [member, `/invoices/${invoice.id}/email`],
    ] as const)
      expect((await who.post(url, {})).json.code).toBe('mails_ended')
    expect(await server.mails()).toHaveLength(2)
  })

  it('stay as they were when the account is deleted, and are corrected by its refunds', async () => {
    const purchase = await bought()
    const invoice = await issued(purchase.id)
    const { json } = await member.get('/my-data')
    expect(json.invoices).toMatchObject([{ number: invoice.number, buyerName: buyer.name }])
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    const rows = await server.query(
      `select number, buyer_name, buyer_address, gross, lines->0->'item'->>'dogName' as dog from invoices order by issued_at, kind desc`,
    )
    expect(rows).toMatchObject([
      { number: 'INV/2026/0001', buyer_name: buyer.name, buyer_address: buyer.address, gross: 1100, dog: 'Łatka' },
      { number: 'CN/2026/0001', buyer_name: buyer.name, gross: -1100 },
    ])
    expect((await admin.get(`/desk/invoices/${invoice.id}`)).json.buyer).toEqual(buyer)
    expect((await admin.post(`/desk/invoices/${invoice.id}/email`, {})).json.code).toBe('mails_ended')
  })

  it('count days of issue on, also where the clock of a server is behind', async () => {
    await issued((await bought([entryRequest])).id)
    await server.query(`update invoice_series set last_on = '2026-11-22'`)
    const late = await issued((await bought([{ classId: any, dogId: zolw }])).id)
    expect([late.number, late.issuedOn]).toEqual(['INV/2026/0002', '2026-11-22'])
  })
})

it('are emailed five times an hour at most', async () => {
  const server = await testServer.start({ rateLimits: true })
  const member = await logIn(server, 'member')
  const purchase = await buy(member, plan())
  await pay(member, purchase)
  const { json } = await member.post(`/purchases/${purchase.json.id}/invoices`, buyer)
  const answers: number[] = []
  for (let time = 0; time < 6; time += 1)
    answers.push((await member.post(`/invoices/${json.items[0].id}/email`, {})).status)
  await server.close()
  expect(answers).toEqual([...Array<number>(5).fill(204), 429])
})
