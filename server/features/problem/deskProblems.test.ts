import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
let admin: Caller & { token: string }
let restore: () => Promise<void>
beforeAll(async () => {
  server = await testServer.shared()
  await server.reset()
  admin = await logIn(server, 'admin')
  restore = await server.snapshot()
})
beforeEach(() => restore())

const path = (number: number) => `/desk/problem-reports/00000017-0000-4000-8000-00000000000${number}`
const audited = () =>
  server.query(
    `select action, on_behalf_of, before, after, why from audit where subject_type = 'problem_report' order by id`,
  )
const member = '00000001-0000-4000-8000-000000000002'
const ids = async (search = '') =>
  ((await admin.get(`/desk/problem-reports${search}`)).json.items as { id: string }[]).map(({ id }) => id.at(-1))
const mails = async () => (await server.mails()).map(({ recipient: to, subject, text }) => ({ to, subject, text }))

describe('the list of reports', () => {
  it('has the newest first, by page, state and text, and no trace [X35]', async () => {
    const { items, next } = (await admin.get('/desk/problem-reports')).json
    expect([items.length, next]).toEqual([2, null])
    expect(items[0]).toMatchObject({ sender: null, page: '/register', state: 'open', hasCrash: true, hasTrace: false })
    expect(items[1]).toMatchObject({ sender: 'Ola Kowalczyk', page: '/shows', hasCrash: false, hasTrace: true })
    expect(JSON.stringify(items)).not.toContain('payload')
    expect(await ids('?text=LIST%20OF')).toEqual(['1'])
    expect(await ids('?text=gosia%40')).toEqual(['2'])
    expect(await ids('?text=register')).toEqual(['2'])
    expect(await ids('?state=answered')).toEqual([])
    const first = (await admin.get('/desk/problem-reports?limit=1')).json
    expect(await ids(`?limit=1&cursor=${first.next}`)).toEqual(['1'])
    expect((await admin.get('/desk')).json.problems).toBe(2)
  })
})

describe('a report at the desk', () => {
  it('is read and downloaded by admins, which is recorded [X35]', async () => {
    const { json } = await admin.get(path(2))
    expect(json).toMatchObject({ email: 'gosia@example.org', crash: { message: expect.any(String) }, answers: [] })
    const { headers } = await admin.get(`${path(1)}/trace`)
    expect(headers['content-type']).toBe('application/vnd.clear-round.trace+json; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="problem-[\da-f-]+\.json"$/)
    expect((await admin.get(`${path(2)}/trace`)).status).toBe(404)
    expect(await audited()).toEqual([
      { action: 'problem_report.read', on_behalf_of: null, before: null, after: null, why: null },
      { action: 'problem_report.trace_read', on_behalf_of: member, before: null, after: null, why: null },
    ])
  })

  it('is answered by email in its sender’s language, and the trace stays at the desk [X35]', async () => {
    await server.query('delete from outbox')
    const answer = await admin.post(`${path(1)}/answers`, { text: 'It works again.', known: 0 })
    expect(answer.json).toMatchObject({ state: 'answered', answers: [{ text: 'It works again.' }] })
    await admin.post(`${path(2)}/answers`, { text: 'Już działa.', known: 0 })
    const [first, second] = await mails()
    expect(first).toMatchObject({ to: 'member@example.org', subject: 'Our answer to the problem you reported' })
    expect(first?.text).toMatch(/It works again\.[^]*You reported: The list of shows/)
    expect(second).toMatchObject({ to: 'gosia@example.org', subject: 'Odpowiedź na zgłoszony problem' })
    expect(`${first?.text}${second?.text}`).not.toMatch(/payload|toLowerCase/)
    expect(await audited()).toMatchObject([
      { action: 'problem_report.answered', on_behalf_of: member, before: { answers: 0 }, after: { answers: 1 } },
      { action: 'problem_report.answered', on_behalf_of: null },
    ])
    expect((await admin.get('/desk')).json.problems).toBe(0)
  })

  it('has one answer when it is sent twice, and a second one by choice [X35]', async () => {
    await server.query('delete from outbox')
    const answer = { text: 'It works again.', known: 0 }
    const all = await Promise.all([1, 2, 3].map(() => admin.post(`${path(1)}/answers`, answer)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    const other = await admin.post(`${path(1)}/answers`, { ...answer, text: 'Another one.' })
    expect([other.status, other.json.code]).toEqual([409, 'problem_answered'])
    expect(await mails()).toHaveLength(1)
    expect((await admin.post(`${path(1)}/answers`, { text: 'And on phones.', known: 1 })).json.answers).toHaveLength(2)
    expect(await mails()).toHaveLength(2)
  })

  it('has one answer when two admins send theirs at the same time [X35]', async () => {
    await server.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where email = 'reviewer@example.org'`)
    await server.query('delete from outbox')
    const other = await logIn(server, 'reviewer')
    const both = await Promise.all([
      admin.post(`${path(2)}/answers`, { text: 'One.', known: 0 }),
      other.post(`${path(2)}/answers`, { text: 'Two.', known: 0 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await mails()).filter(({ to }) => to === 'gosia@example.org')).toHaveLength(1)
  })

  it('is not answered without an address [X35]', async () => {
    await server.query(`update problem_reports set email = null where id = '${path(2).slice(-36)}'`)
    const { status, json } = await admin.post(`${path(2)}/answers`, { text: 'Hello.', known: 0 })
    expect([status, json.code]).toEqual([409, 'problem_without_address'])
    expect((await admin.get(path(2))).json).toMatchObject({ state: 'open', email: null, answers: [] })
  })

  it('is deleted once, with its answers [X35]', async () => {
    await admin.post(`${path(1)}/answers`, { text: 'It works again.', known: 0 })
    expect((await admin.delete(path(1))).status).toBe(204)
    expect((await admin.delete(path(1))).status).toBe(204)
    expect((await admin.get(path(1))).status).toBe(404)
    expect((await admin.get(`${path(1)}/trace`)).status).toBe(404)
    expect((await admin.post(`${path(1)}/answers`, { text: 'Hello.', known: 1 })).status).toBe(404)
    expect(await server.query('select id from problem_answers')).toEqual([])
    const actions = (await audited()).map(({ action }) => action)
    expect(actions).toEqual(['problem_report.answered', 'problem_report.deleted'])
  })

  it('is refused to members and visitors [X35]', async () => {
    for (const who of [await logIn(server, 'member'), callerOf(server)])
      for (const below of ['', '/trace'])
        expect((await who.get(`${path(1)}${below}`)).status).toBeGreaterThanOrEqual(401)
  })
})
