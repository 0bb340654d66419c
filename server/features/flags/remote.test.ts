import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'
import { temporaryFolder } from '../../testing/temporaryFolder'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const telling =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const on = (...names: string[]) => telling({ toggles: names.map((name) => ({ name, enabled: true })) })
const silence: Answer = () => undefined

const key = 'default:development.key'
let answer: Answer = on()
let requests: IncomingMessage[] = []
let service: Server
let server: TestServer
let logFile = ''

const serve = async (port = 0): Promise<number> => {
  service = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((ready) => service.listen(port, '127.0.0.1', ready))
  return (service.address() as AddressInfo).port
}
const stopService = async () => {
  service.closeAllConnections()
  await new Promise((done) => service.close(done))
}
const start = async (port: number, timeoutMs?: number): Promise<TestServer> => {
  logFile = join(temporaryFolder('flags'), 'log')
  const flagService = {
    url: `http://127.0.0.1:${port}/api/frontend`,
    key,
    appName: 'our-app',
    refreshMs: 20,
    timeoutMs,
  }
  return testServer.start({ flagService, logger: { level: 'info', file: logFile } })
}
const logged = () => readFileSync(logFile, 'utf8').match(/"msg":"the flag service[^"]*"/g) ?? []
const flagsNow = async () => {
  const { json } = await callerOf(server).get('/frontend')
  return json.toggles.map(({ name }: { name: string }) => name)
}
const eventually = async (names: string[]) => {
  const end = Date.now() + 30_000
  while (JSON.stringify(await flagsNow()) !== JSON.stringify(names) && Date.now() < end) await sleep(10)
  expect(await flagsNow()).toEqual(names)
}
/** The service has been asked so many times more: what it answered before has been dealt with. */
const rounds = async (more = 3) => {
  const enough = requests.length + more
  while (requests.length < enough) await sleep(10)
}

let port = 0
beforeEach(async () => {
  requests = []
  port = await serve(port)
})
afterEach(stopService)

describe('a flag service elsewhere', () => {
  let before = 0
  const loggedHere = () => logged().slice(before)
  beforeAll(async () => {
    answer = on('registration-disabled', 'another-flag')
    port = await serve()
    server = await start(port)
    await stopService()
  })
  beforeEach(async () => {
    await rounds()
    before = logged().length
  })
  afterAll(() => server.close())

  it('is obeyed, and asked as Unleash’s clients ask', async () => {
    expect((await callerOf(server).post('/register', {})).status).toBe(423)
    expect(await flagsNow()).toEqual(['registration-disabled'])
    expect(requests[0]?.headers).toMatchObject({ authorization: key, 'unleash-appname': 'our-app' })
    expect(requests[0]?.url).toMatch(/^\/api\/frontend\?.*appName=our-app/)
    answer = on('maintenance-mode', 'login-disabled')
    await eventually(['maintenance-mode', 'login-disabled'])
    answer = on()
    await eventually([])
    expect(loggedHere()).toEqual([])
  })

  it('gets its validator back, and may answer 304', async () => {
    answer = telling({ toggles: [{ name: 'login-disabled', enabled: true }] }, 200, { etag: 'W/"1"' })
    await eventually(['login-disabled'])
    answer = telling('', 304)
    await rounds()
    expect(requests.at(-1)?.headers['if-none-match']).toBe('W/"1"')
    // A service that keeps to HTTP answers no-cache with the whole list.
    expect(requests.at(-1)?.headers['cache-control']).toBe('max-age=0')
    expect(await flagsNow()).toEqual(['login-disabled'])
    expect(loggedHere()).toEqual([])
  })

  it('may take longer than the time between two questions', async () => {
    answer = (request, response) => void sleep(200).then(() => on('maintenance-mode')(request, response))
    await eventually(['maintenance-mode'])
  })

  it.each<[string, Answer]>([
    ['HTML with 200', telling('<!doctype html>', 200, { 'content-type': 'text/html' })],
    ['text for on and off', telling({ toggles: [{ name: 'login-disabled', enabled: 'true' }] })],
    ['no list', telling({ toggles: { 'login-disabled': true } })],
    ['null', telling('null')],
    ['nothing', telling('')],
    ['half an answer', telling('{"toggles":[{"name":"login-dis')],
    ['401', telling({ toggles: [{ name: 'login-disabled', enabled: true }] }, 401)],
    ['500', telling({ toggles: [] }, 500)],
    [
      'a way to its log-in page',
      (request, response) => {
        const page = telling('<!doctype html>')
        const away = telling('', 302, { location: '/login' })
        return request.url === '/login' ? page(request, response) : away(request, response)
      },
    ],
    [
      'a way to flags elsewhere',
      (request, response) => {
        const away = telling('', 302, { location: '/elsewhere' })
        return request.url === '/elsewhere' ? on('login-disabled')(request, response) : away(request, response)
      },
    ],
    ['a cut connection', (request) => request.socket.destroy()],
  ])('changes nothing by %s, which is logged once', async (_what, lie) => {
    answer = on('maintenance-mode')
    await eventually(['maintenance-mode'])
    answer = lie
    await rounds(5)
    expect(await flagsNow()).toEqual(['maintenance-mode'])
    answer = on('login-disabled')
    await eventually(['login-disabled'])
    await rounds()
    expect(loggedHere()).toEqual([expect.stringMatching('does not answer'), expect.stringMatching('answers again')])
  })

  it('changes nothing by going down, and is followed when it is back', async () => {
    answer = on('maintenance-mode')
    await eventually(['maintenance-mode'])
    await stopService()
    await sleep(200)
    expect(await flagsNow()).toEqual(['maintenance-mode'])
    answer = on('registration-disabled')
    await serve(port)
    await eventually(['registration-disabled'])
    await rounds()
    expect(loggedHere()).toHaveLength(2)
  })

  it('is the only place to switch its flags', async () => {
    answer = on()
    await eventually([])
    const admin = await logIn(server, 'admin')
    const attempt = (locale: string) =>
      admin.put('/flags/maintenance-mode', { enabled: true }, { 'accept-language': locale })
    const [english, polish] = [await attempt('en'), await attempt('pl')]
    const message = 'This setting is managed in your flag service. Change it there.'
    expect([english.status, english.json]).toEqual([409, { code: 'flags_managed_elsewhere', message }])
    expect(polish.json.message).toBe('Tym ustawieniem zarządza usługa przełączników. Zmień je tam.')
    expect((await callerOf(server).put('/flags/maintenance-mode', { enabled: true })).status).toBe(401)
    expect((await admin.put('/flags/none', { enabled: true })).status).toBe(404)
  })
})

describe('at the start', () => {
  it('a service that is not there leaves all off, until it comes', async () => {
    await stopService()
    server = await start(port)
    expect(await flagsNow()).toEqual([])
    await logIn(server, 'member')
    answer = on('login-disabled')
    await serve(port)
    await eventually(['login-disabled'])
    await server.close()
  })

  it('a service with a wrong answer leaves all off', async () => {
    answer = telling({ toggles: [{ name: 'login-disabled' }] })
    server = await start(port)
    await rounds()
    expect(await flagsNow()).toEqual([])
    await server.close()
  })

  it('a service that delays its answer delays no request and no stop', async () => {
    answer = silence
    // Much longer than this test may take.
    server = await start(port, 3_600_000)
    await logIn(server, 'member')
    expect(await flagsNow()).toEqual([])
    await server.close()
    const before = requests.length
    await sleep(100)
    expect(requests.length).toBe(before)
    expect(logged()).toEqual([])
  })
})
