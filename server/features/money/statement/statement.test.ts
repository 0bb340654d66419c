import type { LineSettlement, OpenLine, StatementLine } from '#contract/money/statement'
import { referenceOf } from '#contract/payment/bankTransfer'
import { buy, cart, plan } from '../../../testing/buying'
import { logIn, type ApiResponse, type Caller } from '../../../testing/client'
import { databases } from '../../../testing/testDatabases'
import type { TestServer } from '../../../testing/startTestServer'

const transfer = { iban: 'GB29NWBK60161331926819', accountName: 'Clear Round', holdDays: 5, closingDays: 10 }
const account = transfer.iban
const unknown = '00000000-0000-4000-8000-000000000000'

const line = (more: Partial<StatementLine> = {}): StatementLine => ({
  day: '2026-11-20',
  amount: 2600,
  currency: 'GBP',
  name: 'O KOWALCZYK',
  text: '',
  bankId: '',
  ...more,
})

describe.each(databases)('bank statements: %s', (_name, url) => {
  let server: TestServer
  let member: Caller
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.start({ transfer, databaseUrl: url })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    await server.query(`update shows set entries_close_at = '2026-12-21T10:00:00Z'`)
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const begin = async (body: object = plan(), who = member) => {
    const bought = await buy(who, body)
    expect((await who.post(`/payments/${bought.json.paymentId}/transfer`)).status).toBe(200)
    return bought
  }
  const importLines = async (...lines: StatementLine[]) => {
    const { status, json } = await admin.post('/desk/statement/import', { account, lines })
    expect([status, json.code]).toEqual([200, undefined])
    return json
  }
  const open = async (): Promise<OpenLine[]> => (await admin.get('/desk/statement')).json.open
  const settle = async (settlements: Partial<LineSettlement>[], who = admin) => {
    const lines = settlements.map((one) => ({ refundId: null, difference: null, ...one }))
    const { status, json } = await who.post('/desk/statement/settle', { lines })
    expect([status, json.code]).toEqual([200, undefined])
    return (json.lines as { outcome: string }[]).map(({ outcome }) => outcome)
  }
  /** Settles the newest open line as it is proposed. */
  const accept = async (difference: LineSettlement['difference'] = null) => {
    const [{ id, match } = { id: unknown, match: null }] = await open()
    return settle([{ id, reference: match?.reference ?? '', refundId: match?.refundId ?? null, difference }])
  }
  const status = async ({ json }: ApiResponse, who = member) => (await who.get(`/purchases/${json.id}`)).json.status
  const postings = async (kind: string) =>
    (
      await server.query(`select account, amount from ledger_postings g join ledger_transactions t on t.id = g.transaction_id
        where t.kind = '${kind}' and t.at >= '2026-11-21' and t.day >= '2026-11-01' and exists (select from ledger_postings b
          where b.transaction_id = t.id and b.account = 'bank') order by account, amount`)
    ).map(({ account: name, amount }) => [name, amount])

  it('keeps each line once, however many files have it, and two payments alike as two', async () => {
    const twice = [line(), line()]
    expect(await importLines(...twice, line({ day: '2026-11-19' }))).toEqual({ added: 3, known: 0 })
    expect(await importLines(line({ day: '2026-11-18' }), ...twice)).toEqual({ added: 1, known: 2 })
    const byBank = line({ bankId: 'B1' })
    expect(await importLines(byBank)).toEqual({ added: 1, known: 0 })
    expect(await importLines({ ...byBank, text: 'worded differently' })).toEqual({ added: 0, known: 1 })
    expect((await open()).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
    ])
  })

  it('proposes purchases by reference and name, settles them, and sends their receipts', async () => {
    const fee = await begin()
    const entry = await begin(cart())
    const number = entry.json.number as number
    await importLines(line(), line({ amount: 550, name: 'X', text: `entry ${referenceOf(number)}` }))
    const found = await open()
    const whys = found.map(({ amount, match }) => [amount, match?.why, match?.number, match?.own])
    expect(whys).toEqual(
      expect.arrayContaining([
        [2600, 'name_and_amount', fee.json.number, false],
        [550, 'reference', number, false],
      ]),
    )
    const settlements = found.map(({ id, match }) => ({ id, reference: match?.reference ?? '' }))
    expect(await settle(settlements)).toEqual(['paid', 'paid'])
    expect([await status(fee), await status(entry)]).toEqual(['paid', 'paid'])
    expect(await settle(settlements)).toEqual(['line_settled', 'line_settled'])
    const { json } = await admin.get('/desk/statement')
    expect(json.open).toEqual([])
    expect(json.settled).toMatchObject([
      { outcome: 'paid', settledBy: 'Helen Marsh' },
      { outcome: 'paid', settledBy: 'Helen Marsh' },
    ])
    const [row] = await server.query(`select transferred_on::text as day from purchases where id = '${fee.json.id}'`)
    expect(row?.day).toBe('2026-11-20')
    await server.runJobs()
    const subjects = (await server.mails()).filter(({ recipient }) => recipient === 'member@example.org')
    expect(subjects.filter(({ text }) => text.includes('£26.00')).length).toBeGreaterThan(0)
    const { bankTransfers } = (await member.get('/my-data')).json
    expect(
      bankTransfers.map(({ amount, purchase }: { amount: number; purchase: number }) => [amount, purchase]),
    ).toEqual(
      expect.arrayContaining([
        [2600, fee.json.number],
        [550, number],
      ]),
    )
    const audited = await server.query(`select action, after from audit where subject_type = 'bank_line' order by id`)
    expect(audited.map(({ action }) => action)).toEqual(['line.settled', 'line.settled'])
  })

  it('refuses a second line for a purchase that is paid, another sum, an unknown reference and the admin’s own purchase', async () => {
    const fee = await begin()
    const own = await begin(plan(), admin)
    const reference = referenceOf(fee.json.number)
    await importLines(line({ text: 'a' }), line({ text: 'b' }), line({ text: 'c', amount: 2500 }))
    const ids = new Map((await open()).map(({ id, text }) => [text, id]))
    const of = (text: string, named = reference) => ({ id: ids.get(text) ?? unknown, reference: named })
    expect(
      await settle([
        of('c'),
        of('a', 'RF00 1'),
        of('a', referenceOf(own.json.number)),
        { id: unknown, reference },
        of('a'),
        of('b'),
      ]),
    ).toEqual(['transfer_amount', 'not_found', 'own_account', 'not_found', 'paid', 'purchase_paid'])
    expect(await status(own, admin)).toBe('pending')
  })

  it('writes off what is missing, where that is accepted', async () => {
    const fee = await begin()
    await importLines(line({ amount: 2300, text: referenceOf(fee.json.number) }))
    expect(await accept()).toEqual(['transfer_amount'])
    expect(await accept('send_back')).toEqual(['transfer_amount'])
    expect(await accept('write_off')).toEqual(['paid'])
    expect(await status(fee)).toBe('paid')
    expect(await postings('payment')).toEqual([
      ['bank', 2300],
      ['memberships', -2600],
      ['written_off', 300],
    ])
  })

  it('owes what is too much until a line sends it back', async () => {
    const fee = await begin()
    await importLines(line({ amount: 3000, text: referenceOf(fee.json.number) }))
    expect(await accept('write_off')).toEqual(['transfer_amount'])
    expect(await accept('send_back')).toEqual(['paid'])
    expect(await postings('payment')).toEqual([
      ['bank', 400],
      ['bank', 2600],
      ['memberships', -2600],
      ['refunds_owed', -400],
    ])
    const { refundsDue } = (await admin.get('/desk/transfers')).json
    expect(refundsDue).toMatchObject([{ number: fee.json.number, amount: 400 }])
    const states = async () =>
      (await admin.get(`/desk/payments?text=${fee.json.number}`)).json.items.map(
        ({ state }: { state: string }) => state,
      )
    expect((await states()).sort()).toEqual(['owed_back', 'taken'])
    await importLines(line({ day: '2026-11-21', amount: -400, name: 'Ola Kowalczyk' }))
    expect((await open())[0]?.match).toMatchObject({ refundId: refundsDue[0].id, amount: 400 })
    expect(await accept()).toEqual(['sent'])
    expect((await admin.get('/desk/transfers')).json.refundsDue).toEqual([])
    await importLines(line({ day: '2026-11-22', amount: -400, name: 'Ola Kowalczyk' }))
    const [again] = await open()
    expect(again?.match).toBeNull()
    const { reference } = refundsDue[0]
    expect(await settle([{ id: again?.id ?? unknown, reference, refundId: refundsDue[0].id }])).toEqual(['not_found'])
    expect((await postings('refund_sent')).slice(0, 2)).toEqual([
      ['bank', -400],
      ['refunds_owed', 400],
    ])
  })

  it('refunds a transfer that came too late, in whole', async () => {
    const entry = await begin(cart())
    server.clock.advance(6 * 24 * 3_600_000)
    await server.runJobs()
    await server.query(`update classes set taken = capacity where id = (select class_id from entries
      where purchase_id = '${entry.json.id}')`)
    admin = await logIn(server, 'admin')
    await importLines(line({ day: '2026-11-26', amount: 600, text: referenceOf(entry.json.number) }))
    expect(await accept('send_back')).toEqual(['transfer_amount'])
    await importLines(line({ day: '2026-11-27', amount: 550, text: referenceOf(entry.json.number) }))
    expect(await accept()).toEqual(['refunded'])
    await server.query(`update classes set taken = (select count(*) from entries where class_id = classes.id
      and status in ('held', 'paid')) + (select count(*) from waiting_list where class_id = classes.id and state = 'offered')`)
    expect((await admin.get('/desk/transfers')).json.refundsDue).toMatchObject([{ amount: 550 }])
  })

  it('books a line without a purchase to another account, or leaves it out until it is opened again', async () => {
    await importLines(line({ amount: -320, name: 'Bank charges' }), line({ amount: 9900, name: 'Sponsor' }))
    const idOf = async (name: string) => (await open()).find((one) => one.name === name)?.id ?? unknown
    const booking = async (id: string, more: object) =>
      (await admin.post(`/desk/statement/lines/${id}/booking`, { account: null, reason: 'A sponsor of ours', ...more }))
        .json?.code
    const [fees, sponsor] = [await idOf('Bank charges'), await idOf('Sponsor')]
    expect(await booking(fees, { account: 'fees', reason: 'Charges of November' })).toBeUndefined()
    expect(await booking(fees, {})).toBe('line_settled')
    expect(await postings('journal')).toEqual([
      ['bank', -320],
      ['fees', 320],
    ])
    expect(await booking(sponsor, { account: 'bank' })).toBe('validation_failed')
    expect(await booking(sponsor, {})).toBeUndefined()
    expect(await idOf('Sponsor')).toBe(unknown)
    const reopen = async (id: string) => (await admin.delete(`/desk/statement/lines/${id}/booking`)).status
    expect([await reopen(fees), await reopen(unknown), await reopen(sponsor)]).toEqual([404, 404, 204])
    expect(await idOf('Sponsor')).toBe(sponsor)
  })

  it.each([
    ['a NUL', { name: 'a\0b' }],
    ['half a character', { text: '\ud800' }],
    ['no sum', { amount: 0 }],
    ['a fraction', { amount: 0.5 }],
    ['a sum that no bank has', { amount: 1e12 }],
    ['no day', { day: '2026-02-30' }],
    ['a long text', { text: 'x'.repeat(501) }],
    ['a currency in words', { currency: 'pounds' }],
  ])('refuses a line with %s and keeps none of the file', async (_what, more) => {
    const answer = await admin.post('/desk/statement/import', { account, lines: [line(), { ...line(), ...more }] })
    expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed'])
    expect(await open()).toEqual([])
  })
})
