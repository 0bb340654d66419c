import type { Page } from '@playwright/test'
import { authEndpoints } from '#contract/account/authEndpoints'
import { fill, paths } from '#contract/shared/paths'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import { membersMenu } from '../steps'
import type { Case, Group, Fixture } from './case'
import { becomes, gone, holds, is, stored, pathOf, readable, shown } from './expect'
import { logInAgain } from './login'
import type { Environment } from './environment'

// Counts what a tab writes, by key; `written` is read at the end.
const countWrites = () => {
  const written: string[] = []
  Object.assign(globalThis, { written })
  const { setItem, removeItem } = Storage.prototype
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    if (this === localStorage) written.push(key)
    setItem.call(this, key, value)
  }
  Storage.prototype.removeItem = function (this: Storage, key: string) {
    if (this === localStorage) written.push(`-${key}`)
    removeItem.call(this, key)
  }
}
const written = (page: Page) => page.evaluate(() => (globalThis as unknown as { written: string[] }).written)

// A sleeping tab: it gets the events of other tabs when it wakes.
const sleep = () => {
  const late: StorageEvent[] = []
  let asleep = true
  addEventListener('storage', (event) => {
    if (!asleep || !event.isTrusted) return
    event.stopImmediatePropagation()
    late.push(event)
  })
  const wake = () => {
    asleep = false
    for (const { key, oldValue, newValue } of late)
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
  }
  Object.assign(globalThis, { wake })
}
const wake = (page: Page) => page.evaluate(() => (globalThis as unknown as { wake: () => void }).wake())

const idsIn = async (page: Page) =>
  (JSON.parse((await stored(page, 'purchase-items')) ?? '[]') as PurchaseItem[])
    .map(({ item }) => `${item.classId} ${item.dogId}`)
    .sort()
const idOf = ({ item }: PurchaseItem) => `${item.classId} ${item.dogId}`
const cartLink = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? 'Cart, 1 entry' : `Cart, ${count} entries` })
const free = (page: Page) => page.getByRole('button', { name: /^Enter / })

const showPath = ({ slug }: Environment) => fill(paths.show, { slug })

/** Two tabs of one member on the show's page, both ready to enter dogs. */
const twoAtTheShow = async (fixture: Fixture, before?: () => void) => {
  const { page, open, tab, environment } = fixture
  await open(showPath(environment))
  await shown('a free class', free(page))
  const other = await tab(before)
  await open(showPath(environment), other)
  await shown('a free class', free(other))
  return other
}

const alone = { as: 'member', alone: true } as const

