import type { FastifyContextConfig, RouteOptions } from 'fastify'
import { refusalsOf as refusalsOfAction } from '#contract/access/authorize'
import { policyOf, type Action } from '#contract/access/policies'
import { errorStatus, type ErrorCode } from '#contract/shared/apiError'

type Route = Pick<RouteOptions, 'method' | 'config' | 'schema'>

// Every operation can exceed a network's limit of concurrent requests, or meet a database that is away or full.
const always: ErrorCode[] = ['internal_error', 'unavailable', 'storage_full', 'too_many_requests']
const ofBodies: ErrorCode[] = ['malformed_request', 'payload_too_large', 'unsupported_media_type']

/** Of a session that acts for a member. */
const refusalsOnBehalf = (action: Action, { onBehalf, ofSession }: FastifyContextConfig = {}): ErrorCode[] => [
  ...(onBehalf ? [] : (['not_on_behalf'] as const)),
  ...(ofSession || policyOf(action).caller.length === 0 ? [] : (['acting_changed'] as const)),
]

const codesOf = ({ method, config, schema = {} }: Route): ErrorCode[] => {
  const methods = [method].flat()
  const { action, refusals = [], disabledByFlag } = config ?? {}
  const { params, querystring, headers } = schema
  return [
    ...always,
    ...refusals,
    ...(methods.some((one) => !['GET', 'HEAD'].includes(one)) ? ofBodies : []),
    ...((params ?? querystring ?? headers) ? (['validation_failed'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(action ? refusalsOfAction(action) : []),
    ...(action && policyOf(action).session !== 'ignored' ? refusalsOnBehalf(action, config) : []),
    ...(disabledByFlag ? (['checkout_locked'] as const) : []),
  ]
}

/** Every status with which a route may refuse a request. */
export const refusalsOf = (route: Route): number[] =>
  [...new Set(codesOf(route).map((code) => errorStatus[code]))].sort()
