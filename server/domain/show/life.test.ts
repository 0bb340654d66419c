import { logIn, type ApiResponse, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'bath-spring-draft'
const remarks = 'Ring 2 starts before the judge has arrived.'

describe('the life of a show', () => {
  let server: TestServer
  let admin: Caller
  let reviewer: Caller
  let judge: Caller
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    reviewer = await logIn(server, 'reviewer')
    judge = await logIn(server, 'judge')
    member = await logIn(server, 'member')
  })

  const at = `/desk/shows/${slug}`
  const read = async (who = admin) => (await who.get(at)).json
  const step = async (who: Caller, name: string, body: object = {}): Promise<ApiResponse> =>
    who.post(`${at}/${name}`, { version: (await read()).version, ...body })
  const names = async (who: Caller, search = '') =>
    (await who.get(`/desk/shows${search}`)).json.items.map((row: { slug: string }) => row.slug)
  const trail = async () =>
    (
      await server.query(`select action, before->>'state' as before, after->>'state' as after, why from audit
        where action like 'show.%' order by at, id`)
    ).map(({ action, before, after, why }) => [action, before, after, why].join(' ').trim())
  /** The account becomes a second approver, before anyone has decided. */
  const appoint = async (email: string) =>
    server.query(`with found as (
        insert into people (name, account_id) select name, id from users where email = '${email}@example.org'
        on conflict (account_id) do update set name = excluded.name returning id)
      insert into show_approvers select (select id from shows where slug = '${slug}'), id from found`)

  it('leads from a draft to the calendar, with every step in the audit [E01]', async () => {
    expect(await read()).toMatchObject({ state: 'draft', author: 'Helen Marsh', steps: ['submit', 'cancel'] })
    expect((await step(admin, 'submission')).json).toMatchObject({ state: 'submitted', steps: ['recall', 'cancel'] })
    expect((await reviewer.get('/desk/shows')).json.items).toContainEqual(
      expect.objectContaining({ slug, state: 'submitted', waitsForMe: true }),
    )
    expect((await read(reviewer)).steps).toEqual(['agree', 'return'])
    expect((await step(reviewer, 'agreement')).json).toMatchObject({
      state: 'approved',
      approvals: [{ name: 'Ruth Pemberton', decision: 'agreed', own: true }],
    })
    expect((await member.get(`/shows/${slug}`)).status).toBe(404)
    expect((await step(admin, 'publication')).json).toMatchObject({ state: 'published', steps: ['cancel'] })
    expect((await member.get(`/shows/${slug}`)).json).toMatchObject({ slug, state: 'published' })
    expect(await trail()).toEqual([
      'show.submitted draft submitted',
      'show.agreed submitted approved',
      'show.published approved published',
    ])
  })

  it('is not submitted while classes of one ring overlap, and with a judge in two rings it is [E23]', async () => {
    const ofShow = `show_id = (select id from shows where slug = '${slug}')`
    const set = async (values: string, which: string) =>
      server.query(`update classes set ${values} where ${ofShow} and id in (select id from classes where ${ofShow}
        order by id ${which})`)
    const clashes = async () =>
      (await admin.get(`${at}/conflicts`)).json
        .filter((one: object) => 'classIds' in one)
        .map(({ kind, classIds, runs }: { kind: string; classIds: string[]; runs: number }) => [
          kind,
          classIds.length,
          runs,
        ])
    expect(await clashes()).toEqual([])
    const first = `date = (select start_date from shows where slug = '${slug}'), start_time = '09:00', capacity = 150`
    await set(`${first}, ring = 7`, 'limit 3')
    expect(await clashes()).toEqual([['ring', 3, 450]])
    const refused = await step(admin, 'submission')
    expect(refused).toMatchObject({ status: 409, json: { code: 'show_clashes', clashes: [{ kind: 'ring' }] } })
    expect((await read()).state).toBe('draft')

    const judge_id = `(select person_id from show_judges where ${ofShow} limit 1)`
    for (const ring of [7, 8, 9]) await set(`ring = ${ring}, judge_id = ${judge_id}`, `limit 1 offset ${ring - 7}`)
    expect(await clashes()).toEqual([
      ['judge', 3, 450],
      ['judge_runs', 3, 450],
    ])
    // Of people who are being chosen the answer is about them alone.
    expect((await admin.get(`${at}/conflicts?people=00000000-0000-4000-8000-000000000000`)).json).toEqual([])
    await server.query(`update settings set value = '451' where key = 'runs_per_judge'`)
    expect(await clashes()).toEqual([['judge', 3, 450]])
    expect((await step(admin, 'submission')).status).toBe(200)

    await step(admin, 'recall')
    await set(`ring = 9, start_time = '11:00'`, 'limit 1')
    expect(await clashes()).toEqual([['judge', 2, 300]])
    await server.query(`update settings set value = '60' where key = 'seconds_per_run'`)
    expect(await clashes()).toEqual([
      ['ring', 2, 300],
      ['judge', 3, 450],
    ])
    expect((await step(admin, 'submission')).json.code).toBe('show_clashes')
  })

  it('is approved by the last of its approvers, of two at once by one [E02]', async () => {
    await appoint('judge')
    await step(admin, 'submission')
    const { version } = await read()
    const both = await Promise.all([reviewer, judge].map((who) => who.post(`${at}/agreement`, { version })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await read()).state).toBe('approved')
    expect(await trail()).toEqual(['show.submitted draft submitted', 'show.agreed', 'show.agreed submitted approved'])
  })

  it('emails the person it waits for, in their language, once', async () => {
    const mailed = async () => (await server.mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`)
    await server.query(`update users set locale = 'pl' where email = 'admin@example.org'`)
    await step(admin, 'submission')
    await step(reviewer, 'return', { remarks })
    await step(admin, 'submission')
    await step(reviewer, 'agreement')
    await step(reviewer, 'agreement')
    await server.query(`insert into people (name, account_id) select name, id from users where email = 'judge@example.org'
      on conflict (account_id) do nothing`)
    await server.query(`insert into show_judges select s.id, p.id from shows s, people p join users u on u.id = p.account_id
      where s.slug = '${slug}' and u.email = 'judge@example.org' on conflict do nothing`)
    await step(admin, 'publication')
    expect(await mailed()).toEqual([
      'reviewer@example.org: Your approval is needed: Bath Spring Meeting',
      'judge@example.org: Can you judge at Bath Spring Meeting?',
      'admin@example.org: Do poprawy: Bath Spring Meeting',
      'reviewer@example.org: Your approval is needed: Bath Spring Meeting',
      'admin@example.org: Zatwierdzone: Bath Spring Meeting',
      'judge@example.org: You’re judging at Bath Spring Meeting',
    ])
    expect((await server.mails())[2]?.text).toContain(remarks)
  })

  it('agrees once, however often it is pressed [E02]', async () => {
    await appoint('judge')
    await step(admin, 'submission')
    const { version } = await read()
    for (const _press of [1, 2]) expect((await reviewer.post(`${at}/agreement`, { version })).status).toBe(200)
    expect((await read()).state).toBe('submitted')
    expect((await read(reviewer)).steps).toEqual(['return'])
    expect(await trail()).toEqual(['show.submitted draft submitted', 'show.agreed'])
  })

  it('is returned to its author with remarks, and decided again after a new submission', async () => {
    await appoint('judge')
    await step(admin, 'submission')
    await step(judge, 'agreement')
    expect((await step(reviewer, 'return', { remarks: ' ' })).json).toMatchObject({ remarks: 'required' })
    expect((await step(reviewer, 'return', { remarks })).json.state).toBe('returned')
    expect((await read()).approvals).toMatchObject([
      { name: 'Marek Zieliński', decision: 'agreed' },
      { name: 'Ruth Pemberton', decision: 'returned', remarks },
    ])
    expect((await step(admin, 'submission')).json.approvals).toMatchObject([{ decision: null }, { decision: null }])
    expect(await trail()).toContain(`show.returned submitted returned ${remarks}`)
  })

  it('is withdrawn from approval, with the decisions of its approvers', async () => {
    await step(admin, 'submission')
    await step(reviewer, 'agreement')
    expect((await step(admin, 'recall')).json).toMatchObject({ state: 'draft', approvals: [{ decision: null }] })
    expect((await reviewer.get(at)).status).toBe(404)
  })

  it('is submitted only whole, to approvers who can agree [E04]', async () => {
    await server.query(`delete from show_approvers where show_id = (select id from shows where slug = '${slug}')`)
    expect((await step(admin, 'submission')).json.code).toBe('approvers_missing')
    await appoint('admin')
    expect((await step(admin, 'submission')).json.code).toBe('own_show')
    await server.query(`update people set account_id = null`)
    expect((await step(admin, 'submission')).json.code).toBe('approvers_missing')
    await server.query(`delete from show_judges`)
    expect((await step(admin, 'submission')).json.code).toBe('show_incomplete')
    expect(await trail()).toEqual([])
  })

  it('is published without approval where the organisation has no approvers, and its audit says so [E33]', async () => {
    await server.query(`update settings set value = 'none' where key = 'show_approval'`)
    await step(admin, 'submission')
    expect((await read()).state).toBe('submitted')
    await step(admin, 'recall')
    await server.query(`delete from show_approvers where show_id = (select id from shows where slug = '${slug}')`)
    expect((await step(admin, 'submission')).json).toMatchObject({ state: 'approved', approvals: [] })
    expect((await step(admin, 'publication')).json.state).toBe('published')
    expect((await trail()).slice(2)).toEqual([
      'show.approval_waived draft approved',
      'show.published approved published',
    ])
  })

  it('is approved by a person of another club, who has an account and no role [E33]', async () => {
    await server.query(`delete from show_approvers where show_id = (select id from shows where slug = '${slug}')`)
    await appoint('member')
    await step(admin, 'submission')
    expect((await step(member, 'agreement')).json.state).toBe('approved')
  })

  it('needs an approver who is not a recent appointee of its author [E22]', async () => {
    await server.query(`insert into audit (at, actor, action, subject_type, subject_id, why)
      select now(), u.id, 'person.invited', 'person', p.id, 'approver' from users u, people p
      where u.email = 'admin@example.org' and p.name = 'Ruth Pemberton'`)
    const makeNew = (email: string) =>
      server.query(`update users set created_at = '2026-11-01' where email = '${email}'`)
    await makeNew('reviewer@example.org')
    expect((await step(admin, 'submission')).json.code).toBe('approvers_too_new')
    await server.query(`update settings set value = '20' where key = 'new_approver_days'`)
    expect((await step(admin, 'submission')).json.state).toBe('submitted')
    await step(admin, 'recall')
    await server.query(`update settings set value = '21' where key = 'new_approver_days'`)
    expect((await step(admin, 'submission')).json.code).toBe('approvers_too_new')
    await appoint('judge')
    expect((await step(admin, 'submission')).json.state).toBe('submitted')
  })

  it('has its submitter as author when the author is unknown', async () => {
    await server.query(`update shows set author_id = null`)
    await appoint('admin')
    expect((await step(admin, 'submission')).json.code).toBe('own_show')
  })

  it('is decided on as it was read [E06]', async () => {
    const { version } = (await read()) as { version: number }
    await step(admin, 'submission')
    const late = await admin.post(`${at}/recall`, { version })
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'stale', version: version + 1, present: { state: 'submitted' } },
    })
    expect((await admin.post(`${at}/recall`, {})).json.code).toBe('stale')
  })

  it('refuses each step in each state that does not allow it [E03]', async () => {
    const allowed = {
      submission: ['draft', 'returned'],
      recall: ['submitted', 'approved'],
      agreement: ['submitted'],
      return: ['submitted', 'approved'],
      publication: ['approved'],
    }
    const states = ['draft', 'submitted', 'returned', 'approved', 'published', 'finished', 'cancelled']
    for (const [name, from] of Object.entries(allowed))
      for (const state of states) {
        await server.query(`delete from show_approvals`)
        await server.query(`update shows set state = '${state}' where slug = '${slug}'`)
        const who = name === 'agreement' || name === 'return' ? reviewer : admin
        const { status, json } = await step(who, name, name === 'return' ? { remarks } : {})
        const expected = from.includes(state) ? [200, undefined] : [409, 'show_step_refused']
        expect([name, state, status, json.code]).toEqual([name, state, ...expected])
      }
  }, 240_000)

  it('is seen by those alone who work on it [E05]', async () => {
    const seenIn = async (state: string) => {
      await server.query(`update shows set state = '${state}' where slug = '${slug}'`)
      const answers = await Promise.all([admin, reviewer, judge, member].map((who) => who.get(at)))
      const listed = await Promise.all([admin, reviewer, judge].map((who) => names(who)))
      expect(listed.map((list) => list.includes(slug))).toEqual(answers.slice(0, 3).map(({ status }) => status === 200))
      return answers.map(({ status }) => status)
    }
    expect(await seenIn('draft')).toEqual([200, 404, 404, 404])
    expect(await seenIn('submitted')).toEqual([200, 200, 404, 404])
    expect(await seenIn('approved')).toEqual([200, 200, 200, 404])
    expect((await member.get('/desk/shows')).status).toBe(403)
    expect(await names(admin, '?state=approved&text=BATH')).toEqual([slug])
    expect(await names(admin, '?state=draft')).toEqual([])
  })

  it('stays unseen where it is cancelled before it was published, and is seen as cancelled after [E05]', async () => {
    const cancel = () => admin.post(`${at}/cancellation`, { reason: 'The ground is under water.' })
    await step(admin, 'submission')
    const { version } = await read()
    await cancel()
    const seen = async () => [
      (await member.get(`/shows/${slug}`)).status,
      (await member.get(`/shows/${slug}/places`)).status,
      (await reviewer.get(at)).status,
      (await judge.get(at)).status,
      (await member.get('/shows?season=2027')).json.items.some((show: { slug: string }) => show.slug === slug),
    ]
    expect(await seen()).toEqual([404, 404, 404, 404, false])
    expect((await reviewer.post(`${at}/agreement`, { version })).status).toBe(409)
    await server.query(`update shows set state = 'approved' where slug = '${slug}'`)
    await step(admin, 'publication')
    await cancel()
    expect(await seen()).toEqual([200, 200, 200, 200, true])
  })

  it('is over on the day after its last one, where it is, once [E01]', async () => {
    await server.query(`update shows set state = 'published', end_date = '2026-11-20', time_zone = 'Pacific/Auckland'
      where slug = '${slug}'`)
    await server.query(`update shows set end_date = '2026-12-31' where state = 'published' and slug <> '${slug}'`)
    server.clock.set('2026-11-20T10:59:00Z')
    await server.runJobs()
    expect((await read()).state).toBe('published')
    server.clock.set('2026-11-20T11:00:00Z')
    const other = await server.beside()
    await Promise.all([server.runJobs(), other.runJobs()])
    expect((await read()).state).toBe('finished')
    expect(await trail()).toEqual(['show.finished published finished'])
  })
})
