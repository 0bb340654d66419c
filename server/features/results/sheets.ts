import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { refusalOf } from '#contract/access/authorize'
import type { Caller } from '#contract/access/caller'
import type { CourseProgress } from '#contract/course/course'
import { listedClassOf } from '#contract/show/listedClass'
import type { DeskClass, OrderSheet, ResultSheet } from '#contract/results/desk'
import type { Db } from '../../db/client'
import { classes, classResults, entries, results, runningOrders } from '../../db/schema'
import { loadProgress, mayReadCourses } from '../../domain/course/progress'
import { loadRuleSets } from '../../domain/rules/ruleSets'
import type { WorkedShow } from '../../domain/show/deskShow'
import { judgingOf } from './judging'
import { classFacts, type WorkedClass } from './findClass'
import { inOrder, loadStarters, type StarterRow } from './starters'

interface Reader {
  caller: Caller
  now: Date
}

const can = (action: 'runningOrder.change' | 'results.enter', worked: WorkedClass, { caller, now }: Reader) => {
  // Published results can be unpublished.
  const refusal = refusalOf(action, caller, classFacts(action, caller, now)(worked))
  return refusal === null || (refusal === 'results_published' && action === 'results.enter')
}

type Counts = Pick<DeskClass, 'entries' | 'results'> & { course?: CourseProgress }

const toDeskClass = (worked: WorkedClass, { course, ...counts }: Counts, reader: Reader): DeskClass => {
  return {
    ...listedClassOf(worked.cls),
    ...counts,
    isDrawn: worked.order !== undefined,
    orderRevision: worked.order?.revision ?? 0,
    orderVersion: worked.order?.version ?? 0,
    resultsPublished: Boolean(worked.sheet?.publishedAt),
    cancelReason: worked.cls.cancelReason,
    may: [
      ...(can('runningOrder.change', worked, reader) ? (['order'] as const) : []),
      ...(can('results.enter', worked, reader) ? (['results'] as const) : []),
    ],
    course: course ?? null,
  }
}

const countBy = async (db: Db, table: typeof entries | typeof results, ids: string[], paid: boolean) => {
  const rows = await db
    .select({ classId: table.classId, rows: count() })
    .from<PgTable>(table)
    .where(and(inArray(table.classId, ids), paid ? eq(entries.status, 'paid') : undefined))
    .groupBy(table.classId)
  return new Map(rows.map((row) => [row.classId, row.rows]))
}

/** The classes of a show, in the order of its days. */
export const loadDeskClasses = async (db: Db, show: WorkedShow, reader: Reader): Promise<DeskClass[]> => {
  const rows = await db
    .select({ cls: classes, order: runningOrders, sheet: classResults })
    .from(classes)
    .leftJoin(runningOrders, eq(runningOrders.classId, classes.id))
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .where(eq(classes.showId, show.row.id))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))
  const ids = rows.map(({ cls }) => cls.id)
  const hasCourses = mayReadCourses(reader.caller, show)
  const ofClass = hasCourses ? await loadProgress(db, ids) : null
  const [paid, done] = [await countBy(db, entries, ids, true), await countBy(db, results, ids, false)]
  return rows.map(({ cls, order, sheet }) =>
    toDeskClass(
      { show, cls, order: order ?? undefined, sheet: sheet ?? undefined },
      {
        entries: paid.get(cls.id) ?? 0,
        results: done.get(cls.id) ?? 0,
        ...(ofClass && { course: ofClass.get(cls.id) ?? 'none' }),
      },
      reader,
    ),
  )
}

const countsOf = (starters: readonly StarterRow[]) => ({
  entries: starters.length,
  results: starters.filter(({ result }) => result !== null).length,
})

const startingOf = ({
  entryId,
  dogName,
  number,
  handler,
  notForCompetition,
  heightState,
}: Omit<StarterRow, 'height' | 'level' | 'team' | 'result'>) => ({
  entryId,
  dogName,
  number,
  handler,
  notForCompetition,
  heightState,
})

export const toOrderSheet = async (db: Db, worked: WorkedClass, reader: Reader): Promise<OrderSheet> => {
  const { cls, order } = worked
  const starters = await loadStarters(db, cls.id)
  const runs = inOrder(order?.entryIds ?? [], starters)
  const present = runs.map(({ entryId }) => entryId)
  return {
    cls: toDeskClass(worked, countsOf(starters), reader),
    version: order?.version ?? 0,
    seed: order?.seed ?? null,
    revision: order?.revision ?? 0,
    publishedAt: order?.publishedAt?.toISOString() ?? null,
    isChanged: order?.published?.join() !== present.join(),
    runs:
      order || cls.teamSize !== null
        ? runs.map((row) => ({
            ...startingOf(row),
            height: row.height,
            team: row.team,
            isLate: order !== undefined && !order.entryIds.includes(row.entryId),
          }))
        : [],
  }
}

export const toResultSheet = async (db: Db, worked: WorkedClass, reader: Reader): Promise<ResultSheet> => {
  const { cls, order, sheet, show } = worked
  const starters = await loadStarters(db, cls.id)
  const { sheetRules } = judgingOf(await loadRuleSets(db), { cls, show: show.row, sheet })
  return {
    cls: toDeskClass(worked, countsOf(starters), reader),
    showName: worked.show.row.name,
    version: sheet?.version ?? 0,
    courseTime: sheet?.courseTime ?? null,
    courseLength: sheet?.courseLength ?? null,
    publishedAt: sheet?.publishedAt?.toISOString() ?? null,
    maximumTime: sheet?.maximumTime ?? null,
    refusalsToEliminate: sheetRules.scoring.refusalsToEliminate,
    rules: sheetRules,
    rows: inOrder(order?.entryIds ?? [], starters).map(({ height, level, team, result, ...row }) => ({
      ...startingOf(row),
      height,
      level,
      team,
      result,
    })),
  }
}
