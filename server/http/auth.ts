import type { FastifyRequest } from 'fastify'
import { pickLocale } from '../../contract/locales'
import { isMember } from '../../contract/account/user'
import { factorOf } from '../account/secondFactor'
import { findSession } from '../account/sessions'
import type { Db } from '../db/client'
import { loadSettings } from '../db/settings'
import type { ServerDeps } from '../deps'
import { requireAccessRules } from './accessRules'
import { HttpError } from './httpError'
import type { Api, SignedIn } from './types'

/** Who is calling; only for routes that let nobody else in. */
export const callerOf = (request: FastifyRequest): SignedIn => {
  if (!request.signedIn) throw new HttpError('unauthorized')
  return request.signedIn
}

const requireAdmin = async (db: Db, { user }: SignedIn): Promise<void> => {
  if (!user.roles.includes('ROLE_ADMIN')) throw new HttpError('forbidden')
  const { adminsNeedSecondFactor } = await loadSettings(db)
  if (adminsNeedSecondFactor && !(await factorOf(db, user.id))) throw new HttpError('second_factor_missing')
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
    if (access === undefined) throw new HttpError('forbidden')
    request.signedIn = header === undefined ? null : await findSession(db, header, now())
    if (!request.signedIn && (access !== 'public' || header !== undefined)) throw new HttpError('unauthorized')
    if (access === 'member' && !isMember(callerOf(request).user, 'held')) throw new HttpError('not_member')
    if (access === 'admin') await requireAdmin(db, callerOf(request))
  })
}
