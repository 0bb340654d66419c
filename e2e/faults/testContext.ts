import type { Browser, BrowserContext, Page } from '@playwright/test'
import { apiBase } from '#contract/shared/paths'
import { callOf, type Call } from './case'

/** What was seen while a case ran. */
export interface Seen {
  calls: Call[]
  wrongs: string[]
  complaints: string[]
  loads: string[]
  navigations: string[]
}

/** A browser profile with one page. A new page costs a second, a new document in it a fifth: cases take turns in one. */
export interface TestContext {
  context: BrowserContext
  page: Page
  /** Another tab of the same profile, watched like the first. */
  tab: () => Promise<Page>
  /** Starts a new account of what is seen. */
  look: () => Seen
  close: () => Promise<void>
}

const timeoutMs = 10_000
const nothing = (): Seen => ({ calls: [], wrongs: [], complaints: [], loads: [], navigations: [] })

const reportPolicy = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  )

export const openTestContext = async (browser: Browser, origin: string, clock = false): Promise<TestContext> => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
  })
  context.setDefaultTimeout(timeoutMs)
  if (clock) await context.clock.install()
  await context.addInitScript(reportPolicy)
  let seen = nothing()

  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(`${apiBase}/`)) seen.calls.push(callOf(request))
    if (request.isNavigationRequest()) seen.loads.push(request.url())
  })
  context.on('console', (message) => {
    const text = message.text().slice(0, 300)
    if (text.startsWith('Content-Security-Policy')) seen.wrongs.push(text)
    // The browser's own line for a refused request is none of ours.
    else if (message.type() === 'error' && !text.startsWith('Failed to load resource')) seen.complaints.push(text)
  })
  const watch = (page: Page) => {
    page.on('pageerror', (error) => seen.wrongs.push(`thrown: ${error.message.slice(0, 300)}`))
    page.on('dialog', (dialog) => {
      // What is typed and not sent is asked about before the page is left, as it should be.
      if (dialog.type() === 'beforeunload') return void dialog.accept()
      seen.wrongs.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || frame.url() === 'about:blank') return
      seen.navigations.push(frame.url())
      if (!frame.url().startsWith(`${origin}/`)) seen.wrongs.push(`left the site: ${frame.url().slice(0, 200)}`)
    })
    return page
  }
  return {
    context,
    page: watch(await context.newPage()),
    tab: async () => watch(await context.newPage()),
    look: () => (seen = nothing()),
    close: () => context.close(),
  }
}
