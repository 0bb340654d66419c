import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** A page of a fresh browser profile, and what went wrong on it without anybody seeing. */
export interface Visit {
  page: Page
  /** Console errors, thrown errors and breaches of the Content-Security-Policy. */
  faults: string[]
  /** Keeps a picture of what was seen last, for whoever looks into a failure. */
  keepPicture: (name: string) => Promise<void>
  close: () => Promise<void>
}

const patience = 15_000

export const visit = async (browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text().slice(0, 300)} (${page.url()})`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message} (${page.url()})`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  const keepPicture = async (name: string) => {
    await page.screenshot({ path: `.cache/e2e/${name}.png` })
    process.stdout.write(`${page.url()} ${faults.join('\n')}\nPicture: .cache/e2e/${name}.png\n`)
  }
  return { page, faults, keepPicture, close: () => context.close() }
}

/** The raw text under a key of local storage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
