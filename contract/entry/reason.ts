import * as z from 'zod/mini'
import { scales } from '../rules/ruleSet'
import { addedLater } from '../shared/addedLater'
import { ClassHeight, HeightCategory } from '../dog/height'

export const reasonCodes = [
  'show_not_open',
  'entries_not_open_yet',
  'entries_closed',
  'class_begun',
  'class_cancelled',
  'places_drawn',
  'class_full',
  'show_full',
  'day_full',
  'membership_ends_before',
  'membership_paused',
  'not_your_dog',
  'dog_retired',
  'dog_too_young',
  'dog_no_veteran',
  'old_age_dog',
  'not_measured',
  'wrong_height',
  'level_too_low',
  'level_too_high',
  'already_entered',
  'already_in_cart',
  'too_many_classes',
  'too_many_runs',
  'too_many_held',
  'too_many_held_in_show',
  'held_too_often',
  'judges_own_dog',
  'team_missing',
  'team_full',
] as const

/** There is no place, and one may become free: the waiting list takes such a dog. */
export const fullCodes: readonly (typeof reasonCodes)[number][] = ['class_full', 'show_full', 'day_full']

/** Why a dog cannot enter a class: a stable code and, where it helps, the facts that the sentence names. */
export const Reason = z.object({
  code: z.enum(reasonCodes),
  from: z.optional(z.string()),
  limit: z.optional(z.int()),
  /** wrong_height: what the class is for, and what the dog is. */
  heights: z.optional(z.object({ cls: ClassHeight, dog: HeightCategory, millimetres: z.int() })),
  /** level_too_low, level_too_high: the class's levels and the dog's, on the ladder of the class. */
  levels: z.optional(
    z.object({ from: z.int(), to: z.int(), dog: z.int(), scale: addedLater(z.enum(scales), 'nexus') }),
  ),
})
export type Reason = z.infer<typeof Reason>
