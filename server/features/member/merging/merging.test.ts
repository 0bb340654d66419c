import type { DeskSearchResult } from '#contract/desk/search'
import type { DeskMember } from '#contract/member/member'
import type { MergePreview } from '#contract/member/merging'
import { sampleId } from '../../../seed/people'
import { buy, cart, entryRequest, noticeOf, pay, payForEntries, plan, sendNotice } from '../../../testing/buying'
import { callerOf, logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'
import { nameOf } from './move'
import { followed, others } from './references'

const day = 86_400_000
const [helen, ola, tom, marek, agnieszka] = [1, 2, 3, 4, 6].map((number) => sampleId(1, number)) as [
  string,
  string,
  string,
  string,
  string,
]
const currentPassword = 'clear-round'
const reason = 'Both are hers: she showed her passport.'

describe('merging two accounts', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const read = async (id: string): Promise<DeskMember> => (await admin.get(`/desk/members/${id}`)).json
  const preview = async (id: string, otherId: string): Promise<MergePreview> =>
    (await admin.get(`/desk/members/${id}/merging/${otherId}`)).json
  const merge = async (id: string, otherId: string, body: object = {}, as = admin) =>
    as.post(`/desk/members/${id}/merging/${otherId}`, {
      take: [],
      reason,
      currentPassword,
      fingerprint: (await preview(id, otherId)).fingerprint,
      ...body,
    })
  const undo = (id: string, otherId: string, body: object = {}) =>
    admin.post(`/desk/members/${id}/separation`, { otherId, reason, currentPassword, ...body })
  const search = async (text: string): Promise<string[]> =>
    (await admin.get(`/desk/members?limit=50&order=oldest&text=${encodeURIComponent(text)}`)).json.items.map(
      ({ id }: { id: string }) => id,
    )
  const contents = async () => {
    const tables = [...new Set([...followed.map(nameOf), 'dogs.id', 'users.id', 'profiles.user_id'])].map(
      (name) => name.split('.')[0] ?? '',
    )
    const found: Record<string, unknown> = {}
    for (const table of new Set(tables)) {
      if (['outbox', 'account_merges'].includes(table)) continue
      found[table] = await server.query(
        `select to_jsonb(t) - 'version' as row from ${table} t ${table === 'users' ? `where id in ('${ola}', '${agnieszka}')` : ''}
          order by (to_jsonb(t) - 'version')::text`,
      )
    }
    return found
  }

  it('moves dogs, purchases, entries and notes, keeps the later renewal date once, and closes the other account', async () => {
    const member = await logIn(server, 'member')
    await payForEntries(member)
    await admin.post(`/desk/members/${ola}/notes`, { text: 'Prefers the phone.' })
    const [before, other] = [await read(agnieszka), await read(ola)]
    const shown = await preview(agnieszka, ola)
    expect(shown).toMatchObject({
      refusals: [],
      kept: { memberNumber: before.memberNumber, renewalDate: before.renewalDate },
      merged: { memberNumber: other.memberNumber, entriesAhead: expect.any(Number), notes: 1 },
      after: { memberNumber: before.memberNumber, renewalDate: other.renewalDate },
    })
    const merged = await merge(agnieszka, ola)
    expect(merged.status).toBe(200)
    expect(merged.json).toMatchObject({
      memberNumber: before.memberNumber,
      memberName: 'Agnieszka Wójcik',
      renewalDate: other.renewalDate,
      notes: [{ text: 'Prefers the phone.' }],
      purchases: { all: before.purchases.all + other.purchases.all },
      entriesAhead: { all: before.entriesAhead.all + other.entriesAhead.all },
      mergedAccounts: [{ id: ola, email: 'member@example.org', memberNumber: other.memberNumber, lost: [] }],
    })
    expect((merged.json as DeskMember).keptDogs).toHaveLength(before.keptDogs.length + other.keptDogs.length)
    expect((await admin.get(`/desk/members/${ola}`)).json).toMatchObject({ code: 'not_found', keptId: agnieszka })
    expect((await member.get('/me')).status).toBe(401)
    expect(
      (await callerOf(server).post('/login', { email: 'member@example.org', password: currentPassword })).json.code,
    ).toBe('account_merged')
    expect(
      (await callerOf(server).post('/login', { email: 'member@example.org', password: 'wrong-one' })).json.code,
    ).toBe('login_failed')
    expect(await search('member@example.org')).toEqual([agnieszka])
    expect(await search(String(other.memberNumber))).toContain(agnieszka)
    const sought = (await admin.get('/desk/search?sought=member@example.org')).json as DeskSearchResult
    expect(sought.people.map(({ id }) => id)).toEqual([agnieszka])
    expect(sought.entries).not.toEqual([])
    expect((await admin.get('/desk/member-counts')).json.all).toBe(17)
    const mails = (await server.mails()).filter(({ subject }) => subject === 'Your two accounts have been merged')
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'agnieszka.wojcik@example.org',
      'member@example.org',
    ])
    // Its reader is a stranger where the admin is wrong.
    for (const { text } of mails) expect(text).not.toContain('@')
  })

  it('puts everything back within a day, and lets the member log in again', async () => {
    await payForEntries(await logIn(server, 'member'))
    const before = await contents()
    expect((await merge(agnieszka, ola, { take: ['name', 'address'] })).status).toBe(200)
    expect((await read(agnieszka)).memberName).toBe('Ola Kowalczyk')
    server.clock.advance(day - 1)
    await server.runJobs()
    admin = await logIn(server, 'admin')
    expect((await undo(agnieszka, ola)).status).toBe(200)
    const after = await contents()
    for (const table of Object.keys(before)) expect({ [table]: after[table] }).toEqual({ [table]: before[table] })
    expect((await logIn(server, 'member')).token).toBeTruthy()
    expect((await undo(agnieszka, ola)).status).toBe(404)
    expect(
      await server.query(
        `select action, before, after from audit where subject_id = '${agnieszka}' order by at desc, action limit 2`,
      ),
    ).toEqual([
      {
        action: 'account.separated',
        before: { mergedWith: ola, renewalDate: '2027-09-21' },
        after: { reason, renewalDate: '2027-01-21' },
      },
      {
        action: 'profile.changed',
        before: { name: 'Ola Kowalczyk' },
        after: { name: 'Agnieszka Wójcik' },
      },
    ])
    expect((await read(ola)).history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.merged', 'account.separated']),
    )
  })

  it('erases the account after a day, and still finds its member by number and address', async () => {
    const { memberNumber } = await read(ola)
    await merge(agnieszka, ola)
    server.clock.advance(day)
    await server.runJobs()
    admin = await logIn(server, 'admin')
    expect((await undo(agnieszka, ola)).json.code).toBe('merge_settled')
    expect(await server.query(`select email, name, member_number from users where id = '${ola}'`)).toEqual([
      { email: `deleted-${ola}`, name: '–', member_number: memberNumber },
    ])
    expect(await server.query('select undo, email from account_merges')).toEqual([
      { undo: null, email: 'member@example.org' },
    ])
    expect(await search('member@example.org')).toEqual([agnieszka])
    expect(await search(String(memberNumber))).toContain(agnieszka)
    expect((await read(agnieszka)).mergedAccounts).toMatchObject([{ memberName: null, undoUntil: null, memberNumber }])
    // A list of members that has the former address opens no account.
    const { json } = await admin.post('/desk/members/import/check', {
      rows: [{ row: 1, cells: { name: 'Ola Kowalczyk', email: 'member@example.org' } }],
      dateOrder: 'day_first',
    })
    expect(json.outcomes).toMatchObject([{ fate: 'known' }])
  })

  it('gives the number and the membership to an account that has none', async () => {
    const { memberNumber, renewalDate } = await read(ola)
    const sequence = `select last_value from member_numbers`
    const before = await server.query(sequence)
    expect((await merge(tom, ola)).json).toMatchObject({ memberNumber, renewalDate, state: 'active' })
    expect(await server.query(sequence)).toEqual(before)
    expect((await undo(tom, ola)).json).toMatchObject({ memberNumber: null, renewalDate: null, state: 'never_paid' })
    expect(await read(ola)).toMatchObject({ memberNumber, renewalDate })
  })

  it('confirms a payment that arrives afterwards for the kept account, and prolongs its membership', async () => {
    const member = await logIn(server, 'member')
    const bought = await buy(member, plan())
    const entered = await buy(member, cart([entryRequest]))
    const { renewalDate } = (await merge(agnieszka, ola)).json
    expect((await pay(member, bought)).status).toBe(401)
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values
        ('${bought.json.paymentId}', 2600, 'GBP', now()), ('${entered.json.paymentId}', 550, 'GBP', now())`,
    )
    for (const one of [bought, entered]) expect((await sendNotice(server, noticeOf(one))).status).toBeLessThan(300)
    const after = await read(agnieszka)
    expect(after.renewalDate).toBe(String(Number(String(renewalDate).slice(0, 4)) + 1) + String(renewalDate).slice(4))
    expect(after.entriesAhead.items.length).toBeGreaterThan(0)
    // Its days hang on a payment that would move back.
    expect((await undo(agnieszka, ola)).json.code).toBe('merge_membership_changed')
  })

  it('lets dogs stay that have changed hands since, and says so before the undo', async () => {
    await merge(agnieszka, ola)
    await server.query(`update dogs set owner_id = '${tom}' where slug = 'latka'`)
    expect((await read(agnieszka)).mergedAccounts[0]?.lost).toEqual(['Łatka'])
    expect((await undo(agnieszka, ola)).status).toBe(200)
    expect(await server.query(`select owner_id from dogs where slug in ('latka', 'zolw') order by slug`)).toEqual([
      { owner_id: tom },
      { owner_id: ola },
    ])
  })

  it('leaves helpers alone who have another address since, and restores the others', async () => {
    for (const index of [0, 1])
      await server.query(`insert into show_helpers (id, show_id, name, task, day, email)
        select '${sampleId(99, index)}', id, 'Ola', 'Rings', current_date, 'member@example.org' from shows limit 1`)
    const helpers = () => server.query(`select email from show_helpers where task = 'Rings' order by id`)
    await merge(agnieszka, ola)
    expect(await helpers()).toEqual([0, 1].map(() => ({ email: 'agnieszka.wojcik@example.org' })))
    await server.query(`update show_helpers set email = 'ben@example.org' where id = '${sampleId(99, 0)}'`)
    // Rows do not follow an account to another address.
    await server.query(`update users set email = 'agnieszka@example.org' where id = '${agnieszka}'`)
    expect((await undo(agnieszka, ola)).status).toBe(200)
    expect(await helpers()).toEqual([{ email: 'ben@example.org' }, { email: 'member@example.org' }])
  })

  it('lets who would own and manage a dog own it, and gives it back with its manager', async () => {
    await server.query(`update dogs set manager_id = '${agnieszka}' where slug = 'latka'`)
    await merge(agnieszka, ola)
    const keepers = () => server.query(`select owner_id, manager_id from dogs where slug = 'latka'`)
    expect(await keepers()).toEqual([{ owner_id: agnieszka, manager_id: null }])
    await undo(agnieszka, ola)
    expect(await keepers()).toEqual([{ owner_id: ola, manager_id: agnieszka }])
  })

  it('needs the admin’s password and a reason, and refuses an own account, the same one, and other callers', async () => {
    expect((await merge(agnieszka, ola, { currentPassword: 'wrong' })).json.currentPassword).toBe('password_wrong')
    expect((await merge(agnieszka, ola, { reason: 'Hm' })).status).toBe(400)
    expect((await merge(agnieszka, agnieszka, { fingerprint: '' })).status).toBe(404)
    expect((await merge(helen, ola, { fingerprint: '' })).json.code).toBe('own_account')
    expect((await merge(ola, helen, { fingerprint: '' })).json.code).toBe('own_account')
    expect((await merge(agnieszka, sampleId(9, 1), { fingerprint: '' })).status).toBe(404)
    expect((await merge(agnieszka, ola, {}, await logIn(server, 'judge'))).status).toBe(403)
    expect(await server.query('select 1 from account_merges')).toEqual([])
  })

  it('names the admin and the closed account in the security log', async () => {
    await merge(agnieszka, ola)
    await undo(agnieszka, ola)
    const lines = server.securityLines().filter(({ event }) => /^account_(merged|separated)$/.test(event))
    expect(lines.map(({ event, account, subject }) => [event, account, subject])).toEqual([
      ['account_merged', helen, ola],
      ['account_separated', helen, ola],
    ])
  })

  it('refuses what has changed since the preview', async () => {
    const { fingerprint } = await preview(agnieszka, ola)
    await admin.post(`/desk/members/${ola}/notes`, { text: 'Moved to Gdynia.' })
    expect((await merge(agnieszka, ola, { fingerprint })).json.code).toBe('consequences_changed')
  })

  const refusalsOf = async (change: string) => {
    await server.query(change)
    const { refusals } = await preview(agnieszka, ola)
    const answer = await merge(agnieszka, ola)
    if (refusals.length > 0) expect(answer.json.code).toBe('merge_refused')
    return refusals
  }

  it.each([
    ['role', `update users set roles = '{ROLE_USER,ROLE_JUDGE}' where id = '${ola}'`],
    [
      'person',
      `update people set account_id = '${ola}' where id = (select id from people where account_id is null limit 1)`,
    ],
    ['blocked', `update users set blocked_at = now(), blocked_why = 'Fees' where id = '${agnieszka}'`],
    ['mails_ended', `update users set mails_ended_at = now() where id = '${ola}'`],
    ['paused', `update users set paused_days = 3 where id = '${agnieszka}'`],
    ['family', `insert into family_members values ('${ola}', '${tom}', now())`],
    ['family_kept', `insert into family_members values ('${agnieszka}', '${tom}', now())`],
    ['unconfirmed', `update users set email_confirmed_at = null where id = '${agnieszka}'`],
    [
      'draw',
      `insert into draw_applications (id, show_id, user_id, receipt, applied_at)
        select gen_random_uuid(), (select id from shows limit 1), u, u, now() from unnest('{${ola},${agnieszka}}'::uuid[]) u`,
    ],
  ])('refuses two accounts because of: %s', async (refusal, change) => {
    expect(await refusalsOf(change)).toEqual([refusal])
    expect(await server.query('select 1 from account_merges')).toEqual([])
  })

  it('merges no account away into which another one was merged within a day, and any later', async () => {
    await merge(ola, agnieszka)
    expect((await preview(tom, ola)).refusals).toEqual(['merged_before'])
    expect((await merge(tom, ola)).json.code).toBe('merge_refused')
    // Nor one that is gone, in whatever direction.
    expect((await admin.get(`/desk/members/${agnieszka}/merging/${ola}`)).status).toBe(404)
    server.clock.advance(day)
    await server.runJobs()
    admin = await logIn(server, 'admin')
    expect((await merge(tom, ola)).status).toBe(200)
    expect(await search('agnieszka.wojcik@example.org')).toEqual([tom])
    expect((await undo(tom, ola)).status).toBe(200)
    expect(await search('agnieszka.wojcik@example.org')).toEqual([ola])
  })

  it('ends links to a new password, and sends none to the closed account', async () => {
    const forget = () => callerOf(server).post('/forgot-password', { email: 'member@example.org' })
    const links = async () =>
      (await server.mails())
        .filter(({ recipient }) => recipient === 'member@example.org')
        .flatMap(({ text }) => /\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? [])
    await forget()
    await server.runJobs()
    const [token = ''] = await links()
    expect(token).not.toBe('')
    await merge(agnieszka, ola)
    const reset = await callerOf(server).post('/reset-password', { token, password: 'a-new-clear-round' })
    expect(reset.json.code).toBe('reset_link_spent')
    server.clock.advance(10 * 60_000)
    await forget()
    await server.runJobs()
    expect(await links()).toHaveLength(1)
    const again = { name: 'Ola', email: 'member@example.org', password: 'a-new-clear-round', agreed: true }
    expect((await callerOf(server).post('/register', again)).status).toBe(400)
  })

  it('erases the other account as well when the kept one is deleted', async () => {
    await merge(tom, ola)
    await (await logIn(server, 'newcomer')).post('/profile/deletion', { currentPassword })
    await server.runJobs()
    expect(await server.query(`select name from users where id = '${ola}'`)).toEqual([{ name: '–' }])
    expect(await server.query('select email, undo from account_merges')).toEqual([{ email: null, undo: null }])
    expect((await admin.get(`/desk/members/${ola}`)).json).not.toHaveProperty('keptId')
  })

  it('offers accounts of the same name that have one more fact in common', async () => {
    await server.query(`update users set name = 'OLA KOWALCZYK' where id in ('${tom}', '${agnieszka}')`)
    await server.query(`insert into profiles values
      ('${ola}', '', '80-001', '', '', '+48 600 700 800', '', ''), ('${tom}', '', '80001', '', '', '600700800', '', '')
      on conflict (user_id) do update set postcode = excluded.postcode, phone = excluded.phone`)
    const { items } = (await admin.get(`/desk/members/${ola}/duplicates`)).json
    expect(items).toMatchObject([{ id: tom, memberName: 'OLA KOWALCZYK', equal: ['phone', 'postcode'] }])
    expect((await admin.get(`/desk/members/${marek}/duplicates`)).json.items).toEqual([])
  })

  it('has decided what becomes of everything that refers to an account', async () => {
    const references = await server.query(`select c.conrelid::regclass::text || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`)
    const decided = [...followed.filter(({ byEmail }) => !byEmail).map(nameOf), ...Object.keys(others)]
    expect(references.map(({ name }) => name).sort()).toEqual(decided.sort())
  })

  it('leaves the closed account’s id nowhere but where that is decided', async () => {
    await payForEntries(await logIn(server, 'member'))
    await merge(agnieszka, ola)
    const columns =
      await server.query(`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('uuid', 'text', 'jsonb', 'ARRAY')`)
    const found: string[] = []
    for (const one of columns) {
      const [table, column] = [String(one.table), String(one.column)]
      const [row] = await server.query(
        `select count(*)::int as rows from "${table}" where "${column}"::text like '%${ola}%'`,
      )
      if (Number(row?.rows) > 0) found.push(`${table}.${column}`)
    }
    const stays = Object.entries(others).flatMap(([name, decision]) =>
      decision === 'stays' || name === 'profiles.user_id' ? [name] : [],
    )
    // Of which the kept account has one already.
    const doubled = followed.filter(({ once }) => once).map(nameOf)
    // The emails that say so go with that account.
    const beside = [...doubled, 'users.id', 'account_merges.undo', 'outbox.user_id']
    const whoDid = /^(audit\.|ledger_transactions\.actor)/
    expect(found.filter((name) => ![...stays, ...beside].includes(name) && !whoDid.test(name))).toEqual([])
  })
})
