import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { focusHere } from './a11y/focus'
import { installLook } from './a11y/inPage'

const stopsAtMost = 60

/** The focus must be in sight wherever the keys have led. */
const inSight = async (page: Page) => {
  // A page that was left has taken the tools along.
  await page.evaluate(installLook)
  const { findings } = await focusHere(page)
  assert.deepEqual(findings, [])
}

export const hasFocus = (where: Locator) => where.evaluate((one) => one === document.activeElement)

/** Presses Tab until a place has the focus; every stop on the way shows that it has it. */
export const tabTo = async (page: Page, where: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await where.waitFor()
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
