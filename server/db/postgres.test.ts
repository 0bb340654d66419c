import { inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db, OpenDatabase } from './client'
import { openPostgres } from './postgres'
import { isUnavailable } from './retry'
import { settings } from './schema'
import { waitForPostgres } from './waitForPostgres'

const size = 5
const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const onPostgres = serverUrl === '' ? describe.skip : describe

const name = `clear_round_${process.pid}`
const url = serverUrl && new URL(`/${name}`, serverUrl).href
const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** How many connections of a pool can still be had, at the same time. */
const usable = async (pool: pg.Pool): Promise<number> => {
  const attempts = Array.from({ length: size }, () => pool.connect())
  const had = (await Promise.allSettled(attempts)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  for (const client of had) client.release()
  return had.length
}

/**
 * Ends every backend of a pool while its connections are handed out, and gives them back: the pool may notice before it
 * hands one out again, or only when something is asked on it. Both are to be survived.
 */
const endAll = async (pool: pg.Pool): Promise<void> => {
  const clients = await Promise.all(Array.from({ length: size }, () => pool.connect()))
  const attempts = clients.map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid'))
  const pids = (await Promise.all(attempts)).map(({ rows }) => rows[0]?.pid)
  await onServer(`select pg_terminate_backend(pid) from unnest(array[${pids.join()}]) as pid`)
  for (const client of clients) client.release()
}

onPostgres('PostgreSQL’s connections [R02]', () => {
  let database: OpenDatabase & { pool: pg.Pool }
  beforeAll(() => onServer(`create database ${name}`))
  afterAll(() => onServer(`drop database ${name} with (force)`))
  beforeEach(() => {
    database = openPostgres(url, size) as typeof database
  })
  afterEach(() => database.close())

  const breakAll = async (db: Db, pool: pg.Pool): Promise<void> => {
    for (let time = 0; time < size; time += 1) {
      // A connection that dies between being handed out and its `begin`.
      const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
      const spoil = async () => {
        const client = await connect()
        jest.spyOn(client, 'query').mockRejectedValueOnce(new Error('Connection terminated') as never)
        return client
      }
      const spoilt = jest.spyOn(pool, 'connect').mockImplementationOnce(spoil as never)
      await expect(db.transaction(async () => undefined)).rejects.toThrow()
      spoilt.mockRestore()
    }
  }

  it('are all there again after `begin` failed on each (drizzle’s own transaction loses them)', async () => {
    await breakAll(database.db, database.pool)
    expect(await usable(database.pool)).toBe(size)
    const control = new pg.Pool({ connectionString: url, max: size })
    control.on('connect', (client) => client.on('error', () => undefined))
    await breakAll(drizzle(control), control)
    // Only now: on a busy machine connecting alone may take that long.
    control.options.connectionTimeoutMillis = 200
    expect(await usable(control)).toBe(0)
  })

  it('survive being ended from outside, idle or within a transaction', async () => {
    const within = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(
      within.catch((error: unknown) => Promise.reject(new Error(String(isUnavailable(error))))),
    ).rejects.toThrow('true')
    await endAll(database.pool)
    expect(await usable(database.pool)).toBe(size)
  })

  it('report the first failure, not the rollback’s', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
      throw new Error('the cause')
    })
    await expect(failing).rejects.toThrow('the cause')
    expect(await usable(database.pool)).toBe(size)
  })

  it('commit successful statements and roll back failed ones, with savepoints too', async () => {
    await database.migrate()
    const ours = inArray(settings.key, ['kept', 'part', 'lost'])
    const keys = async () => (await database.db.select().from(settings).where(ours)).map(({ key }) => key)
    const put = (tx: Db, key: string) => tx.insert(settings).values({ key, value: '' })
    await database.db.transaction(async (tx) => {
      await put(tx, 'kept')
      await tx
        .transaction(async (part) => Promise.reject(await put(part, 'part').then(() => new Error('part'))))
        .catch(() => undefined)
    })
    await expect(
      database.db.transaction(async (tx) => Promise.reject(await put(tx, 'lost').then(() => new Error('lost')))),
    ).rejects.toThrow('lost')
    expect(await keys()).toEqual(['kept'])
  })

  it('hold no lock for a peer that stopped within its transaction [R08]', async () => {
    await database.db.execute(sql`create table t_held (id int)`)
    await database.db.execute(sql`insert into t_held values (1)`)
    const stopped = database.db.transaction(async (tx) => {
      await tx.execute(sql`select * from t_held for update`)
      await new Promise((resolve) => setTimeout(resolve, 7_000))
      await tx.execute(sql`select 1`)
    })
    const refused = stopped.then(
      () => false,
      (error: unknown) => isUnavailable(error),
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    await database.db.transaction(async (tx) => tx.execute(sql`select * from t_held for update`))
    expect(await refused).toBe(true)
  })
})

it('waits for a PostgreSQL that is not up yet, says so once, and then gives up naming the setting [R09]', async () => {
  const said: string[] = []
  const waiting = waitForPostgres('postgres://user:canary@127.0.0.1:1/name', (line) => said.push(line), 1_200)
  await expect(waiting).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL could not be reached for 1.2 seconds \(127\.0\.0\.1:1 answers ECONNREFUSED\)/,
  )
  expect(said).toEqual([expect.stringMatching(/^PostgreSQL cannot be reached yet .*waiting up to 1\.2 seconds\.$/)])
  expect(said.join()).not.toContain('canary')
})

onPostgres('a PostgreSQL that refuses', () => {
  it('is not waited for', async () => {
    const { href } = new URL('/no_such_database', serverUrl)
    await expect(waitForPostgres(href, () => undefined)).rejects.toThrow(/^DATABASE_URL: PostgreSQL refuses .*3D000/)
  })
})
