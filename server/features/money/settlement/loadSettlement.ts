import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { addUp, incomeWays, nothingEarned, type IncomeWay, type Settlement } from '#contract/money/settlement'
import { sum } from '#contract/shared/money'
import { listedClassOf } from '#contract/show/listedClass'
import type { Db } from '../../../db/client'
import { classes, entries, purchaseRefunds, purchases, showCosts, showExtras, soldExtras } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { moneyAccountOf } from '../../../domain/money/bookings'
import type { ShowRow } from '../../../domain/show/showFromRow'
import { loadContracts } from '../contracts/loadContracts'
import { loadFees } from './loadFees'

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

/** What the honoured purchases of extras of a show brought in, by extra and by how they were paid. */
const loadExtras = (db: Db, showId: string) =>
  db
    .select({
      id: showExtras.id,
      name: showExtras.name,
      paidBy: purchases.paidBy,
      deskWay: purchases.deskWay,
      currency: purchases.currency,
      pieces: sumIf(sql`${soldExtras.quantity}`, sql`${soldExtras.withdrawnAt} is null`),
      income: sumIf(sql`${soldExtras.quantity} * ${soldExtras.price}`, sql`true`),
      sent: sumIf(sql`${purchaseRefunds.amount}`, sql`${purchaseRefunds.doneAt} is not null`),
      owed: sumIf(sql`${purchaseRefunds.amount}`, sql`${purchaseRefunds.doneAt} is null`),
    })
    .from(soldExtras)
    .innerJoin(showExtras, eq(showExtras.id, soldExtras.extraId))
    .innerJoin(purchases, eq(purchases.id, soldExtras.purchaseId))
    .leftJoin(purchaseRefunds, eq(purchaseRefunds.soldExtraId, soldExtras.id))
    .where(and(eq(showExtras.showId, showId), eq(purchases.status, 'paid')))
    .groupBy(showExtras.id, purchases.paidBy, purchases.deskWay, purchases.currency)
    .orderBy(asc(showExtras.createdAt), asc(showExtras.id))

const wayOf = (row: Pick<typeof purchases.$inferSelect, 'paidBy' | 'deskWay'>): IncomeWay =>
  row.deskWay === 'free' ? 'free' : moneyAccountOf(row)

const { id, kind, text, amount, currency } = showCosts
export const costFacts = { id, kind, text, amount, currency }

/** What a show brought in by class and by way, and what it and its payments cost; `reader`: who reads it, null for a file. */
export const loadSettlement = async (db: Db, show: ShowRow, reader: string | null): Promise<Settlement> => {
  const { id: showId, name } = show
  const earned = await loadEarned(db, showId)
  const sold = (await loadExtras(db, showId)).map((row) => ({ ...row, runs: 0, discounts: 0 }))
  const all = await db
    .select()
    .from(classes)
    .where(eq(classes.showId, showId))
    .orderBy(classes.date, classes.startTime, classes.ring, classes.id)
  return {
    name,
    currency: (await loadSettings(db)).currency,
    cancelled: show.state === 'cancelled',
    classes: all.flatMap((row) => {
      const cls = listedClassOf(row)
      const sums = addUp(earned.filter(({ classId }) => classId === row.id))
      return (sums.length > 0 ? sums : [nothingEarned(row.currency)]).map((one) => ({ ...one, cls }))
    }),
    extras: [...new Set(sold.map((row) => row.id))].flatMap((extraId) => {
      const own = sold.filter((row) => row.id === extraId)
      return addUp(own).map((one) => ({
        ...one,
        id: extraId,
        name: own[0]?.name ?? { en: '', pl: '' },
        pieces: sum(own.filter(({ currency: of }) => of === one.currency).map(({ pieces }) => pieces)),
      }))
    }),
    ways: incomeWays.flatMap((way) =>
      addUp([...earned, ...sold].filter((row) => wayOf(row) === way)).map((one) => ({ ...one, way })),
    ),
    costs: await db
      .select(costFacts)
      .from(showCosts)
      .where(eq(showCosts.showId, showId))
      .orderBy(asc(showCosts.kind), asc(showCosts.createdAt), asc(showCosts.id)),
    judges: await loadContracts(db, show, reader),
    fees: await loadFees(db, showId),
  }
}
