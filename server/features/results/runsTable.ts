import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Locale } from '#contract/shared/locales'
import type { RunFileQuery } from '#contract/shared/listQueries'
import { runColumns, type RunColumn } from '#contract/results/runFiles'
import { scoreOf } from '#contract/results/score'
import type { Db } from '../../db/client'
import { classes, classResults, dogs, entries, runningOrders, type shows } from '../../db/schema'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { HttpError } from '../../http/httpError'
import type { SpreadsheetTable, TableCell } from '../../http/tables'
import { categories } from '../../messages/categories'
import { entryListMessages, heightName, typeNames } from '../../messages/entryLists'
import { runListMessages } from '../../messages/runLists'
import type { OrderRow, SheetState } from './findClass'
import { inOrder, loadStarters, type StarterRow } from './starters'

type ClassRow = typeof classes.$inferSelect
interface Of {
  cls: ClassRow
  order: OrderRow | null
  sheet: SheetState | null
}
interface Run extends Of {
  row: StarterRow
  dog: DogRow | undefined
  /** Its turn, in a class that is drawn. */
  turn: number | null
}

const loadClasses = (db: Db, showId: string, classId: string | undefined): Promise<Of[]> =>
  db
    .select({ cls: classes, order: runningOrders, sheet: classResults })
    .from(classes)
    .leftJoin(runningOrders, eq(runningOrders.classId, classes.id))
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .where(and(eq(classes.showId, showId), classId === undefined ? undefined : eq(classes.id, classId)))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))

const loadDogs = async (db: Db, starters: readonly StarterRow[]): Promise<Map<string, DogRow>> => {
  const ids = starters.map(({ entryId }) => entryId)
  const rows = await db
    .select({ entryId: entries.id, dog: dogs })
    .from(entries)
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(inArray(entries.id, ids))
  return new Map(rows.map(({ entryId, dog }) => [entryId, dog]))
}

/** The runs of a class: as they start, or once results are published, by place. */
const runsOf = async (db: Db, of: Of, kind: RunFileQuery['kind']): Promise<Run[]> => {
  const starters = inOrder(of.order?.entryIds ?? [], await loadStarters(db, of.cls.id))
  const dogOf = await loadDogs(db, starters)
  const runs = starters.map((row, index) => ({
    ...of,
    row,
    dog: dogOf.get(row.entryId),
    turn: of.order ? index + 1 : null,
  }))
  const placeOf = ({ row: { place } }: Run) => place ?? Number.MAX_SAFE_INTEGER
  const byPlace = kind === 'results' && of.sheet?.publishedAt
  return byPlace ? runs.toSorted((one, other) => placeOf(one) - placeOf(other)) : runs
}

const dogCells = ({ row, dog }: Run, locale: Locale): Record<RunColumn, TableCell> => ({
  number: row.number,
  dog: row.dogName,
  kennelClubName: dog?.kennelClubName ?? '',
  pedigreeName: dog?.pedigreeName ?? '',
  microchip: dog?.microchip ?? '',
  birthDate: dog?.birthDate ?? '',
  nexusRank: row.rank,
  kennelClubGrade: dog?.kennelClubGrade ?? null,
  fciLevel: dog?.fciLevel === 'none' ? '' : (dog?.fciLevel ?? ''),
  height: categories[locale][row.height],
  measured: row.heightState === 'measured' ? runListMessages[locale].yes : runListMessages[locale].no,
  handler: row.handler,
})

const hundredths = (value: number | null): TableCell => (value === null ? null : { hundredths: value })

const resultCells = ({ row: { result, place, judging } }: Run, locale: Locale): TableCell[] => {
  if (result === null) return ['', '', '', '', '', '', '', '']
  const { faults, refusals, points, time, disqualified } = result
  const { round, timeFaults, total } = scoreOf(result, judging.times, judging.sheetRules)
  const outcome = runListMessages[locale].outcomes[disqualified === null ? round : 'disqualified'] ?? ''
  return [faults, refusals, points, hundredths(time), outcome, hundredths(timeFaults), hundredths(total), place]
}

/** The running orders or results of a show, or of one class of it, with the reader's words and the chosen columns. */
export const runsTable = async (
  db: Db,
  show: typeof shows.$inferSelect,
  { kind, class: classId, columns }: RunFileQuery,
  locale: Locale,
): Promise<SpreadsheetTable> => {
  const found = await loadClasses(db, show.id, classId)
  if (classId !== undefined && found.length === 0) throw new HttpError('not_found')
  const wanted = columns.split(',')
  const chosen = runColumns.filter((column) => wanted.includes(column))
  const { columns: lists } = entryListMessages[locale]
  const messages = runListMessages[locale]
  const rows: TableCell[][] = []
  for (const of of found)
    for (const run of await runsOf(db, of, kind)) {
      const { date, startTime, ring, type, height, startLevel, endLevel } = run.cls
      const levels = startLevel === endLevel ? startLevel : `${startLevel}–${endLevel}`
      const dog = dogCells(run, locale)
      rows.push([
        date,
        startTime,
        ring,
        typeNames[type],
        heightName(locale, height),
        levels,
        run.cls.name,
        run.turn,
        ...chosen.map((column) => dog[column]),
        run.row.team,
        run.row.notForCompetition ? messages.yes : '',
        ...(kind === 'results' ? resultCells(run, locale) : []),
      ])
    }
  const { faults, refusals, points, time, result, timeFaults, total, place } = messages.results
  return {
    columns: [
      lists.date,
      lists.time,
      lists.ring,
      lists.type,
      lists.height,
      lists.levels,
      messages.className,
      messages.order,
      ...chosen.map((column) => messages.columns[column]),
      messages.team,
      messages.notForCompetition,
      ...(kind === 'results' ? [faults, refusals, points, time, result, timeFaults, total, place] : []),
    ],
    rows,
  }
}
