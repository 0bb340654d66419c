import type { Browser, Locator, Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { slowPage, viewport } from './slowPhone'

/**
 * One visit of a member. Milliseconds until the content is shown, of blocking until then, and from a press to its
 * paint.
 */
export interface Visit {
  content: number
  tbt: number
  press: number
}

export interface PortalScreen {
  path: string
  /** What is there once the server's answers are. */
  content: (page: Page) => Locator
  press: (page: Page) => Locator
}

const show = '/shows/shrewsbury-winter-classic'
const firstClass = (page: Page) => page.getByRole('button', { name: /^Enter / }).first()

export const portalScreens: PortalScreen[] = [
  {
    path: paths.dashboard,
    content: (page) => page.getByRole('main').getByText('No upcoming runs'),
    press: (page) => page.locator('summary:visible').filter({ hasText: 'More' }),
  },
  {
    path: paths.dogs,
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
    press: (page) => page.getByRole('link', { name: 'Add a dog' }).first(),
  },
  { path: show, content: firstClass, press: firstClass },
  {
    path: paths.checkout,
    content: (page) => page.getByRole('button', { name: /^Pay £/ }),
    press: (page) => page.getByLabel('Card number'),
  },
]

// In the page: the transpiler's helper for named functions is not there.
const watch = () => {
  const seen = { tasks: [] as number[], events: [] as number[] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.tasks.push(duration))).observe({
    type: 'longtask',
    buffered: true,
  })
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.events.push(duration))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit)
}
type Seen = { tasks: number[]; events: number[] }
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
// The browser reports an event some frames after its paint.
const settled = (page: Page) => page.waitForTimeout(1_000)

/** A member with a class in the cart, as the browser keeps it between visits. */
export const memberWithCart = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ viewport, baseURL: origin })
  const page = await context.newPage()
  await page.goto(paths.login)
  await page.getByLabel('Email').fill('member@example.org')
  await page.getByLabel('Password', { exact: true }).fill('clear-round')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**${paths.dashboard}`)
  await page.goto(show)
  await firstClass(page).click()
  await page.waitForTimeout(500)
  const storageState = await context.storageState()
  await context.close()
  return storageState
}
export type Member = Awaited<ReturnType<typeof memberWithCart>>

/** What runs on a cold, slow page of a member; `seen` has the durations of its events so far, in milliseconds. */
export const slowVisit = async <Result>(
  browser: Browser,
  origin: string,
  member: Member,
  run: (page: Page, seen: () => Promise<number[]>) => Promise<Result>,
) => {
  const context = await browser.newContext({ viewport, baseURL: origin, storageState: member })
  const page = await slowPage(context)
  await page.addInitScript(watch)
  const result = await run(page, async () => (await seenBy(page)).events)
  await context.close()
  return result
}

const giveUpAfter = 120_000

/** When something is shown, within ten milliseconds: `waitFor` looks again after up to half a second. */
const shownAt = async (page: Page, content: Locator): Promise<number> => {
  const begun = Date.now()
  while (!(await content.isVisible())) {
    if (Date.now() > begun + giveUpAfter) throw new Error(`Not shown at ${page.url()}: ${String(content)}`)
    await page.waitForTimeout(10)
  }
  return page.evaluate(() => performance.now())
}

/** Opens a screen in a fresh, cold, slow browser profile, waits for its content, and presses once. */
export const visit = (browser: Browser, origin: string, member: Member, { path, content, press }: PortalScreen) =>
  slowVisit(browser, origin, member, async (page): Promise<Visit> => {
    await page.goto(path, { waitUntil: 'commit' })
    const at = await shownAt(page, content(page))
    const { tasks } = await seenBy(page)
    await page.waitForLoadState('networkidle')
    const before = (await seenBy(page)).events.length
    await press(page).click()
    await settled(page)
    const { events } = await seenBy(page)
    const tbt = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0)
    return { content: at, tbt, press: Math.max(0, ...events.slice(before)) }
  })

/** Types into the fields of the profile's form: how long each key takes until its paint, in milliseconds. */
export const typeTenFields = (browser: Browser, origin: string, member: Member): Promise<number[]> =>
  slowVisit(browser, origin, member, async (page) => {
    await page.goto(paths.editProfile)
    const fields = page.getByRole('main').getByRole('textbox')
    await fields.first().waitFor()
    await page.waitForLoadState('networkidle')
    const before = (await seenBy(page)).events.length
    for (let index = 0; index < (await fields.count()); index += 1) {
      await fields.nth(index).focus()
      await page.keyboard.type('Ola Kowalczyk', { delay: 60 })
    }
    await settled(page)
    return (await seenBy(page)).events.slice(before)
  })
