import type { User } from '../../contract/user'
import type { users } from '../db/schema'

/** A user row as the contract shows it; the password's hash stays behind. */
export const toUser = (row: typeof users.$inferSelect): User => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  registeredAt: row.registeredAt?.toISOString() ?? null,
  renewalDate: row.renewalDate,
})
