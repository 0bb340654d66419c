import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { prepareDataDirectory } from '../db/dataDirectory'
import { settings } from '../db/schema'
import type { Encryption } from '../lib/encryption'

/** A secret of a setting, or one made at the first start and kept in the data directory: it must outlive a restart. */
export const secretOf = (
  setting: 'SECRETS_KEY' | 'PAYMENT_SECRET',
  value: string | undefined,
  dataDir: string,
): string => {
  if (value !== undefined) return value
  const file = join(prepareDataDirectory(dataDir), setting.toLowerCase().replaceAll('_', '-'))
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

/** Refuses a start with another key than the one that a database was written with: nothing could be read, and new rows would not fit the old. */
export const checkKey = async (db: Db, encryption: Encryption): Promise<void> => {
  const row = { key: 'secrets_key_check', value: encryption.mac('clear-round') }
  await db.insert(settings).values(row).onConflictDoNothing()
  const [stored] = await db.select().from(settings).where(eq(settings.key, row.key))
  if (stored?.value === row.value) return
  throw new Error(
    'SECRETS_KEY is not the key of this database. Set the one it was first started with, the same on every server (without the setting it is the file secrets-key in DATA_DIR).',
  )
}
