import type { Reason } from '../entry/reason'

/** What is against entering a class before its draw, and against no one who takes part in it. */
const passing: readonly Reason['code'][] = [
  'places_drawn',
  'class_full',
  'too_many_held',
  'too_many_held_in_show',
  'held_too_often',
]

/** What keeps a dog out of a class, places apart. */
export const reasonsAgainstChoice = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ code }) => !passing.includes(code))
