import { eq } from 'drizzle-orm'
import { profileEndpoints } from '#contract/account/profile'
import { auditAccount, byCaller } from '../../audit/audit'
import { emailChanges, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { mailOwner } from '../../mail/queueMail'
import { helpLinks } from '../../site/address'
import { mails } from '../../messages/mails'
import {
  requestEmailChange,
  requestConfirmation,
  confirm,
  pendingEmail,
  unconfirmedEmail,
} from '../../domain/account/confirmations'
import { lockChecked } from './lockChecked'
import { stopEmailChanges } from '../../domain/account/emailChange'
import { hashPassword, refuseCommon } from '../../domain/account/passwords'
import { endPendingLinks } from '../../domain/account/pendingLinks'
import { reauthenticate } from '../../domain/account/reauthentication'
import { profileOf, saveProfile } from './saveProfile'
import { endSessions } from '../../domain/account/endSessions'
import { startOf, startSession } from './sessions'

/** Routes for a member's own details, and for the address and password of the account. */
export const profileRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(profileEndpoints.getProfile),
    handler: async (request) => {
      const { account } = callerOf(request)
      const { id, version } = account
      return { ...(await profileOf(db, account)), version, pendingEmail: await pendingEmail(db, id) }
    },
  })

  app.route({
    ...routeOf(profileEndpoints.saveProfile),
    handler: async (request, reply) => {
      const { id } = callerOf(request).account
      await db.transaction((tx) => saveProfile(tx, id, request.body, byCaller(request, now())))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(profileEndpoints.changePassword, { logsAs: 'password_changed' }),
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      const { password, ...reauthentication } = request.body
      refuseCommon(password)
      const proof = await reauthenticate(app, deps, request, reply, reauthentication)
      const passwordHash = await hashPassword(password)
      return db.transaction(async (tx) => {
        await lockChecked(tx, account)
        await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
        // Every other session ends, and this one continues under another token.
        const by = byCaller(request, now())
        await endSessions(tx, by, account.id)
        await endPendingLinks(tx, account, by)
        await mailOwner(tx, deps, account, mails[account.locale].passwordChanged(helpLinks(deps)))
        await auditAccount(tx, { by, id: account.id, action: 'password.changed' })
        return startSession(tx, { ...account, passwordHash }, startOf(request, proof), now())
      })
    },
  })

  app.route({
    ...routeOf(profileEndpoints.changeEmail, { logsAs: 'email_change_requested' }),
    ...perNetwork(deps, 'address changes', 20, tenMinutes),
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      const { email, ...reauthentication } = request.body
      await reauthenticate(app, deps, request, reply, reauthentication)
      await app.limits.takenEmails.consume(request, reply)
      const taken = email !== account.email && (await db.$count(users, eq(users.email, email))) > 0
      if (taken) throw new HttpError('email_taken', { email: 'email_taken' })
      await app.limits.takenEmails.reward(request)
      await app.limits.mailsTo.consume(`confirm ${email}`, reply)
      await db.transaction(async (tx) => {
        await requestEmailChange(tx, deps, await lockChecked(tx, account), email)
        const by = byCaller(request, now())
        // The owner has the password, and wants an address that the office does not know.
        await stopEmailChanges(tx, by, eq(emailChanges.userId, account.id))
        // Whose the new address is has not been shown: the row does not name it.
        await auditAccount(tx, { by, id: account.id, action: 'email.change_requested' })
      })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(profileEndpoints.sendConfirmation),
    ...perNetwork(deps, 'confirmation links', 10, tenMinutes),
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      const email = await unconfirmedEmail(db, account)
      if (email === null) return reply.status(204).send()
      await app.limits.mailsTo.consume(`confirm ${email}`, reply)
      await db.transaction(async (tx) => requestConfirmation(tx, deps, await lockChecked(tx, account), email))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(profileEndpoints.confirmAddress, { logsAs: 'email_confirmed' }),
    ...perNetwork(deps, 'confirmations', 40, tenMinutes),
    handler: async (request, reply) => {
      await confirm(deps, request.body.token, request.id)
      return reply.status(204).send()
    },
  })
}
