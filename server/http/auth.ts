import type { FastifyRequest } from 'fastify'
import { pickLocale } from '../../contract/locales'
import { isMember } from '../../contract/user'
import { findSession } from '../accounts/sessions'
import type { ServerDeps } from '../deps'
import { Failure } from './failure'
import type { Api, SignedIn } from './types'

/** Who is calling; only for routes that let nobody else in. */
export const callerOf = (request: FastifyRequest): SignedIn => {
  if (!request.signedIn) throw new Failure('unauthorized')
  return request.signedIn
}

/** Finds the caller before anything of the request is read, so that a bad token never learns what a body should hold. */
export const authenticate = (app: Api, { db, now }: ServerDeps): void => {
  app.decorateRequest('signedIn', null)
  app.decorateRequest('locale', 'en')
  app.addHook('onRequest', async (request, reply) => {
    request.locale = pickLocale(request.headers['accept-language'])
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'entrance') return
    const header = request.headers.authorization
    request.signedIn = header === undefined ? null : await findSession(db, header, now())
    if (header !== undefined || access !== 'public') reply.header('cache-control', 'no-store')
    if (!request.signedIn && (access !== 'public' || header !== undefined)) throw new Failure('unauthorized')
    if (access === 'member' && !isMember(callerOf(request).user, 'held')) throw new Failure('not_member')
    if (access === 'admin' && !callerOf(request).user.roles.includes('ROLE_ADMIN')) throw new Failure('forbidden')
  })
}
