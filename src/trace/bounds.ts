import { isObject } from './delta'

/** Of one state or action, counted as it would be written out. A state of 10,000 entries has a tenth of it. */
const mostValues = 2_000_000
const deepest = 100

/**
 * Whether values can be worked with at all. The references of jsan may make a few lines of a file stand for more values than
 * any machine could walk through, or lead back to where they are; each value is counted once, and looked at no deeper than
 * a state goes.
 */
export const areBounded = (values: readonly unknown[]): boolean => {
  const counted = new WeakMap<object, number>()
  const within = new Set<object>()
  /** How many values there are in one; Infinity where there is no end. */
  const countOf = (value: unknown): number => {
    if (!isObject(value)) return 1
    const known = counted.get(value)
    if (known !== undefined) return known
    if (within.has(value) || within.size >= deepest) return Infinity
    within.add(value)
    let count = 1
    for (const inner of Object.values(value)) {
      count += countOf(inner)
      if (count > mostValues) break
    }
    within.delete(value)
    counted.set(value, count)
    return count
  }
  return values.every((value) => countOf(value) <= mostValues)
}
