import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { apiPaths } from '../../contract/paths'
import { Credentials, Registration, Session, User } from '../../contract/user'
import { users } from '../db/schema'
import { sqlCode } from '../db/retry'
import type { ServerDeps } from '../deps'
import { closedBecause } from '../flags/closed'
import { callerOf } from '../http/auth'
import { Failure } from '../http/failure'
import { perIp, perIpAndEmail } from '../http/rateLimits'
import type { Api } from '../http/types'
import { hashPassword, passwordFits, refuseCommon } from './passwords'
import { endSession, startSession } from './sessions'
import { toUser } from './toUser'

const insertUser = async ({ db, now }: ServerDeps, form: Registration) => {
  const passwordHash = await hashPassword(form.password)
  const { name, email } = form
  const roles: User['roles'] = ['ROLE_USER']
  try {
    const row = { id: randomUUID(), email, name, roles, passwordHash, createdAt: now() }
    const [made] = await db.insert(users).values(row).returning()
    return made
  } catch (error) {
    if (sqlCode(error) === '23505') return undefined
    throw error
  }
}

/** Registering, logging in and out, and who am I. */
export const accountRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    method: 'POST',
    url: apiPaths.register,
    config: {
      access: 'entrance',
      closedBy: 'registration-disabled',
      failsAs: 'registration_error',
      ...perIp(deps, 40),
    },
    schema: { body: Registration, response: { 201: Session } },
    handler: async (request, reply) => {
      refuseCommon(request.body.password)
      const row = await insertUser(deps, request.body)
      if (!row) throw new Failure('email_taken', { email: 'email_taken' })
      const token = await startSession(db, row.id, now())
      return reply.status(201).send({ token, user: toUser(row) })
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.login,
    config: { access: 'entrance', ...perIp(deps, 60) },
    preHandler: perIpAndEmail(app, deps, 12),
    schema: { body: Credentials, response: { 200: Session } },
    handler: async ({ body }) => {
      const closed = (await app.flags.read())['login-disabled']
      const [row] = await db.select().from(users).where(eq(users.email, body.email))
      const fits = await passwordFits(row?.passwordHash ?? null, body.password)
      // While it is on, a wrong password is told nothing else than a right one, and takes as long.
      if (closed && !(fits && row?.roles.includes('ROLE_ADMIN'))) throw closedBecause('login-disabled')
      if (!row || !fits) throw new Failure('login_failed')
      return { token: await startSession(db, row.id, now()), user: toUser(row) }
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.logout,
    config: { access: 'user' },
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
