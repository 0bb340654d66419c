import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { limits } from '../../contract/limits'
import { ForgottenPassword, PasswordReset } from '../../contract/passwordReset'
import { apiPaths } from '../../contract/paths'
import { resetTokens, users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { Failure } from '../http/failure'
import { perIp, tenMinutes } from '../http/rateLimits'
import type { Api } from '../http/types'
import { queueMail } from '../mail/queueMail'
import { mails } from '../words/mails'
import { hashPassword, refuseCommon } from './passwords'
import { askForLink } from './resetLinks'
import { endAllSessions } from './sessions'
import { hashOf } from './tokens'

const linkLives = limits.resetLinkMinutes * 60_000

/** A forgotten password: a link by mail, and a new password with it. Opening the link changes nothing. */
export const resetRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    method: 'POST',
    url: apiPaths.forgotPassword,
    config: { access: 'entrance', ...perIp(deps, 20, tenMinutes) },
    schema: { body: ForgottenPassword, response: { 204: z.undefined() } },
    handler: async ({ body, locale }, reply) => {
      await askForLink(db, body.email, locale, now())
      return reply.status(204).send()
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.resetPassword,
    config: { access: 'entrance', ...perIp(deps, 40, tenMinutes) },
    schema: { body: PasswordReset, response: { 204: z.undefined() } },
    handler: async ({ body, locale }, reply) => {
      refuseCommon(body.password)
      const passwordHash = await hashPassword(body.password)
      await db.transaction(async (tx) => {
        const living = gt(resetTokens.createdAt, new Date(now().getTime() - linkLives))
        // Taking the token and using it are one statement: of many at once one gets it.
        const [taken] = await tx
          .delete(resetTokens)
          .where(and(eq(resetTokens.tokenHash, hashOf(body.token)), living))
          .returning()
        if (!taken) throw new Failure('reset_link_spent')
        const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, taken.userId)).returning()
        await endAllSessions(tx, taken.userId)
        if (user) await queueMail(tx, { to: user.email, ...mails[locale].passwordChanged(user) }, now())
      })
      return reply.status(204).send()
    },
  })
}
