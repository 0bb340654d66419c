import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { numberSearched } from '#contract/entry/competitorNumber'
import { normalizeText } from '#contract/shared/normalizeText'
import {
  mostFoundResults,
  type ClassRuns,
  type PublishedClass,
  type PublishedCorrection,
  type PublishedOrder,
  type PublishedResults,
  type PublishedRow,
  type ShowResults,
} from '#contract/results/shown'
import { scoreOf } from '#contract/results/score'
import type { Db } from '../../db/client'
import { classes, classResults, courses, resultCorrections, results, runningOrders, shows } from '../../db/schema'
import { loadRuleSets } from '../../domain/rules/ruleSets'
import { visible } from '../../domain/show/queries'
import type { ClassRow, ShowRow } from '../../domain/show/showFromRow'
import type { OrderRow, SheetState } from './findClass'
import { judgingOf } from './judging'
import { loadCombined } from './combined'
import { loadPodiums } from './podiums'
import { runnerOf } from './runnerOf'
import { findResults, loadPlaced, loadStarters, type StarterRow } from './starters'

const classesOf = (db: Db) =>
  db
    .select({ cls: classes, show: shows, order: runningOrders, sheet: classResults })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(runningOrders, eq(runningOrders.classId, classes.id))
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .$dynamic()

/** The newest version of the course of each class of a show that has run: its results are published, or its day is over. */
const loadShownCourses = (db: Db, showId: string, now: Date) => {
  const { classId, picture, width, height } = courses
  const isOver = lt(classes.date, sql`(${now.toISOString()}::timestamptz at time zone ${shows.timeZone})::date`)
  return db
    .selectDistinctOn([classId], { classId, picture, width, height })
    .from(courses)
    .innerJoin(classes, eq(classes.id, classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(classResults, eq(classResults.classId, classId))
    .where(and(eq(shows.id, showId), ne(shows.state, 'cancelled'), or(isOver, isNotNull(classResults.publishedAt))))
    .orderBy(classId, desc(courses.number))
}

/** The classes of a show of which there is anything to see; undefined where the show is hidden. */
export const loadPublishedClasses = async (db: Db, slug: string, now: Date): Promise<PublishedClass[] | undefined> => {
  const [show] = await db
    .select({ id: shows.id })
    .from(shows)
    .where(and(visible, eq(shows.slug, slug)))
  if (!show) return undefined
  const pictures = new Map(
    (await loadShownCourses(db, show.id, now)).map(({ classId, ...course }) => [classId, course]),
  )
  const hasSomething = [
    isNotNull(runningOrders.published),
    isNotNull(classResults.publishedAt),
    inArray(classes.id, [...pictures.keys()]),
  ]
  const rows = await classesOf(db)
    .where(and(eq(shows.id, show.id), or(...hasSomething)))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))
  return rows.map(({ cls, order, sheet }) => ({
    classId: cls.id,
    orderRevision: order?.published ? order.revision : null,
    hasResults: Boolean(sheet?.publishedAt),
    course: pictures.get(cls.id) ?? null,
  }))
}

const orderOf = (order: OrderRow | null, starters: readonly StarterRow[]): PublishedOrder | null => {
  if (!order?.published || !order.publishedAt) return null
  const byId = new Map(starters.map((starter) => [starter.entryId, starter]))
  const { revision, publishedAt, seed, published } = order
  // Who has withdrawn since leaves it; who has entered since is in its next revision.
  const runs = published.flatMap((id) => byId.get(id) ?? []).map(runnerOf)
  return { revision, publishedAt: publishedAt.toISOString(), seed, runs }
}

const rowOf = (starter: StarterRow): PublishedRow[] =>
  starter.result
    ? [
        {
          ...runnerOf(starter),
          height: starter.height,
          level: starter.level,
          place: starter.place,
          ...starter.result,
          disqualified: starter.result.disqualified !== null,
          ...scoreOf(starter.result, starter.judging.times, starter.judging.sheetRules),
        },
      ]
    : []

interface FoundClass {
  cls: ClassRow
  show: ShowRow
  sheet: SheetState | null
}

const placeOrder = (place: number | null) => place ?? Number.MAX_SAFE_INTEGER
const byPlace = (one: PublishedRow, other: PublishedRow) => placeOrder(one.place) - placeOrder(other.place)

