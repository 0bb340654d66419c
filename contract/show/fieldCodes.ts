import type { FieldCode } from '../shared/errors'

/** Why a field of a show was refused, beside what any field can be refused for: few ever read these. */
export const showFieldCodes = [
  ...(['too_many_days', 'level_below', 'early_not_lower'] as const),
  ...(['before_start', 'outside_show', 'after_show', 'no_such_time', 'named_twice'] as const),
  ...(['judges_too', 'wrote_it', 'household_wrote_it', 'has_entries', 'below_taken', 'fixed_now'] as const),
] as const
export type ShowFieldCode = (typeof showFieldCodes)[number]
export const isShowFieldCode = (value: unknown): value is ShowFieldCode =>
  showFieldCodes.includes(value as ShowFieldCode)

export type ShowCode = FieldCode | ShowFieldCode
