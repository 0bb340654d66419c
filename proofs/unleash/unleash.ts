import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import { allFlagsOff, flagNames, type Flags } from '../../contract/flags/flags'
import { flagsIn, FlagAnswer } from '../../contract/flags/answer'
import { startClearRound, type ClearRound } from './clearRound'
import { installUnleash, startUnleash, type UnleashServer } from './unleashServer'

// TEST_DATABASE_URL=postgres://… npm run proofs -- unleash
const databaseServer = process.env.TEST_DATABASE_URL
const refreshMs = 500
// Unleash itself takes seconds until its frontend API returns a switched flag.
const timeoutMs = 60_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const count = { passed: 0, failed: 0 }
const expectSame = (what: string, found: unknown, wanted: unknown): void => {
  const same = isDeepStrictEqual(found, wanted)
  count[same ? 'passed' : 'failed'] += 1
  say(`${same ? 'ok    ' : 'FAILED'} ${what}`)
  if (!same) say(`       found ${JSON.stringify(found)}\n       not   ${JSON.stringify(wanted)}`)
}

const combinations: Flags[] = [0, 1, 3, 2, 6, 7, 5, 4].map((bits) => ({
  'maintenance-mode': (bits & 1) > 0,
  'registration-disabled': (bits & 2) > 0,
  'login-disabled': (bits & 4) > 0,
}))
const titleOf = (flags: Flags): string => flagNames.filter((name) => flags[name]).join(' + ') || 'all off'

interface Service {
  url: string
  key: string
}

const askFor = async ({ url, key }: Service, method: 'GET' | 'POST', etag = '') => {
  const address = method === 'GET' ? `${url}?sessionId=7&appName=proof&environment=default&userId=a` : url
  const body = method === 'POST' ? JSON.stringify({ context: { sessionId: '7', appName: 'proof', userId: 'a' } }) : null
  const headers = { authorization: key, 'content-type': 'application/json', 'if-none-match': etag }
  // As the client asks: any other mode adds headers that forbid a 304.
  const answer = await fetch(address, { method, headers, body, cache: 'no-cache' })
  const text = await answer.text()
  return { status: answer.status, text, headers: answer.headers, etag: answer.headers.get('etag') ?? '' }
}

const byName = (text: string): unknown => {
  const { toggles } = JSON.parse(text) as { toggles: { name: string }[] }
  return toggles.sort((a, b) => a.name.localeCompare(b.name))
}

/** What a client sees of a service's protocol: bodies, the headers that matter, and what it answers to who knows. */
const protocolOf = async (service: Service, oldEtag: string) => {
  const first = await askFor(service, 'GET')
  const again = await askFor(service, 'GET', first.etag)
  const changed = await askFor(service, 'GET', oldEtag)
  const posted = await askFor(service, 'POST')
  const seen = {
    get: [first.status, byName(first.text)],
    headers: [first.headers.get('content-type'), first.headers.get('cache-control'), /^W\/".+"$/.test(first.etag)],
    known: [again.status, again.text, again.etag === first.etag, again.headers.get('cache-control')],
    changed: [changed.status, byName(changed.text)],
    post: [posted.status, byName(posted.text)],
  }
  return { seen, etag: first.etag }
}

