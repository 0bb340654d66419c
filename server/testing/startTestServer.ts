import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { generateSync } from 'otplib'
import type { RecordFacts } from '#contract/access/authorize'
import type { FlagName } from '#contract/flags/flags'
import { findCommand } from '../admin/commands'
import { createServerApp } from '../app'
import type { OpenDatabase } from '../db/client'
import * as schema from '../db/schema'
import { seedIfEmpty } from '../seed/seed'
import type { ServerDeps } from '../deps'
import { encryptionOf } from '../lib/encryption'
import { openBody } from '../mail/openBody'
import type { SecurityLine } from '../http/securityLine'
import { refuseSamplePasswords } from '../start/sampleAccounts'
import { sign } from '../http/signature'
import { loadShow } from '../domain/show/queries'
import { recordFacts } from '../domain/show/showFromRow'
import { work } from './cheapArgon2'
import { testClock, type TestClock } from './clock'
import { fightForLastPlace } from './oversell'
import { openFreshPostgres, openInMemory } from './databases'
import { brokenInvariants } from './invariants'
import { takeSnapshot } from './takeSnapshot'
import { switchCarts } from './switchCarts'
import { embedded, usualDatabase } from './testDatabases'

/** An answer in plain values, which may cross into a test's own realm. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
  bytes: Buffer
}

export interface TestRequest {
  method: string
  url: string
  headers?: Record<string, string>
  payload?: string | Buffer
}

export interface TestServer {
  kind: OpenDatabase['kind']
  clock: TestClock
  ask: (request: TestRequest) => Promise<Answer>
  query: (statement: string) => Promise<Record<string, unknown>[]>
  /** The outbox, the oldest first, with the bodies that the database keeps encrypted. */
  mails: () => Promise<SentMail[]>
  /** One round of all jobs. */
  runJobs: () => Promise<void>
  /** Another server on the same database and clock, as a second machine would run it; it ends with this one. */
  beside: () => Promise<Pick<TestServer, 'ask' | 'runJobs'>>
  /** What a signal to end does first. */
  refuseNew: () => void
  metrics: () => Promise<string>
  /** How many passwords were compared with a hash: most of what a login takes. */
  passwordsVerified: () => number
  /** The lines of the security log since the last reset. */
  securityLines: () => SecurityLine[]
  migrate: () => Promise<void>
  /** What a command of the operator prints. */
  admin: (...args: string[]) => Promise<string>
  /** Does a start for other machines succeed? */
  refuseSamplePasswords: () => Promise<void>
  /** What a start does to a database that is not empty. */
  seed: () => Promise<boolean>
  /** The facts of a show, as policies read them. */
  recordFactsOf: (slug: string) => Promise<RecordFacts | undefined>
  /** Signature header for a notification's body, as the provider would send it now. */
  sign: (body: string, at?: string, secret?: string) => string
  /** The code that an authenticator app with a secret shows, so many seconds from now. */
  codeOf: (secret: string, secondsLater?: number) => string
  /** Its address, from now on, for tests over HTTP. */
  listen: () => Promise<string>
  /** The OpenAPI document of its routes, as a text. */
  openApi: () => string
  setFlag: (name: FlagName, enabled: boolean) => Promise<void>
  /** What is wrong with money and places now (invariants.ts); nothing is. */
  brokenInvariants: () => Promise<string[]>
  /** Every request that was sent has its answer. */
  settled: () => Promise<void>
  /** Back to the sample data and the first instant. */
  reset: () => Promise<void>
  /** Takes the data as they are now; the function that it returns puts them back, as often as it is called. */
  snapshot: () => Promise<() => Promise<void>>
  close: () => Promise<void>
}

export interface SentMail {
  recipient: string
  subject: string
  text: string
  html: string
}

type Given = Omit<ServerDeps, 'db' | 'pool' | 'now' | 'paymentSecret' | 'encryption'>

export interface TestServerOptions extends Partial<Given> {
  /** A PostgreSQL server to make a database on, or `embedded`; without it the usual one of tests. */
  databaseUrl?: string
  /** What the server's clock says first; the sample shows count their days from it. */
  now?: string
}

