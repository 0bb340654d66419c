import type { ServerDeps } from '../deps'
import { attemptLimits } from './attempts'
import { limitOf } from './limit'
import { minute, networkLimit } from './rateLimits'

/** The limits that several subjects count by, one for each question; of the others each route has its own. */
export const createLimits = (deps: ServerDeps) => ({
  attempts: attemptLimits(deps),
  /** "Has this address an account?" Asked by registering it or by changing to it. */
  takenEmails: networkLimit(deps, 'taken addresses', 5, 30 * minute),
  /** "Has a dog this microchip?" Asked by adding or changing one, counted for each account. */
  takenChips: limitOf(deps, 'taken microchips', 10, 30 * minute),
  /** Mails of one kind that strangers can cause, by kind and address. */
  mailsTo: limitOf(deps, 'mails to an address', 6, 60 * minute),
})

export type Limits = ReturnType<typeof createLimits>
