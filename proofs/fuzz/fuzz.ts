import { request as httpRequest, Agent } from 'node:http'
import pLimit from 'p-limit'
import { verdictOf, type FuzzAnswer } from '../../server/testing/fuzz/verdict'
import type { OpenApi } from '../../server/testing/fuzz/openApi'
import { requestsOf, type FuzzRequest } from '../../server/testing/fuzz/requests'
import { createEnvironment } from '../../server/testing/fuzz/environment'
import { startTestServer } from '../../server/testing/startTestServer'
import { causes } from './causes'

// [TEST_DATABASE_URL=postgres://…] npm run proofs -- fuzz [-- number [seed]]: requests made from the API's own document, over
// HTTP, against PostgreSQL or the embedded database. Every few hundred requests the sample data is reset and everyone logs in again.
const [, , number = '60000', seed = '1'] = process.argv
const databaseUrl = process.env['TEST_DATABASE_URL']
const batch = 400
const concurrency = 8
const limit = pLimit(concurrency)
const agent = new Agent({ keepAlive: true, maxSockets: concurrency })

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const ask = (origin: string, { method, url, headers, body }: FuzzRequest, token: string | undefined) =>
  new Promise<FuzzAnswer & { milliseconds: number }>((resolve, reject) => {
    const begun = performance.now()
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const { hostname, port } = new URL(origin)
    const call = httpRequest(
      { agent, hostname, port, path: url, method: method.toUpperCase(), headers: { ...bearer, ...headers, ...length } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'],
            body: Buffer.concat(parts).toString(),
            milliseconds: performance.now() - begun,
          }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })

const prove = async (): Promise<number> => {
  const { logger, causeOf } = causes()
  const server = await startTestServer({ ...(databaseUrl !== undefined && { databaseUrl }), logger })
  const origin = await server.listen()
  const document = JSON.parse(server.openApi()) as OpenApi
  const verdict = verdictOf(document)
  const statuses = new Map<number, number>()
  const faults = new Map<string, number>()
  let [sent, slowest] = [0, 0]
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (let round = 0; sent < Number(number); round += 1) {
    const { tokens, known, revive } = await createEnvironment(server)
    const waiting = requestsOf(
      document,
      known,
      Number(seed) * 1_000_000 + round,
      Math.min(batch, Number(number) - sent),
    )
    const send = async (next: FuzzRequest) => {
      const answer = await ask(origin, next, tokens[next.as])
      sent += 1
      slowest = Math.max(slowest, answer.milliseconds)
      count(statuses, answer.status)
      for (const fault of verdict(next, answer)) {
        const what = `${fault}: ${next.method} ${next.path} ${answer.status}`
        if (!faults.has(what))
          say(`${what} as ${next.as}, e.g. ${JSON.stringify(next).slice(0, 400)} -> ${answer.body.slice(0, 200)}`)
        count(faults, what)
      }
      if (answer.status >= 500) say(`  its cause: ${causeOf(answer.body)}`)
    }
    while (waiting.length > 0) {
      await limit.map(waiting.splice(-40), send)
      // While nothing is under way: an account that is being deleted would keep a session.
      await revive()
    }
    if (round % 25 === 24) say(`${sent} sent, ${faults.size} kinds of fault`)
  }
  await server.close()
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  say(`${sent} requests over HTTP on ${server.kind}, seed ${seed}; slowest ${slowest.toFixed(0)} ms`)
  say(`statuses ${counts.join(', ')}`)
  for (const kind of ['server error', 'undeclared status', 'undeclared content type', 'body against its schema'])
    say(`${kind}: ${[...faults].filter(([what]) => what.startsWith(kind)).reduce((sum, [, times]) => sum + times, 0)}`)
  return faults.size === 0 ? 0 : 1
}

process.exit(await prove())