const loadCorrections = async (db: Db, classId: string): Promise<PublishedCorrection[]> => {
  const rows = await db
    .select({ ...getTableColumns(resultCorrections), disqualified: results.disqualified })
    .from(resultCorrections)
    .leftJoin(results, eq(results.entryId, resultCorrections.entryId))
    .where(and(eq(resultCorrections.classId, classId), isNotNull(resultCorrections.changes)))
    .orderBy(asc(resultCorrections.id))
  return rows.map(({ at, reason, disqualified, changes }) => ({
    at: at.toISOString(),
    reason: reason ?? disqualified,
    changes: changes ?? [],
  }))
}

const loadResults = async (
  db: Db,
  { cls, show, sheet }: FoundClass,
  starters: readonly StarterRow[],
): Promise<PublishedResults | null> => {
  if (!sheet?.publishedAt) return null
  const { publishedAt, revision, courseTime, courseLength } = sheet
  const { times, sheetRules } = judgingOf(await loadRuleSets(db), { cls, show, sheet })
  return {
    publishedAt: publishedAt.toISOString(),
    isCorrected: revision > 1,
    corrections: await loadCorrections(db, cls.id),
    courseTime,
    courseLength,
    maximumTime: times.maximumTime,
    rules: sheetRules,
    rows: starters.flatMap(rowOf).sort(byPlace),
  }
}

/** What is published of a class; undefined for an unknown class or a hidden show. */
export const loadClassRuns = async (db: Db, slug: string, classId: string): Promise<ClassRuns | undefined> => {
  const [found] = await classesOf(db).where(and(visible, eq(shows.slug, slug), eq(classes.id, classId)))
  if (!found) return undefined
  const starters = await loadStarters(db, classId)
  return {
    classId,
    order: orderOf(found.order, starters),
    results: await loadResults(db, found, starters),
    combined: await loadCombined(db, found.cls),
  }
}

/** Each of some classes with the rows on its podium. */
const loadPodiumRows = async (db: Db, judged: readonly Omit<ShowResults[number], 'rows'>[]): Promise<ShowResults> => {
  const podiums = await loadPodiums(db, judged)
  const placed = await loadPlaced(db, new Map([...podiums].map(([classId, { last }]) => [classId, last])))
  return judged.map((of) => {
    const isOnPodium = (row: StarterRow) =>
      row.classId === of.classId && (row.place ?? 0) <= (podiums.get(of.classId)?.lastFor(row) ?? 0)
    return { ...of, rows: placed.filter(isOnPodium).flatMap(rowOf).sort(byPlace) }
  })
}

/**
 * The published results of a show by class: the podiums, or the entries that match a given text, without the classes in
 * which none matches. Undefined for a hidden show.
 */
export const loadShowResults = async (db: Db, slug: string, text: string): Promise<ShowResults | undefined> => {
  const [show] = await db
    .select({ id: shows.id })
    .from(shows)
    .where(and(visible, eq(shows.slug, slug)))
  if (!show) return undefined
  const sheets = await db
    .select({ cls: classes, show: shows, sheet: classResults, count: sql<number>`count(*)::int` })
    .from(classResults)
    .innerJoin(classes, eq(classes.id, classResults.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(results, eq(results.classId, classes.id))
    .where(and(eq(classes.showId, show.id), isNotNull(classResults.publishedAt)))
    .groupBy(classes.id, shows.id, classResults.classId)
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))
  const sets = await loadRuleSets(db)
  const judged = sheets.map(({ count, ...of }) => ({
    classId: of.cls.id,
    count,
    rules: judgingOf(sets, of).sheetRules,
  }))
  if (normalizeText(text) === '') return loadPodiumRows(db, judged)
  const searched = numberSearched(text)
  const isOther = ({ number }: PublishedRow) => Number(number === null || number !== searched)
  const byNumber = (one: PublishedRow, other: PublishedRow) => isOther(one) - isOther(other) || byPlace(one, other)
  const ids = judged.map(({ classId }) => classId)
  const found = await findResults(db, ids, text, mostFoundResults)
  return judged.flatMap((of) => {
    const rows = found.filter(({ classId }) => classId === of.classId).flatMap(rowOf)
    return rows.length === 0 ? [] : [{ ...of, rows: rows.sort(byNumber) }]
  })
}
