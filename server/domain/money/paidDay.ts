import { and, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Day } from '#contract/shared/calendar'
import { purchases } from '../../db/schema'

/** The day in a time zone on which a purchase was paid: a transfer on that of the bank statement, whenever it was recorded. */
export const paidDay = (timeZone: string): SQL<Day> =>
  sql`coalesce(${purchases.transferredOn}, (${purchases.paidAt} at time zone ${timeZone})::date)`

/** `paidDay` is from one day on and before another one; its indexes find these purchases. */
export const paidWithin = (timeZone: string, from: Day, to: Day): SQL | undefined => {
  const startOf = (day: Day) => sql`(${day}::date::timestamp at time zone ${timeZone})`
  const { paidAt, transferredOn } = purchases
  return or(
    and(isNull(transferredOn), gte(paidAt, startOf(from)), lt(paidAt, startOf(to))),
    and(gte(transferredOn, from), lt(transferredOn, to)),
  )
}
