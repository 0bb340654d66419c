import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../db/client'
import { classes, judges, showJudges, shows } from '../db/schema'
import type { ClassRow, ShowRow } from './toShow'

export interface LoadedShow {
  row: ShowRow
  judges: string[]
  classes: ClassRow[]
}

const withParts = async (db: Db, rows: ShowRow[]): Promise<LoadedShow[]> => {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const classRows = await db
    .select()
    .from(classes)
    .where(inArray(classes.showId, ids))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))
  const judgeRows = await db
    .select({ showId: showJudges.showId, name: judges.name })
    .from(showJudges)
    .innerJoin(judges, eq(judges.id, showJudges.judgeId))
    .where(inArray(showJudges.showId, ids))
    .orderBy(asc(judges.name))
  const classesOf = new Map(ids.map((id) => [id, [] as ClassRow[]]))
  for (const cls of classRows) classesOf.get(cls.showId)?.push(cls)
  return rows.map((row) => ({
    row,
    judges: judgeRows.filter((judge) => judge.showId === row.id).map((judge) => judge.name),
    classes: classesOf.get(row.id) ?? [],
  }))
}

const visible = ne(shows.state, 'draft')

/** Every show that visitors may know of, soonest first. */
export const loadShows = async (db: Db): Promise<LoadedShow[]> =>
  withParts(db, await db.select().from(shows).where(visible).orderBy(asc(shows.startDate), asc(shows.slug)))

/** One show by its address; undefined where there is none or it is a draft. */
export const loadShow = async (db: Db, slug: string): Promise<LoadedShow | undefined> => {
  const rows = await db
    .select()
    .from(shows)
    .where(and(visible, eq(shows.slug, slug)))
  return (await withParts(db, rows))[0]
}
