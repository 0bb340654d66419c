import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { axe } from './a11y/axe'
import { offContrast } from './a11y/offContrast'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { buildKitSheet, openKit } from './kitSheet'
import { themes } from './screens/screen'
import { logIn } from './steps'
import { showTheme } from './screens/openScreen'

const states = [[':hover'], [':hover', ':active'], [':focus', ':focus-visible']]

/** The page as if everything on it were under the pointer, pressed or focused at once. */
const force = (page: Page, pseudoClasses: string[]) =>
  page.evaluate((classes) => {
    // Has the same specificity as the pseudo-class it replaces.
    const always = ':not(.never)'
    const rewrite = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const parts = rule.selectorText.split(/(:[a-z-]+)/)
          rule.selectorText = parts.map((part) => (classes.includes(part) ? always : part)).join('')
        }
        if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) rewrite(sheet.cssRules)
  }, pseudoClasses)

const unreadable = async (page: Page) =>
  (await axe(page, 'colours')).map(({ selector, detail }) => `${selector} ${detail}`)

test.beforeAll(buildKitSheet)

/** Adds rules past the policy of the page. */
const plant = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)

const openShowAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  if (new URL(page.url()).pathname !== fill(paths.show, { slug: 'shrewsbury-winter-classic' })) {
    await logIn(page, 'member')
    await page.goto(fill(paths.show, { slug: 'shrewsbury-winter-classic' }))
  } else await page.reload()
  await page.locator('main [aria-pressed=true]').first().waitFor()
}

/** The kit has no chosen switches: they are where dogs are entered. */
const sheets: [string, (page: Page) => Promise<void>][] = [
  ['the kit', openKit],
  ['the classes of a show', (page) => openShowAt(page, 1280)],
  ['the classes of a show on a phone', (page) => openShowAt(page, 390)],
]

for (const [name, open] of sheets)
  test(`text of ${name} can be read under the pointer, pressed, focused and off`, async ({ page }) => {
    const found: string[] = []
    for (const state of states) {
      await open(page)
      await force(page, state)
      for (const theme of themes) {
        await showTheme(page, theme)
        found.push(...(await unreadable(page)).map((one) => `${theme} ${state.join('')}: ${one}`))
      }
    }
    for (const theme of themes) {
      await showTheme(page, theme)
      found.push(...(await offContrast(page)).map((one) => `${theme}, off: ${one}`))
    }
    assert.deepEqual(found, [])
  })

test('a chosen switch that turns pale under the pointer is found', async ({ page }) => {
  await openShowAt(page, 1280)
  await plant(page, '[aria-pressed=true]:hover { background: #dde7d9 !important; color: white !important }')
  assert.deepEqual(await unreadable(page), [])
  await force(page, [':hover'])
  assert.notDeepEqual(await unreadable(page), [])
})

test('a button that is pale when it is off is found', async ({ page }) => {
  await openKit(page)
  await plant(page, '[aria-disabled=true] *, :disabled * { color: #ddd !important }')
  assert.notDeepEqual(await offContrast(page), [])
})
