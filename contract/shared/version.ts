import * as z from 'zod/mini'

/** Which state of a record was read: one more with each change. A write names the version that it is based on. */
export const Version = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** What a refused write answers beside its code: the version and the values that are there now. */
export interface Stale {
  version: number
  present: Readonly<Record<string, unknown>>
}

/**
 * The version in a body. Left out it is 0, which no record has: `stale` says to an old page without versions what to
 * do, where a refused field would name an input that it does not have.
 */
export const BaseVersion = z._default(Version, 0)
export const AtVersion = z.object({ version: BaseVersion })
