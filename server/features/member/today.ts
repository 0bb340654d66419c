import { dayAt, type Day } from '#contract/shared/calendar'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { loadSettings } from '../../db/settings'

/** The organisation's day of a change. */
export const todayOf = async (tx: Db, { at }: ChangedBy): Promise<Day> =>
  dayAt(at.toISOString(), (await loadSettings(tx)).timeZone)