export { fightForLastPlace, switchCarts }

const paymentSecret = 'only tests know this secret'
const encryption = encryptionOf(paymentSecret)

const requester =
  (app: FastifyInstance, unanswered: Set<Promise<unknown>>): TestServer['ask'] =>
  async ({ method, url, headers, payload }) => {
    const pending = app.inject({ method, url, headers, payload } as InjectOptions)
    unanswered.add(pending)
    const answer = await pending.finally(() => unanswered.delete(pending))
    const pairs = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(pairs),
      body: answer.body,
      bytes: answer.rawPayload,
    }
  }

/** A server on fresh sample data with a clock that tests move; call it outside a Jest realm (PGlite cannot load inside). */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { databaseUrl = usualDatabase, now: first = '2026-11-21T10:00:00.000Z', ...given } = options
  const clock = testClock(first)
  const database = databaseUrl === embedded ? await openInMemory() : await openFreshPostgres(databaseUrl)
  const { db } = database
  await seedIfEmpty(db, clock.now(), true)
  const restore = await takeSnapshot(db, 'sample')
  let lines: SecurityLine[] = []
  const securityLog = (line: SecurityLine) => void lines.push(line)
  const start = async () => {
    const { pool } = database
    const made = await createServerApp({
      db,
      pool,
      now: clock.now,
      encryption,
      paymentSecret,
      rateLimits: false,
      sharedAnswersLive: 0,
      securityLog,
      ...given,
    })
    await made.ready()
    return made
  }
  const unanswered = new Set<Promise<unknown>>()
  const app = await start()
  const others: FastifyInstance[] = []
  const query = async (statement: string) => {
    const result: unknown = await db.execute(sql.raw(statement))
    return (result as { rows: Record<string, unknown>[] }).rows
  }
  const settled = async () => {
    await Promise.allSettled(unanswered)
  }
  return {
    kind: database.kind,
    clock,
    ask: requester(app, unanswered),
    query,
    mails: async () => {
      // A stopped clock gives many rows the same instant: then they come in the order of writing.
      const rows = await db
        .select()
        .from(schema.outbox)
        .orderBy(schema.outbox.createdAt, sql`ctid`)
      return rows.map((row) => ({ recipient: row.recipient, subject: row.subject, ...openBody(encryption, row) }))
    },
    runJobs: () => app.jobs.runAll(),
    beside: async () => {
      const other = await start()
      others.push(other)
      return { ask: requester(other, unanswered), runJobs: () => other.jobs.runAll() }
    },
    refuseNew: () => app.refuseNew(),
    metrics: async () => (await app.metrics?.registry.metrics()) ?? '',
    passwordsVerified: () => work.verified,
    securityLines: () => lines,
    migrate: database.migrate,
    admin: (...args) => findCommand(args)(db, { now: clock.now(), publicUrl: 'https://dogs.example.org', encryption }),
    refuseSamplePasswords: () => refuseSamplePasswords(db),
    seed: () => seedIfEmpty(db, clock.now(), true),
    recordFactsOf: async (slug) => {
      const show = await loadShow(db, slug)
      return show && recordFacts(show)
    },
    sign: (body, at, secret = paymentSecret) => sign(secret, body, at ? new Date(at) : clock.now()),
    codeOf: (secret, secondsLater = 0) =>
      generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + secondsLater }),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    openApi: () => JSON.stringify(app.swagger()),
    setFlag: async (name, enabled) => {
      const changed = await db.update(schema.flags).set({ enabled }).where(eq(schema.flags.name, name)).returning()
      if (changed.length === 0) throw new Error(`${name} has no row: were the sample data put back meanwhile?`)
    },
    brokenInvariants: () => brokenInvariants(query),
    settled,
    reset: async () => {
      // What a page of the test before still asks for would be written over the sample data, or wait for its locks.
      await settled()
      clock.set(first)
      lines = []
      await restore()
    },
    snapshot: () => takeSnapshot(db, 'kept'),
    close: async () => {
      for (const one of [app, ...others]) await one.close()
      await database.close()
    },
  }
}
