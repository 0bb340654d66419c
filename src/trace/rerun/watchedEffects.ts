import type { Effects } from '../../effects/effects'
import { isObject } from '../delta'

/** Called with the name of a call of the port and what it was given, where that leaves something. */
export type Watch = (name: string, given: unknown[]) => void

/** What only reads, or listens, leaves nothing. */
const reads = /^(?:read|current|now|next|isOnline|userAgent|kept|keep|on[A-Z]\w*|confirmLeaving)$/

// A request is compared by its method, path, query and body elsewhere: here it is what else it has.
const givenOf = (given: unknown): unknown => {
  if (given instanceof Request) return [given.method, given.url, [...given.headers]]
  return typeof given === 'function' ? null : given
}

const watched = <Part extends object>(part: Part, prefix: string, watch: Watch): Part =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (isObject(value)) return [key, watched(value, `${key}.`, watch)]
      if (typeof value !== 'function' || reads.test(key)) return [key, value]
      const call = (...given: unknown[]): unknown => {
        watch(prefix + key, given.map(givenOf))
        return (value as (...given: unknown[]) => unknown)(...given)
      }
      return [key, call]
    }),
  ) as Part

/** A port that reports what leaves through it. */
export const watchedEffects = (effects: Effects, watch: Watch): Effects => watched(effects, '', watch)
