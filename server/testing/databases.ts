import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { OpenDatabase } from '../db/client'
import { BoundedPglite } from '../db/boundedPglite'
import { overPglite } from '../db/pglite'
import { openPostgres } from '../db/postgres'
import { projectPath } from '../db/root'

/** Names what a template holds: another migration makes another template. */
const migrationHash = (): string => {
  const folder = projectPath('server/db/migrations')
  const hash = createHash('sha256').update(readFileSync(projectPath('package.json')))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

const start = async (template?: Blob): Promise<BoundedPglite> => {
  const client = new BoundedPglite({ loadDataDir: template })
  await client.waitReady
  return client
}

/** A migrated PGlite in memory; the first one leaves a template behind, since making one takes seconds. */
export const openInMemory = async (): Promise<OpenDatabase> => {
  const file = projectPath('.cache', `pglite-${migrationHash()}.tar`)
  if (existsSync(file)) return overPglite(await start(new Blob([readFileSync(file)])))
  const client = await start()
  const database = overPglite(client)
  await database.migrate()
  const dump = await client.dumpDataDir('none')
  mkdirSync(projectPath('.cache'), { recursive: true })
  // Several workers may do this at once: a rename is all or nothing.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()))
  renameSync(aside, file)
  return database
}

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

const databaseAt = (serverUrl: string, name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href

/** Workers wait for the one that makes the template; any number does, as long as all take the same one. */
const templateLock = 7_340_216

/** Makes the migrated template unless it is there, and a database from it: copying takes a tenth of the time of migrating. */
const createFromTemplate = (serverUrl: string, name: string) =>
  connected(serverUrl, async (client) => {
    const template = `clear_round_template_${migrationHash()}`
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      // It has its name only once it is whole.
      const aside = `${template}_${process.pid}`
      await client.query(`create database ${aside}`)
      const database = openPostgres(databaseAt(serverUrl, aside))
      await database.migrate().finally(() => database.close())
      await client.query(`alter database ${aside} rename to ${template}`)
    }
    await client.query(`create database ${name} template ${template}`)
  })

/** A separate database on a PostgreSQL server, dropped when it is closed. */
export const openFreshPostgres = async (serverUrl: string): Promise<OpenDatabase> => {
  const name = `clear_round_${randomBytes(6).toString('hex')}`
  await createFromTemplate(serverUrl, name)
  const database = openPostgres(databaseAt(serverUrl, name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await connected(serverUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
