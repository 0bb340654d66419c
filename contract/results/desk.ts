import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { classFormat } from '../show/classFormat'
import { classLevels } from '../show/classLevels'
import { CompetitorNumber } from '../entry/competitorNumber'
import { ClassType } from '../show/classType'
import { courseProgress } from '../course/course'
import { ClassHeight, HeightCategory } from '../dog/height'
import { OptionalName, WrittenReason } from '../shared/text'
import { heightStates } from '../dog/heightState'
import { showLimits } from '../show/fieldCodes'
import { Result, resultLimits } from './result'
import { formerRules, SheetRules } from './sheetRules'

/** How far a class has come, as an organiser of its show sees it; `may`: what the reader can do with it now. */
export const DeskClass = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  startTime: z.string(),
  ring: z.int(),
  type: ClassType,
  height: ClassHeight,
  ...classLevels,
  ...classFormat,
  veteran: z.boolean(),
  /** Paid entries. */
  entries: z.int(),
  isDrawn: z.boolean(),
  /** How often its running order has been published. */
  orderRevision: z.int(),
  /** The version of its running order, 0 until it is drawn. */
  orderVersion: addedLater(z.int(), 0),
  /** Entries that have a result. */
  results: z.int(),
  resultsPublished: z.boolean(),
  /** Why the class was cancelled. */
  cancelReason: addedLater(z.nullable(z.string()), null),
  may: z.array(z.enum(['order', 'results'])),
  /** How far its course is; null where the reader has nothing to do with it. */
  course: addedLater(z.nullable(z.enum(courseProgress)), null),
})
export type DeskClass = z.infer<typeof DeskClass>
export const DeskClasses = z.array(DeskClass)

const Starting = {
  entryId: z.uuid(),
  dogName: z.string(),
  number: CompetitorNumber,
  handler: z.string(),
  notForCompetition: z.boolean(),
  heightState: addedLater(z.enum(heightStates), 'measured'),
}

export const OrderRun = z.object({
  ...Starting,
  height: HeightCategory,
  team: addedLater(z.string(), ''),
  /** It was entered after the draw, and so runs last until someone moves it. */
  isLate: z.boolean(),
})
export type OrderRun = z.infer<typeof OrderRun>

/** A running order at the desk. `version` is 0 until it is drawn; then `runs` are the dogs of a class of teams, and else empty. */
export const OrderSheet = z.object({
  cls: DeskClass,
  version: z.int(),
  seed: z.nullable(z.string()),
  revision: z.int(),
  publishedAt: z.nullable(z.iso.datetime()),
  /** What is published differs from this. */
  isChanged: z.boolean(),
  runs: z.array(OrderRun),
})
export type OrderSheet = z.infer<typeof OrderSheet>

/** The classes of a day to be drawn together, with the versions of their running orders; one that is not drawn yet has version 0. */
export const DayDraw = z.object({
  date: z.iso.date(),
  orders: z
    .array(z.object({ classId: z.uuid(), version: z.int().check(z.minimum(0)) }))
    .check(z.maxLength(showLimits.classesPerShow)),
})
export type DayDraw = z.infer<typeof DayDraw>

const CloseRun = z.object({
  classId: z.uuid(),
  entryId: z.uuid(),
  dogName: z.string(),
  ring: z.int(),
  startTime: z.string(),
  /** In the running order of its class, from 1. */
  place: z.int(),
})

/** Two runs of one handler with `between` runs between them: fewer than there should be. */
export const HandlerCloseRuns = z.object({
  handler: z.string(),
  runs: z.tuple([CloseRun, CloseRun]),
  between: z.int(),
})
export type HandlerCloseRuns = z.infer<typeof HandlerCloseRuns>

/** What a draw of a day has done. `kept`: classes whose order is published or that have begun, and so are not drawn again. */
export const DrawnDay = z.object({ orders: z.int(), kept: z.int(), close: z.array(HandlerCloseRuns) })
export type DrawnDay = z.infer<typeof DrawnDay>

export const OrderChange = z.object({
  entryIds: z.array(z.uuid()).check(z.maxLength(resultLimits.rows)),
})

/** What teams some dogs of a class run in; an empty name is none. */
export const TeamNames = z.object({
  teams: z
    .array(z.object({ entryId: z.uuid(), team: OptionalName }))
    .check(z.minLength(1), z.maxLength(resultLimits.rows)),
})
export type TeamNames = z.infer<typeof TeamNames>

export const SheetRow = z.object({
  ...Starting,
  height: addedLater(HeightCategory, 'not_measured'),
  level: addedLater(z.int(), 0),
  /** The name of its team; empty in a class without teams. */
  team: addedLater(z.string(), ''),
  result: z.nullable(Result),
})
export type SheetRow = z.infer<typeof SheetRow>

/** The results of a class at the desk, in running order. `version` is 0 until something is saved. */
export const ResultSheet = z.object({
  cls: DeskClass,
  showName: addedLater(z.string(), ''),
  version: z.int(),
  /** Hundredths of a second. */
  courseTime: z.nullable(z.int()),
  courseLength: z.nullable(z.int()),
  publishedAt: z.nullable(z.iso.datetime()),
  /** What the judge has set; null: what the rules say. */
  maximumTime: addedLater(z.nullable(z.int()), null),
  refusalsToEliminate: z.int(),
  rules: addedLater(SheetRules, formerRules),
  rows: z.array(SheetRow),
})
export type ResultSheet = z.infer<typeof ResultSheet>

/** Why published results are corrected, as their readers see it. */
export const Correction = z.object({
  reason: WrittenReason,
})

export const Disqualification = z.object({ entryId: z.uuid(), ...Correction.shape })
