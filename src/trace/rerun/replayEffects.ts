import { sealedEffects } from '../../effects/sealed'
import type { Effects, BrowserLocation } from '../../effects/effects'
import { requestLine, type RequestLine } from './requestLine'

/** Starts each id that a re-run generates, so that comparisons can accept any recorded id in its place. */
export const replayedId = '5e9a1d00-0000-4000-8000-'

/** A request of a re-run, waiting for its recorded answer. */
export interface Call {
  line: RequestLine
  answer: (status: number, body: unknown) => void
  fail: (message: string) => void
}

// As much of a response as fetchBaseQuery reads. Reading a real one takes turns of the event loop.
const responseOf = (status: number, text: string): Response => {
  const response = {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: () => Promise.resolve(text),
    clone: () => response,
  }
  return response as Response
}

/**
 * A sealed port for a re-run. Its clock and timers follow the recording, and `onCall` answers its requests.
 */
export const createReplayEffects = (start: BrowserLocation, onCall: (call: Call) => void) => {
  let now = 0
  let made = 0
  const reads = new Set<Promise<void>>()
  const timers = new Set<{ due: number; run: () => void }>()
  const sealed = sealedEffects(undefined, start)
  const fetch: typeof globalThis.fetch = (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const read = requestLine(new Request(input, init))
        .then((line) =>
          onCall({
            line,
            answer: (status, body) => resolve(responseOf(status, JSON.stringify(body))),
            fail: (message) => reject(new TypeError(message)),
          }),
        )
        .catch(reject)
        .finally(() => reads.delete(read))
      reads.add(read)
    })
  const nextId = () => replayedId + String((made += 1)).padStart(12, '0')
  const effects: Effects = {
    ...sealed,
    fetch,
    clock: { now: () => new Date(now).toISOString() },
    ids: { next: nextId },
    navigation: { ...sealed.navigation, current: () => ({ ...sealed.navigation.current(), key: nextId() }) },
    timers: {
      after: (milliseconds, run) => {
        const timer = { due: now + milliseconds, run }
        timers.add(timer)
        return () => timers.delete(timer)
      },
    },
  }
  /** Runs all pending microtasks. */
  const settle = async () => {
    do {
      await Promise.all(reads)
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
    } while (reads.size > 0)
  }
  return {
    effects,
    settle,
    /** Moves the clock to an instant, in milliseconds, and runs the timers that are due. */
    moveTo: (instant: number) => {
      now = Math.max(now, instant)
      for (const timer of [...timers])
        if (timer.due <= now) {
          timers.delete(timer)
          timer.run()
        }
    },
  }
}
