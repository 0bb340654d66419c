import type { MoneyMonth, PaymentRow } from '#contract/money/payments'
import { apiBase } from '#contract/shared/paths'
import { referenceOf } from '#contract/payment/bankTransfer'
import {
  any,
  buy,
  cart,
  entryRequest,
  latka,
  minute,
  noticeOf,
  pay,
  plan,
  sendNotice,
  zolw,
} from '../../testing/buying'
import { logIn, type ApiResponse, type Caller } from '../../testing/client'
import { sampleId } from '../../seed/people'
import type { TestServer } from '../../testing/startTestServer'

const transfer = { iban: 'GB29NWBK60161331926819', accountName: 'Clear Round', holdDays: 5, closingDays: 10 }
const [admin1, ola, tom] = [sampleId(1, 1), sampleId(1, 2), sampleId(1, 3)]
/** The day of the tests' clock. */
const today = '2026-11-21'

describe('money', () => {
  let server: TestServer
  let member: Caller
  let admin: Awaited<ReturnType<typeof logIn>>
  let sinceId = 0
  beforeAll(async () => {
    server = await testServer.start({ transfer })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
    sinceId = Number((await server.query('select coalesce(max(id), 0) as id from ledger_transactions'))[0]?.id)
    await server.query(
      `update shows set entries_close_at = '2026-12-21T10:00:00Z' where id = (select show_id from classes where id = '${any}')`,
    )
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  /** What was booked in this test: kind, account debited, account credited, amount. */
  const booked = async () =>
    (
      await server.query(`select t.kind, d.account as debit, c.account as credit, d.amount from ledger_transactions t
        join ledger_postings d on d.transaction_id = t.id and d.amount > 0
        join ledger_postings c on c.transaction_id = t.id and c.amount < 0 where t.id > ${sinceId} order by t.id`)
    ).map(
      ({ kind, debit, credit, amount }) => `${String(kind)}: ${String(debit)} < ${String(credit)} ${String(amount)}`,
    )
  const withdraw = async (bought: ApiResponse) => {
    const [{ entryId, withdrawal }] = (await member.get(`/purchases/${bought.json.id}`)).json.lines
    return member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund })
  }
  const record = (way: string) =>
    admin.post(`/desk/members/${tom}/memberships`, {
      kind: 'adult',
      planId: '1-year',
      way,
      birthDate: null,
      receivedOn: way === 'transfer' ? '2026-10-30' : null,
      reason: '',
      expectedPrice: 2600,
      expectedUntil: '2027-11-21',
    })
  const draft = { day: today, debit: 'bank', credit: 'cash', amount: 5000, reason: 'Paid in at the branch.' }
  const enter = (changes: object = {}) => admin.post('/desk/ledger/transactions', { ...draft, ...changes })
  const month = async (): Promise<MoneyMonth> => (await admin.get('/desk/money')).json
  const list = async (query = ''): Promise<PaymentRow[]> => {
    const { status, json } = await admin.get(`/desk/payments?limit=100&${query}`)
    expect([query, status]).toEqual([query, 200])
    return json.items
  }

  describe('the ledger', () => {
    it('books a payment online, a refund that is owed, and the refund when it is sent', async () => {
      await pay(member, await buy(member, plan()))
      const bought = await buy(member, cart())
      await pay(member, bought)
      expect((await withdraw(bought)).status).toBe(200)
      const before = ['payment: provider < memberships 2600', 'payment: provider < shows 550']
      expect(await booked()).toEqual([...before, 'refund_owed: shows < refunds_owed 550'])
      await server.runJobs()
      expect((await booked()).slice(3)).toEqual(['refund_sent: refunds_owed < provider 550'])
    })

    it.each([
      ['cash', 'cash'],
      ['card_reader', 'card_reader'],
      ['transfer', 'bank'],
    ])('books what the desk takes by %s to the account %s', async (way, account) => {
      expect((await record(way)).status).toBe(200)
      expect(await booked()).toEqual([`payment: ${account} < memberships 2600`])
      const [row] = await server.query(`select day::text from ledger_transactions order by id desc limit 1`)
      expect(row?.day).toBe(way === 'transfer' ? '2026-10-30' : today)
    })

    it('books nothing for what is free', async () => {
      const free = { kind: 'life', planId: null, way: 'free', reason: 'Elected by the committee.' }
      const nothing = { birthDate: null, receivedOn: null, expectedPrice: 0, expectedUntil: null }
      expect((await admin.post(`/desk/members/${tom}/memberships`, { ...free, ...nothing })).status).toBe(200)
      expect(await booked()).toEqual([])
    })

    it('owes back all that came in where it was not as it should be, and refunds just that', async () => {
      const bought = await buy(member, plan())
      await sendNotice(server, noticeOf(bought, { amount: 100 }))
      await server.runJobs()
      expect(await booked()).toEqual([
        'payment: provider < refunds_owed 100',
        'refund_sent: refunds_owed < provider 100',
      ])
      expect(await list(`text=${bought.json.number}`)).toMatchObject([
        { state: 'refunded', amount: 100 },
        { state: 'taken', amount: 100 },
      ])
    })

    it('owes back a transfer that comes when its places are gone', async () => {
      const bought = await buy(member, cart())
      await member.post(`/payments/${bought.json.paymentId}/transfer`)
      server.clock.advance(10 * 24 * 60 * minute)
      await server.runJobs()
      await server.query(`update dogs set retired = true where id = '${latka}'`)
      admin = await logIn(server, 'admin')
      const come = { reference: referenceOf(bought.json.number), amount: 550, receivedOn: today }
      expect((await admin.post('/desk/transfers', come)).json.outcome).toBe('refunded')
      expect(await booked()).toEqual(['payment: bank < refunds_owed 550'])
      expect(await list('month=2026-11-01&state=owed_back')).toMatchObject([{ amount: 550, account: 'bank' }])
    })

    it('books a transfer on the day of the bank statement, once, and its refund to the bank', async () => {
      const bought = await buy(member, cart())
      await member.post(`/payments/${bought.json.paymentId}/transfer`)
      const come = { reference: referenceOf(bought.json.number), amount: 550, receivedOn: '2026-11-18' }
      await admin.post('/desk/transfers', come)
      await admin.post('/desk/transfers', come)
      expect(await booked()).toEqual(['payment: bank < shows 550'])
      expect(await list('account=bank')).toMatchObject([{ day: '2026-11-18', state: 'taken' }])
      await withdraw(bought)
      const [refund] = await server.query('select id from entry_refunds where done_at is null')
      await admin.post(`/desk/transfers/refunds/${String(refund?.id)}`)
      expect((await booked()).slice(1)).toEqual([
        'refund_owed: shows < refunds_owed 550',
        'refund_sent: refunds_owed < bank 550',
      ])
    })

    it('books again what an older server has settled, as it was', async () => {
      const bought = await buy(member, cart())
      await pay(member, bought)
      await withdraw(bought)
      await server.runJobs()
      const before = await booked()
      await server.query(`do $$ begin set local session_replication_role = replica;
        delete from ledger_postings; delete from ledger_transactions; end $$`)
      // What was booked from the provider's reports is no older server's.
      await server.query('delete from provider_lines')
      expect((await admin.get('/desk/ledger')).json.check.missing).toBeGreaterThan(2)
      server.clock.advance(24 * 3_600_000)
      await server.runJobs()
      expect(await server.brokenInvariants()).toEqual([])
      expect((await admin.get('/desk/ledger')).json.check).toMatchObject({ missing: 0, unbalanced: 0 })
      sinceId = 0
      expect(await booked()).toEqual(expect.arrayContaining(before))
    })
  })

  describe('the journal', () => {
    it('moves money between accounts with a note, and is audited', async () => {
      const { status, json } = await enter()
      expect([status, json]).toMatchObject([
        201,
        {
          kind: 'journal',
          by: 'Helen Marsh',
          reason: draft.reason,
          postings: [
            { account: 'bank', amount: 5000 },
            { account: 'cash', amount: -5000 },
          ],
        },
      ])
      const [row] = await server.query(`select actor, after from audit where action = 'ledger.booked'`)
      expect(row).toEqual({ actor: admin1, after: { ...draft, currency: 'GBP' } })
      const { accounts, check } = (await admin.get('/desk/ledger')).json
      expect(accounts).toEqual(
        expect.arrayContaining([
          { account: 'bank', currency: 'GBP', before: 2541, debits: 5000, credits: 0, after: 7541 },
        ]),
      )
      const next = (await admin.get('/desk/ledger?month=2026-12-01')).json.accounts
      expect(next).toContainEqual({
        account: 'bank',
        currency: 'GBP',
        before: 7541,
        debits: 0,
        credits: 0,
        after: 7541,
      })
      expect(check).toMatchObject({ unbalanced: 0, missing: 0 })
      expect(check.sums[0].debits).toBe(check.sums[0].credits)
    })

    it('books the same entry once', async () => {
      await enter()
      const again = await enter()
      expect([again.status, again.json.code]).toEqual([409, 'already_booked'])
      expect((await enter({ reason: 'Paid in at the branch again.' })).status).toBe(201)
      expect(await booked()).toEqual(Array(2).fill('journal: bank < cash 5000'))
    })

    it.each([
      [{ day: '2026-11-22' }, { day: 'in_future' }],
      [{ day: '1999-12-31' }, { day: 'invalid' }],
      [{ debit: 'cash' }, { debit: 'invalid' }],
      [{ debit: 'pocket' }, { debit: 'invalid' }],
      [{ amount: 0 }, { amount: 'too_small' }],
      [{ amount: 100_000_001 }, { amount: 'too_big:1000000' }],
      [{ reason: 'Typo' }, { reason: 'invalid' }],
      [{ reason: 'With a\0character.' }, { reason: 'invalid' }],
    ])('refuses %p', async (changes, fields) => {
      const { status, json } = await enter(changes)
      expect([status, json]).toMatchObject([400, fields])
      expect(await booked()).toEqual([])
    })

    it('is saved for the accountant, with the codes of their books', async () => {
      await server.query(`update settings set value = 'cash=101, bank=131-1' where key = 'ledger_codes'`)
      await enter({ reason: '=1+1 and more.', day: '2021-09-30' })
      const { headers, body } = await server.ask({
        method: 'GET',
        url: `${apiBase}/desk/ledger.csv?month=2021-09-01`,
        headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
      })
      expect(headers['content-disposition']).toContain('journal-2021-09.csv')
      const [head, debit, credit] = body.replace('\ufeff', '').trim().split('\n')
      expect(head).toMatch(/^Transaction,Date,Type,Purchase,Account code,Account,Debit,Credit,Currency,Note/)
      expect(debit).toMatch(/^\d+,2021-09-30,Journal entry,,131-1,Bank,50\.00,,GBP,'=1\+1 and more\.,Helen Marsh$/)
      expect(credit).toMatch(/^\d+,2021-09-30,Journal entry,,101,Cash,,50\.00,GBP,/)
    })
  })

  describe('payments', () => {
    it('are listed for a month, the newest first, with who paid for what', async () => {
      await pay(member, await buy(member, cart([entryRequest, { ...entryRequest, dogId: zolw }])))
      await record('cash')
      const [fee, entered] = await list()
      expect(fee).toMatchObject({
        day: today,
        state: 'taken',
        account: 'cash',
        amount: 2600,
        payer: 'Tom Ashworth',
        memberId: tom,
        kind: 'membership',
        membershipKind: 'adult',
        years: 1,
        shows: [],
      })
      expect(entered).toMatchObject({ account: 'provider', amount: 1100, memberId: ola, kind: 'entries', runs: 2 })
      expect(entered?.shows).toHaveLength(1)
      expect(await list('month=2019-01-01')).toEqual([])
    })

    it('are found by payer, dog, show, number and reference, and narrowed down', async () => {
      const bought = await buy(member, cart())
      await pay(member, bought)
      await record('cash')
      const { number } = bought.json
      const [row] = await list(`text=${number}`)
      const [show = ''] = row?.shows ?? []
      const slug = (await month()).shows.find(({ name }) => name === show)?.slug
      for (const query of [
        'text=kowalczyk',
        'text=latka',
        `text=${encodeURIComponent(show)}`,
        `text=${number}`,
        `text=${referenceOf(number)}`,
        `show=${slug}`,
        'account=provider',
        'kind=entries&state=taken',
      ])
        expect([query, (await list(query)).some(({ purchaseNumber }) => purchaseNumber === number)]).toEqual([
          query,
          true,
        ])
      expect((await list('account=cash&text=ashworth')).map(({ payer }) => payer)).toEqual(['Tom Ashworth'])
      expect(await list(`account=cash&text=${number}`)).toEqual([])
      expect(await list(`state=refunded&text=${number}`)).toEqual([])
      expect(await list('text=%25')).toEqual([])
    })

    it('come a page at a time, and none twice', async () => {
      for (const way of [1, 2, 3, 4, 5]) {
        await server.query(`update users set registered_at = null, renewal_date = null where id = '${tom}'`)
        await record(way % 2 === 0 ? 'cash' : 'card_reader')
      }
      const seen: number[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const { json }: ApiResponse = await admin.get(`/desk/payments?limit=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...json.items.map(({ id }: PaymentRow) => id))
        cursor = json.next
      }
      expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one))
      expect(seen.length).toBeGreaterThanOrEqual(5)
    })

    it('name no payer whose account is deleted', async () => {
      const bought = await buy(member, cart())
      await pay(member, bought)
      expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
      const rows = await list(`text=${bought.json.number}`)
      expect(rows.map(({ payer, memberId }) => [payer, memberId])).toContainEqual([null, ola])
    })

    it('have the organisation’s currency in a month without any', async () => {
      const { json } = await admin.get('/desk/money?month=2019-01-01')
      const nothing = { amount: 0, count: 0 }
      expect(json.currencies).toEqual([
        { currency: 'GBP', taken: nothing, refunded: nothing, fees: 0, otherwise: 0, days: [] },
      ])
    })

    it('are summed up by day, with what is awaited', async () => {
      const [was] = (await month()).currencies
      const lastDay = was?.days.at(-1)
      const bought = await buy(member, cart())
      await pay(member, bought)
      await withdraw(bought)
      await server.runJobs()
      await enter({ debit: 'fees', credit: 'provider', amount: 34, reason: 'Fees of the provider.' })
      const waiting = await buy(member, plan())
      await member.post(`/payments/${waiting.json.paymentId}/transfer`)
      const now = await month()
      const [pounds] = now.currencies
      expect(pounds).toMatchObject({ currency: 'GBP', refunded: { amount: 550, count: 1 } })
      expect(pounds?.fees).toBe((was?.fees ?? 0) + 34)
      expect(pounds?.taken).toEqual({ amount: (was?.taken.amount ?? 0) + 550, count: (was?.taken.count ?? 0) + 1 })
      expect(pounds?.days.at(-1)).toEqual({ day: today, taken: (lastDay?.taken ?? 0) + 550, refunded: 550 })
      expect(now).toMatchObject({ month: '2026-11-01', today, awaited: [{ currency: 'GBP', amount: 2600, count: 1 }] })
    })

    it.each(['month=2026-11-02', 'month=1999-01-01', 'account=fees', 'state=paid', 'kind=gift', 'cursor=W10'])(
      'refuse the query %s',
      async (query) => expect((await admin.get(`/desk/payments?${query}`)).status).toBe(400),
    )

    it('are for admins alone', async () => {
      for (const path of ['/desk/payments', '/desk/money', '/desk/ledger', '/desk/ledger/transactions'])
        expect([path, (await member.get(path)).status]).toEqual([path, 403])
      expect((await member.post('/desk/ledger/transactions', draft)).status).toBe(403)
    })
  })
})
