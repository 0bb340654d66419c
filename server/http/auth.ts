import type { FastifyRequest } from 'fastify'
import { pickLocale } from '../../contract/locales'
import { isMember } from '../../contract/user'
import { factorOf } from '../accounts/secondFactor'
import { findSession } from '../accounts/sessions'
import type { Db } from '../db/client'
import { loadSettings } from '../db/settings'
import type { ServerDeps } from '../deps'
import { requireAccessRules } from './accessRules'
import { Failure } from './failure'
import type { Api, SignedIn } from './types'

/** Who is calling; only for routes that let nobody else in. */
export const callerOf = (request: FastifyRequest): SignedIn => {
  if (!request.signedIn) throw new Failure('unauthorized')
  return request.signedIn
}

const holdToAdmins = async (db: Db, { user }: SignedIn): Promise<void> => {
  if (!user.roles.includes('ROLE_ADMIN')) throw new Failure('forbidden')
  const { adminsNeedSecondFactor } = await loadSettings(db)
  if (adminsNeedSecondFactor && !(await factorOf(db, user.id))) throw new Failure('second_factor_missing')
}

/** Finds the caller before anything of the request is read, so that a bad token never learns what a body should hold. */
export const authenticate = (app: Api, { db, now }: ServerDeps): void => {
  requireAccessRules(app)
  app.decorateRequest('signedIn', null)
  app.decorateRequest('locale', 'en')
  app.addHook('onRequest', async (request, reply) => {
    request.locale = pickLocale(request.headers['accept-language'])
    const { access } = request.routeOptions.config
    // Nothing is at such an address; every route has a rule, or the server does not start.
    if (request.is404) return
    const header = request.headers.authorization
    // What is about a person, or gives a session, is kept by no browser and no proxy.
    if (header !== undefined || access !== 'public') reply.header('cache-control', 'no-store')
    if (access === 'entrance') return
    if (access === undefined) throw new Failure('forbidden')
    request.signedIn = header === undefined ? null : await findSession(db, header, now())
    if (!request.signedIn && (access !== 'public' || header !== undefined)) throw new Failure('unauthorized')
    if (access === 'member' && !isMember(callerOf(request).user, 'held')) throw new Failure('not_member')
    if (access === 'admin') await holdToAdmins(db, callerOf(request))
  })
}
