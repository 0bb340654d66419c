import { eq } from 'drizzle-orm'
import { flagNames, type FlagName } from '#contract/flags/flags'
import { flagsIn } from '#contract/flags/answer'
import { audit } from '../../audit/audit'
import type { Db } from '../../db/client'
import { flags } from '../../db/schema'
import { updateAtVersion } from '../../http/updateAtVersion'
import type { FlagSource, FlagSwitches } from '../../domain/flags/flagSource'

const read = async (db: Db, name: FlagName) => {
  const [row] = await db.select().from(flags).where(eq(flags.name, name))
  return row ?? { name, enabled: false, version: 1 }
}

const switchesOf = (db: Db): FlagSwitches => ({
  list: () => Promise.all(flagNames.map((name) => read(db, name))),
  set: (name, { enabled, version }, by) =>
    db.transaction(async (tx) => {
      await tx.insert(flags).values({ name, enabled: false }).onConflictDoNothing()
      const before = await read(tx, name)
      if (before.enabled === enabled) return before
      const present = async () => ({ enabled: (await read(tx, name)).enabled })
      await updateAtVersion(tx, flags, { where: eq(flags.name, name), version, set: { enabled }, present })
      const subject = { type: 'flag', id: name } as const
      await audit(tx, { by, action: 'flag.switched', subject, onBehalfOf: null, before, after: { enabled } })
      return read(tx, name)
    }),
})

/** The flags of the server's own database. */
export const embeddedFlags = (db: Db): FlagSource => ({
  read: async () => flagsIn({ toggles: await db.select().from(flags) }),
  switches: switchesOf(db),
})
