import * as z from 'zod/mini'

/**
 * Which state of a record was read: one more with each change. A write names the version that it is based on, and is
 * refused as `stale` where the record has changed since. Left out it is 0, which no record has: a page from before there
 * were versions is then told what to do, where a refused field would name an input that it does not have.
 */
export const Version = z._default(z.int().check(z.minimum(0), z.maximum(2_147_483_647)), 0)

/** What a refused write answers beside its code: the version and the values that are there now. */
export const Stale = z.object({ version: z.int(), present: z.record(z.string(), z.unknown()) })
export type Stale = z.infer<typeof Stale>
