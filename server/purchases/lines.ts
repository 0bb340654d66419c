import { asc, eq, inArray } from 'drizzle-orm'
import { dayAt, type Day } from '#contract/calendar'
import type { PurchaseLine } from '#contract/purchase'
import type { Db } from '../db/client'
import { classes, dogs, entries, entryRefunds, shows } from '../db/schema'
import { toItem } from '../entries/toItem'
import type { ShowRow } from '../shows/toShow'
import { refundOf, takesWithdrawals } from './refund'

/** The day of an instant in a time zone. */
export const dayIn = (timeZone: string, instant: Date | null): Day | null =>
  instant && dayAt(instant.toISOString(), timeZone)

const selectLines = (db: Db, ids: string[]) =>
  db
    .select({
      ...{ entry: entries, cls: classes, show: shows, refund: entryRefunds },
      dog: { id: dogs.id, name: dogs.name },
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .leftJoin(entryRefunds, eq(entryRefunds.entryId, entries.id))
    .where(inArray(entries.purchaseId, ids))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(dogs.name), asc(entries.id))

type Row = Awaited<ReturnType<typeof selectLines>>[number]

const toLine = ({ entry, cls, show, dog, refund }: Row, now: Date, timeZone: string): PurchaseLine => {
  const { id: entryId, price, discount, status, handler, handlerName, phone, notForCompetition } = entry
  const toGoBack = takesWithdrawals(show, now) ? refundOf({ entry, show }) : null
  return {
    ...{ kind: 'entry', entryId, item: toItem(dog, cls, show), price, discount, status },
    details: { handler, handlerName, phone, notForCompetition },
    refund: refund && { amount: refund.amount, doneOn: dayIn(timeZone, refund.doneAt) },
    withdrawal: toGoBack === null ? null : { refund: toGoBack, until: show.entriesCloseAt.toISOString() },
  }
}

/** The entries of some purchases, by their ids, the first to run first. */
export const loadLines = async (
  { db, now, timeZone }: { db: Db; now: Date; timeZone: string },
  ids: string[],
): Promise<Map<string, PurchaseLine[]>> => {
  const lines = new Map(ids.map((id) => [id, [] as PurchaseLine[]]))
  for (const row of await selectLines(db, ids)) lines.get(row.entry.purchaseId)?.push(toLine(row, now, timeZone))
  return lines
}
