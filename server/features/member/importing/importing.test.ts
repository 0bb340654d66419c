import {
  importLimits,
  type ImportBatch,
  type ImportChecked,
  type ImportOutcome,
  type ImportRow,
} from '#contract/member/importing'
import { sampleId } from '../../../seed/people'
import { buy, pay, plan } from '../../../testing/buying'
import { callerOf, logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const reason = 'Imported from members.csv'
const given = { dateOrder: 'day_first', highestNumber: 0, invite: false, reason } as const
const rowsOf = (...cells: ImportRow['cells'][]): ImportRow[] =>
  cells.map((one, index) => ({ row: index + 2, cells: one }))
const zoe = { name: 'Zoë Żak', email: 'Zoe@Example.org' }

describe('the import of members', () => {
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

  const checked = async (rows: ImportRow[]): Promise<ImportChecked> => {
    const { status, json } = await admin.post('/desk/members/import/check', { dateOrder: 'day_first', rows })
    expect([status, json.code]).toEqual([200, undefined])
    return json
  }
  const check = async (rows: ImportRow[]) => (await checked(rows)).outcomes
  const importing = async (rows: ImportRow[], rest: Partial<ImportBatch> = {}): Promise<ImportOutcome[]> => {
    const { status, json } = await admin.post('/desk/members/import', { ...given, rows, ...rest })
    expect([status, json.code]).toEqual([200, undefined])
    return json.outcomes
  }
  const whole = async (rows: ImportRow[]): Promise<ImportOutcome[]> => {
    const outcomes: ImportOutcome[] = []
    const { highestNumber } = await checked(rows)
    for (let from = 0; from < rows.length; from += importLimits.batch)
      outcomes.push(...(await importing(rows.slice(from, from + importLimits.batch), { highestNumber })))
    return outcomes
  }
  const fates = (outcomes: readonly ImportOutcome[]) =>
    outcomes.reduce<Record<string, number>>((counts, { fate }) => ({ ...counts, [fate]: (counts[fate] ?? 0) + 1 }), {})
  const account = async (email: string) => {
    const [row] = await server.query(`select name, locale, member_number as number, renewal_date::text as until,
        to_jsonb(registered_at) as since, membership_kind as kind, birth_date::text as born, email_confirmed_at as confirmed,
        (select to_jsonb(p) - 'user_id' from profiles p where user_id = u.id) as profile,
        (select jsonb_agg(jsonb_build_object('event', event, 'kind', kind, 'from', starts_on, 'to', ends_on,
          'by', recorded_by, 'reason', reason, 'paid', purchase_id)) from memberships where user_id = u.id) as memberships
      from users u where email = '${email}'`)
    return row
  }
  const accounts = async () => (await server.query('select count(*)::int as all from users'))[0]?.all

  it('opens an account with its membership, address and audit, and charges for nothing', async () => {
    const [outcome] = await importing(
      rowsOf({
        ...zoe,
        memberNumber: '#1207',
        membershipKind: 'Juniorskie',
        joinedOn: '03/04/2019',
        renewalDate: '31.12.2026',
        birthDate: '2012-05-06',
        locale: 'polski',
        phone: '+48 600 700 800',
        street: 'Polna 1',
        postcode: '00-001',
        city: 'Łódź',
        country: 'Polska',
      }),
    )
    expect(outcome).toEqual({ row: 2, fate: 'opened', fields: {} })
    expect(await account('zoe@example.org')).toEqual({
      name: 'Zoë Żak',
      locale: 'pl',
      number: 1207,
      until: '2026-12-31',
      // Midnight in the organisation's time zone.
      since: '2019-04-02T23:00:00+00:00',
      kind: 'junior',
      born: '2012-05-06',
      confirmed: null,
      profile: {
        street: 'Polna 1',
        postcode: '00-001',
        city: 'Łódź',
        country: 'Polska',
        phone: '+48 600 700 800',
        emergency_name: '',
        emergency_phone: '',
      },
      memberships: [
        {
          event: 'begun',
          kind: 'junior',
          from: '2019-04-03',
          to: '2026-12-31',
          by: sampleId(1, 1),
          reason,
          paid: null,
        },
      ],
    })
    const audited = await server.query(`select action, actor, after from audit
      where subject_id = (select id::text from users where email = 'zoe@example.org') order by id`)
    expect(audited).toEqual([
      {
        action: 'account.made',
        actor: sampleId(1, 1),
        after: { email: 'zoe@example.org', renewalDate: '2026-12-31', membershipKind: 'junior', reason },
      },
      { action: 'profile.changed', actor: sampleId(1, 1), after: expect.objectContaining({ city: 'Łódź' }) },
    ])
    expect(await server.query(`select 1 from outbox where recipient = 'zoe@example.org'`)).toEqual([])
    expect(await server.brokenInvariants()).toEqual([])
  })

  it('opens an account without a membership for a row that has none, and one without a last day for a life membership', async () => {
    const outcomes = await importing(
      rowsOf(
        { name: 'Ana', familyName: 'Nowak', email: 'ana@example.org', birthDate: '1980-01-01' },
        { name: 'Bo', email: 'bo@example.org', membershipKind: 'life', joinedOn: '1.1.1990' },
      ),
    )
    expect(fates(outcomes)).toEqual({ opened: 2 })
    expect(await account('ana@example.org')).toMatchObject({
      name: 'Ana Nowak',
      since: null,
      number: null,
      // Only a junior's membership hangs on it.
      born: null,
      profile: null,
      memberships: null,
    })
    expect(await account('bo@example.org')).toMatchObject({ kind: 'life', until: null, number: expect.any(Number) })
    const { json } = await admin.get('/desk/members?text=bo@example.org')
    expect(json.items).toMatchObject([{ state: 'active', joinedOn: '1990-01-01', renewalDate: null }])
  })

  it.each([
    [{ name: 'Zoë Żak' }, { email: 'required' }],
    [{ email: 'zoe@example.org' }, { name: 'required' }],
    [{ ...zoe, email: 'zoe' }, { email: 'invalid_email' }],
    [{ ...zoe, name: 'Zo\0ë' }, { name: 'invalid' }],
    [{ ...zoe, name: 'Zo\ud800ë' }, { name: 'invalid' }],
    [{ ...zoe, name: 'Prize at win.example.com' }, { name: 'no_links' }],
    [
      { ...zoe, city: 'x'.repeat(101), phone: 'none' },
      { city: 'too_long:100', phone: 'invalid_phone' },
    ],
    [{ ...zoe, renewalDate: '31.2.2027' }, { renewalDate: 'invalid' }],
    [{ ...zoe, renewalDate: '2027-12-31', joinedOn: '2099-01-01' }, { joinedOn: 'in_future' }],
    [{ ...zoe, renewalDate: '2019-12-31', joinedOn: '2020-01-01' }, { renewalDate: 'invalid' }],
    [{ ...zoe, renewalDate: '2027-12-31', memberNumber: '1234567' }, { memberNumber: 'invalid' }],
    [{ ...zoe, renewalDate: '2027-12-31', memberNumber: '0' }, { memberNumber: 'invalid' }],
    [{ ...zoe, memberNumber: '55' }, { renewalDate: 'required' }],
    [{ ...zoe, joinedOn: '2019-01-01' }, { renewalDate: 'required' }],
    [{ ...zoe, membershipKind: 'honorowe', renewalDate: '2027-12-31' }, { renewalDate: 'without_end' }],
    [{ ...zoe, membershipKind: 'junior', renewalDate: '2027-12-31' }, { birthDate: 'required' }],
    [
      { ...zoe, membershipKind: 'gold', locale: 'fr' },
      { membershipKind: 'invalid', locale: 'invalid' },
    ],
    [{ ...zoe, renewalDate: '2027-12-31', memberNumber: '1' }, { memberNumber: 'number_taken' }],
  ] satisfies [ImportRow['cells'], ImportOutcome['fields']][])(
    'refuses %j with %j, and writes nothing',
    async (cells, fields) => {
      const before = await accounts()
      expect(await check(rowsOf(cells))).toEqual([{ row: 2, fate: 'refused', fields }])
      expect(await importing(rowsOf(cells))).toEqual([{ row: 2, fate: 'refused', fields }])
      expect(await accounts()).toBe(before)
    },
  )

  it('leaves an account that is known as it is, and opens one for the first of two rows alike', async () => {
    const rows = rowsOf(
      { name: 'Other Name', email: 'MEMBER@example.org', phone: '600 700 800' },
      zoe,
      { ...zoe, name: 'Zoë Again' },
      { name: 'Ana', email: 'ana@example.org', renewalDate: '2027-12-31', memberNumber: '900' },
      { name: 'Bo', email: 'bo@example.org', renewalDate: '2027-12-31', memberNumber: '0900' },
    )
    const others = [
      { row: 4, fate: 'twice', fields: { email: 'twice_in_file' } },
      { row: 6, fate: 'twice', fields: { memberNumber: 'twice_in_file' } },
    ]
    expect(await check(rows)).toEqual(expect.arrayContaining([...others, { row: 3, fate: 'new', fields: {} }]))
    const outcomes = await importing(rows)
    expect(outcomes.map(({ fate }) => fate)).toEqual(['known', 'opened', 'twice', 'opened', 'twice'])
    expect(await account('member@example.org')).toMatchObject({ name: 'Ola Kowalczyk' })
    expect(await account('zoe@example.org')).toMatchObject({ name: 'Zoë Żak' })
  })

  it('names an older account that may be the same person’s, and none for a namesake', async () => {
    await server.query(`insert into profiles values ('${sampleId(1, 2)}', '', '', '', '', '+48 600 700 800', '', '')
      on conflict (user_id) do update set phone = excluded.phone`)
    const [same, namesake] = await importing(
      rowsOf(
        { name: 'ola kowalczyk', email: 'ola@example.net', phone: '600700800' },
        { name: 'Tom Ashworth', email: 'tom@example.net', phone: '600700800' },
      ),
    )
    const [opened] = await server.query(`select id from users where email = 'ola@example.net'`)
    expect(same).toEqual({
      row: 2,
      fate: 'opened',
      fields: {},
      likely: { id: sampleId(1, 2), otherId: opened?.['id'] },
    })
    expect(namesake).toEqual({ row: 3, fate: 'opened', fields: {} })
  })

  it('gives no imported number to a later member', async () => {
    await importing(rowsOf({ ...zoe, renewalDate: '2027-12-31', memberNumber: '25' }))
    await importing(rowsOf({ name: 'Ana', email: 'ana@example.org', renewalDate: '2027-12-31' }))
    expect(await account('ana@example.org')).toMatchObject({ number: 26 })
    const newcomer = await logIn(server, 'newcomer')
    await pay(newcomer, await buy(newcomer, plan()))
    await server.runJobs()
    expect(await account('newcomer@example.org')).toMatchObject({ number: 27 })
  })

  it('judges a row again when its email or number was taken since the check', async () => {
    const rows = rowsOf(zoe, { name: 'Ana', email: 'ana@example.org', renewalDate: '2027-12-31', memberNumber: '901' })
    expect(fates(await check(rows))).toEqual({ new: 2 })
    await admin.post('/desk/members', { name: 'Zoë Żak', email: 'zoe@example.org', locale: 'pl' })
    await server.query(`update users set member_number = 901 where email = 'member@example.org'`)
    expect(await importing(rows)).toEqual([
      { row: 2, fate: 'known', fields: {} },
      { row: 3, fate: 'refused', fields: { memberNumber: 'number_taken' } },
    ])
  })

  it('invites one member after another, while other emails go first', async () => {
    await importing(rowsOf(zoe, { name: 'Ana', email: 'ana@example.org', locale: 'pl' }), { invite: true })
    await importing(rowsOf({ name: 'Bo', email: 'bo@example.org' }), { invite: true })
    const queued = await server.query(`select recipient, subject, next_try_at - created_at as rests from outbox
      where recipient in ('zoe@example.org', 'ana@example.org', 'bo@example.org') order by next_try_at`)
    expect(queued.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['zoe@example.org', 'Your account is ready'],
      ['ana@example.org', 'Twoje konto jest gotowe'],
      ['bo@example.org', 'Your account is ready'],
    ])
    const [spread] = await server.query(`select extract(epoch from max(next_try_at) - min(created_at))::int as seconds
      from outbox where subject in ('Your account is ready', 'Twoje konto jest gotowe')`)
    expect(spread?.seconds).toBe((3 * 3600) / importLimits.invitationsPerHour)
    await importing(rowsOf(zoe), { invite: true })
    expect((await server.mails()).filter(({ recipient }) => recipient === 'zoe@example.org')).toHaveLength(1)
  })

  it('lets a member of an imported account choose a password, and no password log in before', async () => {
    await importing(rowsOf({ ...zoe, renewalDate: '2027-12-31' }))
    const visitor = callerOf(server)
    const logsIn = async (password: string) =>
      (await visitor.post('/login', { email: 'zoe@example.org', password })).json.user?.name
    expect(await logsIn('clear-round')).toBeUndefined()
    await visitor.post('/forgot-password', { email: 'zoe@example.org' })
    await server.runJobs()
    const [mail] = (await server.mails()).filter(({ recipient }) => recipient === 'zoe@example.org')
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await visitor.post('/reset-password', { token, password: 'two-poles-down' })
    expect(await logsIn('two-poles-down')).toBe('Zoë Żak')
  })

  it('counts each fate of 5,000 rows of which 200 are broken, and knows all when they are sent again', async () => {
    const cellsOf = (index: number): ImportRow['cells'] => {
      const cells = {
        name: `Member Łoś ${index}`,
        email: `imported.${index}@example.org`,
        renewalDate: '31.12.2027',
        joinedOn: '1.2.2015',
        ...(index % 2 === 0 && { memberNumber: String(10_000 + index), city: 'Łódź' }),
      }
      if (index % 25 !== 0) return cells
      const broken: Partial<ImportRow['cells']>[] = [
        { email: 'no email' },
        { renewalDate: '30.2.2027' },
        { name: '' },
        { email: 'imported.1@example.org' },
        { email: 'member@example.org' },
      ]
      return { ...cells, ...broken[(index / 25) % broken.length] }
    }
    const rows = rowsOf(...Array.from({ length: 5_000 }, (_none, index) => cellsOf(index)))
    expect(fates(await check(rows))).toEqual({ new: 4_800, refused: 120, twice: 40, known: 40 })
    const before = await accounts()
    // Of two rows alike the second is known once an earlier batch has opened an account for the first.
    expect(fates(await whole(rows))).toEqual({ opened: 4_800, refused: 120, known: 79, twice: 1 })
    expect(await accounts()).toBe(Number(before) + 4_800)
    expect(fates(await check(rows))).toEqual({ known: 4_880, refused: 120 })
    expect(fates(await whole(rows.slice(0, 200)))).toEqual({ known: 194, refused: 6 })
    expect(await accounts()).toBe(Number(before) + 4_800)
    const numbers = await server.query(
      'select 1 from users group by member_number having count(*) > 1 and member_number is not null',
    )
    expect(numbers).toEqual([])
    expect(await server.brokenInvariants()).toEqual([])
  }, 300_000)

  it('keeps the columns that an admin chose, of 20 kinds of file at most', async () => {
    for (let number = 1; number <= 21; number += 1) {
      const { status } = await admin.put('/desk/members/import/columns', {
        key: `name|x|${number}`,
        columns: ['name', null, 'email'],
      })
      expect(status).toBe(204)
      server.clock.advance(1000)
    }
    const { chosen } = (await admin.get('/desk/members/import')).json
    expect(chosen).toHaveLength(20)
    expect(chosen[0]).toEqual({ key: 'name|x|21', columns: ['name', null, 'email'] })
  })

  it.each([
    ['no rows', { rows: [] }, 'rows'],
    ['too many rows', { rows: rowsOf(...Array.from({ length: importLimits.batch + 1 }, () => zoe)) }, 'rows'],
    ['a field that is none', { rows: [{ row: 2, cells: { roles: 'ROLE_ADMIN' } }] }, 'rows'],
    ['a cell beyond its length', { rows: rowsOf({ name: 'x'.repeat(importLimits.cell + 1) }) }, 'rows'],
    ['a row that is no number', { rows: [{ row: 'two', cells: zoe }] }, 'rows'],
    ['no reason', { rows: rowsOf(zoe), reason: ' ' }, 'reason'],
    ['another order of dates', { rows: rowsOf(zoe), dateOrder: 'year_first' }, 'dateOrder'],
  ])('refuses a request with %s', async (_what, body, field) => {
    const before = await accounts()
    const { status, json } = await admin.post('/desk/members/import', { ...given, ...body })
    expect([status, Object.keys(json)]).toEqual([400, expect.arrayContaining([field])])
    expect(await accounts()).toBe(before)
  })

  it('opens no account while the site is in maintenance', async () => {
    await server.setFlag('maintenance-mode', true)
    expect((await check(rowsOf(zoe)))[0]?.fate).toBe('new')
    expect((await admin.post('/desk/members/import', { ...given, rows: rowsOf(zoe) })).status).toBe(423)
  })
})

it('takes as many batches from an admin in an hour as two of the longest lists have', async () => {
  const server = await testServer.start({ rateLimits: true })
  const admin = await logIn(server, 'admin')
  const send = () => admin.post('/desk/members/import', { ...given, rows: rowsOf({ name: 'Zoë Żak' }) })
  for (let batch = 0; batch < 120; batch += 1) expect((await send()).status).toBe(200)
  const { status, headers } = await send()
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  await server.close()
})
