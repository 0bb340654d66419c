import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { arrivedAt, hasFocus, payByKeys, pressInGrid, pressOn, tabTo, typeInto } from './keys'
import { cartHolding, membersMenu } from './steps'

const skip = async (page: Page) => {
  await page.goto(paths.home)
  await page.getByRole('heading', { name: 'Every run starts clear.' }).waitFor()
  await page.locator('html[data-started]').waitFor()
  await page.keyboard.press('Tab')
  assert.ok(await hasFocus(page.getByRole('link', { name: 'Skip to main content' })), 'the first stop skips the menu')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = () => document.querySelector('main')?.contains(document.activeElement) ?? false
  assert.ok(await page.evaluate(inMain), 'after the skip link the next stop lies in the content')
}

/** A menu opens by the keys, and Escape leads back to what opened it. */
const openMenu = async (page: Page) => {
  const opener = page.locator('header nav :is(summary, button)').filter({ hasText: 'Compete' })
  await tabTo(page, opener, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const inside = page.locator('header nav').getByRole('link', { name: 'Shows' })
  await tabTo(page, inside)
  await page.keyboard.press('Escape')
  await inside.waitFor({ state: 'hidden' })
  assert.ok(await hasFocus(opener), 'Escape leads back to what opened the menu')
}

const register = async (page: Page) => {
  await pressOn(page, page.getByRole('link', { name: 'Login' }).first())
  await arrivedAt(page, 'Login')
  await pressOn(page, page.getByRole('link', { name: 'No account yet? Register' }))
  await arrivedAt(page, 'Register')
  await pressOn(page, page.getByRole('button', { name: 'Register' }))
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') })
  await summary.waitFor()
  assert.ok(await hasFocus(summary), 'a refused form leads to the summary of its errors')
  await pressOn(page, summary.getByRole('link').first())
  assert.ok(await hasFocus(page.getByLabel('Name')), 'a line of the summary leads to its field')
  await page.keyboard.type('Zoë Żak')
  await typeInto(page, page.getByLabel('Email'), 'keys@example.org')
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'every run starts clear')
  await typeInto(page, page.getByLabel('Repeat password'), 'every run starts clear')
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await pressOn(page, page.getByRole('button', { name: 'Register' }))
  await arrivedAt(page, 'Choose your membership')
}

const payByCard = async (page: Page) => {
  await payByKeys(page)
  await arrivedAt(page, 'Payment received')
}

const becomeMember = async (page: Page) => {
  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await pressOn(page, page.getByRole('link', { name: /^Pay £.* for 3 years$/ }))
  await arrivedAt(page, 'Pay your membership fee')
  await payByCard(page)
}

const addDog = async (page: Page) => {
  await tabTo(page, membersMenu(page).getByRole('link', { name: 'Dogs' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Dogs')
  await pressOn(page, page.getByRole('link', { name: 'Add a dog' }).first())
  await arrivedAt(page, 'Add a dog')
  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Łatka')
  await typeInto(page, page.getByLabel('Gender'), 'Bitch')
  await typeInto(page, page.getByLabel('Breed'), 'Border collie')
  await typeInto(page, page.getByLabel('Birth date'), `0101${new Date().getFullYear() - 4}`)
  await typeInto(page, page.getByLabel('Height (cm)'), '45,5')
  await pressOn(page, page.getByRole('button', { name: 'Add dog' }))
  await page.waitForURL(/\/dogs\/latka/)
  await page.getByText('Łatka').first().waitFor()
}

/** One stop for the whole grid of classes; the arrows lead to the first free one. */
const enterClass = async (page: Page) => {
  await tabTo(page, membersMenu(page).getByRole('link', { name: 'Shows' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Shows')
  await pressOn(page, page.getByRole('listitem').filter({ hasText: 'Open' }).first().getByRole('link'))
  await arrivedAt(page, 'Shrewsbury Winter Classic')
  await pressInGrid(page, page.getByRole('button', { name: /^Enter / }).first())
  await cartHolding(page, 1).waitFor()
}

const checkOut = async (page: Page) => {
  await tabTo(page, cartHolding(page, 1), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Your cart')
  await pressOn(page, page.getByRole('button', { name: 'Check out' }))
  await arrivedAt(page, 'Checkout')
  await payByCard(page)
}

const leave = async (page: Page) => {
  await tabTo(page, membersMenu(page).getByRole('link', { name: 'Logout' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Every run starts clear.')
}

test('without a mouse a visitor becomes a member, enters a dog, pays and leaves', async ({ page, faults }) => {
  for (const step of [skip, openMenu, register, becomeMember, addDog, enterClass, checkOut, leave]) await step(page)
  assert.deepEqual(faults, [])
})
