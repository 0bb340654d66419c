import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { pickLocale } from '#contract/shared/locales'
import { callerRefusal, isAdmin, secondFactor, secondFactorOfAdmins } from '#contract/access/caller'
import { policyOf } from '#contract/access/policies'
import { loadSettings } from '../db/settings'
import type { ServerDeps } from '../deps'
import { requireActions } from './accessRules'
import { callerFacts, requireAuthorize } from './authorize'
import { HttpError } from './httpError'
import type { Api, SignedIn } from './types'

/** Conditions that ask about the second factor, which is looked up for them alone. */
const ofFactor = [secondFactor, secondFactorOfAdmins]

/** The caller; only for routes that need a session. */
export const callerOf = (request: Pick<FastifyRequest, 'signedIn'>): SignedIn => {
  if (!request.signedIn) throw new HttpError('unauthorized')
  return request.signedIn
}

/**
 * Refuses what an admin may not do for a member, and what a page asks for that believes to show another person: it would be done in the
 * wrong name.
 */
const refuseOnBehalf = ({ actedBy, isMistaken }: SignedIn, { action, ...config }: FastifyContextConfig): void => {
  const isPersonal = action !== undefined && policyOf(action).caller.length > 0
  if (isMistaken && isPersonal && config.ofSession !== true) throw new HttpError('acting_changed')
  if (actedBy !== null && config.onBehalf !== true) throw new HttpError('not_on_behalf')
}

/** The user of an Authorization header; null where there is no such session, or it has ended. */
type FindSession = (header: string) => Promise<SignedIn | null>

/** Finds the caller before anything of the request is read, so that a bad token never learns what a body should hold. */
export const authenticate = (app: Api, { db }: ServerDeps, find: FindSession): void => {
  const meetsSecondFactor = async ({ shownFactor }: SignedIn): Promise<boolean> =>
    shownFactor || !(await loadSettings(db)).adminsNeedSecondFactor
  requireActions(app)
  requireAuthorize(app)
  app.decorateRequest('signedIn', null)
  app.decorateRequest('authorizedActions')
  app.decorateRequest('locale', 'en')
  app.addHook('onRequest', async (request, reply) => {
    request.locale = pickLocale(request.headers['accept-language'])
    request.authorizedActions = new Set()
    const { action } = request.routeOptions.config
    // Nothing is at such an address; every route names its action, or the server does not start.
    if (request.is404) return
    if (action === undefined) throw new HttpError('forbidden')
    const { caller, session } = policyOf(action)
    const header = request.headers.authorization
    // What is about a person, or gives a session, is kept by no browser and no proxy.
    if (header !== undefined || session === 'ignored' || caller.length > 0) reply.header('cache-control', 'no-store')
    if (session === 'ignored') return
    request.signedIn = header === undefined ? null : await find(header)
    if (!request.signedIn && header !== undefined) throw new HttpError('unauthorized')
    if (request.signedIn) refuseOnBehalf(request.signedIn, request.routeOptions.config)
    if (request.signedIn && isAdmin(request.signedIn.user) && caller.some((condition) => ofFactor.includes(condition)))
      request.signedIn.hasSecondFactor = await meetsSecondFactor(request.signedIn)
    const refusal = callerRefusal(caller, callerFacts(request))
    if (refusal) throw new HttpError(refusal)
  })
}
