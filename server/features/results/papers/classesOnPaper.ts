import { and, asc, eq } from 'drizzle-orm'
import { isAwarded, lastAwarded } from '#contract/results/awarded'
import { groupOf } from '#contract/results/places'
import { scoreOf, type Score } from '#contract/results/score'
import type { Locale } from '#contract/shared/locales'
import type { Db } from '../../../db/client'
import { classes, classResults, runningOrders } from '../../../db/schema'
import type { ClassRow, ShowRow } from '../../../domain/show/showFromRow'
import { HttpError } from '../../../http/httpError'
import { categories } from '../../../messages/categories'
import { entryListMessages, heightName, typeNames } from '../../../messages/entryLists'
import { formatsOf } from '../../../messages/formats'
import { isolated } from '../../../messages/isolated'
import type { OrderRow, SheetState } from '../findClass'
import { inOrder, loadStarters, type StarterRow } from '../starters'

/** What every paper of a show needs. */
export interface PaperAbout {
  show: ShowRow
  locale: Locale
  at: Date
}

export interface ClassOnPaper {
  cls: ClassRow
  order: OrderRow | null
  sheet: SheetState | null
  /** In running order. */
  starters: StarterRow[]
}

/** The classes of a show, or one of them, as they run; each with its dogs. Throws `not_found` for a class of another show. */
export const loadClassesOnPaper = async (
  db: Db,
  show: ShowRow,
  classId: string | undefined,
): Promise<ClassOnPaper[]> => {
  const rows = await db
    .select({ cls: classes, order: runningOrders, sheet: classResults })
    .from(classes)
    .leftJoin(runningOrders, eq(runningOrders.classId, classes.id))
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .where(and(eq(classes.showId, show.id), classId === undefined ? undefined : eq(classes.id, classId)))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))
  if (classId !== undefined && rows.length === 0) throw new HttpError('not_found')
  const found: ClassOnPaper[] = []
  for (const row of rows)
    found.push({ ...row, starters: inOrder(row.order?.entryIds ?? [], await loadStarters(db, row.cls.id)) })
  return found
}

/** Saturday 12 December 2026, 08:30, ring 1, Agility, Large, level 1. */
export const classTitle = (cls: ClassRow, locale: Locale): string => {
  const lists = entryListMessages[locale]
  return [
    formatsOf(locale).longDay(cls.date),
    cls.startTime,
    lists.ring(cls.ring),
    ...(cls.name === '' ? [] : [isolated(cls.name)]),
    typeNames[cls.type],
    heightName(locale, cls.height),
    lists.levels(cls),
  ].join(', ')
}

/** A result with what is worked out of it. */
export interface ScoredRun {
  row: StarterRow
  score: Score
}

/** The dogs that are placed against each other; `name` is empty where that is the whole class. */
export interface GroupOnPaper {
  name: string
  runs: ScoredRun[]
  /** How many of its places are awarded, by the rules that it was judged by; and whether clear rounds are. */
  awarded: number
  clearRounds: boolean
}

/** Whether a run has one of the places that are awarded. */
export const isPlaced = ({ row }: ScoredRun, { awarded }: Pick<GroupOnPaper, 'awarded'>): boolean =>
  isAwarded(row, awarded)

const placeOrder = ({ row: { place } }: ScoredRun) => place ?? Number.MAX_SAFE_INTEGER

/** The published results of a class by placing group, each by place; null where they are not published. */
export const resultGroups = ({ sheet, starters }: ClassOnPaper, locale: Locale): GroupOnPaper[] | null => {
  if (!sheet?.publishedAt) return null
  const groups = new Map<string, GroupOnPaper>()
  for (const row of starters) {
    if (row.result === null) continue
    const { sheetRules, times } = row.judging
    const { scale } = sheetRules
    const placing = sheetRules.teamSize === null ? sheetRules.placing : 'together'
    const id = groupOf(placing, row)
    const level = { startLevel: row.level, endLevel: row.level, scale }
    const names = {
      together: '',
      height: categories[locale][row.height],
      level: entryListMessages[locale].levels(level),
    }
    const { clearRounds } = sheetRules.awards
    const group = groups.get(id) ?? { name: names[placing], runs: [], awarded: 0, clearRounds }
    group.runs.push({ row, score: scoreOf(row.result, times, sheetRules) })
    group.awarded = lastAwarded(
      sheetRules.awards,
      group.runs.map((run) => ({ round: run.row.result?.outcome ?? null })),
    )
    groups.set(id, group)
  }
  return [...groups.values()]
    .map(({ runs, ...group }) => ({
      ...group,
      runs: runs.toSorted((one, other) => placeOrder(one) - placeOrder(other)),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
}

/** The handler as a paper names them that hangs where everyone reads it. */
export const publicHandler = ({ handler, isJunior }: StarterRow, locale: Locale): string =>
  isJunior ? entryListMessages[locale].junior : handler

/** 3462 is 34.62. */
export const hundredthsText = (value: number | null, locale: Locale): string =>
  value === null
    ? ''
    : new Intl.NumberFormat(locale === 'pl' ? 'pl' : 'en-GB', { minimumFractionDigits: 2 }).format(value / 100)