const metricsTo = async ({ url, key }: Service) => {
  const now = new Date().toISOString()
  const toggles = { 'maintenance-mode': { yes: 1, no: 2, variants: {} } }
  const body = JSON.stringify({
    bucket: { start: now, stop: now, toggles },
    appName: 'proof',
    instanceId: 'browser',
    impactMetrics: [],
  })
  const headers = { authorization: key, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/client/metrics`, { method: 'POST', headers, body })
  return [answer.status, await answer.text()]
}

/** What the client itself makes of a service's answer. */
const readByClient = async ({ url, key }: Service): Promise<Flags> => {
  const storageProvider = new InMemoryStorageProvider()
  const client = new UnleashClient({
    url,
    clientKey: key,
    appName: 'proof',
    storageProvider,
    disableRefresh: true,
    disableMetrics: true,
  })
  await client.start()
  const read = Object.fromEntries(flagNames.map((name) => [name, client.isEnabled(name)])) as Flags
  client.stop()
  return read
}

const toldBy = async (service: Service): Promise<Flags> =>
  flagsIn(FlagAnswer.parse(JSON.parse((await askFor(service, 'GET')).text)))

const until = async (read: () => Promise<Flags>, wanted: Flags, within: number): Promise<Flags> => {
  const end = Date.now() + within
  for (;;) {
    const found = await read()
    if (isDeepStrictEqual(found, wanted) || Date.now() > end) return found
    await sleep(50)
  }
}

/** Switches flags in Unleash and waits until its frontend API returns them. */
const switchTo = async (unleash: UnleashServer, flags: Flags): Promise<void> => {
  const before = await toldBy(unleash)
  for (const name of flagNames) if (flags[name] !== before[name]) await unleash.switchFlag(name, flags[name])
  await until(() => toldBy(unleash), flags, timeoutMs)
}

const proveProtocol = async (unleash: UnleashServer, embedded: ClearRound, remote: ClearRound): Promise<void> => {
  const ours = { url: embedded.url, key: 'embedded' }
  let etags = { theirs: 'W/"none"', ours: 'W/"none"' }
  for (const flags of combinations) {
    const title = titleOf(flags)
    await switchTo(unleash, flags)
    const obeyed = await until(remote.obeyed, flags, 2 * refreshMs)
    await embedded.setFlags(flags)
    const theirs = await protocolOf(unleash, etags.theirs)
    const found = await protocolOf(ours, etags.ours)
    etags = { theirs: theirs.etag, ours: found.etag }
    expectSame(`${title}: the same answers, validators and 304`, found.seen, theirs.seen)
    expectSame(`${title}: the client reads it from Unleash`, await readByClient(unleash), flags)
    expectSame(`${title}: the client reads it from us`, await readByClient(ours), flags)
    expectSame(`${title}: obeyed within ${2 * refreshMs} ms of Unleash telling it`, obeyed, flags)
    expectSame(`${title}: obeyed where it is switched here`, await embedded.obeyed(), flags)
  }
  expectSame('metrics are taken alike', await metricsTo(ours), await metricsTo(unleash))
}

const proveOutage = async (unleash: UnleashServer, remote: ClearRound): Promise<void> => {
  const before = { ...allFlagsOff, 'maintenance-mode': true, 'login-disabled': true }
  await switchTo(unleash, before)
  expectSame('before Unleash is killed', await until(remote.obeyed, before, 2 * refreshMs), before)
  await unleash.kill()
  await sleep(4 * refreshMs)
  expectSame('the last known flags stay while Unleash is dead', await remote.obeyed(), before)
  await unleash.start()
  expectSame('they stay when it is back', await remote.obeyed(), before)
  const after = { ...allFlagsOff, 'registration-disabled': true }
  await switchTo(unleash, after)
  expectSame('and Unleash is followed again', await until(remote.obeyed, after, 2 * refreshMs), after)
}

const proveWrongKey = async (server: string, { url, key }: UnleashServer): Promise<void> => {
  const wrong = { url, key: `${key}x`, appName: 'clear-round', refreshMs }
  const locked = await startClearRound(server, wrong)
  expectSame('Unleash refuses a wrong key', (await askFor(wrong, 'GET')).status, 401)
  await sleep(2 * refreshMs)
  expectSame('a wrong key leaves all off', await locked.obeyed(), allFlagsOff)
  await locked.close()
}

const prove = async (server: string): Promise<void> => {
  installUnleash()
  const start = performance.now()
  const unleash = await startUnleash(server)
  say(`unleash-server answers after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const embedded = await startClearRound(server)
  const service = { url: unleash.url, key: unleash.key, appName: 'clear-round', refreshMs }
  const remote = await startClearRound(server, service)
  try {
    await proveProtocol(unleash, embedded, remote)
    await proveOutage(unleash, remote)
    await proveWrongKey(server, unleash)
  } finally {
    await Promise.all([embedded.close(), remote.close()])
    await unleash.close()
  }
}

if (!databaseServer) {
  say('Set TEST_DATABASE_URL to a PostgreSQL server on which databases may be made: Unleash runs on no other.')
  process.exit(2)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1))
await prove(databaseServer).catch((error: unknown) => {
  say(`FAILED ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  count.failed += 1
})
say(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 ? 1 : 0)
