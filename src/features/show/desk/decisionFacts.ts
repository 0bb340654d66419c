import { compareShows, type ComparedClass, type PlannedClass, type ShowComparison } from '#contract/show/comparison'
import { timetableOf, type TimetableSlot } from '#contract/show/timetable'

type Slot = TimetableSlot<PlannedClass>

/** Classes that cannot both be held as planned: of one judge in two rings, or of one ring at one time. */
export interface Clash {
  kind: 'judge' | 'ring'
  key: string
  classes: PlannedClass[]
}

const grouped = (kind: Clash['kind'], slots: readonly Slot[], keyOf: (cls: PlannedClass) => string): Clash[] =>
  [...new Set(slots.map(({ cls }) => keyOf(cls)))].map((key) => ({
    kind,
    key: `${kind} ${key}`,
    classes: slots.map(({ cls }) => cls).filter((cls) => keyOf(cls) === key),
  }))

const clashesOf = (classes: readonly PlannedClass[]): Clash[] => {
  const days = [...new Set(classes.map(({ date }) => date))]
  const slots = days.flatMap((day) => timetableOf(classes.filter(({ date }) => date === day)))
  return [
    ...grouped(
      'judge',
      slots.filter(({ judgeClash }) => judgeClash),
      ({ date, judge }) => `${date} ${judge}`,
    ),
    ...grouped(
      'ring',
      slots.filter(({ ringClash }) => ringClash),
      ({ date, ring, startTime }) => `${date} ${ring} ${startTime}`,
    ),
  ]
}

const placesOf = (classes: readonly PlannedClass[]) => classes.reduce((sum, { capacity }) => sum + capacity, 0)

/** Whether a class is new, or something of it is other than last year. */
export const isDifferent = ({ was, differs }: ComparedClass): boolean => was === null || differs.size > 0

/** What an approver weighs: each class beside last year's, the sums, and what clashes. */
export const decisionFacts = (comparison: ShowComparison) => {
  const { classes, before } = comparison
  const compared = compareShows(comparison)
  const clashes = clashesOf(classes)
  return {
    ...compared,
    clashes,
    inClash: new Set(clashes.flatMap((clash) => clash.classes.map(({ id }) => id))),
    rings: new Set(classes.map(({ ring }) => ring)).size,
    places: placesOf(classes),
    placesBefore: before && placesOf(before.classes),
    differing: before ? compared.classes.filter(isDifferent).length : 0,
  }
}
export type DecisionFacts = ReturnType<typeof decisionFacts>
