import { sessionEndpoints } from '#contract/account/session'
import { isAdmin } from '#contract/access/caller'
import { byCaller } from '../../audit/audit'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { mailOwner } from '../../mail/queueMail'
import { helpLinks } from '../../site/address'
import { mails } from '../../messages/mails'
import { lockChecked } from './lockChecked'
import { endPendingLinks } from '../../domain/account/pendingLinks'
import { reauthenticate } from '../../domain/account/reauthentication'
import {
  auditFactor,
  confirmFactor,
  factorOf,
  noteShown,
  prepareFactor,
  removeFactor,
} from '../../domain/account/secondFactor'
import { auditEnded, endSessions } from '../../domain/account/endSessions'

/** Codes of an authenticator app beside the password: set up, shown to work, taken away again. */
export const secondFactorRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(sessionEndpoints.getSecondFactor),
    handler: async (request) => {
      const { account, shownFactor } = callerOf(request)
      const factor = await factorOf(db, account.id)
      const required = isAdmin(account) && (await loadSettings(db)).adminsNeedSecondFactor
      const recoveryCodesLeft = factor?.recoveryHashes.length ?? 0
      return { on: factor !== undefined, required, missing: required && !shownFactor, recoveryCodesLeft }
    },
  })

  app.route({
    ...routeOf(sessionEndpoints.prepareSecondFactor),
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      await reauthenticate(app, deps, request, reply, request.body)
      return prepareFactor(deps, account)
    },
  })

  app.route({
    ...routeOf(sessionEndpoints.startSecondFactor, { logsAs: 'second_factor_set_up' }),
    handler: async (request, reply) => {
      const { account, sessionId } = callerOf(request)
      const attempt = await app.limits.attempts.begin(request, reply, account.email)
      const codes = await db.transaction(async (tx) => {
        await lockChecked(tx, account)
        const fresh = await confirmFactor(tx, deps, account, request.body.oneTimeCode)
        if (!fresh) throw new HttpError('code_wrong', { oneTimeCode: 'code_wrong' })
        // Anyone else who holds a session has not shown a code.
        const by = byCaller(request, now())
        const ended = await endSessions(tx, by, account.id, sessionId)
        await noteShown(tx, sessionId, now())
        await endPendingLinks(tx, account, by)
        await mailOwner(tx, deps, account, mails[account.locale].secondFactor({ on: true, ...helpLinks(deps) }))
        await auditFactor(tx, by, account.id, { on: true })
        await auditEnded(tx, by, account.id, ended)
        return fresh
      })
      await attempt.succeeded()
      return { codes }
    },
  })

  app.route({
    ...routeOf(sessionEndpoints.removeSecondFactor, { logsAs: 'second_factor_removed' }),
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      await reauthenticate(app, deps, request, reply, request.body)
      await db.transaction(async (tx) => {
        await lockChecked(tx, account)
        await removeFactor(tx, account.id)
        const by = byCaller(request, now())
        await endPendingLinks(tx, account, by)
        await mailOwner(tx, deps, account, mails[account.locale].secondFactor({ on: false, ...helpLinks(deps) }))
        await auditFactor(tx, by, account.id, { on: false })
      })
      return reply.status(204).send()
    },
  })
}
