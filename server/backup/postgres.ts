import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { Target } from './target'

const schemas = ['public', 'drizzle']
const asideName = (schema: string, stamp: string) => `before_restore_${schema}_${stamp}`

/** Starts a client program of PostgreSQL. The password goes by the environment: everyone may read a command line. */
const startClient = (program: string, url: string, args: string[]) => {
  const bare = new URL(url)
  const password = decodeURIComponent(bare.password)
  bare.password = ''
  const env = password === '' ? process.env : { ...process.env, PGPASSWORD: password }
  const child = spawn(program, [...args, `--dbname=${bare.href}`], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<void>((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ENOENT'
          ? new Error(
              `${program} was not found. It comes with PostgreSQL's client programs (Debian: postgresql-client).`,
            )
          : error,
      ),
    )
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${program} failed: ${output.trim()}`))))
  })
  // A reader of the program's output must not miss its failure.
  ended.catch(() => undefined)
  return { child, ended }
}

const dump = async function* (url: string) {
  const { child, ended } = startClient('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--exclude-schema=${asideName('*', '*')}`,
  ])
  child.stdin.end()
  yield* child.stdout as AsyncIterable<Uint8Array>
  await ended
}

const load = async (url: string, database: Readable) => {
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const { child, ended } = startClient('pg_restore', url, args)
  child.stdout.resume()
  // A program that ends early closes its input: what it said is the better message.
  const sent = pipeline(database, child.stdin).catch(() => undefined)
  await ended
  await sent
}

/** Moves the extension of the trigram indexes to a schema, where it is there: a restored index looks for it in `public`. */
const moveTrigrams = (schema: string) => `do $$ begin
  if exists (select from pg_extension where extname = 'pg_trgm') then alter extension pg_trgm set schema ${schema}; end if;
end $$`

const countTables = `select count(*)::int as count from pg_tables where schemaname = any($1)`
const countOthers = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and coalesce(backend_type, 'client backend') = 'client backend'`

/** A database of a PostgreSQL server, through the server's own client programs. */
export const openPostgresTarget = async (url: string): Promise<Target> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const count = async (statement: string, values?: unknown[]) =>
    ((await client.query(statement, values)).rows[0] as { count: number }).count
  const isEmpty = async () => (await count(countTables, [schemas])) === 0
  const inTransaction = async (statements: string[]) => {
    await client.query(['begin', ...statements, 'commit'].join(';\n')).catch(async (error: unknown) => {
      await client.query('rollback')
      throw error
    })
  }
  const present = async () => {
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where nspname = any($1)',
      [schemas],
    )
    return rows.map(({ name }) => name)
  }
  const moveAside = async (stamp: string) => {
    if ((await count(countOthers)) > 0) throw new Error('The database is in use. Stop all its servers first.')
    const moved = await present()
    const away = moved.map((schema) => `alter schema ${schema} rename to ${asideName(schema, stamp)}`)
    await inTransaction([...away, 'create schema public', moveTrigrams('public')])
    return () =>
      inTransaction([
        ...(moved.includes('public') ? [moveTrigrams(asideName('public', stamp))] : []),
        'drop schema public',
        ...moved.map((schema) => `alter schema ${asideName(schema, stamp)} rename to ${schema}`),
      ])
  }
  return {
    isEmpty,
    save: async (write) => {
      const migrations = await count('select count(*)::int as count from drizzle.__drizzle_migrations')
      await write(migrations, dump(url))
    },
    restore: async (database, stamp) => {
      const moveBack = (await isEmpty()) ? undefined : await moveAside(stamp)
      try {
        await load(url, database)
      } catch (error) {
        await moveBack?.()
        throw error
      }
    },
    besides: (stamp) => `the schemas ${schemas.map((schema) => asideName(schema, stamp)).join(' and ')}`,
    close: () => client.end(),
  }
}
