import * as z from 'zod/mini'
import { roles } from '../account/user'
import { membershipKinds } from '../membership/kinds'
import { memberStates } from '../membership/renewal'
import { Currency, MinorUnits } from '../shared/money'
import { addedLater } from '../shared/addedLater'
import { pageOf } from '../shared/paging'

/** What the register can be ordered by; a name by its last word, the family name. */
export const memberOrders = ['name', 'number', 'renewal'] as const
export type MemberOrder = (typeof memberOrders)[number]

/** What members have in common besides the state of their membership. */
export const memberGroups = ['honorary', 'life', 'junior', 'blocked', 'admin', 'judge', 'reviewer'] as const
export type MemberGroup = (typeof memberGroups)[number]

/** What the register is narrowed down by; `bounced`: emails to their address are returned as undeliverable. */
export const memberFilters = [...memberGroups, 'family', 'paused', 'bounced'] as const
export type MemberFilter = (typeof memberFilters)[number]

/** So many marked members are saved at once. */
export const membersAtOnce = 100

/**
 * An account in the register. `joinedOn`: the day of the account, where no membership has begun; `daysLeft` until the renewal
 * date, less than 0 after it, counted in the organisation's days. `pausedDays`: what a paused membership has left; its state is `lapsed`.
 */
export const MemberRow = z.object({
  id: z.uuid(),
  memberNumber: z.nullable(z.int()),
  memberName: z.string(),
  email: z.string(),
  state: z.enum(memberStates),
  kind: z.enum(membershipKinds),
  isBlocked: z.boolean(),
  isBounced: addedLater(z.boolean(), false),
  roles: z.array(z.enum(roles)),
  joinedOn: z.iso.date(),
  renewalDate: z.nullable(z.iso.date()),
  daysLeft: z.nullable(z.int()),
  pausedDays: addedLater(z.nullable(z.int()), null),
  dogs: z.int(),
  lastPayment: z.nullable(z.object({ paidOn: z.iso.date(), amount: MinorUnits, currency: Currency })),
})
export type MemberRow = z.infer<typeof MemberRow>
export const MemberPage = pageOf(MemberRow)

/**
 * How many there are: in all; of those with the text that is searched for in each state and group; `found`: in the whole
 * selection; `lapseBy`: the day until which the lapsing ones end.
 */
export const MemberCounts = z.object({
  all: z.int(),
  found: z.int(),
  lapseBy: z.iso.date(),
  states: z.record(z.enum(memberStates), z.int()),
  groups: z.record(z.enum(memberGroups), z.int()),
  family: addedLater(z.int(), 0),
  paused: addedLater(z.int(), 0),
  bounced: addedLater(z.int(), 0),
})
export type MemberCounts = z.infer<typeof MemberCounts>
