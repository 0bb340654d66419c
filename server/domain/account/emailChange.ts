import { eq, type SQL } from 'drizzle-orm'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { emailChanges } from '../../db/schema'

type EmailChange = typeof emailChanges.$inferSelect

/** The address that the office has requested for an account and that has not taken effect, if there is one. */
export const emailChangeOf = async (db: Db, userId: string): Promise<EmailChange | undefined> => {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId))
  return change
}

/** Stops requested addresses, of accounts that must be locked; says whether there was any. */
export const stopEmailChanges = async (tx: Db, by: ChangedBy, which: SQL | undefined): Promise<boolean> => {
  const stopped = await tx.delete(emailChanges).where(which).returning({ id: emailChanges.userId })
  for (const { id } of stopped) await auditAccount(tx, { by, id, action: 'email.change_stopped' })
  return stopped.length > 0
}
