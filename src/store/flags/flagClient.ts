import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import type { Flags } from '#contract/flags/flags'
import { FlagAnswer, flagsIn } from '#contract/flags/answer'
import type { FlagService } from '../../config/env'
import type { Effects } from '../../effects/effects'

const timeoutMs = 10_000

const isHonest = async (response: Response): Promise<boolean> =>
  response.ok &&
  FlagAnswer.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  ).success

/**
 * The only file that knows Unleash. Returns a function that asks the service once: it resolves with whether the service
 * answered, and calls `onFlags` where the flags may have changed. The SDK would write every failure to the console and
 * believe every answer: it gets "nothing new" (304) instead of failures, refusals and invalid answers.
 */
export const createFlagClient = (
  { url, key, appName }: FlagService,
  { fetch, timers, ids }: Effects,
  onFlags: (flags: Flags) => void,
): (() => Promise<boolean>) => {
  let answered = false
  const honestFetch = async (address: string, init: RequestInit) => {
    const limit = new AbortController()
    const stop = timers.after(timeoutMs, () => limit.abort())
    try {
      const response = await fetch(address, { ...init, signal: limit.signal })
      answered = response.status === 304 || (await isHonest(response))
      if (answered) return response
    } catch {
      answered = false
    } finally {
      stop()
    }
    return new Response(null, { status: 304 })
  }
  const client = new UnleashClient({
    url,
    clientKey: key,
    appName,
    context: { sessionId: ids.next() },
    fetch: honestFetch,
    storageProvider: new InMemoryStorageProvider(),
    // The store decides when to ask; the service gets no metrics of visitors.
    disableRefresh: true,
    disableMetrics: true,
  })
  client.on('update', () => onFlags(flagsIn({ toggles: client.getAllToggles() })))
  return async () => {
    await client.start()
    return answered
  }
}
