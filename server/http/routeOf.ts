import type { FastifyContextConfig } from 'fastify'
import type { Endpoint } from '#contract/shared/endpoint'

/** What a route takes of its endpoint in the contract; its handler, and how it is logged or switched off, stand beside it. */
export const routeOf = <const E extends Endpoint>(
  { method, path, action, schema, refusals = [] }: E,
  config: Omit<FastifyContextConfig, 'action' | 'refusals'> = {},
) => ({
  method: [method].flat(),
  url: path,
  schema: schema as E['schema'],
  config: { ...config, action, refusals },
})
