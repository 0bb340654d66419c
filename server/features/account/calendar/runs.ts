import { and, asc, eq, gte, min, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addTo, dayAt } from '#contract/shared/calendar'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, purchases, shows } from '../../../db/schema'
import { keptBy } from '../../../domain/dog/dogFromRow'
import { visible } from '../../../domain/show/queries'

/** A calendar keeps what was: so many days back. */
const daysKept = 90

/** The paid runs of someone's dogs that they entered themselves, by day and time. Nothing of anyone else's. */
export const loadRuns = (db: Db, userId: string, now: Date) => {
  const next = alias(classes, 'next_class')
  const followsInRing = and(
    eq(next.showId, classes.showId),
    eq(next.date, classes.date),
    eq(next.ring, classes.ring),
    sql`${next.startTime} > ${classes.startTime}`,
  )
  const nextStart = db
    .select({ start: min(next.startTime) })
    .from(next)
    .where(followsInRing)
  return db
    .select({
      id: entries.id,
      dogId: dogs.id,
      dog: dogs.name,
      paidAt: purchases.paidAt,
      type: classes.type,
      ring: classes.ring,
      date: classes.date,
      startTime: classes.startTime,
      nextStart: sql<string | null>`(${nextStart})`,
      show: shows,
    })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(
      and(
        eq(purchases.userId, userId),
        keptBy(userId),
        eq(entries.status, 'paid'),
        visible,
        gte(classes.date, addTo(dayAt(now.toISOString(), 'UTC'), { days: -daysKept })),
      ),
    )
    .orderBy(asc(classes.date), asc(classes.startTime), asc(entries.id))
}

export type Run = Awaited<ReturnType<typeof loadRuns>>[number]
