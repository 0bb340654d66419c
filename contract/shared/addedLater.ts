import * as z from 'zod/mini'

/**
 * A part of an answer that the version before did not have yet, and what its absence means: while a version is rolled out, the
 * browser may be answered by either. Only for what has an honest meaning; the present server must send it, so the type stays.
 */
export const addedLater = <Schema extends z.ZodMiniType>(schema: Schema, absent: z.output<Schema>): Schema =>
  // The type without `undefined`: of zod's own, an answer could leave it out.
  z._default(schema, () => absent as never) as unknown as Schema
