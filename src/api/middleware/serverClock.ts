import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { clockCorrected } from '../events'
import { extraOf, stateOf } from '../request'

/** A header says the time to the second; less is no difference. */
const second = 1_000

/** When a call was sent and answered by the device's clock, and when the server answered by its own; milliseconds. */
interface Measured {
  sentAt: number
  receivedAt: number
  answeredAt: number
}

/**
 * How far the server's clock is ahead of the device's: as was known, where that can be, else the nearest that can. The
 * server answered some time between sending and receiving, and within the second that it says.
 */
export const offsetOf = (known: number, { sentAt, receivedAt, answeredAt }: Measured): number =>
  Math.min(Math.max(known, answeredAt - receivedAt), answeredAt + second - sentAt)

/** Calls the server, and announces where its Date says that the device's clock is wrong. */
export const withServerClock =
  (api: BaseQueryApi): typeof globalThis.fetch =>
  async (...request) => {
    const { fetch, clock } = extraOf(api).effects
    const sentAt = Date.parse(clock.now())
    const answer = await fetch(...request)
    const answeredAt = Date.parse(answer.headers.get('Date') ?? '')
    if (Number.isNaN(answeredAt)) return answer
    const known = stateOf(api).ui.clockOffset
    const offset = offsetOf(known, { sentAt, receivedAt: Date.parse(clock.now()), answeredAt })
    if (Math.abs(offset - known) >= second) api.dispatch(clockCorrected(offset))
    return answer
  }
