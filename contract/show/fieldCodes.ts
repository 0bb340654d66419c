import type { FieldCode } from '../shared/errors'

/** Limits of a show that is written at the desk. */
export const showLimits = {
  classesPerShow: 300,
  peoplePerShow: 30,
  /** People that a search for judges and approvers finds at most. */
  peopleFound: 20,
  addressLines: 4,
  showDays: 14,
  ringMax: 99,
  levelMax: 99,
  capacityMax: 9999,
  priceMax: 1_000_000,
  slugMax: 200,
} as const

/** Why a field of a show was refused, beside what any field can be refused for: few ever read these. */
export const showFieldCodes = [
  ...(['too_many_days', 'level_below', 'not_in_rules', 'early_not_lower'] as const),
  ...(['over_team', 'one_round', 'other_kind'] as const),
  ...(['before_start', 'outside_show', 'after_show', 'no_such_time', 'named_twice'] as const),
  ...(['judges_too', 'wrote_it', 'household_wrote_it', 'has_entries', 'below_taken', 'fixed_now'] as const),
] as const
export type ShowFieldCode = (typeof showFieldCodes)[number]
export const isShowFieldCode = (value: unknown): value is ShowFieldCode =>
  showFieldCodes.includes(value as ShowFieldCode)

export type ShowCode = FieldCode | ShowFieldCode
