import { isObject } from '../delta'

/** How many items of a list are looked at; the others are taken to be as long. */
const sample = 8
const deepest = 12

/**
 * About how many characters a value takes as JSON. It runs with each action, so it looks at the beginning of long lists
 * only: an answer with 1,000 entries costs as much as one with eight.
 */
export const estimateSize = (value: unknown, depth = 0): number => {
  if (typeof value === 'string') return value.length + 2
  if (!isObject(value) || depth > deepest) return 4
  const inner = Object.values(value)
  const looked = inner.slice(0, Array.isArray(value) ? sample : inner.length)
  const sum = looked.reduce<number>((total, one) => total + estimateSize(one, depth + 1) + 1, 2)
  const keys = Array.isArray(value) ? 0 : Object.keys(value).reduce((total, key) => total + key.length + 3, 0)
  return looked.length === 0 ? 2 : Math.round((sum * inner.length) / looked.length) + keys
}
