import { inArray } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockUsers } from '../../db/locks'
import { users } from '../../db/schema'
import { refuseOwn } from '../entry/refuseOwn'
import { HttpError } from '../../http/httpError'

/** A member whom an admin looks after, locked with that admin; neither may be gone, and they are two people. */
export const lockMember = async (
  tx: Db,
  { id, by }: { id: string; by: ChangedBy },
): Promise<typeof users.$inferSelect> => {
  refuseOwn(by, id)
  const locked = await lockUsers(tx, inArray(users.id, [by.actor, id]))
  const present = (account: string) => locked.find((user) => user.id === account && user.deletedAt === null)
  if (!present(by.actor)) throw new HttpError('unauthorized')
  const member = present(id)
  if (!member) throw new HttpError('not_found')
  return member
}
