import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { apiBase } from '#contract/shared/paths'
import { accessMatrix, type Actor } from '../../server/testing/accessMatrix'
import { accessRequests } from '../../server/testing/accessRequests'
import { buy, plan } from '../../server/testing/buying'
import { logIn } from '../../server/testing/client'
import { examples, noneOwned } from '../../server/testing/fuzz/examples'
import type { OpenApi } from '../../server/testing/fuzz/openApi'
import { startTestServer, type TestServer } from '../../server/testing/startTestServer'
import { createVictim } from './victim'

// TEST_DATABASE_URL=postgres://… npm run proofs -- attack: tries foreign ids, disguised paths, invalid tokens and concurrent
// repetition on every operation of the OpenAPI document. The embedded database runs one transaction at a time and would hide races.

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const findings = new Set<string>()
const found = (what: string): void => {
  if (!findings.has(what)) say(`FOUND ${what}`)
  findings.add(what)
}
let tried = 0

/** An id of the same form that no record has. */
const missingLike = (id: string): string => {
  if (/^[\da-f-]{36}$/.test(id)) return '0badc0de-0000-4000-8000-000000000001'
  return /^\d+$/.test(id) ? '9999999' : 'no-such-thing'
}

const ask = async (
  server: Pick<TestServer, 'ask'>,
  [method, url]: [string, string],
  token: string | undefined,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  tried += 1
  return server.ask({
    method,
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    payload: body === undefined ? undefined : JSON.stringify(body),
  })
}

const operationsOf = (server: TestServer) => {
  const { paths } = JSON.parse(server.openApi()) as OpenApi
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.slice(apiBase.length) })),
  )
}

/** The status and error code of an answer, without its request id. */
const sayingOf = ({ status, body }: { status: number; body: string }) =>
  `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`

type Operation = ReturnType<typeof operationsOf>[number]

/** Calls an operation with each id of the member. Reports what callers could read, change, or tell apart from a missing record. */
const tryOperation = async (
  server: TestServer,
  { method, path }: Operation,
  people: readonly (string | null)[],
): Promise<Set<string>> => {
  const limit = pLimit(8)
  const all = new Set<string>()
  const { ids, secrets, digest } = await createVictim(server)
  const before = await digest()
  const body = examples[`${method} ${path}`]
  const urlOf = (id: string) => apiBase + path.replaceAll(/\{\w+\}/g, encodeURIComponent(id))
  for (const who of people) {
    const token = who === null ? undefined : (await logIn(server, who)).token
    const headers = { 'idempotency-key': `key of ${who ?? 'a visitor'}` }
    await limit.map(ids, async (id) => {
      const ofNothing = sayingOf(await ask(server, [method, urlOf(missingLike(id))], token, body, headers))
      const answer = await ask(server, [method, urlOf(id)], token, body, headers)
      const place = `${method} ${path} of ${id} as ${who ?? 'a visitor'}`
      for (const secret of secrets) if (answer.body.includes(secret)) all.add(`${place} reads ${secret}`)
      if (answer.status < 400 || answer.status >= 500 || sayingOf(answer) !== ofNothing)
        all.add(`${place} answers ${sayingOf(answer)}, and of what is missing ${ofNothing}`)
    })
  }
  for (const [table, hash] of await digest())
    if (before.get(table) !== hash) all.add(`${method} ${path} changes ${table}`)
  return all
}

/** Strangers call every operation with the member's ids. The member's own calls show that the checks detect access. */
const otherPeoplesIds = async (server: TestServer) => {
  const [read, change] = [
    { method: 'GET', path: '/dogs/{slug}' },
    { method: 'DELETE', path: '/dogs/{slug}/card/link' },
  ]
  const noticed = [
    ...(await tryOperation(server, read, ['member'])),
    ...(await tryOperation(server, change, ['member'])),
  ]
  for (const what of [' reads ', ' changes dog_cards'])
    if (!noticed.some((one) => one.includes(what))) found(`the attack itself: the member${what}is not noticed`)
  for (const operation of operationsOf(server).filter(({ path }) => path.includes('{')))
    (await tryOperation(server, operation, [null, 'newcomer', 'niamh.obrien'])).forEach(found)
}

