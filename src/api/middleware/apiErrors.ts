import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { ApiError } from '#contract/shared/apiError'
import { isFieldCode, isRequestId } from '#contract/shared/errors'
import type { ApiFailure, ApiQuery, ApiRequest, Transport } from '../request'

/** The HTTP status of a failure, also where the answer's body could not be read; 0 where none came. */
export const statusOf = (error: FetchBaseQueryError): number => {
  if (typeof error.status === 'number') return error.status
  return error.status === 'PARSING_ERROR' ? error.originalStatus : 0
}

const messageOf = (data: unknown): string | null => {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : null
  return typeof message === 'string' && message !== '' ? message : null
}

// fetch words its failures "TypeError: Failed to fetch"; the class name means nothing to a reader.
const transportMessage = (error: FetchBaseQueryError): string | null =>
  error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR' ? error.error.replace(/^\w*Error: /, '') : null

/** What a server says against a field: a code, a sentence or a list of either; null where it says nothing. */
const refusalOf = (value: unknown): string | null => {
  const texts = [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '')
  if (texts.length > 0) return texts.find(isFieldCode) ?? texts.join(' ')
  const saysNothing = !value || (Array.isArray(value) && value.length === 0)
  return saysNothing ? null : 'invalid'
}

/** The fields whose refusals any server may word itself: specification, section 5. */
const wordedFields = ['email', 'password']

/** The refused fields of an answer, by name: our codes under any name, and any text for the fields with sentences. */
const fieldsIn = (data: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const refusal = wordedFields.includes(name) ? refusalOf(value) : isFieldCode(value) ? value : null
      return refusal === null ? [] : [[name, refusal] as const]
    }),
  )

// Not by the schema, which lists the codes: one that a newer server brings is passed on.
const isOurs = (body: Partial<ApiError>): body is ApiError =>
  typeof body.code === 'string' && typeof body.message === 'string'

/** Any failure as an ApiFailure. Source of the rules: specification, sections 5 and 8. */
export const toFailure = (
  error: FetchBaseQueryError,
  request: Pick<ApiRequest, 'url' | 'atStart'>,
  type: BaseQueryApi['type'] = 'mutation',
): ApiFailure => {
  const data = 'data' in error ? error.data : undefined
  const answer = typeof data === 'object' && data !== null ? data : {}
  const { requestId, ...body } = answer as { requestId?: unknown }
  const { code, message, ...rest } = isOurs(body) ? body : { code: 'transport' as const, message: null }
  const fields = fieldsIn(answer)
  return {
    status: statusOf(error),
    code,
    message: message ?? messageOf(data) ?? transportMessage(error),
    fields,
    details: Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in fields))),
    ...(isRequestId(requestId) && { requestId }),
    // What a change would do is asked in a dialog: nothing has gone wrong.
    silent:
      request.atStart === true ||
      code === 'consequences_changed' ||
      // The page that shows another person by now reads all again.
      (type === 'query' && code === 'acting_changed') ||
      // The screen that asked for a record says itself that there is none.
      (type === 'query' && code === 'not_found') ||
      (request.url.includes('register') && wordedFields.some((name) => name in answer)),
  }
}

/** The outermost wrapper: what a caller gets is data or an ApiFailure, never a throw. */
export const apiErrors =
  (next: Transport): ApiQuery =>
  async (request, api, options) => {
    const { data, error, meta } = await next(request, api, options)
    return error ? { error: toFailure(error, request, api.type), ...(meta && { meta }) } : { data: data ?? null }
  }
