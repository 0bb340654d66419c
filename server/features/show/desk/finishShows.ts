import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { showSteps } from '#contract/show/life'
import { audit, bySystem } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockedIfFree } from '../../../db/locks'
import { shows } from '../../../db/schema'
import { endOutdated } from '../../../domain/show/proposals'

/** Shows whose last day is over where they are have been held. Of two servers the second finds nothing to do. */
export const finishShows = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const today = sql`(${now.toISOString()}::timestamptz at time zone ${shows.timeZone})::date`
    // Nowhere is it later than tomorrow by UTC: so far the index leads.
    const maybe = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date + 1`
    const over = and(eq(shows.state, 'published'), lt(shows.endDate, maybe), lt(shows.endDate, today))
    const state = showSteps.finish.to
    const finished = await tx
      .update(shows)
      .set({ state, version: sql`${shows.version} + 1` })
      .where(inArray(shows.id, lockedIfFree(tx, shows.id, over)))
      .returning({ id: shows.id })
    for (const { id } of finished) {
      await endOutdated(tx, id, bySystem(now))
      await audit(tx, {
        by: bySystem(now),
        action: 'show.finished',
        subject: { type: 'show', id },
        onBehalfOf: null,
        before: { state: 'published' },
        after: { state },
      })
    }
  })
