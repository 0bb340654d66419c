import { asc, eq, exists, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { wallClockAt } from '#contract/shared/calendar'
import type { Currency } from '#contract/shared/money'
import { eachShowText } from '#contract/show/fields'
import { formatOf } from '#contract/show/classFormat'
import type { ClassUse, EditedShow, ShowForm } from '#contract/show/form'
import type { Db } from '../../../db/client'
import {
  classes,
  classResults,
  courses,
  drawChoices,
  entries,
  entryChanges,
  runningOrders,
  waitingList,
} from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { earliestClosing } from './closingTime'
import { loadPlanning } from '../../../domain/show/clashes'
import type { WorkedShow } from '../../../domain/show/deskShow'
import { handlersInOrder } from '../../../domain/show/handlersInOrder'
import { openProposal } from '../../../domain/show/proposals'

export type ClassRow = typeof classes.$inferSelect

/** The classes of a show in the order of its timetable. */
export const classesOf = (db: Db, showId: string): Promise<ClassRow[]> =>
  db
    .select()
    .from(classes)
    .where(eq(classes.showId, showId))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))

const named = (db: Db, table: PgTable, classId: PgColumn) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(classId, classes.id)),
  )

/** Which classes of a show others rely on: any row that names one keeps it as it is. */
export const useOf = async (db: Db, showId: string): Promise<ClassUse[]> => {
  const isUsed = or(
    ...[entries, entryChanges, waitingList, drawChoices, runningOrders, classResults, courses].map((table) =>
      named(db, table, table.classId),
    ),
  )
  const rows = await db
    .select({
      id: classes.id,
      taken: classes.taken,
      isUsed: sql<boolean>`${isUsed}`,
      begun: classes.begun,
      cancelledAt: classes.cancelledAt,
    })
    .from(classes)
    .where(eq(classes.showId, showId))
    .orderBy(asc(classes.id))
  const orders = await handlersInOrder(db, showId)
  return rows.map(({ cancelledAt, ...use }) => ({
    ...use,
    cancelled: cancelledAt !== null,
    order: orders.get(use.id) ?? [],
  }))
}

const toPerson = ({ id, name }: { id: string; name: string }) => ({ id, name })

/** A show as its form has it; times are in the show's time zone. */
export const toForm = ({ row, judges, approvers }: WorkedShow, rows: readonly ClassRow[]): ShowForm => {
  const { name, startDate, endDate, addressLines, timeZone, latitude, longitude } = row
  const judgeIds = judges.map(({ id }) => id)
  return {
    name,
    startDate,
    endDate,
    addressLines,
    ...eachShowText((field) => row[field]),
    timeZone,
    ruleSet: row.ruleSet,
    entriesOpen: wallClockAt(row.entriesOpenAt.toISOString(), timeZone),
    entriesClose: wallClockAt(row.entriesCloseAt.toISOString(), timeZone),
    latitude,
    longitude,
    refundPercent: row.refundPercent,
    showPlaces: row.showPlaces,
    dayPlaces: row.dayPlaces,
    memberRuns: row.memberRuns,
    secondDogPercent: row.secondDogPercent,
    helperPercent: row.helperPercent,
    earlyUntil: row.earlyUntil,
    judges: judges.map(toPerson),
    approvers: approvers.map(toPerson),
    classes: rows.map(({ id, date, startTime, ring, type, height, startLevel, endLevel, veteran, ...cls }) => ({
      id,
      date,
      startTime,
      ring,
      type,
      height,
      startLevel,
      endLevel,
      veteran,
      capacity: cls.capacity,
      price: cls.price,
      earlyPrice: cls.earlyPrice,
      ruleSet: cls.ruleSet,
      placing: cls.placing,
      ...formatOf(cls),
      judge: cls.judgeId === null || !judgeIds.includes(cls.judgeId) ? null : judgeIds.indexOf(cls.judgeId),
    })),
  }
}

/** Entries have opened, or their opening is promised to a draw. */
export const haveEntriesOpened = ({ row }: WorkedShow, now: Date): boolean =>
  row.publishedAt !== null && (row.fairOpening !== null || row.entriesOpenAt <= now)

/** The one currency of a show: of its classes, else the organisation's. */
export const currencyOf = async (db: Db, rows: readonly ClassRow[]): Promise<Currency> =>
  rows[0]?.currency ?? (await loadSettings(db)).currency

export const toEditedShow = async (db: Db, show: WorkedShow, now: Date): Promise<EditedShow> => {
  const rows = await classesOf(db, show.row.id)
  const { slug, state, version } = show.row
  return {
    slug,
    state,
    version,
    currency: await currencyOf(db, rows),
    entriesOpened: haveEntriesOpened(show, now),
    earliestClosing: await earliestClosing(db, show),
    planning: await loadPlanning(db),
    use: await useOf(db, show.row.id),
    isProposed: (await openProposal(db, show.row.id)) !== undefined,
    form: toForm(show, rows),
  }
}
