import type { Browser } from 'playwright-core'

/** A way through the product that a person could walk; it throws where the way is blocked. */
export interface Journey {
  name: string
  walk: (browser: Browser) => Promise<void>
}
