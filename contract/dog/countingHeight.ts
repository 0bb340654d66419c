import { heightCategory } from './heightBands'

/** So many people measure a dog; the last of them settles its height. */
export const mostMeasurements = 3

/**
 * What a measurement was when it was made. `imported`: by an unknown person; `first`; `confirming`, `differing`: a second
 * one, in the same height category as the first or in another; `deciding`: one that came after two.
 */
export const measurementKinds = ['imported', 'first', 'confirming', 'differing', 'deciding'] as const
export type MeasurementKind = (typeof measurementKinds)[number]

interface Measured {
  /** Millimetres. */
  height: number
}

const differ = (one: Measured, other: Measured): boolean => heightCategory(one.height) !== heightCategory(other.height)

/**
 * The measurement whose height counts, of all that a dog has, oldest first. Of two in one category it is the later: a young
 * dog grows. Of two in different ones it is the first, until a third is there. Of three it is the middle one, which is in
 * the category that two of them have named, where two have; of an even number, the lower of the two in the middle.
 */
export const countingMeasurement = <One extends Measured>(all: readonly One[]): One | null => {
  const [first, second] = all
  if (!first || !second) return first ?? null
  if (all.length === 2) return differ(first, second) ? first : second
  const byHeight = all.toSorted((one, other) => one.height - other.height)
  return byHeight[Math.floor((byHeight.length - 1) / 2)] ?? null
}

/** What a measurement is that is made after these. */
export const kindOfNext = (before: readonly Measured[], next: Measured): MeasurementKind => {
  const [first] = before
  if (!first) return 'first'
  if (before.length > 1) return 'deciding'
  return differ(first, next) ? 'differing' : 'confirming'
}

interface Disputable extends Measured {
  /** The account that measured; null where that is not known. */
  by: string | null
  isDisputed: boolean
}

/** Why someone else has to measure a dog: two measurements name different categories, or a keeper disputes the one that counts. */
export const measuringWaits = ['differ', 'disputed'] as const
export type MeasuringWait = (typeof measuringWaits)[number]

/** A dispute is open until another judge or admin has measured. */
const isOpenDispute = (one: Disputable, later: readonly Disputable[]): boolean =>
  one.isDisputed && !later.some(({ by }) => by === null || by !== one.by)

/** What a dog waits for, of all its measurements, oldest first; null: nothing. */
export const measuringWait = (all: readonly Disputable[]): MeasuringWait | null => {
  const [first, second] = all
  if (first && second && all.length === 2 && differ(first, second)) return 'differ'
  if (all.length >= mostMeasurements) return null
  return all.some((one, index) => isOpenDispute(one, all.slice(index + 1))) ? 'disputed' : null
}

/** The measurement that a keeper may dispute: the one that counts, once, unless another measurement is due anyway or it was the last. */
export const disputable = <One extends Disputable>(all: readonly One[]): One | null => {
  const counting = countingMeasurement(all)
  if (!counting || counting.isDisputed || all.length >= mostMeasurements) return null
  return measuringWait(all) === null ? counting : null
}

/** Why someone may not measure a dog. */
export const measuringBars = ['own_dog', 'household_dog', 'measured_before', 'height_settled'] as const
export type MeasuringBar = (typeof measuringBars)[number]
