import { verdictOf } from '../testing/fuzz/verdict'
import type { OpenApi } from '../testing/fuzz/openApi'
import { requestsOf, type FuzzRequest } from '../testing/fuzz/requests'
import { createEnvironment } from '../testing/fuzz/environment'
import { refusalsOf } from '../http/statuses'
import type { TestServer } from '../testing/startTestServer'

const seed = 20_261_130
const batch = 450
const batches = 4

let server: TestServer
let document: OpenApi
beforeAll(async () => {
  server = await testServer.shared()
  document = JSON.parse(server.openApi()) as OpenApi
})

const ask = async (fuzzed: FuzzRequest, token: string | undefined) => {
  const { method, url, headers, body: payload } = fuzzed
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const request = { method: method.toUpperCase(), url, headers: { ...bearer, ...headers } }
  const answer = await server.ask(payload === undefined ? request : { ...request, payload })
  const { status, headers: own, body } = answer
  return { status, type: own['content-type'], body }
}

describe('the document of the API [R12]', () => {
  it('declares every answer that 1,800 requests get, right and hostile ones; none is a server error', async () => {
    const verdict = verdictOf(document)
    const poorer = structuredClone(document)
    // The control: the same answers against a document in which no reading call declares that it wants a session.
    for (const methods of Object.values(poorer.paths)) delete methods['get']?.responses['401']
    const control = verdictOf(poorer)
    const faults: string[] = []
    const missed: string[] = []
    const seen = new Map<number, number>()
    for (let round = 0; round < batches; round += 1) {
      const { tokens, known, revive } = await createEnvironment(server)
      for (const [index, request] of requestsOf(document, known, seed + round, batch).entries()) {
        if (index % 20 === 0) await revive()
        const answer = await ask(request, tokens[request.as])
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        const name = `${request.method} ${request.path} as ${request.as}: ${answer.status}`
        faults.push(...verdict(request, answer).map((fault) => `${fault}: ${name} ${answer.body.slice(0, 200)}`))
        missed.push(...control(request, answer).map((fault) => `${fault}: ${name}`))
      }
    }
    expect(faults).toEqual([])
    // Right requests were among them, and wrong ones of each kind.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 409, 413, 415]) expect([...seen.keys()]).toContain(status)
    expect(missed).toContainEqual(expect.stringMatching(/^undeclared status: get \S+ as anonymous: 401$/))
  }, 240_000)

  it('says CSV and plain text where the answer is no JSON', () => {
    const typesOf = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses['200']?.content ?? {})
    expect(typesOf('/api/my-data/{part}', 'get')).toEqual(['text/csv'])
    expect(typesOf('/api/frontend/client/metrics', 'post')).toEqual(['text/plain'])
  })

  it('says which headers come with an answer', async () => {
    const stopping = await testServer.start()
    const declared = (status: string) =>
      Object.keys((document.paths['/api/shows']?.['get']?.responses[status] as { headers: object }).headers)
    const right = await stopping.ask({ method: 'GET', url: '/api/shows' })
    stopping.refuseNew()
    const refused = await stopping.ask({ method: 'GET', url: '/api/shows' })
    await stopping.close()
    expect([right.status, refused.status]).toEqual([200, 503])
    expect(declared('200')).toEqual(['x-request-id'])
    expect(declared('503')).toEqual(['x-request-id', 'retry-after'])
    expect(Object.keys(right.headers)).toEqual(expect.arrayContaining(declared('200')))
    expect(Object.keys(refused.headers)).toEqual(expect.arrayContaining(declared('503')))
  })

  it.each([
    [
      'a visitor’s list',
      { method: 'GET', config: { action: 'show.list' as const, onBehalf: true } },
      [401, 429, 500, 503],
    ],
    [
      'a member’s form',
      { method: 'POST', config: { action: 'dog.add' as const, onBehalf: true } },
      [400, 401, 403, 409, 413, 415, 429, 500, 503],
    ],
    [
      'what an admin may not do for a member',
      { method: 'GET', config: { action: 'session.list' as const } },
      [401, 403, 409, 429, 500, 503],
    ],
    ['a log-in', { method: 'POST', config: { action: 'session.start' as const } }, [400, 413, 415, 429, 500, 503]],
    [
      'what maintenance closes',
      { method: 'GET', config: { action: 'rules.read' as const, disabledByFlag: 'maintenance-mode' as const } },
      [401, 403, 423, 429, 500, 503],
    ],
  ])('derives the answers of %s from its rules', (_name, route, statuses) => {
    expect(refusalsOf(route)).toEqual(statuses)
  })
})
