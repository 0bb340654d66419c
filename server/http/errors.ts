import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { errorStatus, type ErrorCode } from '#contract/shared/apiError'
import { fieldCodesOf } from '#contract/shared/fieldCode'
import { pickLocale } from '#contract/shared/locales'
import { apiBase } from '#contract/shared/paths'
import { isStorable } from '#contract/shared/text'
import { isStorageFull, isUnavailable, sqlCode } from '../db/retry'
import { messagesFor } from '../messages/messagesFor'
import { HttpError } from './httpError'
import type { Api } from './types'

const retryAfterSeconds: Partial<Record<ErrorCode, number>> = { unavailable: 5, storage_full: 60 }

const send = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode, details: Record<string, unknown> = {}) => {
  request.refusedAs = code
  const message = messagesFor(pickLocale(request.headers['accept-language']))[code]
  if (code === 'unauthorized') reply.header('www-authenticate', 'Bearer')
  const seconds = retryAfterSeconds[code]
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  return reply
    .status(errorStatus[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...details, ...(errorStatus[code] >= 500 && { requestId: request.id }), code, message })
}

class Invalid extends Error {
  constructor(readonly fields: ReturnType<typeof fieldCodesOf>) {
    super('invalid')
  }
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
}

// A text that the database can neither keep nor look for: a NUL, or what is no UTF-8.
const unstorableCodes = ['22021', '22P05']

const codeOf = (error: unknown): ErrorCode => {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (isStorageFull(error)) return 'storage_full'
  if (isUnavailable(error)) return 'unavailable'
  if (unstorableCodes.includes(sqlCode(error) ?? '')) return 'malformed_request'
  const known = frameworkCodes[code ?? '']
  if (known) return known
  // Folders and forbidden files of the site are never revealed.
  if (statusCode === 403 || statusCode === 404) return 'not_found'
  if (statusCode === 416) return 'range_not_satisfiable'
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'malformed_request' : 'internal_error'
}

/** Makes every error leave as `{ code, message, ...fields }`, worded in the language of Accept-Language. */
export const answerErrors = (app: Api): void => {
  // The provider's own compiler loses what the contract needs to name each field's fault.
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (data) => {
    const parsed = z.safeParse(schema, data)
    return parsed.success ? { value: parsed.data } : { error: new Invalid(fieldCodesOf(parsed.error.issues)) }
  })
  app.addHook('preValidation', async ({ params }, reply) => {
    // Nothing can be at an address that no database can look for: of the API as of the site.
    if (!Object.values(params as Record<string, string>).every(isStorable)) return reply.callNotFound()
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof HttpError) return send(request, reply, error.code, error.details)
    if (error instanceof Invalid) return send(request, reply, 'validation_failed', error.fields)
    if (hasZodFastifySchemaValidationErrors(error)) return send(request, reply, 'validation_failed')
    const code = codeOf(error)
    // The length of the file, for a request beyond its end.
    const { headers } = error as { headers?: Record<string, string> }
    if (code === 'range_not_satisfiable' && headers) void reply.headers(headers)
    // Only the kind of fault is logged, never a body: it may hold a password or a card.
    if (code !== 'internal_error') {
      if (errorStatus[code] >= 500) request.log.warn({ err: error, route: request.routeOptions.url }, code)
      return send(request, reply, code)
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'internal error')
    return send(request, reply, request.routeOptions.config.failsAs ?? code)
  })
}

/** The 404 of the API, for addresses that no route and no file answers. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, 'not_found')

// No hook runs before routing, and so none that sets these.
const unroutedHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** What Fastify refuses before routing (a malformed or endless address) gets the same shape. */
export const sendFrameworkError = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply.headers(unroutedHeaders), request.url.startsWith(apiBase) ? 'not_found' : 'malformed_request')
