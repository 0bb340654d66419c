import { asc, desc, eq, inArray } from 'drizzle-orm'
import { dayAt } from '#contract/shared/calendar'
import type { PartRefund, PurchaseLine } from '#contract/purchase/purchase'
import type { Db } from '../../db/client'
import {
  classes,
  competitorNumbers,
  dogs,
  entries,
  entryChanges,
  providerMovements,
  purchaseRefunds,
  shows,
} from '../../db/schema'
import { numberOf } from '../entry/competitorNumbers'
import { itemFromRow } from '../entry/itemFromRow'
import { refundOf, refundRuleOf, takesWithdrawals, withdrawableUntil } from './refund'
import { sentOn } from './sentOn'

const selectLines = (db: Db, ids: string[]) =>
  db
    .select({
      entry: entries,
      cls: classes,
      show: shows,
      refund: purchaseRefunds,
      failed: providerMovements,
      dog: { id: dogs.id, name: dogs.name },
      number: competitorNumbers.number,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .leftJoin(purchaseRefunds, eq(purchaseRefunds.entryId, entries.id))
    .leftJoin(providerMovements, eq(providerMovements.refundId, purchaseRefunds.id))
    .leftJoin(competitorNumbers, numberOf(classes.showId, entries.dogId))
    .where(inArray(entries.purchaseId, ids))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(dogs.name), asc(entries.id))

type Row = Awaited<ReturnType<typeof selectLines>>[number]

/** What the entries of some purchases were before they were changed, the newest first. */
const loadChanges = async (db: Db, ids: string[], timeZone: string) => {
  const rows = await db
    .select({ change: entryChanges, cls: classes, show: shows, dogName: dogs.name })
    .from(entryChanges)
    .innerJoin(entries, eq(entries.id, entryChanges.entryId))
    .innerJoin(classes, eq(classes.id, entryChanges.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(dogs, eq(dogs.id, entryChanges.dogId))
    .where(inArray(entries.purchaseId, ids))
    .orderBy(desc(entryChanges.changedAt), desc(entryChanges.id))
  return rows.map(({ change, cls, show, dogName }) => ({
    entryId: change.entryId,
    // A dog that was deleted with its account has no name and no id any more.
    item: itemFromRow({ id: change.dogId ?? change.id, name: dogName ?? '–' }, cls, show),
    changedOn: dayAt(change.changedAt.toISOString(), timeZone),
  }))
}

type Change = Awaited<ReturnType<typeof loadChanges>>[number]

const toLine = (
  { entry, cls, show, dog, number, refund, failed }: Row,
  changes: readonly Change[],
  now: Date,
  timeZone: string,
): PurchaseLine => {
  const {
    id: entryId,
    price,
    fullPrice,
    earlyUntil,
    reduction,
    reductionPercent: percent,
    reducedFrom: from,
    discount,
    status,
    handler,
    handlerName,
    phone,
    notForCompetition,
    team,
  } = entry
  const toGoBack = takesWithdrawals({ cls, show, entry }, now) ? refundOf({ entry, cls, show }) : null
  return {
    kind: 'entry',
    entryId,
    item: itemFromRow(dog, cls, show),
    number: status === 'paid' || status === 'withdrawn' ? number : null,
    price,
    discount,
    status,
    refundRule: refundRuleOf({ cls, show }),
    showCancelled: show.state === 'cancelled',
    classCancelled: cls.cancelledAt !== null,
    termsChanged: entry.termsChangedAt !== null,
    changeClosed: !takesWithdrawals({ cls, show }, now),
    early: fullPrice === null || earlyUntil === null ? null : { fullPrice, until: earlyUntil },
    reduction: reduction === null || percent === null || from === null ? null : { kind: reduction, percent, from },
    details: { handler, handlerName, phone, notForCompetition, ...(team !== '' && { team }) },
    was: changes.filter((change) => change.entryId === entryId).map(({ item, changedOn }) => ({ item, changedOn })),
    refund: refund && { amount: refund.amount, doneOn: sentOn(timeZone, refund.doneAt, failed) },
    withdrawal:
      toGoBack === null ? null : { refund: toGoBack, until: withdrawableUntil({ cls, show, entry }).toISOString() },
  }
}

/** What memberships were refunded, by their purchases, the oldest refund first. */
export const loadMembershipRefunds = async (
  db: Db,
  ids: string[],
  timeZone: string,
): Promise<Map<string, PartRefund[]>> => {
  const refunds = new Map(ids.map((id) => [id, [] as PartRefund[]]))
  if (ids.length === 0) return refunds
  const rows = await db
    .select({ refund: purchaseRefunds, failed: providerMovements })
    .from(purchaseRefunds)
    .leftJoin(providerMovements, eq(providerMovements.refundId, purchaseRefunds.id))
    .where(inArray(purchaseRefunds.purchaseId, ids))
    .orderBy(asc(purchaseRefunds.createdAt), asc(purchaseRefunds.id))
  for (const { refund, failed } of rows) {
    const { purchaseId, amount, doneAt } = refund
    refunds.get(purchaseId)?.push({ amount, doneOn: sentOn(timeZone, doneAt, failed) })
  }
  return refunds
}

/** The entries of some purchases, by their ids, the first to run first. */
export const loadLines = async (
  { db, now, timeZone }: { db: Db; now: Date; timeZone: string },
  ids: string[],
): Promise<Map<string, PurchaseLine[]>> => {
  const lines = new Map(ids.map((id) => [id, [] as PurchaseLine[]]))
  const changes = await loadChanges(db, ids, timeZone)
  for (const row of await selectLines(db, ids))
    lines.get(row.entry.purchaseId)?.push(toLine(row, changes, now, timeZone))
  return lines
}
