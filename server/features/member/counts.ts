import { eq, isNull, sql, type SQL } from 'drizzle-orm'
import { lapsingDays } from '#contract/membership/renewal'
import type { MemberCounts } from '#contract/member/register'
import { addTo, dayAt } from '#contract/shared/calendar'
import type { MemberSelection } from '#contract/shared/listQueries'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { isBounced } from '../../mail/bounces'
import { groups, isPausedOn, narrowed, searched, statesOn } from './selection'

const counted = <Name extends string>(conditions: Record<Name, SQL>) =>
  Object.fromEntries(
    Object.entries<SQL>(conditions).map(([name, condition]) => [
      name,
      sql<number>`count(*) filter (where ${condition})`.mapWith(Number),
    ]),
  ) as Record<Name, SQL<number>>

/** How many members there are, and how many of those that are searched for are in each state and group. */
export const countMembers = async (db: Db, selection: MemberSelection, now: Date): Promise<MemberCounts> => {
  const { timeZone } = await loadSettings(db)
  const today = dayAt(now.toISOString(), timeZone)
  const all = await db.$count(users, isNull(users.deletedAt))
  const [row] = await db
    .select({
      found: sql<number>`count(*) filter (where ${narrowed(selection, today) ?? sql`true`})`.mapWith(Number),
      states: counted(statesOn(today)),
      groups: counted(groups),
      family: sql<number>`count(*) filter (where ${eq(users.membershipKind, 'family')})`.mapWith(Number),
      paused: sql<number>`count(*) filter (where ${isPausedOn(today)})`.mapWith(Number),
      bounced: sql<number>`count(*) filter (where ${isBounced})`.mapWith(Number),
    })
    .from(users)
    .where(searched(db, selection.text))
  if (!row) throw new Error('A count has no row')
  return { ...row, all, lapseBy: addTo(today, { days: lapsingDays }) }
}
