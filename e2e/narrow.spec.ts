import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { fill, paths } from '../contract/paths'
import type { Journey } from './journey'
import { startServer } from './server'
import { visit } from './visit'

const width = 320
const show = fill(paths.show, { slug: 'shrewsbury-winter-classic' })
const visitors = [paths.home, paths.login, paths.register, paths.registrationOptions, paths.shows, show, '/nowhere']
const members = [paths.dashboard, paths.dogs, paths.addDog, paths.shows, show, paths.cart, paths.checkout]

const settle = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Pages whose content is wider than the screen, with the element that sticks out. */
const tooWide = async (page: Page, path: string): Promise<string[]> => {
  await settle(page, path)
  const found = await page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return null
    const wide = Array.from(document.querySelectorAll('body *')).filter(
      (one) => one.getBoundingClientRect().right > limit + 1,
    )
    return `${document.documentElement.scrollWidth} px, ${wide.at(-1)?.outerHTML.slice(0, 120) ?? 'nothing in sight'}`
  }, width)
  return found ? [`${path}: ${found}`] : []
}

const narrowIn = (locale: string): Journey => ({
  name: `no page scrolls sideways at ${width} px (${locale})`,
  walk: async (browser) => {
    const server = await startServer()
    const { page, faults, close } = await visit(browser, server.origin, { locale, viewport: { width, height: 700 } })
    try {
      const found: string[] = []
      for (const path of visitors) found.push(...(await tooWide(page, path)))
      await settle(page, paths.login)
      await page.locator('input[type=email]').fill('member@example.org')
      await page.locator('input[autocomplete=current-password]').fill('clear-round')
      await page.locator('button[type=submit]').click()
      await page.waitForURL(`**${paths.dashboard}`)
      for (const path of members) found.push(...(await tooWide(page, path)))
      assert.deepEqual(found, [])
      assert.deepEqual(faults, [])
    } finally {
      await close()
      await server.close()
    }
  },
})

export const narrow: Journey[] = ['en-GB', 'pl-PL'].map(narrowIn)
