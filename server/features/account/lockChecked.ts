import type { Db } from '../../db/client'
import { lockAccount } from '../../db/locks'
import type { users } from '../../db/schema'
import { HttpError } from '../../http/httpError'

type Account = typeof users.$inferSelect

/** Refuses what a password was checked for, where the locked row shows that it was changed in between. */
export const refuseChanged = ({ passwordHash }: Account, locked: Account | undefined): Account => {
  if (locked?.passwordHash !== passwordHash)
    throw new HttpError('password_wrong', { currentPassword: 'password_wrong' })
  return locked
}

/** Refuses a log-in to an account that was merged into another one, or that an admin has blocked, with the reason. */
export const refuseClosed = ({ deletedAt, blockedAt, blockedWhy }: Account): void => {
  // Deleted in every other way, it has no password that fits.
  if (deletedAt !== null) throw new HttpError('account_merged')
  if (blockedAt !== null) throw new HttpError('account_blocked', { reason: blockedWhy })
}

/** The row of an account whose password was checked before the lock: refused where it was changed in between. */
export const lockChecked = async (tx: Db, account: Account): Promise<Account> =>
  refuseChanged(account, await lockAccount(tx, account.id))
