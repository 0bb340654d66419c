import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { actingEndpoints } from '#contract/account/acting'
import { authEndpoints } from '#contract/account/authEndpoints'
import { refusalOf } from '#contract/access/authorize'
import type { Locale } from '#contract/shared/locales'
import type { Registration } from '#contract/account/credentials'
import type { User } from '#contract/account/user'
import { byCaller } from '../../audit/audit'
import { loadNewDocuments, recordAcceptedDocuments } from '../../content/newDocuments'
import { sessions, users } from '../../db/schema'
import { lockUsers } from '../../db/locks'
import { sqlCode } from '../../db/retry'
import type { ServerDeps } from '../../deps'
import { disabledReason } from '../../domain/flags/disabledByFlag'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { perNetwork } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { deleteSessions, endActing } from '../../domain/account/acting'
import { requestConfirmation } from '../../domain/account/confirmations'
import { hashPassword, passwordFits, refuseCommon } from '../../domain/account/passwords'
import { proveCode } from '../../domain/account/secondFactor'
import { refuseClosed } from './lockChecked'
import { startOf, startSession } from './sessions'

const insertUser = async (
  deps: ServerDeps,
  { name, email, passwordHash }: Pick<Registration, 'name' | 'email'> & { passwordHash: string },
  locale: Locale,
  mayMail: boolean,
) => {
  const roles: User['roles'] = ['ROLE_USER']
  const row = { id: randomUUID(), email, name, roles, passwordHash, locale, createdAt: deps.now() }
  try {
    return await deps.db.transaction(async (tx) => {
      const [made] = await tx.insert(users).values(row).returning()
      if (made) await recordAcceptedDocuments(tx, made.id, locale, row.createdAt)
      if (made && mayMail) await requestConfirmation(tx, deps, made, email)
      return made
    })
  } catch (error) {
    if (sqlCode(error) === '23505') return undefined
    throw error
  }
}

/** Registering, logging in and out, and who am I. */
export const accountRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(loginEndpoints.register, {
      disabledByFlag: 'registration-disabled',
      failsAs: 'registration_error',
      logsAs: 'account_registered',
    }),
    ...perNetwork(deps, 'registrations', 40),
    handler: async (request, reply) => {
      refuseCommon(request.body.password)
      const passwordHash = await hashPassword(request.body.password)
      // Counted before it is looked at: many at once learn no more than one after another.
      await app.limits.takenEmails.consume(request, reply)
      const mayMail = await app.limits.mailsTo.take(`confirm ${request.body.email}`)
      const row = await insertUser(deps, { ...request.body, passwordHash }, request.locale, mayMail)
      if (!row) throw new HttpError('email_taken', { email: 'email_taken' })
      await app.limits.takenEmails.reward(request)
      request.subjectId = row.id
      return reply.status(201).send(await startSession(db, row, startOf(request, 'not needed'), now()))
    },
  })

  app.route({
    ...routeOf(loginEndpoints.login),
    handler: async (request, reply) => {
      const { body } = request
      const attempt = await app.limits.attempts.begin(request, reply, body.email)
      const closed = (await app.flags.read())['login-disabled']
      const [row] = await db.select().from(users).where(eq(users.email, body.email))
      request.subjectId = row?.id ?? null
      const fits = await passwordFits(row?.passwordHash ?? null, body.password)
      // While it is on, a wrong password gets the same answer as a right one, after the same time.
      const mayPass = row && fits && !refusalOf('session.startWhileDisabled', { user: row, token: null })
      if (closed && !mayPass) throw disabledReason('login-disabled')
      if (!row || !fits) throw new HttpError('login_failed')
      const proof = await proveCode(deps, row, body.oneTimeCode)
      if (proof === 'missing') {
        app.securityLog('code_requested', request)
        return { needs: 'oneTimeCode' as const }
      }
      // Why is for the owner alone, who has both factors.
      refuseClosed(row)
      await attempt.succeeded()
      app.securityLog('login_succeeded', request)
      return startSession(db, row, startOf(request, proof), now())
    },
  })

  app.route({
    ...routeOf(authEndpoints.logout, { logsAs: 'sessions_ended' }),
    handler: async (request, reply) => {
      const { sessionId } = callerOf(request)
      await db.transaction((tx) => deleteSessions(tx, byCaller(request, now()), eq(sessions.id, sessionId)))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(actingEndpoints.stopActing, { logsAs: 'acting_stopped' }),
    handler: async (request, reply) => {
      const { account, actedBy, sessionId } = callerOf(request)
      const by = byCaller(request, now())
      await db.transaction(async (tx) => {
        await lockUsers(tx, inArray(users.id, [actedBy ?? account.id, account.id]))
        await endActing(tx, by, account.id, actedBy === null ? undefined : eq(sessions.id, sessionId))
      })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(authEndpoints.getMe),
    handler: async (request) => {
      const { user, actedBy } = callerOf(request)
      // What the member has not accepted is the member's to accept.
      return { ...user, newDocuments: actedBy === null ? await loadNewDocuments(db, user.id) : [] }
    },
  })
}
