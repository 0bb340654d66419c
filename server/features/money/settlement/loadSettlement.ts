import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Earned, IncomeWay, Settlement } from '#contract/money/settlement'
import { listedClassOf } from '#contract/show/listedClass'
import type { Db } from '../../../db/client'
import { classes, entries, entryRefunds, purchases, showCosts } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { ShowRow } from '../../../domain/show/showFromRow'

/** The account of domain/money/bookings.ts that a purchase came in to, and what the desk gave away. */
const way = sql<IncomeWay>`case
  when ${purchases.paidBy} = 'transfer' then 'bank'
  when ${purchases.paidBy} is distinct from 'desk' then 'provider'
  when ${purchases.deskWay} in ('cash', 'card_reader', 'free') then ${purchases.deskWay}
  else 'bank' end`

const sumIf = (amount: SQL, which: SQL) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${which}), 0)`.mapWith(Number)

/** What the honoured purchases of entries in a show brought in, by a key and the currency. */
const loadEarned = <Key extends string>(db: Db, showId: string, key: SQL<Key>) =>
  db
    .select({
      key: key.as('key'),
      currency: purchases.currency,
      runs: sql<number>`count(*) filter (where ${entries.status} = 'paid')`.mapWith(Number),
      income: sumIf(sql`${entries.price} - ${entries.discount}`, sql`true`),
      discounts: sumIf(sql`${entries.discount}`, sql`${purchases.deskWay} is distinct from 'free'`),
      sent: sumIf(sql`${entryRefunds.amount}`, sql`${entryRefunds.doneAt} is not null`),
      owed: sumIf(sql`${entryRefunds.amount}`, sql`${entryRefunds.doneAt} is null`),
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .leftJoin(entryRefunds, eq(entryRefunds.entryId, entries.id))
    .where(
      and(eq(classes.showId, showId), eq(purchases.status, 'paid'), inArray(entries.status, ['paid', 'withdrawn'])),
    )
    .groupBy(sql`1`, purchases.currency)
    .orderBy(sql`1`)

const none = (currency: Earned['currency']): Earned => ({
  currency,
  runs: 0,
  income: 0,
  discounts: 0,
  sent: 0,
  owed: 0,
})

const { id, kind, text, amount, currency } = showCosts
export const costFacts = { id, kind, text, amount, currency }

/** What a show brought in by class and by way, and what it cost. */
export const loadSettlement = async (db: Db, { id: showId, name }: ShowRow): Promise<Settlement> => {
  const byClass = await loadEarned(db, showId, sql<string>`${entries.classId}`)
  const all = await db
    .select()
    .from(classes)
    .where(eq(classes.showId, showId))
    .orderBy(classes.date, classes.startTime, classes.ring, classes.id)
  return {
    name,
    currency: (await loadSettings(db)).currency,
    classes: all.flatMap((row) => {
      const cls = listedClassOf(row)
      const earned: Earned[] = byClass.filter(({ key }) => key === row.id)
      return (earned.length > 0 ? earned : [none(row.currency)]).map((sums) => ({ ...sums, cls }))
    }),
    ways: (await loadEarned(db, showId, way)).map(({ key, ...sums }) => ({ ...sums, way: key })),
    costs: await db
      .select(costFacts)
      .from(showCosts)
      .where(eq(showCosts.showId, showId))
      .orderBy(asc(showCosts.kind), asc(showCosts.createdAt), asc(showCosts.id)),
  }
}
