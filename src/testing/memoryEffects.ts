import type { Effects, Place } from '../effects/effects'

/** What the world answers a call with: HTTP, or no answer at all (null). */
export type Answer = { status: number; body: string; type?: string } | null

/** A port to a world of maps and lists, for journeys too many for a page each; `asked` says all that left. */
export const memoryEffects = (answer: (request: Request) => Answer, stored: Record<string, string> = {}) => {
  const texts = new Map(Object.entries(stored))
  const kept = new Map<string, string>()
  const places: Place[] = [{ pathname: '/', search: '', hash: '', state: null, key: 'default' }]
  const hearers: ((key: string | null) => void)[] = []
  const asked: string[] = []
  const timers = new Set<() => void>()
  let ids = 0
  let now = Date.parse('2026-11-21T10:00:00Z')
  const placeOf = (url: string, state: unknown): Place => {
    const { pathname, search, hash } = new URL(url, 'http://localhost')
    return { pathname, search, hash, state, key: String((ids += 1)) }
  }
  const effects: Effects = {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      const told = answer(request)
      if (told === null) throw new TypeError('Failed to fetch')
      const bodiless = [204, 304].includes(told.status)
      const headers = { 'content-type': told.type ?? 'application/json' }
      return new Response(bodiless ? null : told.body, { status: told.status, headers })
    },
    storage: {
      read: (key) => texts.get(key) ?? null,
      write: (key, value) => {
        asked.push(`write ${key}`)
        texts.set(key, value)
      },
      remove: (key) => {
        asked.push(`remove ${key}`)
        texts.delete(key)
      },
      onChange: (hear) => {
        hearers.push(hear)
        return () => undefined
      },
    },
    session: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    cookies: { write: (name) => void asked.push(`cookie ${name}`) },
    navigation: {
      current: () => places.at(-1) as Place,
      push: (url, state) => {
        asked.push(`push ${url}`)
        places.push(placeOf(url, state))
      },
      replace: (url, state) => {
        asked.push(`replace ${url}`)
        places[places.length - 1] = placeOf(url, state)
      },
      go: () => undefined,
      onPop: () => () => undefined,
      reload: () => void asked.push('reload'),
    },
    files: { save: (name) => void asked.push(`file ${name}`) },
    clock: { now: () => new Date((now += 1_000)).toISOString() },
    ids: { next: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}` },
    timers: {
      after: (_milliseconds, run) => {
        timers.add(run)
        return () => timers.delete(run)
      },
    },
    print: () => undefined,
    onLeave: () => undefined,
  }
  return {
    effects,
    texts,
    asked,
    /** Another tab writes. */
    writeElsewhere: (key: string, value: string | null) => {
      if (value === null) texts.delete(key)
      else texts.set(key, value)
      hearers.forEach((hear) => hear(key))
    },
    /** What was to happen later happens now. */
    runTimers: () => {
      const due = [...timers]
      timers.clear()
      due.forEach((run) => run())
    },
  }
}
