import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { OpenDatabase } from '../db/client'
import { BoundedPglite } from '../db/boundedPglite'
import { overPglite } from '../db/pglite'
import { openPostgres } from '../db/postgres'
import { projectPath } from '../db/root'

const templateFile = (): string => {
  const folder = projectPath('server/db/migrations')
  const hash = createHash('sha256').update(readFileSync(projectPath('package.json')))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(join(folder, name)))
  }
  return projectPath('.cache', `pglite-${hash.digest('hex').slice(0, 16)}.tar`)
}

const start = async (template?: Blob): Promise<BoundedPglite> => {
  const client = new BoundedPglite({ loadDataDir: template })
  await client.waitReady
  return client
}

/** A migrated PGlite in memory; the first one leaves a template behind, since making one takes seconds. */
export const openInMemory = async (): Promise<OpenDatabase> => {
  const file = templateFile()
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

const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A database of its own on a PostgreSQL server, gone when it is closed. */
export const openFreshPostgres = async (serverUrl: string): Promise<OpenDatabase> => {
  const name = `clear_round_${randomBytes(6).toString('hex')}`
  await runOn(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = openPostgres(url.href)
  await database.migrate()
  return {
    ...database,
    close: async () => {
      await database.close()
      await runOn(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
