import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './client'
import type { BoundedPglite } from './boundedPglite'
import { prepareDataDirectory } from './dataDirectory'
import { openDurable } from './durablePglite'
import { lockDirectory } from './lockDirectory'
import { projectPath } from './root'

const minute = 60_000

// PGlite never checkpoints or vacuums automatically: the log and dead rows would grow without end.
const runMaintenance = (client: BoundedPglite): (() => void) => {
  let minutes = 0
  const timer = setInterval(() => {
    minutes += 1
    const work = minutes % 30 === 0 && client.idle ? 'vacuum analyze' : 'checkpoint'
    client.query(work).catch(() => undefined)
  }, minute)
  timer.unref()
  return () => clearInterval(timer)
}

/** Wraps a running PGlite (in memory or on disk) as the product's database. */
export const overPglite = (client: PGlite, close: () => Promise<void> = () => client.close()): OpenDatabase => {
  const db = drizzle(client)
  return {
    db,
    kind: 'pglite',
    migrate: () => migrate(db, { migrationsFolder: projectPath('server/db/migrations') }),
    close,
  }
}

/** Opens the embedded database below a data directory, for this process alone. */
export const openPglite = async (dataDir: string): Promise<OpenDatabase> => {
  const directory = prepareDataDirectory(dataDir)
  const unlock = await lockDirectory(directory)
  const client = await openDurable(directory)
  const stop = runMaintenance(client)
  return overPglite(client, async () => {
    stop()
    await client.close()
    await unlock()
  })
}
