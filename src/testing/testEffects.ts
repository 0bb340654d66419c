import { keptFiles } from '../effects/keptFiles'
import type { Effects } from '../effects/effects'
import { liveEffects } from '../effects/live'

interface Waiting {
  at: number
  run: () => void
}

/** The port of tests: jsdom's storage and history, the in-process server, and a clock that only the test moves. */
export interface TestEffects extends Effects {
  /** Every call that left, in order: "GET /api/me". */
  calls: { line: string; headers: Record<string, string> }[]
  /** Files that the reader was handed. */
  saved: { name: string; type: string; content: string | Blob }[]
  /** The addresses elsewhere that the reader was sent to. */
  left: string[]
  /** What was put into the clipboard. */
  copied: string[]
  /** Moves the clock on and runs what was due, in order of time. */
  advance: (milliseconds: number) => void
  /** The reader returns to the tab. */
  comeBack: () => void
  /** The page is being left: what waits to be written is written. */
  leave: () => void
}

const lineOf = ({ method, url }: Request) => {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}

// Counted over the whole test file: its pages share one server, which keeps the keys it has seen.
let ids = 0

/** `start` is what the clock says first, an ISO instant: the server's own, or dogs and shows would not fit the day. */
export const testEffects = (start: string): TestEffects => {
  const live = liveEffects()
  const calls: TestEffects['calls'] = []
  const saved: TestEffects['saved'] = []
  const copied: string[] = []
  const left: string[] = []
  const leaving: (() => void)[] = []
  const returning: (() => void)[] = []
  let now = Date.parse(start)
  let waiting: Waiting[] = []
  const nextBefore = (end: number) =>
    waiting.filter(({ at }) => at <= end).reduce<Waiting | null>((a, b) => (a && a.at <= b.at ? a : b), null)
  return {
    ...live,
    calls,
    fetch: (input, init) => {
      const request = new Request(input, init)
      calls.push({ line: lineOf(request), headers: Object.fromEntries(request.headers) })
      return live.fetch(request)
    },
    saved,
    files: keptFiles((name, type, content) => void saved.push({ name, type, content })),
    left,
    navigation: { ...live.navigation, leaveFor: (url) => void left.push(url) },
    copied,
    clipboard: { write: (text) => Promise.resolve(copied.push(text) > 0) },
    // A browser that shares nothing, as most do at a desk.
    share: () => Promise.resolve(false),
    clock: { now: () => new Date(now).toISOString() },
    ids: { next: () => `00000000-0000-4000-9000-${String((ids += 1)).padStart(12, '0')}` },
    timers: {
      after: (milliseconds, run) => {
        const entry = { at: now + milliseconds, run }
        waiting.push(entry)
        return () => {
          waiting = waiting.filter((other) => other !== entry)
        }
      },
    },
    onReturn: (run) => {
      returning.push(run)
    },
    onLeave: (run) => {
      leaving.push(run)
    },
    confirmLeaving: () => undefined,
    advance: (milliseconds) => {
      const end = now + milliseconds
      for (let due = nextBefore(end); due; due = nextBefore(end)) {
        const { at, run } = due
        waiting = waiting.filter((other) => other !== due)
        now = at
        run()
      }
      now = end
    },
    comeBack: () => returning.forEach((run) => run()),
    leave: () => leaving.forEach((run) => run()),
  }
}
