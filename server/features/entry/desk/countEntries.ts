import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import { listedClassOf } from '#contract/show/listedClass'
import { sum } from '#contract/shared/money'
import type { ShowEntryCounts } from '#contract/entry/desk'
import type { Db } from '../../../db/client'
import { classes, entries, purchaseRefunds, purchases } from '../../../db/schema'
import { sentByProvider, sentByHand } from '../../../domain/purchase/sentByProvider'
import type { ShowRow } from '../../../domain/show/showFromRow'

const countDue = async (db: Db, showId: string, which: SQL | undefined): Promise<number> => {
  const [due] = await db
    .select({ refunds: count() })
    .from(purchaseRefunds)
    .innerJoin(entries, eq(entries.id, purchaseRefunds.entryId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(purchases, eq(purchases.id, purchaseRefunds.purchaseId))
    .where(and(eq(classes.showId, showId), isNull(purchaseRefunds.doneAt), which))
  return due?.refunds ?? 0
}

/** How full a show and its classes are, and what of its entries still has to go back. */
export const countEntries = async (db: Db, { id, name }: ShowRow): Promise<ShowEntryCounts> => {
  const rows = await db
    .select()
    .from(classes)
    .where(eq(classes.showId, id))
    .orderBy(classes.date, classes.startTime, classes.ring, classes.id)
  const byStatus = await db
    .select({ status: entries.status, entries: count() })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(eq(classes.showId, id))
    .groupBy(entries.status)
  const inStatus = (status: 'paid' | 'held') => byStatus.find((row) => row.status === status)?.entries ?? 0
  return {
    name,
    capacity: sum(rows.map(({ capacity }) => capacity)),
    paid: inStatus('paid'),
    held: inStatus('held'),
    waiting: sum(rows.map(({ waiting }) => waiting)),
    refundsDue: await countDue(db, id, sentByProvider),
    refundsByHand: await countDue(db, id, sentByHand),
    classes: rows.map(({ capacity, taken, waiting, ...cls }) => ({ ...listedClassOf(cls), capacity, taken, waiting })),
  }
}
