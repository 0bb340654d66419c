import { and, asc, eq } from 'drizzle-orm'
import type { Locale } from '#contract/shared/locales'
import type { Db } from '../../../db/client'
import { classes, classResults, runningOrders } from '../../../db/schema'
import type { ClassRow, ShowRow } from '../../../domain/show/showFromRow'
import { HttpError } from '../../../http/httpError'
import { entryListMessages, heightName, typeNames } from '../../../messages/entryLists'
import { formatsOf } from '../../../messages/formats'
import { isolated } from '../../../messages/isolated'
import { loadCombinedRounds, type CombinedRounds } from '../combined'
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
  /** The combined result of which it is the last round. */
  combined: CombinedRounds | null
}

/** A combined result is on the papers of its last round, so that it is printed once. */
const loadEndingWith = async (db: Db, cls: ClassRow): Promise<CombinedRounds | null> => {
  const combined = await loadCombinedRounds(db, cls)
  return combined?.classes.at(-1)?.id === cls.id ? combined : null
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
  for (const row of rows) {
    const starters = inOrder(row.order?.entryIds ?? [], await loadStarters(db, row.cls.id))
    found.push({ ...row, starters, combined: await loadEndingWith(db, row.cls) })
  }
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

/** The handler as a paper names them that hangs where everyone reads it. */
export const publicHandler = ({ handler, isJunior }: StarterRow, locale: Locale): string =>
  isJunior ? entryListMessages[locale].junior : handler

/** 3462 is 34.62. */
export const hundredthsText = (value: number | null, locale: Locale): string =>
  value === null
    ? ''
    : new Intl.NumberFormat(locale === 'pl' ? 'pl' : 'en-GB', { minimumFractionDigits: 2 }).format(value / 100)
