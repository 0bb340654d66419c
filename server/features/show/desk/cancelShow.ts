import { and, countDistinct, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { sum } from '#contract/shared/money'
import type { ShowRefunds } from '#contract/show/desk'
import { showSteps } from '#contract/show/life'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { classes, entries, purchases, shows } from '../../../db/schema'
import { findSold, isPaid } from '../../../domain/extra/lines'
import { soldPrice } from '../../../domain/extra/terms'
import { endOutdated } from '../../../domain/show/proposals'
import { HttpError } from '../../../http/httpError'
import { hasNotRun } from '../../../db/hasNotRun'
import { findAnyShow } from '../../../domain/show/findShow'

/** The refunds of the entries in some classes when these are cancelled. */
export const refundsOf = async (db: Db, which: SQL): Promise<ShowRefunds> => {
  const entered = (status: 'held' | 'paid') =>
    db
      .select({
        currency: purchases.currency,
        entries: count(),
        amount: sql<number>`sum(${entries.price} - ${entries.discount})::int`,
      })
      .from(entries)
      .innerJoin(classes, eq(classes.id, entries.classId))
      .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
      .where(and(which, eq(entries.status, status), hasNotRun))
      .groupBy(purchases.currency)
      .orderBy(purchases.currency)
  const [payers] = await db
    .select({ members: countDistinct(purchases.userId) })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(and(which, eq(entries.status, 'paid'), hasNotRun))
  const [paid, held] = [await entered('paid'), await entered('held')]
  const total = (rows: readonly { entries: number }[]) => rows.reduce((all, row) => all + row.entries, 0)
  return {
    entries: total(paid),
    members: payers?.members ?? 0,
    held: total(held),
    refunds: paid.filter(({ amount }) => amount > 0).map(({ currency, amount }) => ({ currency, amount })),
  }
}

/** The refunds of a show's entries and extras when it is cancelled. */
export const refundsOfShow = async (db: Db, showId: string): Promise<ShowRefunds> => {
  const ofEntries = await refundsOf(db, eq(classes.showId, showId))
  const sold = (await findSold(db, and(eq(shows.id, showId), isPaid))).map(({ sold: one, purchase }) => ({
    currency: purchase.currency,
    amount: soldPrice(one),
  }))
  const all = [...ofEntries.refunds, ...sold]
  const currencies = [...new Set(all.map(({ currency }) => currency))].sort()
  const refunds = currencies.map((currency) => ({
    currency,
    amount: sum(all.filter((one) => one.currency === currency).map(({ amount }) => amount)),
  }))
  return { ...ofEntries, refunds: refunds.filter(({ amount }) => amount > 0) }
}

/**
 * Cancels a show, once: again changes nothing, its reason neither. No place is taken in it from here on; what was paid goes
 * back by a job (server/features/purchase/refundCancelled.ts), so that a payment that arrives at this moment is refunded too.
 */
export const cancelShow = (db: Db, slug: string, reason: string, by: ChangedBy): Promise<ShowRefunds> =>
  db.transaction(async (tx) => {
    const show = await findAnyShow(tx, slug)
    if (show.state === 'finished') throw new HttpError('show_finished')
    const { from, to } = showSteps.cancel
    const changed = await tx
      .update(shows)
      .set({ state: to, cancelReason: reason, version: sql`${shows.version} + 1` })
      .where(and(eq(shows.id, show.id), inArray(shows.state, from)))
      .returning()
    if (changed.length > 0) {
      await endOutdated(tx, show.id, by)
      await audit(tx, {
        by,
        action: 'show.cancelled',
        subject: { type: 'show', id: show.id },
        onBehalfOf: null,
        before: { state: show.state },
        after: { state: to },
        why: reason,
      })
    }
    return refundsOfShow(tx, show.id)
  })
