import { setTimeout as sleep } from 'node:timers/promises'
import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import { FlagAnswer, flagsIn } from '../../contract/flagAnswer'
import type { Api } from '../http/types'
import type { FlagService, FlagSource } from './flagSource'

const refreshEvery = 15_000
const timeoutMs = 10_000
const startTimeoutMs = 2_000

const unchanged = (): Response => new Response(null, { status: 304 })

/** What a service answers, and why that is no list of flags (null where it is one). */
const ask = async (url: string, init: RequestInit): Promise<{ answer: Response; fault: string | null }> => {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error' })
    if (answer.status === 304) return { answer: unchanged(), fault: null }
    if (!answer.ok) return { answer: unchanged(), fault: `status ${answer.status}` }
    const response = FlagAnswer.safeParse(await answer.json())
    if (!response.success) return { answer: unchanged(), fault: 'an answer of another shape' }
    const headers = { etag: answer.headers.get('etag') ?? '' }
    return { answer: Response.json(response.data, { headers }), fault: null }
  } catch (error) {
    return { answer: unchanged(), fault: error instanceof Error ? error.message : String(error) }
  }
}

/** The flags of a service elsewhere: as it told them last, all off before its first answer. Nobody waits for it. */
export const remoteFlags = async (app: Api, { url, key, appName, refreshMs }: FlagService): Promise<FlagSource> => {
  let lastFault: string | null = null
  let asking: AbortController | undefined
  let next: NodeJS.Timeout | undefined
  let closed = false

  const note = (fault: string | null): void => {
    if (closed || (fault === null) === (lastFault === null)) return
    lastFault = fault
    if (fault === null) app.log.info('the flag service answers again')
    else app.log.error({ fault }, 'the flag service does not answer: the flags stay as they were')
  }

  const client = new UnleashClient({
    url,
    clientKey: key,
    appName,
    storageProvider: new InMemoryStorageProvider(),
    disableMetrics: true,
    // Its own timer would keep the process alive.
    disableRefresh: true,
    createAbortController: () => (asking = new AbortController()),
    // A failure is handed on as "not modified": the client then keeps what it knows and writes no line for each try.
    fetch: async (address: string, init: RequestInit) => {
      const { answer, fault } = await ask(address, init)
      note(fault)
      return answer
    },
  })

  const round = async (): Promise<void> => {
    const tooLong = setTimeout(() => asking?.abort(), timeoutMs).unref()
    // Started anew each time: until a first answer has come, an update alone would wait for one in vain.
    await client.start()
    clearTimeout(tooLong)
    if (!closed) next = setTimeout(() => void round(), refreshMs ?? refreshEvery).unref()
  }

  app.addHook('onClose', async () => {
    closed = true
    clearTimeout(next)
    asking?.abort()
  })
  await Promise.race([round(), sleep(startTimeoutMs, undefined, { ref: false })])
  return { read: async () => flagsIn({ toggles: client.getAllToggles() }) }
}
