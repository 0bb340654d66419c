import { and, asc, eq, isNull } from 'drizzle-orm'
import { clashesOf, type Planning } from '#contract/show/clashes'
import type { ClassClash } from '#contract/show/desk'
import type { Db } from '../../db/client'
import { classes } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { handlersInOrder } from './handlersInOrder'

export const loadPlanning = async (db: Db): Promise<Planning> => {
  const { secondsPerRun, runsPerJudge } = await loadSettings(db)
  return { secondsPerRun, runsPerJudge }
}

/** The clashes in the saved timetable of a show. */
export const clashesOfShow = async (db: Db, showId: string): Promise<ClassClash[]> => {
  const rows = await db
    .select()
    .from(classes)
    .where(and(eq(classes.showId, showId), isNull(classes.cancelledAt)))
    .orderBy(asc(classes.id))
  const orders = await handlersInOrder(db, showId)
  const planned = rows.map(({ id, date, startTime, ring, judgeId, capacity }) => ({
    id,
    date,
    startTime,
    ring,
    judge: judgeId,
    runs: capacity,
    order: orders.get(id) ?? [],
  }))
  return clashesOf(planned, await loadPlanning(db)).map(({ kind, classes: found, runs }) => ({
    kind,
    classIds: found.map(({ id }) => id),
    runs,
  }))
}
