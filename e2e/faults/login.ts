import type { Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { json } from './answers'
import type { Case, Group, Fixture, Stored } from './case'
import { becomes, holds, is, stored, notices, pathOf, shown } from './expect'
import { cartHolding, enterFirstFreeClass, membersMenu, openShow } from '../steps'
import { account } from './environment'

export const typeLogin = async (page: Page, password = account.password) => {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
export const sendLogin = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' }).click()

/** Logs in through the form; the session is a real one that was made before, so that no limit of the server is met. */
export const logInAgain = async ({ page, forge, environment }: Fixture) => {
  await forge('/login', json(200, environment.again))
  await typeLogin(page)
  await sendLogin(page)
}

const dashboard = [paths.dashboard]
const long = { repeat: '/a', times: 5_000 }

/** The possible values of `pathname`, and where a login may then end. */
const remembered: [name: string, value: Stored, ends: string[] | null][] = [
  ['https://evil.test/', 'https://evil.test/', dashboard],
  ['//evil.test', '//evil.test', dashboard],
  ['backslash', '/\\evil.test', dashboard],
  ['javascript', 'javascript:alert(1)', dashboard],
  ['data', 'data:text/html,<script>alert(1)</script>', dashboard],
  ['/login', '/login', dashboard],
  ['/login/', '/login/', dashboard],
  ['/login?x#y', '/login?x=1#y', dashboard],
  ['/logout', '/logout', dashboard],
  ['/logout/', '/logout/', dashboard],
  ['/LOGOUT', '/LOGOUT', dashboard],
  ['/%6cogout', '/%6cogout', dashboard],
  ['/./logout', '/./logout', dashboard],
  ['/logout#', '/logout#', dashboard],
  ['/register', '/register', dashboard],
  ['blank-first', ' //evil.test', dashboard],
  ['tab-first', '\t//evil.test', dashboard],
  ['tab-inside', '/\t/evil.test', dashboard],
  ['line-break-inside', '/\n/evil.test', dashboard],
  ['/a/..//evil.test', '/a/..//evil.test', dashboard],
  ['http:/evil', 'http:/evil', dashboard],
  ['/%2f%2fevil.test', '/%2f%2fevil.test', null],
  ['10-kB', long, null],
  ['/unknown-route', '/unknown-route', ['/unknown-route']],
  ['/shows?page=2', '/shows?page=2', ['/shows?page=2']],
  ['object', '{"a":1}', dashboard],
  ['null', 'null', dashboard],
  ['empty-text', '', dashboard],
]

const pathnameCases = (): Case[] =>
  remembered.map(([name, value, ends]) => ({
    id: `pathname ${name} [L04]`,
    storage: { pathname: value },
    short: ['javascript', 'tab-inside', '/%6cogout'].includes(name),
    walk: async (fixture) => {
      const { page, open, environment, forge, calls } = fixture
      // Were the way back a log-out, the session must live on for the cases to come.
      await forge('/logout', json(500, { code: 'internal_error', message: 'Not now.' }))
      await open(paths.login)
      await logInAgain(fixture)
      await becomes('the token', () => stored(page, 'token'), environment.again.token)
      await becomes('pathname', () => stored(page, 'pathname'), null)
      await shown('the way out of the portal', page.getByRole('link', { name: 'Logout' }))
      is('the site', new URL(page.url()).origin, environment.origin)
      if (ends) await becomes('the address', () => pathOf(page), ends[0])
      // A wrong logout would follow soon.
      await page.waitForTimeout(300)
      await becomes('the token', () => stored(page, 'token'), environment.again.token)
      holds('no log-out', !calls.some(({ path }) => path === '/logout'))
      holds('no login screen', pathOf(page) !== paths.login)
    },
  }))

const refused = 'Your browser is blocking storage'

/** The whole way with a storage that refuses: in, to a show, into the cart, to the checkout. */
const useTheApp = async (fixture: Fixture, { announced }: { announced: boolean }) => {
  const { page, open } = fixture
  await open(paths.login)
  await logInAgain(fixture)
  await membersMenu(page).waitFor()
  await openShow(page)
  await enterFirstFreeClass(page)
  if (announced) await shown('the word that nothing is kept', page.getByText(refused))
  await cartHolding(page, 1).click()
  await shown('the way to check out', page.getByRole('button', { name: 'Check out' }))
  is('the notifications', await notices(page), [])
}

const refusingCases = (): Case[] => [
  {
    clicks: 5,
    id: 'the getter of localStorage throws [L05]',
    short: true,
    before: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    walk: (fixture) => useTheApp(fixture, { announced: false }),
  },
  {
    clicks: 5,
    id: 'localStorage is null [L05]',
    before: () => Object.defineProperty(window, 'localStorage', { value: null }),
    walk: (fixture) => useTheApp(fixture, { announced: false }),
  },
  {
    clicks: 5,
    id: 'getItem throws [L05]',
    before: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
    walk: (fixture) => useTheApp(fixture, { announced: false }),
  },
  {
    clicks: 5,
    id: 'setItem always throws [L05]',
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
    walk: (fixture) => useTheApp(fixture, { announced: true }),
  },
  {
    clicks: 5,
    id: 'removeItem throws [L05]',
    before: () => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
    walk: (fixture) => useTheApp(fixture, { announced: false }),
  },
  {
    clicks: 5,
    id: 'quota met by token and cart [L06]',
    short: true,
    before: () => {
      const write = Storage.prototype.setItem
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (key === 'token' || key === 'purchase-items') throw new DOMException('full', 'QuotaExceededError')
        write.call(this, key, value)
      }
    },
    walk: async (fixture) => {
      await useTheApp(fixture, { announced: true })
      is('the stored token', await stored(fixture.page, 'token'), null)
    },
  },
  {
    clicks: 5,
    id: 'quota met by the cart alone [L06]',
    before: () => {
      const write = Storage.prototype.setItem
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (key === 'purchase-items') throw new DOMException('full', 'QuotaExceededError')
        write.call(this, key, value)
      }
    },
    walk: async (fixture) => {
      await useTheApp(fixture, { announced: true })
      is('the stored token', await stored(fixture.page, 'token'), fixture.environment.again.token)
      await fixture.page.getByRole('button', { name: 'Dark theme' }).click()
      await becomes('the theme that is kept', () => stored(fixture.page, 'color-scheme'), 'dark')
    },
  },
]

export const login: Group[] = [
  { name: 'a hostile way back [L04]', cases: pathnameCases },
  { name: 'a storage that refuses [L05 L06]', cases: refusingCases },
]
