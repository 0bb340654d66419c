import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { cartHolding, enterFirstFreeClass, membersMenu, openShow, paid, pay } from './steps'
import { stored } from './stored'

const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-15`

const register = async (page: Page) => {
  await page.goto(paths.home)
  await page.getByRole('heading', { name: 'Every run starts clear.' }).waitFor()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'No account yet? Register' }).click()
  await page.getByLabel('Name').fill('Zoë Żak')
  await page.getByLabel('Email').fill('zoe@example.org')
  await page.getByLabel('Password', { exact: true }).fill('every run starts clear')
  await page.getByLabel('Repeat password').fill('every run starts clear')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL(`**${paths.registrationOptions}`)
}

const becomeMember = async (page: Page) => {
  await page.goto(paths.dashboard)
  await page.getByText('To access the portal please pay membership fee.').waitFor()
  await expect(membersMenu(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await page.waitForURL(`**${paths.registrationOptions}`)
  await page.getByRole('link', { name: /^Pay £.* for 1 year$/ }).click()
  await pay(page)
  await paid(page)
  await membersMenu(page).waitFor()
  await expect(page.getByText('To access the portal please pay membership fee.')).toHaveCount(0)
}

const addDog = async (page: Page) => {
  await membersMenu(page).getByRole('link', { name: 'Dogs' }).click()
  await page.getByRole('link', { name: 'Add a dog' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Łatka')
  await page.getByLabel('Gender').selectOption({ label: 'Bitch' })
  await page.getByLabel('Breed').fill('Border collie')
  await page.getByLabel('Birth date').fill(yearsAgo(4))
  await page.getByLabel('Height (cm)').fill('45,5')
  await page.getByRole('button', { name: 'Add dog' }).click()
  await page.waitForURL(/\/dogs\/latka/)
  await page.getByText('Łatka').first().waitFor()
}

const enterAndPay = async (page: Page) => {
  await openShow(page)
  await enterFirstFreeClass(page)
  const dogsInCart = async () => {
    const items = JSON.parse((await stored(page, 'purchase-items')) ?? '[]') as { item: { dogName: string } }[]
    return items.map(({ item }) => item.dogName)
  }
  await expect.poll(dogsInCart).toEqual(['Łatka'])
  await page.reload()
  await cartHolding(page, 1).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await pay(page)
  await paid(page)
  await page.getByText('Entered').waitFor()
  await cartHolding(page, 1).waitFor({ state: 'detached' })
  await expect.poll(() => stored(page, 'purchase-items')).toBe('[]')
}

const logOut = async (page: Page) => {
  const token = await stored(page, 'token')
  assert.match(token ?? '', /^[\w-]{20,}$/, 'the token lies raw in storage, without quotes')
  await membersMenu(page).getByRole('link', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'Every run starts clear.' }).waitFor()
  await expect.poll(() => stored(page, 'token')).toBeNull()
}

test('a visitor becomes a member, enters a dog, pays and leaves [1.1 1.2 1.3 1.5 1.14 2.64 4.6 4.7 4.8 10.9]', async ({
  page,
  faults,
}) => {
  for (const step of [register, becomeMember, addDog, enterAndPay, logOut]) await step(page)
  assert.deepEqual(faults, [])
})
