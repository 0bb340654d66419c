import assert from 'node:assert/strict'
import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'
import { testCards } from '#contract/payment/card'
import { focusHere } from './a11y/focus'
import { installLook } from './a11y/inPage'

const stopsAtMost = 150

/** The focus must be in sight wherever the keys have led. */
const inSight = async (page: Page) => {
  // A page that was left has taken the tools along.
  await page.evaluate(installLook)
  const { findings } = await focusHere(page)
  assert.deepEqual(findings, [])
}

export const hasFocus = (where: Locator) => where.evaluate((one) => one === document.activeElement)

const dialogHasFocus = (where: Locator) =>
  where.evaluate((one) => one.closest('[role=dialog], [role=alertdialog]')?.contains(document.activeElement) ?? true)

/** Presses Tab until a place has the focus; every stop on the way shows that it has it. */
export const tabTo = async (page: Page, where: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await where.waitFor()
  // A dialog that is still opening would move the focus again, and the next key would go to the wrong place.
  await expect.poll(() => dialogHasFocus(where)).toBe(true)
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    if (await hasFocus(where)) return
    await page.keyboard.press(key)
    await inSight(page)
  }
  throw new Error(`No way by ${key} to ${where.toString()}`)
}

/** Goes to a link or a button and presses it. */
export const pressOn = async (page: Page, where: Locator) => {
  await tabTo(page, where)
  await page.keyboard.press('Enter')
}

export const typeInto = async (page: Page, where: Locator, text: string) => {
  await tabTo(page, where)
  await page.keyboard.type(text)
}

/** After a navigation the heading of the new screen has the focus, so that a screen reader says where one is. */
export const arrivedAt = async (page: Page, name: string | RegExp) => {
  await page.getByRole('heading', { level: 1, name }).and(page.locator(':focus')).waitFor()
}

/** The arrow that leads from what has the focus towards a place, first to its row and then along it. */
const arrowTo = (where: Locator) =>
  where.evaluate((one) => {
    const [from, to] = [document.activeElement?.getBoundingClientRect(), one.getBoundingClientRect()]
    const down = to.top - (from?.top ?? 0)
    if (Math.abs(down) > to.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp'
    return to.left > (from?.left ?? 0) ? 'ArrowRight' : 'ArrowLeft'
  })

/** Goes to the one stop of a grid; the arrows lead to the button, and the space bar presses it. */
export const pressInGrid = async (page: Page, button: Locator) => {
  await button.waitFor()
  const inGrid = await button.evaluate((one) => one.closest('[role=grid]') !== null)
  if (inGrid) await tabTo(page, page.locator('main [role=grid] [tabindex="0"]').first())
  for (let step = 0; inGrid && step < 24 && !(await hasFocus(button)); step += 1)
    await page.keyboard.press(await arrowTo(button))
  await tabTo(page, button)
  await page.keyboard.press('Space')
}

/** Writes into a field with proposals and takes the first of them. */
export const choose = async (page: Page, field: Locator, text: string, option: string | RegExp) => {
  await typeInto(page, field, text)
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Opens the window for files from the keyboard. */
export const giveFile = async (page: Page, field: Locator, file: Parameters<FileChooser['setFiles']>[0]) => {
  await tabTo(page, field)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
  await chooser.setFiles(file)
}

export const payByKeys = async (page: Page) => {
  await typeInto(page, page.getByLabel('Card number'), testCards.pays)
  await typeInto(page, page.getByLabel(/Expires/), '12/30')
  await typeInto(page, page.getByLabel('Security code'), '123')
  await pressOn(page, page.getByRole('button', { name: /^Pay £/ }))
}
