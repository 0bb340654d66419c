import type { users } from '../../db/schema'
import type { SessionUser } from '../../http/types'

const instant = (milliseconds: number) => new Date(milliseconds).toISOString()

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
