import { dayAt, type Day } from '#contract/shared/calendar'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { loadSettings } from '../../db/settings'

/** Whose membership, and which admin looks after it. */
export interface Ask {
  id: string
  by: ChangedBy
}

/** The organisation's day of a change. */
export const todayOf = async (tx: Db, { at }: ChangedBy): Promise<Day> =>
  dayAt(at.toISOString(), (await loadSettings(tx)).timeZone)
