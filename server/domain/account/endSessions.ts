import { and, eq, ne } from 'drizzle-orm'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { sessions } from '../../db/schema'

/** Ends every session of an account, which must be locked, but for one if its id is given; says how many. */
export const endSessions = async (tx: Db, userId: string, but?: string): Promise<number> => {
  const others = but === undefined ? undefined : ne(sessions.id, but)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id })
  return ended.length
}

/** Records that sessions of an account were ended, if any were. */
export const auditEnded = async (tx: Db, by: ChangedBy, id: string, sessionsEnded: number): Promise<void> => {
  if (sessionsEnded > 0) await auditAccount(tx, { by, id, action: 'sessions.ended', after: { sessionsEnded } })
}
