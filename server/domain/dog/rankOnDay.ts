import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dogLevels, dogs } from '../../db/schema'

const move = sql`from ${dogLevels} where ${dogLevels.dogId} = ${dogs.id} and ${dogLevels.replacedAt} is null`

/**
 * The Nexus level of a dog of the query on a day, passed or not: that of its last move until then, before its first move the
 * level that it moved from, and the present one where it has never moved.
 */
export const rankOnDay = (day: PgColumn | SQL): SQL<number> => {
  const moved = sql`(select ${dogLevels.rank} ${move} and ${dogLevels.effectiveFrom} <= ${day}
    order by ${dogLevels.effectiveFrom} desc, ${dogLevels.id} desc limit 1)`
  const first = sql`(select ${dogLevels.rankBefore} ${move} order by ${dogLevels.effectiveFrom}, ${dogLevels.id} limit 1)`
  return sql<number>`coalesce(${moved}, ${first}, ${dogs.nexusRank})`.mapWith(Number)
}
