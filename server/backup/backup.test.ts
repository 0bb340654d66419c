import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databases, embedded } from '../testing/testDatabases'
import { runBackup, runServer } from '../testing/runServer'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clear-round-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const email = 'zoe@example.org'
const password = 'every run starts clear'

const ask = async (origin: string, path: string, body?: unknown, token?: string) => {
  const answer = await fetch(`${origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'idempotency-key': crypto.randomUUID(),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Someone registers, whose confirmation link is encrypted in the outbox, and pays a membership. */
const sell = async (origin: string) => {
  const details = { name: 'Zoë Żak', email, password, consent: true }
  const { token } = await ask(origin, '/register', details)
  const [plan] = await ask(origin, '/plans')
  const purchase = { kind: 'membership', planId: plan.id, expectedTotal: plan.price }
  const { id, paymentId } = await ask(origin, '/purchases', purchase, token)
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
  await ask(origin, `/payments/${paymentId}/card`, card, token)
  return id as string
}

const withStatement = async (serverUrl: string, statement: string) => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

describe.each(databases)('a backup on %s', (kind, url) => {
  const serverUrl = url === embedded ? undefined : url
  const name = `clear_round_backup_${Date.now()}`
  const settings = (dir: string): Record<string, string> => ({
    DATA_DIR: join(folder, kind, dir),
    ...(serverUrl && { DATABASE_URL: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href }),
  })
  const file = () => join(folder, `${kind}.backup`)

  const lose = async () => {
    rmSync(join(folder, kind), { recursive: true, force: true })
    if (serverUrl) {
      await withStatement(serverUrl, `drop database if exists ${name} with (force)`)
      await withStatement(serverUrl, `create database ${name}`)
    }
  }
  beforeAll(lose)
  afterAll(async () => {
    if (serverUrl) await withStatement(serverUrl, `drop database if exists ${name} with (force)`)
  })

  it('restores sales, passwords and encrypted mails, and moves the replaced data aside [R11.1]', async () => {
    const env = settings('live')
    const first = await runServer(env)
    const purchase = await sell(first.origin)
    if (!serverUrl)
      expect((await runBackup(['backup', file()], env)).output).toContain('in use by another Clear Round server')
    await first.stop()

    const made = await runBackup(['backup', file()], env)
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('personal data and secrets')])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect((await runBackup(['backup', file()], env)).output).toContain('already exists')

    await lose()
    const restored = await runBackup(['restore', file()], env)
    expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/^Restored the backup of .*\n$/)])

    const second = await runServer(env)
    const { token } = await ask(second.origin, '/login', { email, password })
    expect(await ask(second.origin, `/purchases/${purchase}`, undefined, token)).toMatchObject({ status: 'paid' })
    const outbox = await (await fetch(`${second.origin}/outbox`)).text()
    expect(outbox).toMatch(/href=&quot;http[^&]+\/confirm\/[\w-]{20,}&quot;/)
    const busy = await runBackup(['restore', file(), '--replace'], env)
    expect([busy.code, busy.output]).toEqual([1, expect.stringMatching(/ in use/)])
    await second.stop()

    const refused = await runBackup(['restore', file()], env)
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--replace')])
    const replaced = await runBackup(['restore', file(), '--replace'], env)
    expect([replaced.code, replaced.output]).toEqual([0, expect.stringMatching(/before[-_]restore/)])
    const third = await runServer(env)
    await ask(third.origin, '/login', { email, password })
    await third.stop()
  })
})

it('says that a backup of one kind of database is none of the other', async () => {
  const env = { DATA_DIR: join(folder, 'other'), DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  const { code, output } = await runBackup(['restore', join(folder, 'PGlite.backup')], env)
  expect([code, output]).toEqual([1, 'This is a backup of the embedded database: unset DATABASE_URL.\n'])
})