const cases = (environment: Environment): Case[] => [
  {
    id: 'log out in one tab [A03]',
    alone: true,
    clicks: 4,
    short: true,
    storage: { token: environment.spare().token },
    walk: async ({ page, open, tab }) => {
      await open(paths.dashboard)
      const other = await tab()
      await open(paths.dogs, other)
      const dog = environment.dogNames[0] ?? ''
      await shown('a dog of the user', other.getByText(dog))
      await shown('the user', page.getByText(environment.member.user.name))
      await membersMenu(page).getByRole('link', { name: 'Logout' }).click()
      await becomes('the token', () => stored(page, 'token'), null)
      await gone('the portal in the other tab', membersMenu(other))
      await becomes('the other tab', () => pathOf(other), paths.login)
      await readable(other)
      const text = await other.locator('html').innerText()
      for (const secret of [environment.member.user.name, environment.member.user.email, ...environment.dogNames])
        holds(`nothing of the user in the other tab, was ${secret}`, !text.includes(secret))
    },
  },
  {
    id: 'log out in one tab while the other shows the dashboard [A03]',
    alone: true,
    clicks: 4,
    storage: { token: environment.spare().token },
    walk: async ({ page, open, tab }) => {
      await open(paths.shows)
      const other = await tab()
      await open(paths.dashboard, other)
      await shown('the user', other.getByText(environment.member.user.name))
      await membersMenu(page).getByRole('link', { name: 'Logout' }).click()
      await gone('the user in the other tab', other.getByText(environment.member.user.name))
      await readable(other)
      is('the portal in the other tab', await membersMenu(other).count(), 0)
    },
  },
  {
    id: 'log in in one tab [A03]',
    alone: true,
    clicks: 4,
    walk: async (fixture) => {
      const { page, open, tab, calls } = fixture
      await open(paths.login)
      const other = await tab()
      await open(paths.shows, other)
      await shown('the way to log in', other.getByRole('link', { name: 'Login' }))
      await logInAgain(fixture)
      await shown('the way out of the portal', page.getByRole('link', { name: 'Logout' }))
      calls.length = 0
      await other
        .getByRole('link', { name: 'Clear Round, go to the home page' })
        .or(other.getByRole('link', { name: 'Clear Round, go to the dashboard' }))
        .first()
        .click()
      const bearer = `Bearer ${environment.again.token}`
      await becomes(
        'a call of the other tab with the token',
        () => calls.some(({ authorization }) => authorization === bearer),
        true,
      )
      await shown('the way out of the portal in the other tab', other.getByRole('link', { name: 'Logout' }), 2_000)
      is('the token', await stored(other, 'token'), environment.again.token)
    },
  },
  {
    id: 'two tabs fill one cart [A03]',
    ...alone,
    short: true,
    walk: async (fixture) => {
      const other = await twoAtTheShow(fixture)
      const { page } = fixture
      await free(page).nth(0).click()
      await shown('one entry in the other tab', cartLink(other, 1))
      await free(other).first().click()
      for (const each of [page, other]) await shown('two entries', cartLink(each, 2))
      is('what is stored', (await idsIn(page)).length, 2)
    },
  },
  {
    id: 'two tabs fill one cart at the same moment [A03]',
    ...alone,
    walk: async (fixture) => {
      const other = await twoAtTheShow(fixture)
      const { page } = fixture
      await Promise.all([free(page).nth(0).click(), free(other).last().click()])
      for (const each of [page, other]) await shown('two entries', cartLink(each, 2))
      is('what is stored', (await idsIn(page)).length, 2)
    },
  },
  {
    id: 'a tab that slept adds to the cart [A03]',
    ...alone,
    walk: async (fixture) => {
      const other = await twoAtTheShow(fixture, sleep)
      const { page } = fixture
      await free(page).nth(0).click()
      await becomes('what is stored', async () => (await idsIn(page)).length, 1)
      await free(other).last().click()
      await shown('two entries', cartLink(page, 2))
      await wake(other)
      await shown('two entries', cartLink(other, 2))
      is('what is stored', (await idsIn(page)).length, 2)
    },
  },
  {
    id: 'one tab removes, the other adds [A03]',
    ...alone,
    storage: { 'purchase-items': JSON.stringify([environment.cart[0]]) },
    walk: async (fixture) => {
      const { page, open, tab } = fixture
      await open(paths.cart)
      const other = await tab(sleep)
      await open(showPath(environment), other)
      await shown('a free class', free(other))
      await page.getByRole('button', { name: /^Remove / }).click()
      await becomes('what is stored', () => idsIn(page), [])
      await free(other).first().click()
      await wake(other)
      for (const each of [page, other]) await shown('one entry', cartLink(each, 1))
      const ids = await idsIn(page)
      holds('the removal holds', ids.length === 1 && !ids.includes(idOf(environment.cart[0])))
    },
  },
  {
    id: 'the theme of one tab is written under its own key [A03]',
    ...alone,
    short: true,
    storage: { 'purchase-items': JSON.stringify(environment.cart) },
    walk: async ({ page, open, tab }) => {
      await open(paths.dogs)
      const other = await tab(countWrites)
      await open(paths.dogs, other)
      await page.getByRole('button', { name: 'Dark theme' }).click()
      await shown('the theme in the other tab too', other.getByRole('button', { name: 'Light theme' }))
      await other.getByRole('button', { name: 'Light theme' }).click()
      await becomes('what is stored', () => stored(page, 'color-scheme'), 'light')
      is('the keys that were written', [...new Set(await written(other))], ['color-scheme'])
    },
  },
  {
    id: 'another tab clears everything [A03]',
    alone: true,
    clicks: 2,
    storage: { token: environment.member.token, 'purchase-items': JSON.stringify(environment.cart) },
    walk: async ({ page, open, tab, calls }) => {
      await open(paths.dashboard)
      const other = await tab()
      await other.goto('/robots.txt')
      await other.evaluate(() => localStorage.clear())
      await gone('the portal', membersMenu(page))
      await readable(page)
      is('what is stored', await stored(page, 'token'), null)
      holds('no log-out at the server', !calls.some(({ path }) => path === authEndpoints.logout.path))
    },
  },
]

export const tabs: Group[] = [{ name: 'two tabs [A03]', cases }]
