import * as z from 'zod/mini'
import { Email } from './credentials'

/** How many requests of one account may be open, and for how long. */
export const householdLimits = { open: 10, days: 30 } as const

export const HouseholdRequest = z.object({ email: Email })
export type HouseholdRequest = z.infer<typeof HouseholdRequest>

/**
 * The household of an account, as both members have confirmed it. `sent`: the addresses it has asked, whether or not
 * they have an account; `received`: the requests to it.
 */
export const Household = z.object({
  members: z.array(z.object({ id: z.uuid(), memberName: z.string() })),
  sent: z.array(z.object({ id: z.uuid(), email: z.string() })),
  received: z.array(z.object({ id: z.uuid(), memberName: z.string() })),
})
export type Household = z.infer<typeof Household>
