import type { Effects, BrowserLocation } from '../effects/effects'
import { keptFiles } from '../effects/keptFiles'

/** What the world answers a call with: HTTP, or no answer at all (null). */
export type Answer = { status: number; body: string; type?: string } | null

/** A port to a world of maps and lists, for journeys too many for a page each; `asked` says all that left. */
export const memoryEffects = (answer: (request: Request) => Answer, stored: Record<string, string> = {}) => {
  const texts = new Map(Object.entries(stored))
  const values = new Map<string, string>()
  const locations: BrowserLocation[] = [{ pathname: '/', search: '', hash: '', state: null, key: 'default' }]
  const hearers: ((key: string | null) => void)[] = []
  const returns: (() => void)[] = []
  const connections: (() => void)[] = []
  let isOnline = true
  const sent: string[] = []
  const timers = new Set<() => void>()
  let ids = 0
  let now = Date.parse('2026-11-21T10:00:00Z')
  const locationOf = (url: string, state: unknown): BrowserLocation => {
    const { pathname, search, hash } = new URL(url, 'http://localhost')
    return { pathname, search, hash, state, key: String((ids += 1)) }
  }
  const effects: Effects = {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      const result = answer(request)
      if (result === null) throw new TypeError('Failed to fetch')
      const bodiless = [204, 304].includes(result.status)
      const headers = { 'content-type': result.type ?? 'application/json' }
      return new Response(bodiless ? null : result.body, { status: result.status, headers })
    },
    storage: {
      read: (key) => texts.get(key) ?? null,
      write: (key, value) => {
        sent.push(`write ${key}`)
        texts.set(key, value)
      },
      remove: (key) => {
        sent.push(`remove ${key}`)
        texts.delete(key)
      },
      onChange: (hear) => {
        hearers.push(hear)
        return () => undefined
      },
    },
    session: {
      read: (key) => values.get(key) ?? null,
      write: (key, value) => void values.set(key, value),
      remove: (key) => void values.delete(key),
    },
    network: {
      isOnline: () => isOnline,
      onChange: (run) => void connections.push(run),
      userAgent: () => 'Test',
    },
    cookies: { write: (name) => void sent.push(`cookie ${name}`) },
    navigation: {
      current: () => locations.at(-1) as BrowserLocation,
      push: (url, state) => {
        sent.push(`push ${url}`)
        locations.push(locationOf(url, state))
      },
      replace: (url, state) => {
        sent.push(`replace ${url}`)
        locations[locations.length - 1] = locationOf(url, state)
      },
      go: () => undefined,
      onPop: () => () => undefined,
      reload: () => void sent.push('reload'),
      leaveFor: (url) => void sent.push(`leave for ${url}`),
    },
    files: keptFiles((name) => void sent.push(`file ${name}`)),
    clipboard: { write: () => Promise.resolve(sent.push('copy') > 0) },
    share: () => Promise.resolve(sent.push('share') > 0),
    clock: { now: () => new Date((now += 1_000)).toISOString() },
    ids: { next: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}` },
    timers: {
      after: (_milliseconds, run) => {
        timers.add(run)
        return () => timers.delete(run)
      },
    },
    print: () => undefined,
    onReturn: (run) => void returns.push(run),
    onLeave: () => undefined,
    confirmLeaving: () => undefined,
  }
  return {
    effects,
    texts,
    sent,
    /** Another tab writes. */
    writeElsewhere: (key: string, value: string | null) => {
      if (value === null) texts.delete(key)
      else texts.set(key, value)
      hearers.forEach((hear) => hear(key))
    },
    /** The reader returns to the tab. */
    comeBack: () => returns.forEach((run) => run()),
    /** The network comes or goes. */
    connect: (isThere: boolean) => {
      isOnline = isThere
      connections.forEach((run) => run())
    },
    /** What was to happen later happens now. */
    runTimers: () => {
      const due = [...timers]
      timers.clear()
      due.forEach((run) => run())
    },
  }
}
