import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm'
import { addTo, dayAt } from '#contract/shared/calendar'
import { numberedDays, type ShowNumbers } from '#contract/desk/home'
import { sum } from '#contract/shared/money'
import type { Db } from '../../../db/client'
import { classes, entries, purchases, shows } from '../../../db/schema'
import type { SignedIn } from '../../../http/types'
import { readableBy } from '../../../domain/show/deskList'
import { todayThere } from './today'

const shownAtOnce = 4

const byClass = [asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id)]

/** Every day from the first on, with what is known of it. */
const withoutGaps = (known: ReadonlyMap<string, number>, first: string, last: string): ShowNumbers['days'] => {
  const days: ShowNumbers['days'] = []
  for (let date = first; date <= last; date = addTo(date, { days: 1 }))
    days.push({ date, entries: known.get(date) ?? 0 })
  return days
}

/** The next published shows that someone works on, with how full they are and what was entered lately. */
export const loadNumbers = async (db: Db, user: SignedIn['user'], at: Date): Promise<ShowNumbers[]> => {
  const next = await db
    .select()
    .from(shows)
    .where(and(eq(shows.state, 'published'), gte(shows.endDate, todayThere(at)), readableBy(db, user)))
    .orderBy(asc(shows.startDate), asc(shows.slug))
    .limit(shownAtOnce)
  if (next.length === 0) return []
  const ids = next.map(({ id }) => id)
  const rows = await db
    .select()
    .from(classes)
    .where(inArray(classes.showId, ids))
    .orderBy(...byClass)
  const inStates = await db
    .select({ showId: classes.showId, status: entries.status, entries: count() })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(inArray(classes.showId, ids))
    .groupBy(classes.showId, entries.status)
  // A day more than is shown: where the show is, the first of them may begin earlier than in UTC.
  const since = new Date(at.getTime() - (numberedDays + 1) * 86_400_000)
  const paidOn = sql<string>`(${purchases.paidAt} at time zone ${shows.timeZone})::date::text`
  const byDay = await db
    .select({ showId: shows.id, date: paidOn, entries: count() })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(inArray(shows.id, ids), eq(entries.status, 'paid'), gte(purchases.paidAt, since)))
    .groupBy(shows.id, paidOn)
  return next.map((show) => {
    const own = rows.filter(({ showId }) => showId === show.id)
    const inStatus = (status: 'paid' | 'held') =>
      inStates.find((row) => row.showId === show.id && row.status === status)?.entries ?? 0
    const paid = byDay.filter(({ showId }) => showId === show.id)
    const today = dayAt(at.toISOString(), show.timeZone)
    const opened = dayAt(show.entriesOpenAt.toISOString(), show.timeZone)
    const first = addTo(today, { days: 1 - numberedDays })
    return {
      slug: show.slug,
      name: show.name,
      startDate: show.startDate,
      endDate: show.endDate,
      capacity: sum(own.map(({ capacity }) => capacity)),
      waiting: sum(own.map(({ waiting }) => waiting)),
      paid: inStatus('paid'),
      held: inStatus('held'),
      days: withoutGaps(
        new Map(paid.map(({ date, entries: on }) => [date, on])),
        opened > first ? opened : first,
        today,
      ),
      classes: own.map(({ id, date, startTime, ring, type, height, capacity, taken }) => ({
        id,
        date,
        startTime,
        ring,
        type,
        height,
        capacity,
        taken,
      })),
    }
  })
}
