import type { Reason } from './reason'

/** A level alone may stay as it was entered. A height decides how high a dog jumps, and an age whether it jumps at all. */
const keepable: readonly Reason['code'][] = ['level_too_low', 'level_too_high']

/** Whether the rules let the payer of an entry keep it although its dog, as the club has changed it, no longer fits. */
export const mayKeep = (reasons: readonly Pick<Reason, 'code'>[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => keepable.includes(code))
