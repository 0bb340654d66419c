import { and, eq, gt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { limits } from '../../contract/limits'
import { ForgottenPassword, PasswordReset } from '../../contract/passwordReset'
import { apiPaths } from '../../contract/paths'
import { resetTokens, users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { Failure } from '../http/failure'
import { perIp, tenMinutes } from '../http/rateLimits'
import type { Api } from '../http/types'
import { mailOwner } from '../mail/queueMail'
import { mails } from '../words/mails'
import { hashPassword, refuseCommon } from './passwords'
import { askForLink } from './resetLinks'
import { endSessions } from './sessions'
import { hashOf } from './tokens'

const linkLives = limits.resetLinkMinutes * 60_000

/** A forgotten password: a link by mail, and a new password with it. Opening the link changes nothing. */
export const resetRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    method: 'POST',
    url: apiPaths.forgotPassword,
    ...perIp(deps, 20, tenMinutes),
    config: { access: 'entrance', logsAs: 'password_reset_requested' },
    schema: { body: ForgottenPassword, response: { 204: z.undefined() } },
    handler: async ({ body, locale }, reply) => {
      await askForLink(db, body.email, locale, now())
      return reply.status(204).send()
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.resetPassword,
    ...perIp(deps, 40, tenMinutes),
    config: { access: 'entrance', logsAs: 'password_reset' },
    schema: { body: PasswordReset, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { body } = request
      refuseCommon(body.password)
      const passwordHash = await hashPassword(body.password)
      const user = await db.transaction(async (tx) => {
        const living = gt(resetTokens.createdAt, new Date(now().getTime() - linkLives))
        // Taking the token and using it are one statement: of many at once one gets it.
        const [taken] = await tx
          .delete(resetTokens)
          .where(and(eq(resetTokens.tokenHash, hashOf(body.token)), living))
          .returning()
        if (!taken) throw new Failure('reset_link_spent')
        request.subjectId = taken.userId
        // The link came to the account's address: that it is theirs is shown by this too.
        const shown = {
          passwordHash,
          emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now().toISOString()})`,
        }
        const [owner] = await tx.update(users).set(shown).where(eq(users.id, taken.userId)).returning()
        await endSessions(tx, taken.userId)
        if (owner) await mailOwner(tx, owner, mails[owner.locale].passwordChanged(owner), now())
        return owner
      })
      if (user) await app.attempts.forgive(request, user.email)
      return reply.status(204).send()
    },
  })
}
