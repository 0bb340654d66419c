import { eq } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { auditAccount } from '../../audit/audit'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import { auditEnded, endSessions } from '../../domain/account/endSessions'
import { lockMember, type Ask } from '../../domain/account/lockMember'
import { HttpError } from '../../http/httpError'

/** Keeps a member from logging in and ends their sessions. Twice is once, with the reason given last. */
export const blockMember = (db: Db, { id, by, reason }: Ask & { reason: string }): Promise<void> =>
  db.transaction(async (tx) => {
    const member = await lockMember(tx, { id, by })
    if (isAdmin(member)) throw new HttpError('admin_not_blocked')
    await tx
      .update(users)
      .set({ blockedAt: member.blockedAt ?? by.at, blockedWhy: reason })
      .where(eq(users.id, id))
    await auditEnded(tx, by, id, await endSessions(tx, by, id))
    const [before, after] = [{ blocked: member.blockedAt !== null }, { blocked: true, reason }]
    await auditAccount(tx, { by, id, action: 'account.blocked', before, after })
  })

/** Lets a member log in again. */
export const unblockMember = (db: Db, { id, by }: Ask): Promise<void> =>
  db.transaction(async (tx) => {
    const member = await lockMember(tx, { id, by })
    if (member.blockedAt === null) return
    await tx.update(users).set({ blockedAt: null, blockedWhy: null }).where(eq(users.id, id))
    const [before, after] = [{ blocked: true }, { blocked: false }]
    await auditAccount(tx, { by, id, action: 'account.unblocked', before, after })
  })
