import type { Action } from '#contract/access/policies'
import { apiBase } from '#contract/paths'
import { accessMatrix, actors, expectedStatus, expectedStatuses, type Actor } from './testing/accessMatrix'
import { accessRequests, type Owned } from './testing/accessRequests'
import { buy, plan } from './testing/buying'
import { callerOf, logIn } from './testing/client'
import type { TestServer } from './testing/startTestServer'

interface OpenApi {
  paths: Record<string, Record<string, { security?: unknown[]; 'x-action': string }>>
}

const file = 'server/testing/accessMatrix.ts'
const people: Record<Exclude<Actor, 'anonymous'>, string> = {
  expired: 'member',
  newcomer: 'newcomer',
  member: 'member',
  other: 'niamh.obrien',
  judge: 'judge',
  reviewer: 'reviewer',
  admin: 'admin',
}
/** The owner comes last: what a row takes away was there for everybody before. */
const order: Actor[] = [...actors.filter((who) => who !== 'member'), 'member']

const nowhere = '00000009-0000-4000-8000-000000000001'

let server: TestServer
let operations: Map<string, { open: boolean; action: string }>
beforeAll(async () => {
  server = await testServer.shared()
  const { paths } = JSON.parse(server.openApi()) as OpenApi
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security = [], 'x-action': action }]) => [
        `${method.toUpperCase()} ${path.slice(apiBase.length)}`,
        { open: security.length === 0, action },
      ]),
    ),
  )
}, 120_000)

const operationOf = (row: string) => row.replace(/ \(.*\)$/, '')

const logInAll = async () => {
  const { token: expired } = await logIn(server, people.expired)
  await server.query(`update sessions set last_used_at = '2020-01-01', created_at = '2020-01-01'`)
  const tokens: Partial<Record<Actor, string>> = { expired }
  for (const who of order)
    if (who !== 'anonymous' && who !== 'expired') tokens[who] = (await logIn(server, people[who])).token
  return tokens
}

const ask = async (
  row: string,
  token: string | undefined,
  { at = '', below = '', search = '', body, headers = {} }: ReturnType<typeof requestOf>,
) => {
  const [method = '', path = ''] = operationOf(row).split(' ')
  const answer = await server.ask({
    method,
    url: apiBase + path.replace(/\{\w+\}/, at).replace(/\{\w+\}/, below) + search,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return answer
}
const requestOf = (row: string, who: Actor, owned: Owned) => accessRequests[row]?.(who, owned) ?? {}

describe('the matrix of access [B01 V07]', () => {
  it('has a row for every operation of the OpenAPI document', () => {
    const known = new Set(Object.keys(accessMatrix).map(operationOf))
    const missing = [...operations.keys()].filter((operation) => !known.has(operation))
    const missingLines = missing.map(
      (operation) =>
        `'${operation}' has no row: add it to ${file}, with its action and the status for whom that is allowed; ` +
        `where it takes a body or a name in its address, add the smallest one to accessRequests.ts beside it`,
    )
    expect(missingLines).toEqual([])
  })

  it('has no row without an operation, and no request without a row', () => {
    expect(Object.keys(accessMatrix).filter((row) => !operations.has(operationOf(row)))).toEqual([])
    expect(Object.keys(accessRequests).filter((row) => !(row in accessMatrix))).toEqual([])
  })

  it('names the action that the route of each operation names', () => {
    const rows = Object.entries(accessMatrix).filter(([row]) => row === operationOf(row))
    const named = rows.map(([row]) => [row, operations.get(row)?.action])
    expect(named).toEqual(rows.map(([row, [action]]) => [row, action]))
  })

  it('would find a route that names the wrong action: its callers are answered otherwise', () => {
    const statuses = (action: Action) => actors.map((who) => expectedStatus(action, 200, who))
    const wrong: [is: Action, shouldBe: Action][] = [
      ['account.read', 'dog.list'],
      ['dog.list', 'flag.set'],
      ['show.list', 'account.read'],
      ['flag.read', 'show.list'],
      ['purchase.list', 'purchase.read'],
    ]
    for (const [is, shouldBe] of wrong) expect(statuses(is)).not.toEqual(statuses(shouldBe))
  })

  it('refuses anonymous callers with 401 on all that the document does not call open, and on nothing else', () => {
    const refused = Object.keys(accessMatrix).filter((row) => expectedStatuses(row)[0] === 401)
    const closed = Object.keys(accessMatrix).filter((row) => !operations.get(operationOf(row))?.open)
    expect(refused).toEqual(closed)
  })
})

describe('the server answers as the matrix says [B01 B03.1 B06 B07 V07]', () => {
  it.each(Object.keys(accessMatrix))('%s', async (row) => {
    await server.reset()
    const tokens = await logInAll()
    const member = callerOf(server, tokens.member)
    const { json: bought } = await buy(member, plan())
    const [{ id: sessionId }] = (await member.get('/sessions')).json.sessions
    const owned = { purchaseId: bought.id, paymentId: bought.paymentId, sessionId }
    const answered: Partial<Record<Actor, number>> = {}
    for (const who of order) {
      const request = requestOf(row, who, owned)
      const { status, body } = await ask(row, tokens[who], request)
      answered[who] = status
      // What belongs to somebody else is not told apart from what is not there.
      if (status === 404) expect(body).toBe((await ask(row, tokens[who], { ...request, at: nowhere })).body)
    }
    expect(actors.map((who) => `${who} ${answered[who]}`)).toEqual(
      actors.map((who, column) => `${who} ${expectedStatuses(row)[column]}`),
    )
    // Who is refused learns nothing of what a body should hold: nonsense is refused alike.
    if (row !== operationOf(row)) return
    for (const [column, who] of actors.entries()) {
      if (![401, 403].includes(expectedStatuses(row)[column] ?? 0)) continue
      const { status } = await ask(row, tokens[who], { at: 'nonsense', body: { nonsense: true } })
      expect([who, status]).toEqual([who, answered[who]])
    }
  })
})
