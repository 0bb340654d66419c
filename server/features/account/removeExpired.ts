import { inArray, lt, lte, or } from 'drizzle-orm'
import { limits } from '#contract/shared/limits'
import { lockedIfFree } from '../../db/locks'
import { emailConfirmations, invitations, rateLimits, resetTokens, sessions } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { confirmLinkLives } from '../../domain/account/confirmations'
import { resetLinkLives } from './resetLinks'
import { sessionLives } from './sessions'

const hour = 3_600_000
const day = 24 * hour

const remove = async ({ db, now }: ServerDeps): Promise<void> => {
  const before = (age: number) => new Date(now().getTime() - age)
  const idle = lt(sessions.lastUsedAt, before(limits.sessionIdleDays * day))
  const old = lt(sessions.createdAt, before(sessionLives))
  const spentReset = lt(resetTokens.createdAt, before(resetLinkLives))
  const spentConfirmation = lt(emailConfirmations.createdAt, before(confirmLinkLives))
  await db.delete(sessions).where(inArray(sessions.tokenHash, lockedIfFree(db, sessions.tokenHash, or(idle, old))))
  await db.delete(resetTokens).where(inArray(resetTokens.userId, lockedIfFree(db, resetTokens.userId, spentReset)))
  await db
    .delete(emailConfirmations)
    .where(inArray(emailConfirmations.userId, lockedIfFree(db, emailConfirmations.userId, spentConfirmation)))
  const spentInvitation = lte(invitations.expiresAt, now())
  await db.delete(invitations).where(inArray(invitations.id, lockedIfFree(db, invitations.id, spentInvitation)))
  // The limiter's own clock: it reads no other.
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()))
}

/** Removes sessions, links and counters that have expired, once an hour: expired rows are still personal data. */
export const expiryJob = (deps: ServerDeps): (() => Promise<void>) => {
  let last = -Infinity
  return async () => {
    const at = deps.now().getTime()
    // A clock that was set back does not put it off.
    if (at >= last && at < last + hour) return
    await remove(deps)
    last = at
  }
}
