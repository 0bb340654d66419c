import { and, eq, isNull } from 'drizzle-orm'
import { limits } from '#contract/shared/limits'
import { paths } from '#contract/shared/paths'
import { auditAccount } from '../../audit/audit'
import { sessions, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { mayBeActedFor } from '../../domain/account/acting'
import { lockMember, type Ask } from '../../domain/account/lockMember'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { mails } from '../../messages/mails'
import { addressOf, helpLinks } from '../../site/address'

interface Start extends Ask {
  sessionId: string
  reason: string
}

const minute = 60_000

/**
 * Lets an admin's session act for a member from now on. The member gets an email about it, whatever the hour's emails are; none without emails is
 * acted for.
 */
export const actForMember = (deps: ServerDeps, { id, by, sessionId, reason }: Start): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, { id, by })
    if (!mayBeActedFor(member)) throw new HttpError('acting_refused')
    if (member.mailsEndedAt !== null) throw new HttpError('mails_ended')
    const until = new Date(by.at.getTime() + limits.actingMinutes * minute)
    const begun = await tx
      .update(sessions)
      .set({ actingFor: id, actingUntil: until })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, by.actor), isNull(sessions.actingFor)))
      .returning({ id: sessions.id })
    // Another tab of the same session was faster.
    if (begun.length === 0) throw new HttpError('acting_changed')
    const after = { reason, actingUntil: until.toISOString() }
    await auditAccount(tx, { by: { ...by, actingFor: id }, id, action: 'acting.started', after })
    const [admin] = await tx.select({ name: users.name }).from(users).where(eq(users.id, by.actor))
    const { timeZone } = await loadSettings(tx)
    const notice = { by: admin?.name ?? '', until, timeZone, security: addressOf(deps)(paths.security) }
    await mailOwner(tx, deps, member, mails[member.locale].actedFor({ ...notice, ...helpLinks(deps) }), {
      isOwed: true,
    })
  })
