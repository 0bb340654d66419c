import { eq, inArray } from 'drizzle-orm'
import { hashPassword, passwordFits } from '../domain/account/passwords'
import { newToken } from '../lib/tokens'
import { auditAccount, byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { lockUsers } from '../db/locks'
import { sessions, users } from '../db/schema'
import { samplePassword, samplePeople } from '../seed/people'

// Any day does: only the ids are looked at.
const sampleIds = samplePeople('2000-01-01').map(({ id }) => id)

/** The sample accounts that the sample password still logs in to. */
const openSampleAccounts = async (db: Db) => {
  const rows = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.id, sampleIds))
  // A deleted account has no password at all.
  const fits = await Promise.all(
    rows.map(async ({ passwordHash }) => passwordHash !== '' && (await passwordFits(passwordHash, samplePassword))),
  )
  return rows.filter((_, index) => fits[index])
}

/** Refuses a start for others than this machine while everyone could log in as a sample person. */
export const refuseSamplePasswords = async (db: Db): Promise<void> => {
  const [first, ...others] = await openSampleAccounts(db)
  if (!first) return
  throw new Error(
    `The sample password still logs in to ${first.email}${others.length > 0 ? ` and ${others.length} other sample accounts` : ''}. ` +
      'Close these accounts with: npm run admin -- close-sample-accounts',
  )
}

/** Gives the sample accounts unknown random passwords and ends their sessions; says how many were open. */
export const closeSampleAccounts = async (db: Db, now: Date): Promise<number> => {
  const open = await openSampleAccounts(db)
  for (const { id } of open) {
    const passwordHash = await hashPassword(newToken())
    await db.transaction(async (tx) => {
      await lockUsers(tx, eq(users.id, id))
      await tx.update(users).set({ passwordHash }).where(eq(users.id, id))
      await auditAccount(tx, { by: byOperator(now), id, action: 'password.changed', why: 'sample_account_closed' })
    })
  }
  await db.delete(sessions).where(inArray(sessions.userId, sampleIds))
  return open.length
}
