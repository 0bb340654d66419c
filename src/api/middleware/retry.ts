import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Effects } from '../../effects/effects'
import { extraOf, type ApiRequest, type Transport } from '../request'

const second = 1_000
const triesAtMost = 3
const longestWait = 30 * second

// Asking again may do a thing twice, unless the server knows the request again. A start waits for nothing.
const mayRepeat = ({ method = 'GET', headers = {}, atStart }: ApiRequest) =>
  !atStart && (method === 'GET' || 'Idempotency-Key' in headers)

/** 0 to 1, from the port: the first digits of an id. */
const randomOf = ({ ids }: Effects) => parseInt(ids.next().slice(0, 8), 16) / 2 ** 32

/** Milliseconds before the next try: what the server said, else 1 s, 2 s …, and up to as long again, so that many tabs do not try again at once. */
export const waitBefore = (effects: Effects, tried: number, retryAfter?: string | null, longest = longestWait) => {
  const said = Number(retryAfter ?? NaN)
  const least = said > 0 ? said * second : Math.min(second * 2 ** (tried - 1), longestWait)
  return Math.min(least * (1 + randomOf(effects)), longest)
}

/** Waits through the port, and no longer than the call is wanted. */
export const pause = ({ timers }: Effects, { signal }: Pick<BaseQueryApi, 'signal'>, milliseconds: number) =>
  new Promise<void>((resolve) => {
    const stop = timers.after(milliseconds, resolve)
    signal.addEventListener('abort', () => {
      stop()
      resolve()
    })
  })

/** Asks again, thrice in all, where the server says that it cannot answer now (503); meanwhile the call is under way. */
export const retry =
  (next: Transport): Transport =>
  async (request, api, options) => {
    const { effects } = extraOf(api)
    for (let tried = 1; ; tried += 1) {
      const result = await next(request, api, options)
      if (result.error?.status !== 503 || tried === triesAtMost || !mayRepeat(request)) return result
      await pause(effects, api, waitBefore(effects, tried, result.meta?.retryAfter))
      if (api.signal.aborted) return result
    }
  }
