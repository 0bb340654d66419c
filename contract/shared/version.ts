import * as z from 'zod/mini'

/** Which state of a record was read: one more with each change. A write names the version that it is based on. */
export const Version = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** What a refused write answers beside its code: the version and the values that are there now. */
export interface Stale {
  version: number
  present: Readonly<Record<string, unknown>>
}
