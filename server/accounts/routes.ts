import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Locale } from '../../contract/locales'
import { apiPaths } from '../../contract/paths'
import { Credentials, Registration } from '../../contract/credentials'
import { LoginAnswer, Session, User } from '../../contract/user'
import { users } from '../db/schema'
import { sqlCode } from '../db/retry'
import type { ServerDeps } from '../deps'
import { closedBecause } from '../flags/closed'
import { callerOf } from '../http/auth'
import { Failure } from '../http/failure'
import { failuresPerIp, perIp, tenMinutes } from '../http/rateLimits'
import type { Api } from '../http/types'
import { askToConfirm } from './confirmations'
import { hashPassword, passwordFits, refuseCommon } from './passwords'
import { codeMissing } from './secondFactor'
import { endSession, startSession } from './sessions'

const insertUser = async (deps: ServerDeps, { name, email, password }: Registration, locale: Locale) => {
  const passwordHash = await hashPassword(password)
  const roles: User['roles'] = ['ROLE_USER']
  const row = { id: randomUUID(), email, name, roles, passwordHash, locale, createdAt: deps.now() }
  try {
    return await deps.db.transaction(async (tx) => {
      const [made] = await tx.insert(users).values(row).returning()
      if (made) await askToConfirm(tx, deps, made, email)
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
  const takenAddresses = failuresPerIp(deps, 5, 3 * tenMinutes)

  app.route({
    method: 'POST',
    url: apiPaths.register,
    ...perIp(deps, 40),
    config: {
      access: 'entrance',
      closedBy: 'registration-disabled',
      failsAs: 'registration_error',
      logsAs: 'account_registered',
    },
    schema: { body: Registration, response: { 201: Session } },
    handler: async (request, reply) => {
      refuseCommon(request.body.password)
      await takenAddresses.check(request, reply)
      const row = await insertUser(deps, request.body, request.locale)
      if (!row) {
        await takenAddresses.count(request)
        throw new Failure('email_taken', { email: 'email_taken' })
      }
      request.subjectId = row.id
      return reply.status(201).send(await startSession(db, row, request.headers['user-agent'], now()))
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.login,
    config: { access: 'entrance' },
    schema: { body: Credentials, response: { 200: LoginAnswer } },
    handler: async (request, reply) => {
      const { body } = request
      await app.attempts.begin(request, reply, body.email)
      const closed = (await app.flags.read())['login-disabled']
      const [row] = await db.select().from(users).where(eq(users.email, body.email))
      request.subjectId = row?.id ?? null
      const fits = await passwordFits(row?.passwordHash ?? null, body.password)
      // While it is on, a wrong password is told nothing else than a right one, and takes as long.
      if (closed && !(fits && row?.roles.includes('ROLE_ADMIN'))) throw closedBecause('login-disabled')
      if (!row || !fits) throw new Failure('login_failed')
      if (await codeMissing(db, row.id, body.oneTimeCode, now())) return { needs: 'oneTimeCode' as const }
      await app.attempts.succeeded(request, body.email)
      app.securityLog('login_succeeded', request)
      return startSession(db, row, request.headers['user-agent'], now())
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.logout,
    config: { access: 'user', logsAs: 'sessions_ended' },
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await endSession(db, callerOf(request).tokenHash)
      return reply.status(204).send()
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.me,
    config: { access: 'user' },
    schema: { response: { 200: User } },
    handler: async (request) => callerOf(request).user,
  })
}
