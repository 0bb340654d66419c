import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { lockUsers } from '../db/locks'
import { users } from '../db/schema'
import { HttpError } from '../http/httpError'

type Account = typeof users.$inferSelect

/** The row of an account, locked; nothing where it has been deleted. */
export const lockAccount = async (tx: Db, id: string): Promise<Account | undefined> => {
  const [row] = await lockUsers(tx, eq(users.id, id))
  return row?.deletedAt === null ? row : undefined
}

/** The row of whoever asks: an account that was deleted meanwhile gets nothing new. */
export const lockCaller = async (tx: Db, id: string): Promise<Account> => {
  const account = await lockAccount(tx, id)
  if (!account) throw new HttpError('unauthorized')
  return account
}

/** Refuses what a password was checked for, where the locked row shows that it was changed in between. */
export const refuseChanged = ({ passwordHash }: Account, locked: Account | undefined): Account => {
  if (locked?.passwordHash !== passwordHash)
    throw new HttpError('password_wrong', { currentPassword: 'password_wrong' })
  return locked
}

/** The row of an account whose password was checked before the lock: refused where it was changed in between. */
export const lockChecked = async (tx: Db, account: Account): Promise<Account> =>
  refuseChanged(account, await lockAccount(tx, account.id))
