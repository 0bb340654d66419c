import type { User } from '#contract/account/user'
import type { users } from '../db/schema'

const instant = (milliseconds: number) => new Date(milliseconds).toISOString()

/** A user without what has to be looked up for the answer alone. */
export type SessionUser = Omit<User, 'newDocuments'>

/** A user row as the contract shows it to its owner's session; the password's hash stays behind. */
export const toUser = (row: typeof users.$inferSelect, ends: { idle: number; latest: number }): SessionUser => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  registeredAt: row.registeredAt?.toISOString() ?? null,
  renewalDate: row.renewalDate,
  emailConfirmed: row.emailConfirmedAt !== null,
  sessionEnds: { idle: instant(ends.idle), latest: instant(ends.latest) },
})