const disguises: ((path: string) => [url: string, headers?: Record<string, string>])[] = [
  (path) => [path],
  (path) => [`${path}/`],
  (path) => [path.replace('/api/', '/api//')],
  (path) => [path.replace('/api', '/API')],
  (path) => [path.replace('/api/d', '/api/%64')],
  (path) => [path.replace('/api/', '/api/./')],
  (path) => [path.replace('/api/', '/api/flags/../')],
  (path) => [path.replace('/api/', '/api/flags/..;/')],
  (path) => [`${path};as=admin`],
  (path) => [`${path}?role=ROLE_ADMIN&roles[]=ROLE_ADMIN`],
  (path) => ['/api/flags', { 'x-original-url': path, 'x-rewrite-url': path }],
  (path) => [path, { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' }],
  (path) => [path, { 'x-http-method-override': 'GET', 'x-method-override': 'GET' }],
]

/** A member requests desk paths in disguise, and with invalid tokens. */
const roles = async (server: TestServer) => {
  await server.reset()
  const { token } = await logIn(server, 'niamh.obrien')
  const { token: admin } = await logIn(server, 'admin')
  const gone = (await logIn(server, 'admin')).token
  await ask(server, ['POST', `${apiBase}/logout`], gone)
  const closed = Object.entries(accessMatrix).filter(([row]) => row.startsWith('GET /desk') && !row.includes('('))
  for (const [row] of closed) {
    const request = accessRequests[row]?.('admin', noneOwned) ?? {}
    const path = row.split(' ')[1] ?? ''
    const url = apiBase + path.replace(/\{\w+\}/, request.at ?? '').replace(/\{\w+\}/, request.below ?? '')
    const whole = url + (request.search ?? '')
    const open = await ask(server, ['GET', whole], admin)
    for (const disguise of disguises) {
      const [at, headers] = disguise(whole)
      const answer = await ask(server, ['GET', at], token, undefined, headers)
      if (answer.status < 400 && answer.body === open.body) found(`a member reads ${row} at ${at}`)
    }
    const spoilt = [
      gone,
      token.slice(1),
      token + token,
      token.toUpperCase(),
      admin.slice(0, -1),
      '',
      'null',
      `${admin} x`,
    ]
    for (const wrong of spoilt)
      if ((await ask(server, ['GET', whole], wrong)).status !== 401) found(`${row} opens to a token that is none`)
  }
}

/** Two lines of a bank statement: one to settle, and one that is left out of the ledger. */
const bankLines = async (server: TestServer) => {
  const openLine = randomUUID()
  const leftOutLine = randomUUID()
  await server.query(`insert into bank_lines (id, account, day, amount, currency, name, text, bank_id, imported_at, outcome, settled_at)
    select id::uuid, '', '2026-11-20', -320, 'GBP', 'Bank', '', '', now(), outcome, case when outcome is not null then now() end
    from (values ('${openLine}', null), ('${leftOutLine}', 'left_out')) as line(id, outcome)`)
  return { openLine, leftOutLine }
}

/** Two payouts: one that is expected, and one that is left out of the ledger. */
const payouts = async (server: TestServer) => {
  const openPayout = randomUUID()
  const leftOutPayout = randomUUID()
  await server.query(`insert into provider_lines (id, provider_id, kind, payout, day, amount, fee, currency, text, imported_at, is_unknown, outcome, settled_at)
    select id::uuid, 'po_' || id, 'payout', '', '2026-11-20', -320, 0, 'GBP', '', now(), true, outcome, case when outcome is not null then now() end
    from (values ('${openPayout}', null), ('${leftOutPayout}', 'left_out')) as payout(id, outcome)`)
  return { openPayout, leftOutPayout }
}

/** Sends each change eight times at once to two servers on one database, then checks the invariants. */
const races = async (server: TestServer) => {
  const other = await server.beside()
  for (const row of Object.keys(accessMatrix).filter((one) => !one.startsWith('GET '))) {
    await server.reset()
    const isForDesk = row.includes(' /desk') || row.includes(' /flags')
    const who: Actor = isForDesk ? 'admin' : 'member'
    const { token, ...caller } = await logIn(server, who)
    const bought = (await buy(caller, plan(), 'key of the race')).json as Record<'id' | 'paymentId', string>
    const [session] = await server.query('select id from sessions limit 1')
    const owned = {
      purchaseId: bought.id,
      paymentId: bought.paymentId,
      sessionId: String(session?.['id']),
      ...(await bankLines(server)),
      ...(await payouts(server)),
    }
    const { at = '', below = '', search = '', body, headers } = accessRequests[row]?.(who, owned) ?? {}
    const [method = '', path = ''] = row.replace(/ \(.*\)$/, '').split(' ')
    const url = apiBase + path.replace(/\{\w+\}/, at).replace(/\{\w+\}/, below) + search
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, index) =>
        ask(index % 2 === 0 ? server : other, [method, url], token, body, headers),
      ),
    )
    for (const { status, body: text } of answers)
      if (status >= 500 && status !== 503) found(`${row} eight times at once: ${status} ${text.slice(0, 200)}`)
    await Promise.all([server.runJobs(), other.runJobs()])
    for (const broken of await server.brokenInvariants()) found(`${row} eight times at once breaks: ${broken}`)
  }
}

if (!process.env['TEST_DATABASE_URL']) {
  say('Set TEST_DATABASE_URL to a PostgreSQL server.')
  process.exit(2)
}
const server = await startTestServer()
for (const part of [otherPeoplesIds, roles, races]) {
  const begun = tried
  await part(server)
  say(`${part.name}: ${tried - begun} requests`)
}
await server.close()
say(`${tried - findings.size} passed, ${findings.size} failed`)
process.exit(findings.size === 0 ? 0 : 1)
