import type { BrowserLocation, Effects } from './effects'

const locationOf = (url: string, state: unknown, key: string): BrowserLocation => {
  // Only its parts are read: the host is none.
  const { pathname, search, hash } = new URL(url, 'http://sealed.invalid')
  return { pathname, search, hash, state, key }
}

/** A history of this page alone: links and Back lead where they lead, and the browser stays where it is. */
export const sealedHistory = (start: BrowserLocation): Omit<Effects['navigation'], 'reload' | 'leaveFor'> => {
  const entries = [start]
  const listeners = new Set<() => void>()
  let at = 0
  const keyOf = (index: number) => `sealed ${index}`
  return {
    current: () => entries[at] ?? start,
    push: (url, state) => {
      at += 1
      entries.splice(at, entries.length, locationOf(url, state, keyOf(at)))
    },
    replace: (url, state) => {
      entries[at] = locationOf(url, state, keyOf(at))
    },
    go: (steps) => {
      const next = at + steps
      if (next < 0 || next >= entries.length) return
      at = next
      listeners.forEach((listener) => listener())
    },
    onPop: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
