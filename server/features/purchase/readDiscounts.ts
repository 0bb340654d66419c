import { and, countDistinct, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { DeskDiscount, DiscountCost } from '#contract/purchase/deskDiscounts'
import type { DiscountFilter, DiscountState } from '#contract/purchase/discountStates'
import { dayAt, type Day } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { discounts, entries, purchaseRefunds, purchases, shows } from '../../db/schema'
import { loadSettings } from '../../db/settings'

const stateOn = (today: Day) => sql<DiscountState>`case
  when ${discounts.endedAt} is not null then 'ended'
  when ${discounts.validTo} < ${today} then 'expired'
  when ${discounts.used} >= ${discounts.uses} then 'used_up'
  when ${discounts.pausedAt} is not null then 'paused'
  when ${discounts.validFrom} > ${today} then 'not_begun'
  else 'running' end`

const statesIn: Record<DiscountFilter, DiscountState[]> = {
  running: ['running'],
  not_begun: ['not_begun'],
  paused: ['paused'],
  over: ['used_up', 'expired', 'ended'],
}

/** The present day of the organisation, by which codes begin and expire. */
export const loadToday = async (db: Db, now: Date): Promise<Day> => {
  const { timeZone } = await loadSettings(db)
  return dayAt(now.toISOString(), timeZone)
}

/** Codes that are in such a state. */
export const isIn = (filter: DiscountFilter | undefined, today: Day): SQL | undefined =>
  filter && inArray(stateOn(today), statesIn[filter])

const paidFor = sql`${entries.price} - ${entries.discount}`
const costs = or(
  eq(entries.status, 'paid'),
  and(eq(entries.status, 'withdrawn'), sql`coalesce(${purchaseRefunds.amount}, 0) < ${paidFor}`),
)

/** What some codes have cost, by their ids; a code that was never paid with is not among them. */
const loadCosts = async (db: Db, ids: readonly string[]): Promise<Map<string | null, DiscountCost>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: purchases.discountId,
      purchases: countDistinct(purchases.id),
      amount: sql<number>`coalesce(sum(${entries.discount}) filter (where ${costs}), 0)`.mapWith(Number),
    })
    .from(purchases)
    .innerJoin(entries, eq(entries.purchaseId, purchases.id))
    .leftJoin(purchaseRefunds, eq(purchaseRefunds.entryId, entries.id))
    .where(and(inArray(purchases.discountId, [...ids]), eq(purchases.status, 'paid')))
    .groupBy(purchases.discountId)
  return new Map(rows.map(({ id, ...cost }) => [id, cost]))
}

interface Wanted {
  where: SQL | undefined
  order?: SQL[]
  limit?: number
}

/** Codes as the desk has them on a day, each with what it has cost. */
export const readDiscounts = async (
  db: Db,
  today: Day,
  { where, order = [], limit = 1 }: Wanted,
): Promise<DeskDiscount[]> => {
  const rows = await db
    .select({ row: discounts, state: stateOn(today), showSlug: shows.slug, showName: shows.name })
    .from(discounts)
    .leftJoin(shows, eq(shows.id, discounts.showId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
  const costsById = await loadCosts(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row: { code, pausedAt, endedAt, createdAt, showId, ...row }, ...more }) => ({
    ...row,
    ...more,
    discountCode: code,
    cost: costsById.get(row.id) ?? { purchases: 0, amount: 0 },
    paused: pausedAt !== null,
    ended: endedAt !== null,
  }))
}
