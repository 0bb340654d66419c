import * as z from 'zod/mini'
import { closeRunsOf } from '../results/dayOrders'
import { minutesOfRuns, timetableOf, type TimetableClass, type TimetableSlot } from './timetable'

/** Settings of the organisation that a timetable is checked by. */
export const Planning = z.object({
  /** How long a dog is in the ring, with the change to the next one; null: only equal start times clash in a ring. */
  secondsPerRun: z.nullable(z.int()),
  /** From so many runs a day a judge has too many. */
  runsPerJudge: z.int(),
})
export type Planning = z.infer<typeof Planning>
export const defaultPlanning: Planning = { secondsPerRun: null, runsPerJudge: 330 }

/**
 * `ring`: classes of one ring overlap. `judge`: a judge is in two rings at once. `judge_runs`: a judge has too many runs on a
 * day. `orders`: by the running orders of a day a handler's dogs run too soon after each other.
 */
export const clashKinds = ['ring', 'judge', 'judge_runs', 'orders'] as const
export type ClashKind = (typeof clashKinds)[number]

/** A show with such a clash is not submitted; the others are warnings for its author and approvers. */
const blocking: readonly ClashKind[] = ['ring']
export const isBlocking = ({ kind }: { kind: ClashKind }): boolean => blocking.includes(kind)

export interface Clash<Class> {
  kind: ClashKind
  /** Different for each clash of a show. */
  key: string
  classes: Class[]
  /** The runs of those classes together; of `orders` how often a dog runs too soon after another one of its handler. */
  runs: number
}

/** A class of a timetable; `order`: the handlers in its running order, the same text for the same person, once there is one. */
export interface OrderedClass extends TimetableClass {
  order?: readonly string[]
}

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}

const runsOf = (classes: readonly TimetableClass[]) => classes.reduce((sum, { runs }) => sum + runs, 0)

const toClash = <Class extends TimetableClass>(kind: ClashKind, classes: Class[]): Clash<Class>[] => {
  const [first] = classes
  if (!first) return []
  const { date, ring, startTime, judge } = first
  const key = kind === 'ring' ? `${kind} ${date} ${ring} ${startTime}` : `${kind} ${date} ${judge}`
  return [{ kind, key, classes, runs: runsOf(classes) }]
}

/** Classes of one ring and day in the groups that overlap, by start. */
const overlapping = <Class extends TimetableClass>(
  slots: readonly TimetableSlot<Class>[],
  secondsPerRun: number | null,
): Class[][] => {
  const groups: { classes: Class[]; until: number }[] = []
  for (const { cls, start } of slots) {
    const until = start + (minutesOfRuns(cls, secondsPerRun) ?? 1)
    const last = groups.at(-1)
    if (last && start < last.until) {
      last.classes.push(cls)
      last.until = Math.max(last.until, until)
    } else groups.push({ classes: [cls], until })
  }
  return groups.map(({ classes }) => classes).filter(({ length }) => length > 1)
}

/** Those classes of a judge and day that are in another ring than one that they overlap. */
const inTwoRings = <Class extends TimetableClass>(slots: readonly TimetableSlot<Class>[]): Class[] =>
  slots
    .filter((one) =>
      slots.some((other) => one.cls.ring !== other.cls.ring && one.start < other.end && other.start < one.end),
    )
    .map(({ cls }) => cls)

/** The classes of a day in which dogs of one handler run too soon after each other. */
const ordersTooClose = <Class extends OrderedClass>(day: readonly Class[], seconds: number | null): Clash<Class>[] => {
  const [first] = day
  const ordered = day.map(({ ring, startTime, order = [] }, index) => ({
    id: String(index),
    ring,
    startTime,
    fixed: true,
    runs: order.map((handler, place) => ({ entryId: `${index} ${place}`, handler, group: '' })),
  }))
  const close = closeRunsOf(ordered, seconds)
  if (!first || close.length === 0) return []
  const inClose = new Set(close.flatMap(({ runs }) => runs.map(({ classId }) => classId)))
  return [
    {
      kind: 'orders',
      key: `orders ${first.date}`,
      classes: day.filter((_, index) => inClose.has(String(index))),
      runs: close.length,
    },
  ]
}

/** What clashes in the timetable of a show. The editor, the approvers' page, submission and `/conflicts` all call this. */
export const clashesOf = <Class extends OrderedClass>(
  classes: readonly Class[],
  { secondsPerRun, runsPerJudge }: Planning,
): Clash<Class>[] => {
  const byDay = grouped(classes, ({ date }) => date)
  const days = byDay.map((ofDay) => timetableOf(ofDay, secondsPerRun))
  const rings = days.flatMap((slots) => grouped(slots, ({ cls }) => String(cls.ring)))
  const judges = days.flatMap((slots) =>
    grouped(
      slots.filter(({ cls }) => cls.judge !== null),
      ({ cls }) => cls.judge ?? '',
    ),
  )
  return [
    ...rings.flatMap((slots) => overlapping(slots, secondsPerRun)).flatMap((group) => toClash('ring', group)),
    ...judges.flatMap((slots) => toClash('judge', inTwoRings(slots))),
    ...judges
      .map((slots) => slots.map(({ cls }) => cls))
      .filter((group) => runsOf(group) >= runsPerJudge)
      .flatMap((group) => toClash('judge_runs', group)),
    ...byDay.flatMap((ofDay) => ordersTooClose(ofDay, secondsPerRun)),
  ]
}

/** The classes of clashes of some kinds. */
export const classesIn = <Class>(clashes: readonly Clash<Class>[], ...kinds: ClashKind[]): Set<Class> =>
  new Set(clashes.filter(({ kind }) => kinds.includes(kind)).flatMap(({ classes }) => classes))
