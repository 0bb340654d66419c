import type { MemberCounts } from '#contract/member/register'
import type { MoneyYear } from '#contract/money/year'
import { any, buy, cart, latka, pay, plan, zolw } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import { sampleId } from '../../../seed/people'
import type { TestServer } from '../../../testing/startTestServer'

const [ola, tom] = [sampleId(1, 2), sampleId(1, 3)]

describe('a year’s figures', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Caller
  let before: MoneyYear
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
    before = await year()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const year = async (wanted?: number): Promise<MoneyYear> => {
    const { status, json } = await admin.get(wanted === undefined ? '/desk/year' : `/desk/year?year=${wanted}`)
    expect(status).toBe(200)
    return json
  }
  const monthOf = ({ months }: MoneyYear, month = '2026-11-01') => months.find((one) => one.month === month)
  const incomeOf = ({ currencies }: MoneyYear, month = '2026-11-01') =>
    currencies[0]?.months.find((one) => one.month === month)
  /** What a month has more than at first. */
  const more = (now: MoneyYear, month?: string) => {
    const facts = (one: MoneyYear): Record<string, unknown> =>
      Object.assign({}, monthOf(one, month), incomeOf(one, month))
    const [was, is] = [facts(before), facts(now)]
    return Object.fromEntries(
      Object.keys(is)
        .filter((key) => is[key] !== was[key])
        .map((key) => [key, Number(is[key]) - Number(was[key])]),
    )
  }
  const record = (changes: object = {}) =>
    admin.post(`/desk/members/${tom}/memberships`, {
      kind: 'adult',
      planId: '1-year',
      way: 'cash',
      birthDate: null,
      receivedOn: null,
      reason: '',
      expectedPrice: 2600,
      expectedUntil: '2027-11-21',
      ...changes,
    })

  it('has the months of the present year, with none in those to come', async () => {
    const { year: shown, today, earliest, months, currencies } = before
    expect([shown, today]).toEqual([2026, '2026-11-21'])
    expect(earliest).toBeLessThan(2026)
    expect(months.map(({ month }) => month.slice(5, 7)).join()).toBe('01,02,03,04,05,06,07,08,09,10,11,12')
    expect(months.map(({ members }) => members === null)).toEqual(months.map((_, index) => index === 11))
    expect(currencies.map(({ currency }) => currency)).toEqual(['GBP'])
  })

  it('adds up to what the ledger holds', async () => {
    const years = []
    for (let one = before.earliest; one <= 2026; one += 1) years.push(await year(one))
    const rows = await server.query(`select account, -sum(amount)::int as income, extract(year from day)::int as year
      from ledger_postings join ledger_transactions on id = transaction_id
      where account in ('memberships', 'shows') group by account, 3`)
    for (const account of ['memberships', 'shows'] as const)
      for (const { year: shown, currencies } of years) {
        const ledger = rows.find((row) => row.account === account && row.year === shown)?.income ?? 0
        expect([shown, currencies[0]?.totals[account]]).toEqual([shown, ledger])
        expect(currencies[0]?.months.reduce((all, one) => all + one[account], 0)).toBe(ledger)
      }
    expect(rows.some((row) => row.year === 2026 && Number(row.income) > 0)).toBe(true)
  })

  it('counts as many members today as the register does', async () => {
    const { states }: MemberCounts = (await admin.get('/desk/member-counts')).json
    expect(before.totals.members).toBe(states.active + states.lapsing)
    expect(monthOf(before)?.members).toBe(before.totals.members)
  })

  it('has a membership that is bought as begun, and the next one as renewed', async () => {
    expect((await record()).status).toBe(200)
    expect(more(await year())).toEqual({ members: 1, begun: 1, memberships: 2600 })
    server.clock.set('2026-12-01T12:00:00.000Z')
    expect((await record({ expectedUntil: '2028-11-21' })).status).toBe(200)
    const now = await year()
    expect(more(now)).toEqual({ members: 1, begun: 1, memberships: 2600 })
    expect(more(now, '2026-12-01')).toMatchObject({ renewed: 1, memberships: 2600 })
    expect(monthOf(now, '2026-12-01')?.begun).toBe(0)
    expect(now.totals).toMatchObject({ begun: before.totals.begun + 1, renewed: before.totals.renewed + 1 })
  })

  it('has the early renewal of a member from before the history as renewed', async () => {
    expect(await server.query(`select id from memberships where user_id = '${ola}'`)).toEqual([])
    const { json } = await pay(member, await buy(member, plan()))
    expect(json).toBeDefined()
    expect(more(await year())).toEqual({ renewed: 1, memberships: 2600 })
  })

  it('counts a member who left until the day before', async () => {
    await record()
    server.clock.set('2026-12-02T12:00:00.000Z')
    const ended = await admin.post(`/desk/members/${tom}/end`, {
      because: 'left',
      reason: 'Moved away.',
      expectedUntil: '2027-11-21',
    })
    expect(ended.status).toBe(200)
    const now = await year()
    expect(more(now)).toMatchObject({ members: 1 })
    await server.query(`delete from memberships where user_id = '${tom}'`)
    await server.query(`update users set registered_at = null, renewal_date = null where id = '${tom}'`)
    expect(monthOf(await year(), '2026-12-01')?.members).toBe(monthOf(now, '2026-12-01')?.members)
  })

  it('has entries and their income, and less income for a refund that is owed', async () => {
    const items = [latka, zolw].map((dogId) => ({ classId: any, dogId }))
    const bought = await buy(member, cart(items))
    await pay(member, bought)
    expect(more(await year())).toEqual({ runs: 2, shows: 1100 })
    const [{ entryId, withdrawal }] = (await member.get(`/purchases/${bought.json.id}`)).json.lines
    await member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund })
    expect(more(await year())).toEqual({ runs: 2, withdrawn: 1, shows: 550 })
  })

  it.each([
    // London is an hour ahead of UTC until October.
    ['2026-08-31T22:59:00.000Z', '2026-08-01'],
    ['2026-08-31T23:01:00.000Z', '2026-09-01'],
  ])('has what is paid at %s in the month of the organisation’s day', async (at, month) => {
    server.clock.set(at)
    expect((await record({ expectedUntil: at < '2026-08-31T23' ? '2027-08-31' : '2027-09-01' })).status).toBe(200)
    server.clock.set('2026-11-21T10:00:00.000Z')
    expect(more(await year(), month)).toEqual({ begun: 1, members: 1, memberships: 2600 })
  })

  it('leaves out who deleted the account, and begins an imported membership when its member joined', async () => {
    await server.query(`insert into memberships (id, user_id, event, kind, starts_on, ends_on, recorded_at) values
      (gen_random_uuid(), '${tom}', 'begun', 'adult', '2026-03-31', '2027-03-31', '2026-11-20T10:00:00Z')`)
    const imported = await year()
    expect(more(imported, '2026-03-01')).toEqual({ begun: 1, members: 1 })
    expect(more(imported, '2026-02-01')).toEqual({})
    expect(more(imported)).toEqual({ members: 1 })
    await server.query(`update users set deleted_at = '2026-10-31T10:00:00Z' where id = '${tom}'`)
    const deleted = await year()
    expect([more(deleted, '2026-09-01'), more(deleted, '2026-10-01')]).toEqual([{ members: 1 }, {}])
    await server.query(`update users set deleted_at = null where id = '${tom}'`)
  })

  it('has nothing in a year to come, and refuses what is no year', async () => {
    const { months, totals } = await year(2031)
    expect(totals).toEqual({ members: null, begun: 0, renewed: 0, runs: 0, withdrawn: 0 })
    expect(months.every(({ members }) => members === null)).toBe(true)
    for (const wrong of ['1999', '2201', '2026.5', 'x', ''])
      expect((await admin.get(`/desk/year?year=${wrong}`)).status).toBe(400)
    expect((await member.get('/desk/year')).status).toBe(403)
  })
})
