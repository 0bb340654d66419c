/** Why one field was refused; the form words it in the reader's language. */
export const fieldCodes = [
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
  'too_long',
  'too_small',
  'too_big',
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
  'too_young',
  'consent_required',
  'not_a_photo',
  'too_many_pixels',
  'own_email',
  'code_unknown',
  'code_expired',
  'code_used_up',
  'code_not_for_this',
  'code_used_by_member',
  'code_held',
  'code_taken',
] as const
export type FieldCode = (typeof fieldCodes)[number]
export const isFieldCode = (value: unknown): value is FieldCode => fieldCodes.includes(value as FieldCode)

/** Nothing else is shown as a reference, no matter who answered. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value)
