import { flagsIn } from '../../contract/flags'
import type { Db } from '../db/client'
import { flags } from '../db/schema'
import type { FlagSource } from './flagSource'

/** The flags of the server's own database. */
export const embeddedFlags = (db: Db): FlagSource => ({
  read: async () => flagsIn({ toggles: await db.select().from(flags) }),
  set: async (name, enabled) => {
    await db.insert(flags).values({ name, enabled }).onConflictDoUpdate({ target: flags.name, set: { enabled } })
  },
})
