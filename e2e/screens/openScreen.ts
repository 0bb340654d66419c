import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { apiBase } from '#contract/shared/paths'
import { callOf } from '../faults/case'
import type { Actors } from './actors'
import { sizeOf, type Screen, type Setting, type Theme } from './screen'

/** A browser profile in which screens are opened one after the other. */
export interface Viewer {
  /** Opens a screen in a state and waits until nothing more comes. */
  open: (screen: Screen, setting: Setting) => Promise<Page>
  close: () => Promise<void>
}

const timeoutMs = 15_000
const quiet = 100

/** Resolves when no request has been under way for a moment; what is never answered is not waited for. */
const watchRequests = (page: Page) => {
  const under = new Set<Request>()
  page.on('request', (request) => under.add(request))
  page.on('requestfinished', (request) => under.delete(request))
  page.on('requestfailed', (request) => under.delete(request))
  return async (endless: (request: Request) => boolean) => {
    const until = Date.now() + timeoutMs
    let calmSince = Date.now()
    while (Date.now() - calmSince < quiet && Date.now() < until) {
      if ([...under].some((request) => !endless(request))) calmSince = Date.now()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** The placeholders of content that has not loaded yet. */
const waiting = 'main [role=status] > :is(div[aria-hidden=true], svg[width="148"])'

const fillStorage = (values: Record<string, string>) => {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}

const storageOf = (
  { as = 'visitor', storage }: Screen,
  actors: Actors,
  { theme }: Setting,
): Record<string, string> => ({
  'color-scheme': theme,
  ...(as !== 'visitor' && { token: actors.tokens[as] }),
  ...(typeof storage === 'function' ? storage(actors) : storage),
})

const forge = async (page: Page, origin: string, { answers, files = [] }: Screen, actors: Actors) => {
  const rules = answers?.(actors) ?? []
  if (rules.length > 0)
    await page.route(`${origin}${apiBase}/**`, async (route) => {
      const call = callOf(route.request())
      const [, answer] = rules.find(([wanted]) => wanted(call)) ?? []
      await (answer ? answer(route) : route.continue()).catch(() => undefined)
    })
  for (const [wanted, answer] of files) await page.route(wanted, answer)
}

const openIn = async (context: BrowserContext, origin: string, actors: Actors) => {
  const page = await context.newPage()
  const calm = watchRequests(page)
  const open = async (screen: Screen, setting: Setting) => {
    // Away first: a call that is still held back would otherwise reach the server, and end a session.
    await page.goto('/robots.txt')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A language that was chosen on another screen.
    await page.context().clearCookies()
    await page.setViewportSize(sizeOf(setting.width))
    await page.evaluate(fillStorage, storageOf(screen, actors, setting))
    const script = screen.before && (await page.addInitScript(screen.before))
    await forge(page, origin, screen, actors)
    await page.goto(typeof screen.at === 'string' ? screen.at : screen.at(actors), { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => document.documentElement.matches('[data-started], .boot-failed'))
    await page.locator('h1:visible').first().waitFor()
    const unanswered = (request: Request) => request.url().includes(`${apiBase}/`) && screen.answers !== undefined
    await calm(unanswered)
    if (!screen.waits) {
      await page.locator(waiting).first().waitFor({ state: 'detached' })
      await calm(unanswered)
    }
    if (screen.steps) await screen.steps(page).then(() => calm(unanswered))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await script?.dispose()
    return page
  }
  return open
}

/** Every locale, with a mouse and with a finger, has its own profile. */
export const openViewer = (browser: Browser, origin: string, actors: Actors): Viewer => {
  const contexts: BrowserContext[] = []
  const openers = new Map<string, Promise<(screen: Screen, setting: Setting) => Promise<Page>>>()
  const make = async (locale: string, hasTouch: boolean) => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: locale === 'pl' ? 'pl-PL' : 'en-GB',
      hasTouch,
      isMobile: hasTouch,
      reducedMotion: 'reduce',
      viewport: sizeOf(320),
      deviceScaleFactor: 1,
    })
    contexts.push(context)
    context.setDefaultTimeout(timeoutMs)
    // The runner's compiler calls it around functions that are then sent to the page.
    await context.addInitScript('globalThis.__name = (one) => one')
    return openIn(context, origin, actors)
  }
  return {
    open: async (screen, setting) => {
      const touch = setting.width < 768
      const key = `${setting.locale} ${touch}`
      const opener = openers.get(key) ?? make(setting.locale, touch)
      openers.set(key, opener)
      return (await opener)(screen, setting)
    },
    close: async () => {
      for (const context of contexts) await context.close()
    },
  }
}

/** Changes the theme as the page's own switch does, without leaving the state. */
export const showTheme = (page: Page, theme: Theme) =>
  page.evaluate((wanted) => {
    const { classList } = document.documentElement
    classList.remove('light', 'dark')
    classList.add(wanted)
  }, theme)
