import { isObject } from './delta'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/**
 * FNV-1a over the state's JSON with its keys in order: detects different states, and is no protection against forgery.
 */
export const hashOf = (state: unknown): string => {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(sorted(state) ?? null)) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
