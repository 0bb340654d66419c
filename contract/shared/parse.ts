import type * as z from 'zod/mini'
import type { FieldCode } from './errors'
import { fieldCodesOf } from './fieldCode'

export type ParseResult<Data, Code extends string = FieldCode> =
  { success: true; data: Data } | { success: false; fields: Record<string, Code> }

/** Parses values by a schema: the data, or the code of each refused field. */
export const parse = <Data>(schema: z.ZodMiniType<Data>, values: unknown): ParseResult<Data> => {
  const known = schema.safeParse(values)
  return known.success
    ? { success: true, data: known.data }
    : { success: false, fields: fieldCodesOf(known.error.issues) }
}

/** Parsed values, and what only a form can know: both passwords are the same. */
export const withRepeatedPassword = <Data>(
  known: ParseResult<Data>,
  password: string,
  passwordRepeat: string,
): ParseResult<Data> => {
  if (passwordRepeat !== '' && passwordRepeat === password) return known
  const refused: FieldCode = passwordRepeat === '' ? 'required' : 'password_mismatch'
  return { success: false, fields: { ...(known.success ? {} : known.fields), passwordRepeat: refused } }
}
