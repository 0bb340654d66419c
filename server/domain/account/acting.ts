import { and, eq, type SQL } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { sessions, type users } from '../../db/schema'

type Account = typeof users.$inferSelect

const isOpen = ({ deletedAt, blockedAt }: Account): boolean => deletedAt === null && blockedAt === null

/** May an admin act for this account? For none with a role that a member has not: its rights are more than help needs. */
export const mayBeActedFor = (account: Account): boolean =>
  isOpen(account) && account.roles.every((role) => role === 'ROLE_USER')

/** May this account act for members? */
export const mayAct = (account: Account): boolean => isOpen(account) && isAdmin(account)

/** Records that an admin acts for a member no more. */
const auditStopped = (tx: Db, by: ChangedBy, memberId: string): Promise<void> =>
  auditAccount(tx, { by, id: memberId, action: 'acting.stopped' })

/** Makes the sessions that act for a member, or those of them that are meant, their owners' own again. */
export const endActing = async (tx: Db, by: ChangedBy, memberId: string, which?: SQL): Promise<void> => {
  const ended = await tx
    .update(sessions)
    .set({ actingFor: null, actingUntil: null })
    .where(and(eq(sessions.actingFor, memberId), which))
    .returning({ id: sessions.id })
  for (const _session of ended) await auditStopped(tx, by, memberId)
}

/** Ends sessions, whose accounts are locked, and says how many; those that acted for a member act no more. */
export const deleteSessions = async (tx: Db, by: ChangedBy, which: SQL | undefined): Promise<number> => {
  const ended = await tx.delete(sessions).where(which).returning({ actingFor: sessions.actingFor })
  for (const { actingFor } of ended) if (actingFor !== null) await auditStopped(tx, by, actingFor)
  return ended.length
}
