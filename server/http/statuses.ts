import type { RouteOptions } from 'fastify'
import { errorStatus, type ErrorCode } from '../../contract/errors'
import { apiBase } from '../../contract/paths'

type Route = Pick<RouteOptions, 'method' | 'url' | 'config' | 'schema'>

/** What a route refuses by itself, beside what its access, its address and its body bring. */
const own: Record<string, ErrorCode[]> = {
  'POST /register': ['functionalities_limited', 'too_many_requests'],
  'POST /login': ['functionalities_limited', 'too_many_requests'],
  'POST /forgot-password': ['too_many_requests'],
  'POST /reset-password': ['too_many_requests'],
  'PUT /profile/password': ['too_many_requests'],
  'PUT /profile/email': ['too_many_requests'],
  'POST /profile/confirmation': ['too_many_requests'],
  'POST /confirm': ['too_many_requests'],
  'POST /sessions': ['too_many_requests'],
  'POST /profile/deletion': ['too_many_requests', 'only_admin'],
  'POST /desk/sessions': ['no_such_account'],
  'POST /desk/second-factor/removal': ['too_many_requests', 'no_such_account'],
  'POST /second-factor': ['too_many_requests', 'email_not_confirmed', 'second_factor_on'],
  'PUT /second-factor': ['too_many_requests', 'second_factor_on'],
  'POST /second-factor/removal': ['too_many_requests'],
  'POST /dogs': ['too_many_dogs'],
  'POST /contact': ['too_many_requests'],
  'POST /purchases': ['not_member', 'not_eligible', 'too_many_requests'],
  'POST /purchases/:id/receipt': ['no_receipt', 'too_many_requests'],
  'POST /payments/:id/card': ['purchase_closed', 'too_many_requests'],
  'PUT /flags/:name': ['flags_managed_elsewhere'],
}

const always: ErrorCode[] = ['internal_error', 'unavailable']
const ofBodies: ErrorCode[] = ['malformed_request', 'payload_too_large', 'unsupported_media_type']

const codesOf = ({ method, url, config, schema = {} }: Route): ErrorCode[] => {
  const methods = [method].flat()
  const { access, closedBy } = config ?? {}
  const { params, querystring, headers } = schema
  return [
    ...always,
    ...methods.flatMap((one) => own[`${one} ${url.slice(apiBase.length)}`] ?? []),
    ...(methods.some((one) => !['GET', 'HEAD'].includes(one)) ? ofBodies : []),
    ...((params ?? querystring ?? headers) ? (['validation_failed'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    // A visitor's call may carry a session that has ended.
    ...(access === 'entrance' ? [] : (['unauthorized'] as const)),
    ...(access === 'member' || access === 'admin' ? (['forbidden'] as const) : []),
    ...(closedBy ? (['checkout_locked'] as const) : []),
  ]
}

/** Every status with which a route may refuse a request. */
export const refusalsOf = (route: Route): number[] =>
  [...new Set(codesOf(route).map((code) => errorStatus[code]))].sort()

/** Routes that the table above names. */
export const routesWithRefusals = Object.keys(own)
