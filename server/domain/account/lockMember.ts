import { inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockUsers } from '../../db/locks'
import { users } from '../../db/schema'
import { refuseOwn } from '../entry/refuseOwn'
import { HttpError } from '../../http/httpError'

type UserRow = typeof users.$inferSelect

/** Which member, and the admin who looks after them. */
export interface Ask {
  id: string
  by: ChangedBy
}

/** The same as lockMember, with others who change with the member; the admin may be none of them. */
export const lockMembers = async (
  tx: Db,
  { id, by }: Ask,
  others: string[] | SQLWrapper,
): Promise<{ member: UserRow; others: UserRow[] }> => {
  refuseOwn(by, id)
  const locked = await lockUsers(tx, sql`${inArray(users.id, [by.actor, id])} or ${inArray(users.id, others)}`)
  const present = locked.filter(({ deletedAt }) => deletedAt === null)
  if (!present.some((user) => user.id === by.actor)) throw new HttpError('unauthorized')
  const member = present.find((user) => user.id === id)
  if (!member) throw new HttpError('not_found')
  return { member, others: present.filter((user) => user.id !== by.actor && user.id !== id) }
}

/** A member whom an admin looks after, locked with that admin; neither may be gone, and they are two people. */
export const lockMember = async (tx: Db, ask: Ask): Promise<UserRow> => (await lockMembers(tx, ask, [])).member
