import type { Db } from '../db/client'
import { lockAccount } from '../db/locks'
import type { users } from '../db/schema'
import { HttpError } from './httpError'

/** The caller's row, locked: an account that was deleted meanwhile gets nothing new. */
export const lockCaller = async (tx: Db, id: string): Promise<typeof users.$inferSelect> => {
  const account = await lockAccount(tx, id)
  if (!account) throw new HttpError('unauthorized')
  return account
}
