import { and, eq, ne } from 'drizzle-orm'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { sessions } from '../../db/schema'
import { deleteSessions, endActing } from './acting'

/**
 * Ends every session of an account, which must be locked, but for one if its id is given; says how many. No admin acts for it any more
 * either.
 */
export const endSessions = async (tx: Db, by: ChangedBy, userId: string, but?: string): Promise<number> => {
  await endActing(tx, by, userId)
  return deleteSessions(tx, by, and(eq(sessions.userId, userId), but === undefined ? undefined : ne(sessions.id, but)))
}

/** Records that sessions of an account were ended, if any were. */
export const auditEnded = async (tx: Db, by: ChangedBy, id: string, sessionsEnded: number): Promise<void> => {
  if (sessionsEnded > 0) await auditAccount(tx, { by, id, action: 'sessions.ended', after: { sessionsEnded } })
}
