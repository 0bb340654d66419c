import { clashesOf } from '#contract/show/clashes'
import { compareShows, type ComparedClass, type PlannedClass, type ShowComparison } from '#contract/show/comparison'

const placesOf = (classes: readonly PlannedClass[]) => classes.reduce((sum, { capacity }) => sum + capacity, 0)

/** Whether a class is new, or something of it is other than last year. */
export const isDifferent = ({ was, differs }: ComparedClass): boolean => was === null || differs.size > 0

/** What an approver weighs: each class beside last year's, the sums, and what clashes. */
export const decisionFacts = (comparison: ShowComparison) => {
  const { classes, before, planning } = comparison
  const compared = compareShows(comparison)
  const clashes = clashesOf(
    classes.map((cls) => ({ ...cls, runs: cls.capacity })),
    planning,
  )
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
