import * as z from 'zod/mini'

const plainCodes = [
  'required',
  'invalid',
  'invalid_email',
  'email_taken',
  'password_too_short',
  'password_too_common',
  'password_mismatch',
  'password_wrong',
  'code_wrong',
  'invalid_phone',
  'no_links',
  'too_small',
  'one_decimal',
  'height_too_small',
  'height_too_big',
  'in_future',
  'too_long_ago',
  'microchip_digits',
  'microchip_taken',
  'microchip_fixed',
  'height_measured',
  'grade_goes_back',
  'level_goes_back',
  'before_birth',
  'before_last',
  'date_kept',
  'fixed_by_entry',
  'level_of_club',
  'level_day_past',
  'level_day_late',
  'level_unchanged',
  'too_young',
  'consent_required',
  'not_a_photo',
  'too_many_pixels',
  'own_email',
  'code_unknown',
  'code_expired',
  'code_paused',
  'code_used_up',
  'code_not_for_this',
  'code_used_by_member',
  'code_held',
  'code_taken',
  'price_taken',
  'after_show',
  'below_sold',
  'option_sold',
  'option_twice',
  'team_full',
  'number_taken',
  'without_end',
  'twice_in_file',
] as const
/**
 * What is above a limit: characters of a text, items of a list, a number. The limit follows the code: `too_long:100`.
 */
const limitedCodes = ['too_long', 'too_many', 'too_big'] as const

/** Why one field was refused; the form words it in the reader's language. */
export const FieldCode = z.union([z.enum(plainCodes), z.templateLiteral([z.enum(limitedCodes), ':', z.int()])])
export type FieldCode = z.infer<typeof FieldCode>
export const isFieldCode = (value: unknown): value is FieldCode => FieldCode.safeParse(value).success

export type FieldCodeName = (typeof plainCodes)[number] | (typeof limitedCodes)[number]
/** A code without its limit, and the limit; NaN where the code has none. */
export const partsOfCode = (code: FieldCode): { name: FieldCodeName; max: number } => {
  const [name, max] = code.split(':')
  return { name: name as FieldCodeName, max: Number(max) }
}

/** Nothing else is shown as a reference, no matter who answered. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value)
