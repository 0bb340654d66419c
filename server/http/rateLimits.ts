import type { FastifyContextConfig, FastifyRequest, preHandlerHookHandler } from 'fastify'
import type { ServerDeps } from '../deps'
import { Failure } from './failure'
import type { Api } from './types'

const timeWindow = 60_000
const errorResponseBuilder = () => new Failure('too_many_requests')

/** At most so many calls a minute from one address. */
export const perIp = ({ rateLimits }: ServerDeps, max: number): FastifyContextConfig =>
  rateLimits === false ? {} : { rateLimit: { max, timeWindow, errorResponseBuilder } }

const emailOf = ({ body }: FastifyRequest): string => (body as { email?: string } | null)?.email ?? ''

/** At most so many calls a minute from one address for one account: the owner, elsewhere, is never locked out. */
export const perIpAndEmail = (app: Api, { rateLimits }: ServerDeps, max: number): preHandlerHookHandler[] =>
  rateLimits === false
    ? []
    : [
        app.rateLimit({
          max,
          timeWindow,
          errorResponseBuilder,
          keyGenerator: (request) => `${request.ip} ${emailOf(request)}`,
        }),
      ]
