import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { ApiError, isFieldCode, type FieldCode } from '../../../contract/errors'
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

// fetch words its failures "TypeError: Failed to fetch"; the class name tells a reader nothing.
const transportMessage = (error: FetchBaseQueryError): string | null =>
  error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR' ? error.error.replace(/^\w*Error: /, '') : null

/** Any failure as an ApiFailure. Source of the rules: specification, sections 5 and 8. */
export const failureOf = (error: FetchBaseQueryError, request: Pick<ApiRequest, 'url' | 'atStart'>): ApiFailure => {
  const data = 'data' in error ? error.data : undefined
  const known = ApiError.safeParse(data)
  const { code, message, ...rest } = known.success ? known.data : { code: 'transport' as const, message: null }
  const entries = Object.entries(rest)
  const fields = Object.fromEntries(entries.filter((entry): entry is [string, FieldCode] => isFieldCode(entry[1])))
  const carriesField = typeof data === 'object' && data !== null && ('email' in data || 'password' in data)
  return {
    status: statusOf(error),
    code,
    message: message ?? messageOf(data) ?? transportMessage(error),
    fields,
    details: Object.fromEntries(entries.filter(([, value]) => !isFieldCode(value))),
    silent: request.atStart === true || (request.url.includes('register') && carriesField),
  }
}

/** The outermost wrapper: what a caller gets is data or an ApiFailure, never a throw. */
export const apiErrors =
  (next: Transport): ApiQuery =>
  async (request, api, options) => {
    const { data, error } = await next(request, api, options)
    return error ? { error: failureOf(error, request) } : { data: data ?? null }
  }
