import assert from 'node:assert/strict'
import { expect, type Browser, type BrowserContextOptions, type Page, type Route } from '@playwright/test'
import { locales } from '#contract/shared/locales'
import { publicPages } from '#contract/info/publicPages'
import { paths } from '#contract/shared/paths'
import { becomes } from './faults/expect'
import { test, watchFaults } from './fixtures'

/** What a browser may have kept from earlier visits; none of it may make a prerendered page and the app disagree. */
const stored: Record<string, Record<string, string>> = {
  nothing: {},
  everything: {
    'color-scheme': 'dark',
    contrast: 'sunlight',
    menu_collapsed: 'true',
    flags: JSON.stringify({ 'maintenance-mode': true, 'login-disabled': true, 'registration-disabled': true }),
  },
}

// Runs in the page: marks what the server sent, so that one can see whether the app took it over or drew it again.
const watch = (storage: Record<string, string>) => {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(document.getElementById('main-heading') ?? {}, { prerendered: true })
  })
  const seen = { visitor: false }
  Object.assign(window, { seen })
  // No named function in here: the transpiler would add a helper that the page does not have.
  setInterval(() => {
    // Between two pages there is none.
    const [root] = document.getElementsByTagName('html')
    if (!root || 'started' in root.dataset) return
    if (document.getElementById('main-heading')?.checkVisibility()) seen.visitor = true
  }, 5)
}

const live = (page: Page) => page.waitForFunction(() => 'started' in document.documentElement.dataset)
const takenOver = (page: Page) =>
  page.evaluate(() => 'prerendered' in (document.getElementById('main-heading') ?? new EventTarget()))
const sawVisitorsPage = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { visitor: boolean } }).seen.visitor)

/** A page of a fresh profile, which may have kept something, and what goes wrong on it. */
type Open = (storage?: Record<string, string>, more?: BrowserContextOptions) => ReturnType<typeof openWatched>

const openWatched = async (browser: Browser, storage: Record<string, string>, options: BrowserContextOptions) => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults = await watchFaults(page)
  await page.addInitScript(watch, storage)
  return { page, faults, close: () => context.close() }
}

const onServer =
  (walk: (open: Open) => Promise<void>) =>
  ({ browser, baseURL }: { browser: Browser; baseURL: string | undefined }) =>
    walk((storage = {}, more = {}) => openWatched(browser, storage, { baseURL, ...more }))

test(
  'every prerendered page hydrates without a new render for any content of local storage',
  onServer(async (open) => {
    for (const locale of locales)
      for (const [name, storage] of Object.entries(stored)) {
        const { page, faults, close } = await open(storage, { locale })
        // One page of each kind is enough for the second.
        for (const path of name === 'nothing' ? publicPages : [paths.home, paths.shows, paths.regulations]) {
          await page.goto(path)
          await live(page)
          await page.waitForLoadState('networkidle')
          assert.ok(await takenOver(page), `${path} (${locale}, kept ${name}) was rendered again`)
          assert.equal(await page.evaluate(() => document.documentElement.lang), locale)
        }
        assert.deepEqual(faults, [])
        await close()
      }
    // Proves that the check above finds something: one other word is reported.
    const { page, faults, close } = await open()
    await page.route('**/', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('>Login<', '>Log on<') })
    })
    await page.goto(paths.home)
    await live(page)
    await becomes('the mismatch', () => /Minified React error #418/.test(faults.join('\n')), true)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await close()
  }),
)

test(
  'no user sees the page of another user, nor the wrong theme',
  onServer(async (open) => {
    const others: [string, Record<string, string>][] = [
      ['a member', { token: 'a-token-of-earlier' }],
      ['who reads Polish', { locale: 'pl' }],
    ]
    for (const [who, storage] of others) {
      const { page, close } = await open(storage)
      await page.goto(paths.home)
      await live(page)
      assert.equal(await sawVisitorsPage(page), false, `${who} saw the page of another`)
      await close()
    }
    const { page, close } = await open({ 'color-scheme': 'dark' })
    await page.route('**/assets/*.js', () => undefined)
    await page.goto(paths.home, { waitUntil: 'commit' })
    await page.locator('#main-heading').waitFor()
    assert.equal(await sawVisitorsPage(page), true)
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(11, 28, 22)')
    await close()
  }),
)

test(
  'what is pressed and typed before the scripts have come is not lost',
  onServer(async (open) => {
    const { page, faults, close } = await open()
    const held: Route[] = []
    let holding = true
    await page.route('**/assets/*.js', (route) => (holding ? void held.push(route) : route.continue()))
    const release = async () => {
      holding = false
      for (const route of held.splice(0)) await route.continue()
      await live(page)
    }
    await page.goto(paths.shows, { waitUntil: 'commit' })
    await page.getByRole('searchbox').fill('kendal')
    await page.locator('#switch-theme').click()
    await page.locator('summary', { hasText: 'Compete' }).click()
    await page.getByRole('link', { name: 'Regulations' }).first().waitFor()
    assert.equal(await page.evaluate(() => 'started' in document.documentElement.dataset), false)
    await release()
    await page.locator('html.dark').waitFor()
    await page.waitForFunction(() => location.search.includes('kendal'))
    await expect(page.getByRole('searchbox')).toHaveValue('kendal')
    await page.getByRole('link', { name: 'Regulations' }).first().click()
    await page.waitForURL(`**${paths.regulations}`)
    // And a link works without any script at all.
    holding = true
    await page.goto(paths.home, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.waitForURL(`**${paths.about}`, { waitUntil: 'commit' })
    assert.deepEqual(faults, [])
    await close()
  }),
)
