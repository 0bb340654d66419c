import { cookieName } from '#contract/shared/cookieName'
import type { Effects, BrowserLocation } from './effects'
import { keptFiles } from './keptFiles'

type Keys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const noStorage: Keys = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

// Reading window.localStorage throws where cookies are blocked: the app then works for as long as the page lives.
const storageOf = (name: 'localStorage' | 'sessionStorage'): Keys => {
  try {
    return window[name]
  } catch {
    return noStorage
  }
}

const readSafely = (storage: Pick<Storage, 'getItem'>, key: string) => {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

const writeSafely = (storage: Pick<Storage, 'setItem'>, key: string, value: string) => {
  try {
    storage.setItem(key, value)
  } catch {
    // A later read finds nothing, as in a browser that refuses storage.
  }
}

const currentLocation = (): BrowserLocation => {
  const { pathname, search, hash } = window.location
  const entry: unknown = window.history.state
  const { key, state } = (entry ?? {}) as { key?: string; state?: unknown }
  return { pathname, search, hash, state: state ?? null, key: key ?? 'default' }
}

const listen = (type: string, listener: (event: Event) => void) => {
  window.addEventListener(type, listener)
  return () => window.removeEventListener(type, listener)
}

const saveFile = (name: string, type: string, content: string | Blob) => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

// Over plain http a browser has no clipboard; after any error the text was not copied.
const writeToClipboard = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

// A closed sheet is an answer: nothing else follows.
const shareLink = (link: { title: string; url: string }) =>
  'share' in navigator
    ? navigator.share(link).then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      )
    : Promise.resolve(false)

/** The browser itself, as the port. The only place (with the script in <head>) that names its globals. */
export const liveEffects = (): Effects => {
  const storage = storageOf('localStorage')
  const session = storageOf('sessionStorage')
  const id = () => crypto.randomUUID()
  const whenLeaving: (() => void)[] = []
  return {
    fetch: (...request) => window.fetch(...request),
    storage: {
      read: (key) => readSafely(storage, key),
      write: (key, value) => storage.setItem(key, value),
      remove: (key) => storage.removeItem(key),
      onChange: (listener) => listen('storage', (event) => listener((event as StorageEvent).key)),
    },
    session: {
      read: (key) => readSafely(session, key),
      write: (key, value) => writeSafely(session, key, value),
      remove: (key) => session.removeItem(key),
    },
    cookies: {
      write: (name, value) => {
        const secure = window.location.protocol === 'https:'
        const attributes = `Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`
        document.cookie = `${cookieName(name, secure)}=${value}; ${attributes}`
      },
    },
    navigation: {
      current: currentLocation,
      push: (url, state) => window.history.pushState({ key: id(), state }, '', url),
      replace: (url, state) => window.history.replaceState({ key: id(), state }, '', url),
      go: (steps) => window.history.go(steps),
      onPop: (listener) => {
        // The browser would scroll before that screen is shown: listeners restore the position instead.
        window.history.scrollRestoration = 'manual'
        return listen('popstate', listener)
      },
      reload: () => window.location.reload(),
      leaveFor: (url) => {
        // Chromium gives `pagehide` handlers half a second when another site follows: too short to save a long recording.
        whenLeaving.forEach((run) => run())
        window.location.assign(url)
      },
    },
    network: {
      isOnline: () => navigator.onLine,
      onChange: (run) => {
        listen('online', run)
        listen('offline', run)
      },
      userAgent: () => navigator.userAgent,
    },
    files: keptFiles(saveFile),
    clipboard: { write: writeToClipboard },
    share: shareLink,
    clock: { now: () => new Date().toISOString() },
    ids: { next: id },
    timers: {
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    print: () => window.print(),
    onReturn: (run) => {
      listen('online', run)
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run())
    },
    onLeave: (run) => {
      whenLeaving.push(run)
      listen('pagehide', run)
    },
    confirmLeaving: (isWanted) => {
      window.onbeforeunload = (event) => {
        if (isWanted()) event.preventDefault()
      }
    },
  }
}
