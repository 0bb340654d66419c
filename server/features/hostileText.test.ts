import { accessMatrix } from '../testing/accessMatrix'
import { accessRequests, filled, type Owned } from '../testing/accessRequests'
import { buy, plan } from '../testing/buying'
import { callerOf, logIn } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

/** Encoded: a NUL alone and within, half a surrogate pair, what is no UTF-8, what is no character, a blank, a quote. */
const inAddresses = ['%00', 'a%00b', '%ED%A0%80', '%FF', '%EF%BF%BF', '%20', '%27', '%2500']
const inBodies = ['\0', 'a\0b', '\ud800', 'a\udfff', '\uffff', "'"]
const inHeaders = ['\u00ff', '\u0080\u00a0', "'", '%00', '\ufffd'.repeat(3).replace(/./g, '\u00bf')]

const headerNames = ['user-agent', 'accept-language', 'if-none-match', 'cookie', 'idempotency-key']

/** Every copy of a body in which one text is another one. */
const withEachText = (body: unknown, text: string): unknown[] => {
  if (typeof body === 'string') return [text]
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) =>
    withEachText(value, text).map((changed) =>
      Array.isArray(body)
        ? body.map((one: unknown, index) => (index === Number(key) ? changed : one))
        : { ...body, [key]: changed },
    ),
  )
}

const operations = Object.keys(accessMatrix).filter((row) => !row.includes('('))

const nowhere = '00000000-0000-4000-8000-000000000001'

describe('text that no database can keep [T14.1]', () => {
  let server: TestServer
  let tokens: string[]
  let owned: Owned
  let restore: () => Promise<void>
  beforeAll(async () => {
    server = await testServer.shared()
    await server.reset()
    const [member, admin] = [await logIn(server, 'member'), await logIn(server, 'admin')]
    tokens = [member.token, admin.token]
    const { json } = await buy(member, plan())
    owned = {
      purchaseId: json.id,
      paymentId: json.paymentId,
      sessionId: (await member.get('/sessions')).json.sessions[0].id,
      openLine: nowhere,
      leftOutLine: nowhere,
      openPayout: nowhere,
      leftOutPayout: nowhere,
    }
    restore = await server.snapshot()
  })
  beforeEach(() => restore())

  const ask = async (method: string, address: string, token: string, headers = {}, body?: unknown) => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await server.ask({
      method,
      url: address,
      headers: { authorization: `Bearer ${token}`, ...type, ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    return answer.status
  }

  it.each(operations)('is refused, and is no fault of the server: %s', async (row) => {
    const [method = '', path = ''] = row.split(' ')
    const { at = '', below = '', search = '?', body, headers = {} } = accessRequests[row]?.('member', owned) ?? {}
    const values = [at, below].slice(0, path.match(/\{\w+\}/g)?.length ?? 0)
    const address = filled(path, values) + search
    const answers: [unknown, number][] = []
    for (const token of tokens) {
      for (const text of inAddresses) {
        const addresses = [
          ...values.map((_value, index) => filled(path, values.with(index, text)) + search),
          ...[...search.matchAll(/=[^&]*/g)].map(
            ({ 0: { length }, index }) =>
              `${filled(path, values)}${search.slice(0, index)}=${text}${search.slice(index + length)}`,
          ),
          `${address}&x=${text}&${text}=1`,
        ]
        for (const one of addresses) answers.push([one, await ask(method, one, token, headers, body)])
      }
      for (const text of inBodies)
        for (const changed of withEachText(body, text))
          answers.push([changed, await ask(method, address, token, headers, changed)])
      for (const text of inHeaders) {
        const hostile = Object.fromEntries(headerNames.map((name) => [name, text.repeat(9)]))
        answers.push([`header: ${text}`, await ask(method, address, token, { ...headers, ...hostile }, body)])
      }
    }
    expect(answers.filter(([, status]) => status >= 500)).toEqual([])
  })

  it('finds no show and no news', async () => {
    for (const path of ['/shows/a%00b', '/news/%00', '/shows/a%00b/eligibility'])
      expect((await callerOf(server, tokens[0]).get(path)).json.code).toBe('not_found')
  })

  it('is refused at its field where the address of an account is asked for', async () => {
    const { status, json } = await callerOf(server, tokens[1]).post('/desk/sessions', { email: 'a\0b' })
    expect([status, json.code, json.email]).toEqual([400, 'validation_failed', 'invalid'])
  })
})
