import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FlagAnswer, flagsIn } from '#contract/flags/answer'
import { allFlagsOff } from '#contract/flags/flags'
import type { Api } from '../../http/types'
import type { FlagService, FlagSource } from '../../domain/flags/flagSource'

const refreshEvery = 15_000
const longestCall = 10_000
const startTimeoutMs = 2_000

const addressOf = ({ url, appName }: FlagService): URL => {
  const address = new URL(url)
  // A flag for a part of the sessions is on or off for this server, and not another way each time.
  const context = { appName, environment: 'default', sessionId: randomUUID() }
  for (const [name, value] of Object.entries(context)) address.searchParams.set(name, value)
  return address
}

/** The flags of a service elsewhere: as last received, all off before its first answer. No request waits for it. */
export const remoteFlags = async (app: Api, service: FlagService): Promise<FlagSource> => {
  const { key, appName, refreshMs = refreshEvery, timeoutMs = longestCall } = service
  const address = addressOf(service)
  const closing = new AbortController()
  let known = { flags: allFlagsOff, etag: '' }
  let lastFault: string | null = null
  let next: NodeJS.Timeout | undefined

  const ask = async (): Promise<void> => {
    // Without `max-age` fetch would add `no-cache` to a validator, which forbids a 304.
    const validator = known.etag !== '' && { 'if-none-match': known.etag, 'cache-control': 'max-age=0' }
    const headers = { authorization: key, 'unleash-appname': appName, ...validator }
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
    const answer = await fetch(address, { headers, signal, redirect: 'error' })
    if (answer.status === 304) return
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const { success, data } = FlagAnswer.safeParse(await answer.json())
    if (!success) throw new Error('an answer of another shape')
    known = { flags: flagsIn(data), etag: answer.headers.get('etag') ?? '' }
  }

  const note = (fault: string | null): void => {
    if (closing.signal.aborted || (fault === null) === (lastFault === null)) return
    lastFault = fault
    if (fault === null) app.log.info('the flag service answers again')
    else app.log.error({ fault }, 'the flag service does not answer: the flags stay as they were')
  }

  const round = async (): Promise<void> => {
    await ask().then(
      () => note(null),
      (error: unknown) => note(error instanceof Error ? error.message : String(error)),
    )
    if (!closing.signal.aborted) next = setTimeout(() => void round(), refreshMs).unref()
  }

  app.addHook('onClose', async () => {
    clearTimeout(next)
    closing.abort()
  })
  await Promise.race([round(), sleep(startTimeoutMs, undefined, { ref: false })])
  return { read: async () => known.flags }
}
