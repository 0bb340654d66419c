import * as z from 'zod/mini'
import { apiBase, firstPaths } from '../../contract/paths'

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
}

const Settings = z.object({
  apiHost: z.optional(z.string()),
  flags: z.optional(z.object({ url: z.string(), key: z.string(), appName: z.string() })),
})

const read = (text: string): z.infer<typeof Settings> => {
  try {
    const known = Settings.safeParse(JSON.parse(text))
    return known.success ? known.data : {}
  } catch {
    return {}
  }
}

/** Reads <meta name="clear-round">; without it (or with a broken one) API and flags are at the page's own origin. */
export const readEnv = (document: Document): Env => {
  const { apiHost = '', flags } = read(
    document.querySelector('meta[name="clear-round"]')?.getAttribute('content') ?? '{}',
  )
  const embedded = { url: apiHost + apiBase + firstPaths.flagService, key: 'embedded', appName: 'clear-round' }
  const { url, ...service } = flags ?? embedded
  // The SDK wants a whole address.
  return { apiHost, flags: { ...service, url: new URL(url, document.baseURI).href } }
}
