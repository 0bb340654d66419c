import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { measuringWaits } from '../dog/countingHeight'
import { Currency, MinorUnits } from '../shared/money'
import { ShowClass } from '../show/show'

/**
 * What can wait for someone at the desk, of one show. `decide`: an approver's decision on the show, or on a change of it; `rework`, `submit`: their own draft;
 * `publish`: everyone has agreed; `order`: entries are closed, and classes have no published running order; `results`: a
 * class has run, and its results are not published.
 */
export const deskTaskKinds = ['decide', 'rework', 'publish', 'submit', 'order', 'results'] as const
export type DeskTaskKind = (typeof deskTaskKinds)[number]

/** How pressing it is: its day is over, comes within a week, or later. */
export const urgencies = ['late', 'soon', 'later'] as const
export const soonDays = 7

export const DeskTask = z.object({
  kind: z.enum(deskTaskKinds),
  slug: z.string(),
  name: z.string(),
  /** The day by which it should be done, in the show's zone. */
  due: z.iso.date(),
  urgency: z.enum(urgencies),
  /** Of `order` and `results`: how many classes. */
  classes: z.nullable(z.int()),
})
export type DeskTask = z.infer<typeof DeskTask>

const { id, date, startTime, ring, type, height } = ShowClass.shape

/** `upload`: classes of a show that want a course; `answer`: a course was returned with remarks; `review`: a version is new. */
export const courseTaskKinds = ['upload', 'answer', 'review'] as const

/** What waits for someone of the courses of a show. Apart from the others: a page from before there were any reads those. */
export const CourseTask = z.object({
  kind: z.enum(courseTaskKinds),
  slug: z.string(),
  name: z.string(),
  due: z.iso.date(),
  urgency: z.enum(urgencies),
  /** Of `upload`: how many classes. */
  classes: z.nullable(z.int()),
  /** Of the others: which class. */
  cls: z.nullable(z.object({ id, date, startTime, ring })),
})
export type CourseTask = z.infer<typeof CourseTask>
/** How long before its day a course is asked for. */
export const courseAskedDays = 14

/** A show that has asked the reader to judge it; `personId` is the reader's person. */
export const AppointmentTask = z.object({
  personId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  due: z.iso.date(),
  urgency: z.enum(urgencies),
})
export type AppointmentTask = z.infer<typeof AppointmentTask>

/** A dog that someone else has to measure: `due`, some weeks after it began to wait. */
export const MeasuringTask = z.object({
  kind: z.enum(measuringWaits),
  slug: z.string(),
  name: z.string(),
  due: z.iso.date(),
  urgency: z.enum(urgencies),
})
export type MeasuringTask = z.infer<typeof MeasuringTask>
/** So many days after it began to wait a dog should have been measured. */
export const measuringDays = 28

/** Dogs and entries at /desk/levels: earned levels that wait for an admin, and unfit entries of shows whose entries have closed. */
export const LevelTasks = z.object({ proposals: z.int(), unfit: z.int() })
export type LevelTasks = z.infer<typeof LevelTasks>

/** How full a published show is, and how it became so. */
export const ShowNumbers = z.object({
  slug: z.string(),
  name: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  capacity: z.int(),
  paid: z.int(),
  held: z.int(),
  waiting: z.int(),
  /** Entries that were paid on each of the last days, in the show's zone, without gaps; empty before entries open. */
  days: z.array(z.object({ date: z.iso.date(), entries: z.int() })),
  classes: z.array(z.object({ id, date, startTime, ring, type, height, capacity: z.int(), taken: z.int() })),
})
export type ShowNumbers = z.infer<typeof ShowNumbers>
/** How many days of entries are counted. */
export const numberedDays = 28

/** What came in during a month, for membership and for entries, and what was sent back. */
export const MonthMoney = z.object({
  currency: Currency,
  membership: MinorUnits,
  entries: MinorUnits,
  refunded: MinorUnits,
})
export type MonthMoney = z.infer<typeof MonthMoney>

/**
 * The money of a calendar month in the club's time zone, and of the same month a year before, each currency apart. A payment
 * that bought nothing and went back as a whole is in neither sum.
 */
export const DeskMoney = z.object({
  /** Its first day. */
  month: z.iso.date(),
  present: z.array(MonthMoney),
  yearBefore: z.array(MonthMoney),
})
export type DeskMoney = z.infer<typeof DeskMoney>

/** The first page of the desk. `moreTasks`: how many less pressing ones are left out. */
export const DeskHome = z.object({
  tasks: z.array(DeskTask),
  moreTasks: z.int(),
  courses: addedLater(z.array(CourseTask), []),
  appointments: addedLater(z.array(AppointmentTask), []),
  dogs: addedLater(z.array(MeasuringTask), []),
  levels: addedLater(LevelTasks, { proposals: 0, unfit: 0 }),
  /** Reports of problems that no admin has answered yet; 0 for others. */
  problems: addedLater(z.int(), 0),
  /** Null for a reader without the right to see money. */
  money: addedLater(z.nullable(DeskMoney), null),
  shows: z.array(ShowNumbers),
})
export type DeskHome = z.infer<typeof DeskHome>
