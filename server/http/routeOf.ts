import type { FastifyContextConfig } from 'fastify'
import { isAllowedOnBehalf, isOfSession } from '#contract/access/onBehalf'
import type { Endpoint } from '#contract/shared/endpoint'

/** What a route takes of its endpoint in the contract; its handler, and how it is logged or switched off, stand beside it. */
export const routeOf = <const E extends Endpoint>(
  endpoint: E,
  config: Omit<FastifyContextConfig, 'action' | 'refusals' | 'onBehalf' | 'ofSession'> = {},
) => {
  const { method, path, action, schema, refusals = [] } = endpoint
  const [onBehalf, ofSession] = [isAllowedOnBehalf(endpoint), isOfSession(endpoint)]
  return {
    method: [method].flat(),
    url: path,
    schema: schema as E['schema'],
    config: { ...config, action, refusals, onBehalf, ofSession },
  }
}
