import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { addUp, incomeWays, nothingEarned, type IncomeWay, type Settlement } from '#contract/money/settlement'
import { listedClassOf } from '#contract/show/listedClass'
import type { Db } from '../../../db/client'
import { classes, entries, purchaseRefunds, purchases, showCosts } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { moneyAccountOf } from '../../../domain/money/bookings'
import type { ShowRow } from '../../../domain/show/showFromRow'

const sumIf = (amount: SQL, which: SQL) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${which}), 0)`.mapWith(Number)

/** What the honoured purchases of entries in a show brought in, by class and by how they were paid. */
const loadEarned = (db: Db, showId: string) =>
  db
    .select({
      classId: entries.classId,
      paidBy: purchases.paidBy,
      deskWay: purchases.deskWay,
      currency: purchases.currency,
      runs: sql<number>`count(*) filter (where ${entries.status} = 'paid')`.mapWith(Number),
      income: sumIf(sql`${entries.price} - ${entries.discount}`, sql`true`),
      discounts: sumIf(sql`${entries.discount}`, sql`${purchases.deskWay} is distinct from 'free'`),
      sent: sumIf(sql`${purchaseRefunds.amount}`, sql`${purchaseRefunds.doneAt} is not null`),
      owed: sumIf(sql`${purchaseRefunds.amount}`, sql`${purchaseRefunds.doneAt} is null`),
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .leftJoin(purchaseRefunds, eq(purchaseRefunds.entryId, entries.id))
    .where(
      and(eq(classes.showId, showId), eq(purchases.status, 'paid'), inArray(entries.status, ['paid', 'withdrawn'])),
    )
    .groupBy(entries.classId, purchases.paidBy, purchases.deskWay, purchases.currency)

const wayOf = (row: Awaited<ReturnType<typeof loadEarned>>[number]): IncomeWay =>
  row.deskWay === 'free' ? 'free' : moneyAccountOf(row)

const { id, kind, text, amount, currency } = showCosts
export const costFacts = { id, kind, text, amount, currency }

/** What a show brought in by class and by way, and what it cost. */
export const loadSettlement = async (db: Db, { id: showId, name }: ShowRow): Promise<Settlement> => {
  const earned = await loadEarned(db, showId)
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
      const sums = addUp(earned.filter(({ classId }) => classId === row.id))
      return (sums.length > 0 ? sums : [nothingEarned(row.currency)]).map((one) => ({ ...one, cls }))
    }),
    ways: incomeWays.flatMap((way) =>
      addUp(earned.filter((row) => wayOf(row) === way)).map((one) => ({ ...one, way })),
    ),
    costs: await db
      .select(costFacts)
      .from(showCosts)
      .where(eq(showCosts.showId, showId))
      .orderBy(asc(showCosts.kind), asc(showCosts.createdAt), asc(showCosts.id)),
  }
}
