import type * as z from 'zod/mini'
import { fieldCodesOf } from './fieldCode'

/** Reads values by a schema: the data, or the code of each refused field. */
export const read = <T>(schema: z.ZodMiniType<T>, values: unknown) => {
  const known = schema.safeParse(values)
  return known.success
    ? { success: true as const, data: known.data }
    : { success: false as const, fields: fieldCodesOf(known.error.issues) }
}
