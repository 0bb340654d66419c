import { addTo, type Day } from './calendar'
import type { User } from './user'

/** The day from which years that are paid today count: today, or the end of those that are paid already. */
export const countsFrom = (today: Day, renewalDate: Day | null): Day =>
  renewalDate !== null && renewalDate > today ? renewalDate : today

/** The last day of membership after a payment on a day: the years count from today or from the current end, the later. */
export const renewalAfter = (today: Day, renewalDate: Day | null, years: number): Day =>
  addTo(countsFrom(today, renewalDate), { years })

/** The day on which a membership ended, where it has; its last day counts whole, and an admin's does not end. */
export const endedOn = (
  { roles, registeredAt, renewalDate }: Pick<User, 'roles' | 'registeredAt' | 'renewalDate'>,
  today: Day,
): Day | null => {
  if (roles.includes('ROLE_ADMIN') || registeredAt === null || renewalDate === null) return null
  return renewalDate < today ? renewalDate : null
}
