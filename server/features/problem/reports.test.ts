import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(() => server.reset())

const report = {
  description: 'The list stayed empty.',
  email: null,
  page: '/shows',
  version: '0.1.0 (abc1234)',
  crash: { message: 'x is undefined', stack: 'TypeError: x is undefined\n    at y' },
  trace: '{"payload":"[]"}',
  failedStep: 12,
}
type Report = Record<string, unknown>
const send = (who: Caller, body: Report = report, key = 'the-first-report', headers: Record<string, string> = {}) =>
  who.post('/problem-reports', body, { 'idempotency-key': key, ...headers })
const day = 24 * 60 * 60_000
const kept = (columns = '*') =>
  server.query(`select ${columns} from problem_reports where key not like 'sample %' order by reported_at`)

describe('a report of a problem', () => {
  it('is kept with its sender, page, build, browser, crash and trace [X31]', async () => {
    const member = await logIn(server, 'member')
    const headers = { 'user-agent': 'Firefox/140.0', 'accept-language': 'pl' }
    const { status } = await send(member, { ...report, email: 'another@example.org' }, 'the-first-report', headers)
    expect(status).toBe(204)
    const id = '00000001-0000-4000-8000-000000000002'
    expect(await kept()).toMatchObject([
      {
        user_id: id,
        email: null,
        locale: 'pl',
        description: report.description,
        page: '/shows',
        version: report.version,
        browser: 'Firefox/140.0',
        crash_message: report.crash.message,
        crash_stack: report.crash.stack,
        trace: report.trace,
        failed_step: 12,
        answers: 0,
      },
    ])
  })

  it('comes from a visitor with or without an address [X31]', async () => {
    const bare = { ...report, crash: null, trace: null, failedStep: null }
    expect((await send(callerOf(server), { ...bare, email: ' Ola@Example.org ' }, 'report-of-ola')).status).toBe(204)
    expect((await send(callerOf(server), bare, 'report-of-another')).status).toBe(204)
    expect((await kept('email')).map(({ email }) => email).toSorted()).toEqual([null, 'ola@example.org'])
  })

  it('is there once when it is sent again, also at the same time and without the session [X31]', async () => {
    const member = await logIn(server, 'member')
    const all = await Promise.all([send(member), send(member), send(member), send(callerOf(server))])
    expect(all.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect((await send(member)).status).toBe(204)
    expect(await kept('id')).toHaveLength(1)
    const other = await send(member, { ...report, description: 'Something else.' })
    expect([other.status, other.json.code]).toEqual([409, 'idempotency_key_mismatch'])
    expect((await member.post('/problem-reports', report)).status).toBe(400)
  })

  it('keeps no secret of a link in its page [X34]', async () => {
    const pages = {
      '/reset-password/0123456789abcdef': '/reset-password/%E2%80%A6',
      '/cards/0123456789abcdef?token=x#y': '/cards/%E2%80%A6',
      '/dogs/mgla?from=list': '/dogs/mgla',
      '/no/such/page?token=x': '/no/such/page',
    }
    for (const [index, page] of Object.keys(pages).entries())
      await send(callerOf(server), { ...report, page }, `report-${index}-of-a-page`)
    expect((await kept('page')).map(({ page }) => page).toSorted()).toEqual(Object.values(pages).toSorted())
  })

  it.each<[string, Report]>([
    ['a NUL', { description: 'a\0b' }],
    ['half a surrogate pair', { description: '\ud800' }],
    ['a NUL in the trace', { trace: '{"a":"\0"}' }],
    ['half a surrogate pair in a stack', { crash: { message: 'x', stack: '\udc00' } }],
    ['no description', { description: '   ' }],
    ['a long description', { description: 'x'.repeat(4_001) }],
    ['an address that is none', { email: 'ola' }],
    ['a page elsewhere', { page: 'https://evil.example' }],
    ['a trace above two million characters', { trace: 'x'.repeat(2_000_001) }],
    ['a trace that is no text', { trace: { payload: [] } }],
    ['a step without a trace', { trace: null }],
    ['a step that is no number', { failedStep: 'NaN' }],
    ['half a crash', { crash: { message: 'x' } }],
  ])('is refused with %s [X32]', async (_what, changed) => {
    const { status, json } = await send(callerOf(server), { ...report, ...changed })
    expect([status, json.code]).toEqual([400, 'validation_failed'])
    expect(await kept('id')).toEqual([])
  })

  it('takes a trace of two million characters [X32]', async () => {
    const trace = `${'"'.repeat(1_000_000)}${'ł'.repeat(1_000_000)}`
    expect((await send(callerOf(server), { ...report, trace })).status).toBe(204)
    expect(await kept('length(trace) as length')).toEqual([{ length: 2_000_000 }])
  })

  it.each([
    ['megabytes of nesting', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`, 400],
    ['nesting inside a field', `{"description":${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}}`, 400],
    ['no JSON', '{"description": "', 400],
    ['more bytes than a report may have', `"${'x'.repeat(4_200_000)}"`, 413],
  ])('is refused with %s, and not with an error of the server [X32]', async (_what, text, status) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-hostile-report' }
    expect((await callerOf(server).postText('/problem-reports', text, headers)).status).toBe(status)
  })

  it('is refused while the organisation takes none, and the page can know [X33]', async () => {
    const visitor = callerOf(server)
    expect((await visitor.get('/problem-reports')).json).toEqual({ isOpen: true, keptDays: 90 })
    await server.admin('setting', 'problem_reports=no')
    await server.admin('setting', 'problem_reports_kept_days=30')
    expect((await visitor.get('/problem-reports')).json).toEqual({ isOpen: false, keptDays: 30 })
    const { status, json } = await send(visitor)
    expect([status, json.code]).toEqual([409, 'problem_reports_off'])
    expect(await kept('id')).toEqual([])
  })

  it('is refused from a visitor while a thousand of visitors are kept, and the page can know; a member’s is taken [X33]', async () => {
    await server.query(`
      insert into problem_reports (id, key, fingerprint, locale, description, page, version, browser, reported_at)
      select gen_random_uuid(), 'sample flood ' || number, '', 'en', 'Again.', '/shows', '', '', now()
      from generate_series(1, 1000) number`)
    const visitor = callerOf(server)
    expect((await visitor.get('/problem-reports')).json).toMatchObject({ isOpen: false })
    const { status, json } = await send(visitor)
    expect([status, json.code]).toEqual([409, 'problem_reports_off'])
    const member = await logIn(server, 'member')
    expect((await member.get('/problem-reports')).json).toMatchObject({ isOpen: true })
    expect((await send(member)).status).toBe(204)
    await server.query(`delete from problem_reports where key like 'sample flood %'`)
    expect((await send(visitor, report, 'a-report-afterwards')).status).toBe(204)
  })
})

describe('a report that has been kept', () => {
  it('is in the data of its member with its trace and answers, and gone with the account [X36]', async () => {
    const [member, admin] = [await logIn(server, 'member'), await logIn(server, 'admin')]
    await send(member)
    await send(callerOf(server), { ...report, email: 'member@example.org' }, 'report-as-a-visitor')
    const [own] = await kept('id')
    await admin.post(`/desk/problem-reports/${String(own?.['id'])}/answers`, { text: 'It works again.', known: 0 })
    const { json } = await member.get('/my-data')
    expect(json.problemReports.map((one: Report) => one['trace'])).toContain(report.trace)
    expect(json.problemAnswers).toMatchObject([{ text: 'It works again.' }])
    expect(json.problemsReportedAsVisitor).toMatchObject([{ description: report.description }])
    expect((await admin.get('/my-data')).json.problemsAnswered).toMatchObject([{ text: 'It works again.' }])
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    expect(await kept('id')).toEqual([])
    expect(await server.query('select id from problem_answers')).toEqual([])
  })

  it('keeps an answer without a name when the admin’s account is deleted [X36]', async () => {
    const admin = await logIn(server, 'admin')
    await server.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where email = 'reviewer@example.org'`)
    const path = '/desk/problem-reports/00000017-0000-4000-8000-000000000002'
    await admin.post(`${path}/answers`, { text: 'Dziękujemy.', known: 0 })
    expect((await admin.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    const other = await logIn(server, 'reviewer')
    expect((await other.get(path)).json.answers).toMatchObject([{ text: 'Dziękujemy.', answeredBy: null }])
  })

  it('is deleted by a job once it is older than the organisation keeps it [X36]', async () => {
    await send(callerOf(server))
    server.clock.advance(89 * day)
    await server.runJobs()
    expect(await kept('id')).toHaveLength(1)
    server.clock.advance(day + 1_000)
    await server.runJobs()
    expect(await kept('id')).toEqual([])
    const rows = await server.query(`select actor, before, after from audit where action = 'problem_report.expired'`)
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatchObject({ actor: 'system', before: null, after: null })
  })
})
