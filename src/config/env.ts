import * as z from 'zod/mini'
import { flagEndpoints } from '#contract/flags/change'
import { apiBase } from '#contract/shared/paths'

/** The flag service: its frontend API's address, and the public key and app name that it gets. */
const FlagService = z.object({ url: z.string(), key: z.string(), appName: z.string() })
export type FlagService = z.infer<typeof FlagService>

/** What the server wrote into the page when it started. An empty `apiHost` is the page's own origin. */
export interface Env {
  apiHost: string
  flags: FlagService
  /** Testers may record what they do, and open what others recorded. */
  qa: boolean
}

const Settings = z.object({
  apiHost: z.catch(z.string(), ''),
  flags: z.catch(z.optional(FlagService), undefined),
  qa: z.catch(z.boolean(), false),
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads <meta name="clear-round">; without it (or with a broken one) API and flags are at the page's own origin. */
export const readEnv = (document: Document): Env => {
  const content = document.querySelector('meta[name="clear-round"]')?.getAttribute('content') ?? '{}'
  const { apiHost, flags, qa } = Settings.safeParse(parsed(content)).data ?? Settings.parse({})
  const embedded = { url: apiHost + apiBase + flagEndpoints.readToggles.path, key: 'embedded', appName: 'clear-round' }
  const { url, key, appName } = flags ?? embedded
  // The SDK needs a whole address.
  return { apiHost, flags: { url: new URL(url, document.baseURI).href, key, appName }, qa }
}
