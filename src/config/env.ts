import { apiBase, firstPaths } from '#contract/paths'

/** Where the flag service is, and what it is told: its frontend API's address, a public key, the name of this app. */
export interface FlagService {
  url: string
  key: string
  appName: string
}

/** What the server wrote into the page when it started. An empty `apiHost` is the page's own origin. */
export interface Env {
  apiHost: string
  flags: FlagService
  /** Testers may record what they do, and open what others recorded. */
  qa: boolean
}

const parsed = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}
const isText = (value: unknown) => typeof value === 'string'
const isService = (value: unknown): value is FlagService => {
  const { url, key, appName } = Object(value) as Record<string, unknown>
  return [url, key, appName].every(isText)
}

/** Reads <meta name="clear-round">; without it (or with a broken one) API and flags are at the page's own origin. */
export const readEnv = (document: Document): Env => {
  const meta = parsed(document.querySelector('meta[name="clear-round"]')?.getAttribute('content') ?? '{}')
  const apiHost = isText(meta['apiHost']) ? meta['apiHost'] : ''
  const embedded = { url: apiHost + apiBase + firstPaths.flagService, key: 'embedded', appName: 'clear-round' }
  const { url, key, appName } = isService(meta['flags']) ? meta['flags'] : embedded
  // The SDK wants a whole address.
  return { apiHost, flags: { url: new URL(url, document.baseURI).href, key, appName }, qa: meta['qa'] === true }
}
