import type { FastifyContextConfig, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { ServerDeps } from '../deps'
import { Failure } from './failure'
import type { Api } from './types'

const minute = 60_000
export const tenMinutes = 10 * minute
const errorResponseBuilder = () => new Failure('too_many_requests')

/** At most so many calls from one address within a time (a minute, unless another is given). */
export const perIp = ({ rateLimits }: ServerDeps, max: number, timeWindow = minute): FastifyContextConfig =>
  rateLimits === false ? {} : { rateLimit: { max, timeWindow, errorResponseBuilder } }

const emailOf = ({ body }: FastifyRequest): string => (body as { email?: string } | null)?.email ?? ''

/** At most so many calls a minute from one address for one account: the owner, elsewhere, is never locked out. */
export const perIpAndEmail = (app: Api, { rateLimits }: ServerDeps, max: number): preHandlerAsyncHookHandler[] => {
  if (rateLimits === false) return []
  // The plugin runs once for a request at most, and the limit per address has had that turn.
  const count = app.createRateLimit({
    max,
    timeWindow: minute,
    keyGenerator: (request) => `${request.ip} ${emailOf(request)}`,
  })
  const check: preHandlerAsyncHookHandler = async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', String(counted.ttlInSeconds))
    throw new Failure('too_many_requests')
  }
  return [check]
}
