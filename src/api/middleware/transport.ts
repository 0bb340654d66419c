import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import { apiBase } from '#contract/shared/paths'
import { extraOf, stateOf, type Transport } from '../request'
import { withServerClock } from './serverClock'

const timeoutMs = 30_000
const startTimeoutMs = 10_000

/**
 * One HTTP call through the port; of the answer's headers only Retry-After is passed on (Response objects have no place
 * in state).
 */
export const transport: Transport = async ({ atStart, ...request }, api, options) => {
  const call = fetchBaseQuery({
    baseUrl: extraOf(api).apiHost + apiBase,
    fetchFn: withServerClock(api),
    timeout: atStart ? startTimeoutMs : timeoutMs,
    prepareHeaders: (headers) => headers.set('Accept-Language', stateOf(api).ui.locale),
  })
  const { data, error, meta } = await call(request, api, options)
  return error ? { error, meta: { retryAfter: meta?.response?.headers.get('Retry-After') ?? null } } : { data }
}
