import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { prepareDataDirectory } from '../db/dataDirectory'
import { openDurable } from '../db/durablePglite'
import { lockDirectory } from '../db/lockDirectory'
import type { Target } from './target'

const countMigrations = 'select count(*)::int as count from drizzle.__drizzle_migrations'

/** Where a restore leaves what lay in DATA_DIR before it. */
export const besideOf = (dataDir: string, stamp: string): string => join(dataDir, `before-restore-${stamp}`)

/** The embedded database below a data directory, for this process alone: its server has to be stopped. */
export const openEmbedded = async (directory: string): Promise<Target> => {
  const dataDir = prepareDataDirectory(directory)
  const unlock = await lockDirectory(dataDir)
  const live = join(dataDir, 'pglite')
  const isEmpty = () => Promise.resolve(!existsSync(live))
  return {
    isEmpty,
    save: async (write) => {
      if (!existsSync(live)) throw new Error(`There is no database in ${dataDir}.`)
      const client = await openDurable(dataDir)
      try {
        await client.query('checkpoint')
        const { rows } = await client.query<{ count: number }>(countMigrations)
        const image = await client.dumpDataDir('gzip')
        await write(rows[0]?.count ?? 0, image.stream())
      } finally {
        await client.close()
      }
    },
    restore: async (database, stamp) => {
      const making = join(dataDir, 'restoring')
      rmSync(making, { recursive: true, force: true })
      mkdirSync(making, { mode: 0o700 })
      try {
        const image = new Blob([await buffer(database)], { type: 'application/x-gzip' })
        // An image that does not start must not take the place of one that does.
        const client = await openDurable(making, image)
        await client.query(countMigrations).finally(() => client.close())
        if (existsSync(live)) {
          mkdirSync(besideOf(dataDir, stamp), { recursive: true, mode: 0o700 })
          renameSync(live, join(besideOf(dataDir, stamp), 'pglite'))
        }
        renameSync(join(making, 'pglite'), live)
      } finally {
        rmSync(making, { recursive: true, force: true })
      }
    },
    besides: (stamp) => besideOf(dataDir, stamp),
    close: unlock,
  }
}
