import type { Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { testCards } from '#contract/payment/card'

/** What a person does on the way, by the names that the screens give to what can be touched. */
export const logIn = async (page: Page, name: string) => {
  await page.goto(paths.login)
  await page.getByLabel('Email').fill(`${name}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('clear-round')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**${paths.dashboard}`)
  // Local storage is written a moment after the store changes.
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
}

export const membersMenu = (page: Page) => page.getByRole('navigation', { name: 'Members’ menu' })

export const openShow = async (page: Page) => {
  await membersMenu(page).getByRole('link', { name: 'Shows' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Open' }).first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Enter your dogs' }).waitFor()
}

export const enterFirstFreeClass = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Enter / })
    .first()
    .click()
  await cartHolding(page, 1).waitFor()
}

export const cartHolding = (page: Page, count: number) =>
  page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'entry' : 'entries'}` })

export const pay = async (page: Page, number: string = testCards.pays) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel(/Expires/).fill('12/30')
  await page.getByLabel('Security code').fill('123')
  // Two presses must make one purchase.
  await page.getByRole('button', { name: /^Pay £/ }).dblclick()
}

export const paid = (page: Page) => page.getByRole('heading', { name: 'Payment received' }).waitFor()
