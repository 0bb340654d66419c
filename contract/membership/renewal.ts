import { isAdmin } from '../access/caller'
import { addTo, type Day } from '../shared/calendar'
import type { User } from '../account/user'

/** The day from which years that are paid today count: today, or the end of those that are paid already. */
export const countsFrom = (today: Day, renewalDate: Day | null): Day =>
  renewalDate !== null && renewalDate > today ? renewalDate : today

/** The last day of membership after a payment on a day: the years count from today or from the current end, the later. */
export const renewalAfter = (today: Day, renewalDate: Day | null, years: number): Day =>
  addTo(countsFrom(today, renewalDate), { years })

/** The last day of a membership without years that count from a day: the one before them, or yesterday where they have begun. */
export const lastDayWithout = (startsOn: Day, today: Day): Day =>
  startsOn > today ? startsOn : addTo(today, { days: -1 })

type Running = Pick<User, 'renewalDate' | 'pausedDays'>

/** `registeredAt`: when it was first paid or recorded; null where it never was. */
interface Recorded {
  registeredAt: Date | string | null
  renewalDate: Day | null
}

/** A membership without a last day: an honorary or life member's, or one of which no end is known. */
export const isEndless = ({ registeredAt, renewalDate }: Recorded): boolean =>
  registeredAt !== null && renewalDate === null

/** Whether a membership reaches to a day, as if it were not paused. */
export const coversDay = (member: Recorded, day: Day): boolean =>
  isEndless(member) || (member.renewalDate !== null && member.renewalDate >= day)

/** The days that a membership has left while it is paused; null where it is not. Years that were added meanwhile run first. */
export const pausedOn = ({ renewalDate, pausedDays }: Running, today: Day): number | null =>
  renewalDate !== null && renewalDate < today ? pausedDays : null

/** The last day of a membership; of a paused one, that which it has if it runs again from today on. */
export const runsUntil = (member: Running, today: Day): Day | null => {
  const left = pausedOn(member, today)
  return left === null ? member.renewalDate : addTo(today, { days: left - 1 })
}

type Renewing = Pick<User, 'roles' | 'registeredAt'> & Running

/** The state of a membership on a day: `active` is also one of which no end is known, `always` an
 * admin's who has none that runs, `none` one that was never paid. */
export const membershipOn = (
  { roles, registeredAt, ...running }: Renewing,
  today: Day,
): 'active' | 'always' | 'paused' | 'lapsed' | 'none' => {
  const { renewalDate } = running
  if (renewalDate !== null && renewalDate >= today) return 'active'
  if (isAdmin({ roles })) return 'always'
  if (pausedOn(running, today) !== null) return 'paused'
  if (registeredAt === null) return 'none'
  return renewalDate === null ? 'active' : 'lapsed'
}

/** The day on which a membership ended, where it has; its last day counts whole, and an admin's does not end. */
export const endedOn = (user: Renewing, today: Day): Day | null =>
  membershipOn(user, today) === 'lapsed' ? user.renewalDate : null

/** So many days before its last one a membership is lapsing, and its member is first reminded. */
export const lapsingDays = 30

/** How the office sees a membership. */
export const memberStates = ['active', 'lapsing', 'lapsed', 'never_paid'] as const
export type MemberState = (typeof memberStates)[number]

/** An admin’s membership has a state as everyone’s: that they may do more than members is no membership. */
export const memberStateOn = (
  { registeredAt, renewalDate }: Pick<User, 'registeredAt' | 'renewalDate'>,
  today: Day,
): MemberState => {
  if (renewalDate === null) return registeredAt === null ? 'never_paid' : 'active'
  if (renewalDate < today) return 'lapsed'
  return renewalDate <= addTo(today, { days: lapsingDays }) ? 'lapsing' : 'active'
}
