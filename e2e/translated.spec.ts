import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { logIn } from './steps'

/** Does to a page what translating browsers do: each text is replaced by a copy in an element, twice; and so is what comes later. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const unseen = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'OPTION', 'T-FONT'])
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      for (const text of texts) {
        if (!text.parentElement || unseen.has(text.parentElement.tagName)) continue
        const [outer, inner] = [document.createElement('t-font'), document.createElement('t-font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const follow = () => {
      wrap(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node.parentNode ?? node)
      }).observe(document.body, { childList: true, subtree: true })
    }
    // As a reader who asks for a translation once the page is there.
    ;(window as unknown as { translate: () => void }).translate = follow
  })

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (window as unknown as { translate: () => void }).translate())
}
const type = async (page: Page, label: string | RegExp, text: string) => {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.pressSequentially(text, { delay: 20 })
  await page.locator('[role=option]:visible').first().waitFor()
  await field.press('Backspace')
  await field.press('Backspace')
  await field.press('ArrowDown')
  await field.press('Enter')
}
const staysIntact = async (page: Page, faults: string[]) => {
  await page.locator('main h1').first().waitFor()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  assert.deepEqual(faults, [])
}
const toggleAll = async (page: Page) => {
  for (const button of await page.getByRole('main').locator('button[aria-expanded], button[aria-pressed]').all())
    if (await button.isVisible()) await button.click()
}
const show = fill(paths.show, { slug: 'shrewsbury-winter-classic' })

test('a translated page keeps working for a member @long [K80]', async ({ page, faults }) => {
  test.slow()
  await translate(page)
  await logIn(page, 'member')
  await open(page, paths.addDog)
  await type(page, 'Breed', 'bord')
  await page.getByRole('button', { name: 'Add dog' }).click()
  await staysIntact(page, faults)
  for (const path of [paths.dashboard, paths.dogs, fill(paths.dog, { slug: 'latka' }), paths.shows, paths.profile]) {
    await open(page, path)
    await toggleAll(page)
    await staysIntact(page, faults)
  }
  await open(page, show)
  await page
    .getByRole('button', { name: /^Enter / })
    .first()
    .click()
  await page.getByRole('link', { name: /^Cart, 1/ }).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await staysIntact(page, faults)
})

test('a translated page keeps working for a visitor and at the desk @long [K80]', async ({ page, faults }) => {
  test.slow()
  await translate(page)
  for (const path of [paths.login, paths.register]) {
    await open(page, path)
    await page.getByRole('main').locator('button[type=submit]').click()
    await page.getByLabel('Email').fill('someone@example.org')
    await page.getByLabel('Email').blur()
    await staysIntact(page, faults)
  }
  await open(page, paths.regulations)
  await staysIntact(page, faults)
  await logIn(page, 'admin')
  await open(page, paths.desk)
  await toggleAll(page)
  await staysIntact(page, faults)
  await open(page, fill(paths.addEntries, { slug: 'shrewsbury-winter-classic' }))
  await type(page, 'Dog', 'lat')
  await staysIntact(page, faults)
})
