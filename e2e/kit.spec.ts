import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { hasFocus } from './keys'
import { buildKitSheet, openKit } from './kitSheet'
import { logIn } from './steps'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const press = async (page: Page, name: string) => {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}
/** The focus moves in a separate animation frame. */
const focusComesTo = async (page: Page, what: string, has: () => Promise<boolean>) => {
  for (let wait = 0; wait < 60; wait += 1) {
    if (await has()) return
    await page.waitForTimeout(50)
  }
  assert.fail(`the focus comes to ${what}`)
}

const dialogs = async (page: Page) => {
  await press(page, 'Open a dialog')
  const name = page.getByRole('dialog').getByLabel('Name')
  await focusComesTo(page, 'the first field', () => hasFocus(name))
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    assert.ok(await page.getByRole('dialog').evaluate((one) => one.contains(document.activeElement)))
  }
  await press(page, 'Discard changes')
  await focusComesTo(page, 'the safe choice', () => hasFocus(button(page, 'Cancel')))
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await focusComesTo(page, 'what opened the inner one', () => hasFocus(button(page, 'Discard changes')))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await focusComesTo(page, 'what opened the outer one', () => hasFocus(button(page, 'Open a dialog')))
}

const menu = async (page: Page) => {
  await press(page, 'Open a menu')
  const list = page.getByRole('menu', { name: 'Open a menu' })
  await focusComesTo(page, 'the menu', () => hasFocus(list))
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitem', { name: 'Open the show' }).and(page.locator('[data-highlighted]')).waitFor()
  await page.keyboard.press('Escape')
  await focusComesTo(page, 'the button of the menu', () => hasFocus(button(page, 'Open a menu')))
}

const tabs = async (page: Page) => {
  await page.getByRole('tab', { name: 'Łatka' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Żółw' }).waitFor()
  assert.ok(await hasFocus(page.getByRole('tab', { name: 'Żółw', selected: true })))
  await page.keyboard.press('End')
  await page.getByRole('tabpanel', { name: 'Quill' }).waitFor()
}

const calendar = async (page: Page) => {
  await press(page, 'Choose a date')
  const day = (name: string) => page.getByRole('button', { name: new RegExp(`\\b${name}$`) })
  await focusComesTo(page, 'the chosen day', () => hasFocus(day('1 March 2022')))
  await page.keyboard.press('ArrowDown')
  await focusComesTo(page, 'a week later', () => hasFocus(day('8 March 2022')))
  await page.keyboard.press('PageDown')
  await focusComesTo(page, 'a month later', () => hasFocus(day('8 April 2022')))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect(page.locator('#date')).toHaveValue('08/04/2022')
  await focusComesTo(page, 'the button of the calendar', () => hasFocus(button(page, 'Choose a date')))
}

const combobox = async (page: Page) => {
  const field = page.locator('#combobox')
  await field.fill('lodz')
  await page.getByRole('option', { name: 'Łódź Agility' }).and(page.locator('[data-highlighted]')).waitFor()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Łódź Agility')
  await field.fill('zzz')
  await page.getByRole('status').filter({ hasText: 'No matches' }).first().waitFor()
  await page.keyboard.press('Tab')
  // Text that matches no option is reverted.
  await expect(field).toHaveValue('Łódź Agility')
}

test.beforeAll(buildKitSheet)

test('the kit by keyboard: nested dialogs, menu, tabs, calendar, combobox [K03]', async ({ page }) => {
  await openKit(page)
  for (const step of [dialogs, menu, tabs, calendar, combobox]) await step(page)
})

test('a table of 2,000 rows draws the rows near the viewport, and scrolls to the last one', async ({ page }) => {
  await openKit(page)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.reload()
    await press(page, 'Two thousand rows')
    const table = page.getByRole('table', { name: 'Dogs' })
    const rowCount = () => table.getByRole('row').count()
    assert.ok((await rowCount()) < 100, `${await rowCount()} rows are drawn at ${width} px`)
    await expect(table).toHaveAttribute('aria-rowcount', '2001')
    if (width === 320) await page.getByLabel('Sort by').selectOption('-name')
    else await press(page, 'Dog')
    for (let scrolled = 0; scrolled < 20; scrolled += 1) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForTimeout(50)
    }
    // The list was turned round: the first name of the language comes last.
    const last = table.getByRole('row').last()
    await expect(last).toHaveAttribute('aria-rowindex', '2001')
    await expect(last).toBeVisible()
    await expect(last).toContainText('Bosco 2')
    assert.ok((await rowCount()) < 100, `${await rowCount()} rows are drawn at the end`)
  }
})

test('a dialog whose code cannot be loaded says so, and opens once it can [K04]', async ({ page }) => {
  await logIn(page, 'member')
  await page.goto(paths.ownData)
  await page.route(/\/assets\/dialog\./, (route) => route.abort())
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' }).waitFor()
  await page.unroute(/\/assets\/dialog\./)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor()
})
