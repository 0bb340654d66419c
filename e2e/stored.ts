import type { Page } from '@playwright/test'

/** The raw text under a key of local storage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
