import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { daysBetween } from '../shared/calendar'
import { classFormat } from './classFormat'
import { classLevels } from './classLevels'
import { ClassType } from './classType'
import { defaultPlanning, Planning } from './clashes'
import { minutesOf } from './closeRuns'
import { normalizeText } from '../shared/normalizeText'
import { ClassHeight } from '../dog/height'
import { Currency, MinorUnits } from '../shared/money'

/** A class as approvers see it. */
export const PlannedClass = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  startTime: z.string(),
  ring: z.int(),
  type: ClassType,
  height: ClassHeight,
  ...classLevels,
  ...classFormat,
  veteran: z.boolean(),
  capacity: z.int(),
  price: MinorUnits,
  earlyPrice: z.nullable(MinorUnits),
  currency: Currency,
  judge: z.nullable(z.string()),
  /** The handlers in its running order, as in ClassUse. */
  order: addedLater(z.array(z.string()), []),
})
export type PlannedClass = z.infer<typeof PlannedClass>

const Planned = { startDate: z.iso.date(), classes: z.array(PlannedClass) }

/** A show's classes, and those of the same show a year before, where it was held. */
export const ShowComparison = z.object({
  ...Planned,
  planning: addedLater(Planning, defaultPlanning),
  before: z.nullable(z.object({ slug: z.string(), name: z.string(), ...Planned })),
})
export type ShowComparison = z.infer<typeof ShowComparison>

/** The same show has the same name in another year: "Bath Spring Meeting 2027" and "Bath spring meeting". */
export const nameWithoutYear = (name: string): string => normalizeText(name.replace(/\b(?:19|20)\d\d\b/g, ' '))

/** A year before, give or take: shows keep their week, not their date. */
export const yearBefore = { least: 300, most: 430 } as const

export const comparedFields = [
  'day',
  'startTime',
  'ring',
  'levels',
  'judge',
  'capacity',
  'price',
  'earlyPrice',
] as const
export type ComparedField = (typeof comparedFields)[number]

export interface ComparedClass {
  cls: PlannedClass
  was: PlannedClass | null
  /** What of it differs from last year; nothing where it is new. */
  differs: ReadonlySet<ComparedField>
}

interface Placed {
  cls: PlannedClass
  day: number
}
const placed = ({ startDate, classes }: { startDate: string; classes: PlannedClass[] }): Placed[] =>
  classes.map((cls) => ({ cls, day: daysBetween(startDate, cls.date) }))

type Same = (one: Placed, other: Placed) => boolean
const sameDay: Same = (one, other) => one.day === other.day
const sameKind: Same = ({ cls: a }, { cls: b }) =>
  (['type', 'height', 'veteran', 'kind', 'teamSize'] as const).every((field) => a[field] === b[field])
const sameLevels: Same = ({ cls: a }, { cls: b }) =>
  a.startLevel === b.startLevel && a.endLevel === b.endLevel && a.scale === b.scale

/** From what is surely the same class to what is most likely. */
const passes: Same[] = [
  (one, other) => sameKind(one, other) && sameLevels(one, other) && sameDay(one, other),
  (one, other) => sameKind(one, other) && sameLevels(one, other),
  (one, other) => sameKind(one, other) && sameDay(one, other),
]

const distance = ({ cls: a }: Placed, { cls: b }: Placed) =>
  Math.abs(minutesOf(a.startTime) - minutesOf(b.startTime)) + (a.ring === b.ring ? 0 : 1)

const differences = (one: Placed, other: Placed): ReadonlySet<ComparedField> => {
  const isSame: Record<ComparedField, boolean> = {
    day: sameDay(one, other),
    startTime: one.cls.startTime === other.cls.startTime,
    ring: one.cls.ring === other.cls.ring,
    levels: sameLevels(one, other),
    judge: one.cls.judge === other.cls.judge,
    capacity: one.cls.capacity === other.cls.capacity,
    price: one.cls.price === other.cls.price && one.cls.currency === other.cls.currency,
    earlyPrice: one.cls.earlyPrice === other.cls.earlyPrice,
  }
  return new Set(comparedFields.filter((field) => !isSame[field]))
}

/** Each class beside the one that it was last year, and the classes of last year that are not held again. */
export const compareShows = (
  now: Omit<ShowComparison, 'planning'>,
): { classes: ComparedClass[]; dropped: PlannedClass[] } => {
  const present = placed(now)
  const left = new Set(now.before ? placed(now.before) : [])
  const pairs = new Map<Placed, Placed>()
  for (const isSame of passes)
    for (const one of present.filter((cls) => !pairs.has(cls))) {
      const [nearest] = [...left]
        .filter((other) => isSame(one, other))
        .toSorted((a, b) => distance(one, a) - distance(one, b))
      if (!nearest) continue
      pairs.set(one, nearest)
      left.delete(nearest)
    }
  return {
    classes: present.map((one) => {
      const was = pairs.get(one)
      return { cls: one.cls, was: was?.cls ?? null, differs: was ? differences(one, was) : new Set() }
    }),
    dropped: [...left].map(({ cls }) => cls),
  }
}
