import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import { Failure } from '../http/failure'

type Account = typeof users.$inferSelect

/** The row of an account, locked. Before anything else of it is: what belongs to an account is locked in one order. */
export const lockAccount = async (tx: Db, id: string): Promise<Account | undefined> => {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

/** The same for an account whose password was checked before the lock: refused where it was changed in between. */
export const lockChecked = async (tx: Db, { id, passwordHash }: Account): Promise<Account> => {
  const row = await lockAccount(tx, id)
  if (row?.passwordHash !== passwordHash) throw new Failure('password_wrong', { currentPassword: 'password_wrong' })
  return row
}
