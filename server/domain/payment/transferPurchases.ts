import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { classes, discounts, entries, purchases, shows, users } from '../../db/schema'

/** So many transfers and refunds are listed at most. */
export const transfersMost = 500

/** What the office reads of a purchase by bank transfer, or of one whose refund it sends by hand. */
export const transferFacts = {
  number: purchases.number,
  userId: purchases.userId,
  since: purchases.createdAt,
  payer: purchases.payerName,
  name: users.name,
  kind: purchases.kind,
  status: purchases.status,
  paidBy: purchases.paidBy,
  deskWay: purchases.deskWay,
  total: purchases.total,
  currency: purchases.currency,
}

/** Purchases by bank transfer that are so, the oldest first, with what they hold. */
export const loadTransferPurchases = (db: Db, which: SQL | undefined) =>
  db
    .select({
      ...transferFacts,
      until: purchases.holdUntil,
      email: users.email,
      discountCode: discounts.code,
      places: count(entries.id),
      shows: sql<string[]>`array_remove(array_agg(distinct ${shows.name}), null)`,
    })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(discounts, eq(discounts.id, purchases.discountId))
    .leftJoin(entries, and(eq(entries.purchaseId, purchases.id), eq(entries.status, 'held')))
    .leftJoin(classes, eq(classes.id, entries.classId))
    .leftJoin(shows, eq(shows.id, classes.showId))
    .where(and(eq(purchases.paidBy, 'transfer'), which))
    .groupBy(purchases.id, users.id, discounts.id)
    .orderBy(asc(purchases.number))
    .limit(transfersMost)
