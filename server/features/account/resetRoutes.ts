import { and, eq, gt } from 'drizzle-orm'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { auditAccount, byOwner } from '../../audit/audit'
import { resetTokens, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { mailOwner } from '../../mail/queueMail'
import { helpLinks } from '../../site/address'
import { mails } from '../../messages/mails'
import { hashPassword, refuseCommon } from '../../domain/account/passwords'
import { requestResetLink, resetLinkLives } from './resetLinks'
import { lockAccount } from '../../db/locks'
import { endPendingLinks } from '../../domain/account/pendingLinks'
import { removeFactor } from '../../domain/account/secondFactor'
import { endSessions } from '../../domain/account/endSessions'
import { hashOf } from '../../lib/tokens'

/** A forgotten password: a link by mail, and a new password with it. Opening the link changes nothing. */
export const resetRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(loginEndpoints.forgotPassword, { logsAs: 'password_reset_requested' }),
    ...perNetwork(deps, 'forgotten passwords', 20, tenMinutes),
    handler: async ({ body, locale }, reply) => {
      await requestResetLink(db, body.email, locale, now())
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(loginEndpoints.resetPassword, { logsAs: 'password_reset' }),
    ...perNetwork(deps, 'password resets', 40, tenMinutes),
    handler: async (request, reply) => {
      const { body } = request
      refuseCommon(body.password)
      const passwordHash = await hashPassword(body.password)
      const owner = await db.transaction(async (tx) => {
        const living = gt(resetTokens.createdAt, new Date(now().getTime() - resetLinkLives))
        const link = and(eq(resetTokens.tokenHash, hashOf(body.token)), living)
        const [found] = await tx.select().from(resetTokens).where(link)
        const before = found && (await lockAccount(tx, found.userId))
        // Under the lock: of many at once one gets it.
        const taken = await tx.delete(resetTokens).where(link).returning()
        if (!before || taken.length === 0) throw new HttpError('reset_link_spent')
        request.subjectId = before.id
        // The link came to the account's address: that it is theirs is shown by this too.
        const fresh = { passwordHash, emailConfirmedAt: before.emailConfirmedAt ?? now() }
        await tx.update(users).set(fresh).where(eq(users.id, before.id))
        const owner = { ...before, ...fresh }
        // The address was unconfirmed: a stranger may have made the earlier settings.
        if (before.emailConfirmedAt === null) await removeFactor(tx, owner.id)
        const by = byOwner(owner.id, request.id, now())
        await endSessions(tx, by, owner.id)
        await endPendingLinks(tx, owner, by)
        await mailOwner(tx, deps, owner, mails[owner.locale].passwordChanged(helpLinks(deps)))
        await auditAccount(tx, { by, id: owner.id, action: 'password.reset' })
        return owner
      })
      await app.limits.attempts.trust(request, reply, owner.email)
      return reply.status(204).send()
    },
  })
}
