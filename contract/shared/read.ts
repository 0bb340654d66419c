import type * as z from 'zod/mini'
import type { FieldCode } from './errors'
import { fieldCodesOf } from './fieldCode'

export type Read<Data, Code extends string = FieldCode> =
  { success: true; data: Data } | { success: false; fields: Record<string, Code> }

/** Reads values by a schema: the data, or the code of each refused field. */
export const read = <Data>(schema: z.ZodMiniType<Data>, values: unknown): Read<Data> => {
  const known = schema.safeParse(values)
  return known.success
    ? { success: true, data: known.data }
    : { success: false, fields: fieldCodesOf(known.error.issues) }
}

/** What was read, and what only a form can know: both passwords are the same. */
export const readRepeated = <Data>(known: Read<Data>, password: string, passwordRepeat: string): Read<Data> => {
  if (passwordRepeat !== '' && passwordRepeat === password) return known
  const refused: FieldCode = passwordRepeat === '' ? 'required' : 'password_mismatch'
  return { success: false, fields: { ...(known.success ? {} : known.fields), passwordRepeat: refused } }
}
