import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { addTo, type Day } from '#contract/shared/calendar'
import type { Db } from '../../../db/client'
import { memberships } from '../../../db/schema'

/** The days of a year, from its first one to the first one that is no longer in it, and where they begin. */
export interface Year {
  from: Day
  to: Day
  timeZone: string
}

/**
 * When each row of the history of memberships is what counts: from its first day until a later one begins, which may have ended or corrected it.
 * Who was a member before there was a history has a row from the first payment on.
 */
const spans = (timeZone: string): SQL => sql`(
  select user_id, starts_on, ends_on, min(starts_on) over (
    partition by user_id order by recorded_at, event <> 'begun', starts_on
    rows between 1 following and unbounded following
  ) as replaced_on
  from memberships
  union all
  select users.id, (registered_at at time zone ${timeZone})::date, coalesce(oldest.starts_on, renewal_date), oldest.starts_on
  from users left join lateral (
    select event, starts_on, recorded_at from memberships where user_id = users.id order by recorded_at, starts_on limit 1
  ) as oldest on true
  where registered_at is not null and (
    oldest.event is null or oldest.event <> 'begun' or oldest.starts_on > (oldest.recorded_at at time zone ${timeZone})::date
  )
)`

/** How many members there were on each of some days. */
export const countMembersOn = async (
  db: Db,
  days: readonly Day[],
  { timeZone }: Pick<Year, 'timeZone'>,
): Promise<Map<Day, number>> => {
  if (days.length === 0) return new Map()
  const wanted = sql.join(
    days.map((day) => sql`(${day}::date)`),
    sql`, `,
  )
  const rows = await db
    .select({ day: sql<Day>`wanted.day::text`, members: sql<number>`count(*)`.mapWith(Number) })
    .from(
      sql`(values ${wanted}) as wanted (day)
      join ${spans(timeZone)} as spans on starts_on <= wanted.day
        and coalesce(ends_on >= wanted.day, true) and coalesce(replaced_on > wanted.day, true)
      join users on users.id = spans.user_id
        and coalesce((users.deleted_at at time zone ${timeZone})::date > wanted.day, true)`,
    )
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, members }) => [day, members]))
}

/** How many memberships began and were renewed in each month of a year; a month is its first day. */
export const countBegun = async (db: Db, { from, to, timeZone }: Year) => {
  const recordedOn = sql`(${memberships.recordedAt} at time zone ${timeZone})::date`
  const begun = db
    .select({
      // What was paid early counts when it was paid, what was imported when its member joined.
      day: sql<Day>`least(${memberships.startsOn}, ${recordedOn})`.as('day'),
      onlyEnd: sql<boolean>`coalesce(${memberships.startsOn} = ${memberships.endsOn}, false)`.as('only_end'),
      renews: sql<boolean>`(${memberships.startsOn} > ${recordedOn} or row_number() over (
        partition by ${memberships.userId} order by ${memberships.recordedAt}, ${memberships.startsOn}
      ) > 1)`.as('renews'),
    })
    .from(memberships)
    .where(eq(memberships.event, 'begun'))
    .as('begun')
  const rows = await db
    .select({
      month: sql<Day>`date_trunc('month', ${begun.day}::timestamp)::date::text`,
      begun: sql<number>`count(*) filter (where not ${begun.renews})`.mapWith(Number),
      renewed: sql<number>`count(*) filter (where ${begun.renews})`.mapWith(Number),
    })
    .from(begun)
    .where(and(gte(begun.day, from), lt(begun.day, to), sql`not ${begun.onlyEnd}`))
    .groupBy(sql`1`)
  return new Map(rows.map(({ month, ...counts }) => [month, counts]))
}

/** The last day of a month. */
export const endOf = (month: Day): Day => addTo(addTo(month, { months: 1 }), { days: -1 })
