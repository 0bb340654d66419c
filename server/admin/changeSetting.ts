import { eq } from 'drizzle-orm'
import { audit, byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { settings } from '../db/schema'
import { isSettingKey, settingValues } from '../db/settings'
import { updateAtVersion } from '../http/updateAtVersion'
import type { AdminContext } from './addAdmin'

/** Changes a setting of the organisation, `key=value`; a value that the server could not read is refused. */
export const changeSetting = async (db: Db, given: string, { now }: AdminContext): Promise<string> => {
  const [key = '', ...rest] = given.split('=')
  const value = rest.join('=').trim()
  if (!isSettingKey(key)) throw new Error(`Unknown setting ${key}. Use: ${Object.keys(settingValues).join(', ')}.`)
  if (!settingValues[key].safeParse(value).success) throw new Error(`The setting ${key} can’t be "${value}".`)
  return db.transaction(async (tx) => {
    const where = eq(settings.key, key)
    const [before] = await tx.select().from(settings).where(where)
    if (!before) throw new Error(`The setting ${key} is missing.`)
    if (before.value === value) return `${key} is already ${value}.`
    const present = async () => ({ value: before.value })
    await updateAtVersion(tx, settings, { where, version: before.version, set: { value }, present })
    const [by, subject] = [byOperator(now), { type: 'setting', id: key } as const]
    await audit(tx, { by, action: 'setting.changed', subject, onBehalfOf: null, before, after: { value } })
    return `${key} is now ${value} (was ${before.value}).`
  })
}
