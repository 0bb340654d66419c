import { flagEndpoints } from '#contract/flags/change'
import { paths } from '#contract/shared/paths'
import type { Case, Group, Stored } from './case'
import { broken, json } from './answers'
import { becomes, gone, holds, is, stored, pathOf, shown } from './expect'
import { screensOf } from './screensUnderTest'
import { membersMenu } from '../steps'
import type { Environment } from './environment'

const text = JSON.stringify

interface CartValue {
  name: string
  value: Stored
  /** The entries that are good: they alone stay, in the cart and under the key. */
  good?: number
  /** Lines that another version may have written: their text stays where it is, and the cart reports them. */
  unread?: number
}

const cartValues = ({ cart: [first, second] }: Environment): CartValue[] => [
  { name: 'undefined', value: 'undefined' },
  { name: 'null', value: 'null' },
  { name: '5', value: '5' },
  { name: '{bad', value: '{bad' },
  { name: '[null]', value: '[null]' },
  { name: '{"a":1}', value: '{"a":1}' },
  {
    name: 'wrong-types',
    value: text([{ item: { classId: 7, dogId: {}, dogName: [] }, price: {}, total: true }]),
    unread: 1,
  },
  { name: 'negative-price', value: text([{ ...first, price: -100, total: -100 }]), unread: 1 },
  { name: 'price-as-text', value: text([{ ...first, price: '1200' }]), unread: 1 },
  { name: 'price-of-a-half', value: text([{ ...first, price: 0.5, total: 0.5 }]), unread: 1 },
  { name: 'price-beyond-counting', value: `[${text(first).replace(/"price":\d+/, '"price":1e308')}]`, unread: 1 },
  { name: '5-MB', value: { repeat: 'x', times: 5_200_000 } },
  { name: 'empty-text', value: '' },
  { name: '[]]', value: '[]]' },
  { name: 'NaN', value: 'NaN' },
  { name: 'nested-10000', value: '['.repeat(10_000) + ']'.repeat(10_000) },
  { name: 'unicode', value: '\ud800\u202e\u0000[{"dog":"Łatka 🐕‍🦺"}' },
  { name: 'old-shape', value: text([{ id: 1, name: 'Agility', price: 1200, total: 1200 }]), unread: 1 },
  { name: 'foreign-keys', value: `[{"__proto__":{"item":{}},"constructor":1}]`, unread: 1 },
  { name: 'twice-the-same', value: text([first, first]), good: 1 },
  { name: 'good-among-bad', value: text([null, first, { ...second, price: -1 }]), good: 1, unread: 1 },
]

const cartCount = (count: number) =>
  count === 1 ? 'Cart, 1 entry' : count === 0 ? 'Cart, empty' : `Cart, ${count} entries`

/** Values whose every route is walked in the short form too. */
const shortOf = ['{bad', 'good-among-bad']

const cartCases = (environment: Environment): Case[] =>
  cartValues(environment).flatMap(({ name, value, good = 0, unread = 0 }) =>
    screensOf(environment).map(({ path, as, leaves }): Case => {
      const wanted = unread > 0 ? value : text(environment.cart.slice(0, good))
      return {
        id: `purchase-items ${name} ${as} ${path} [L01]`,
        as,
        storage: { 'purchase-items': value },
        short: shortOf.includes(name) && as === 'member' && path === paths.cart,
        walk: async ({ page, open, forge }) => {
          // A session that lives on for the cases to come.
          if (leaves) await forge('/logout', json(500, { code: 'internal_error', message: 'Not now.' }))
          await open(path)
          if (leaves) await shown('home', page.getByRole('heading', { name: 'Every run starts clear.' }))
          else if (as === 'member')
            await shown('the cart in the header', page.getByRole('link', { name: cartCount(good) }))
          await becomes('purchase-items', () => stored(page, 'purchase-items'), leaves ? '[]' : wanted)
          if (path === paths.cart && as === 'member' && unread > 0)
            await shown('what is left out', page.getByText('1 item in your cart couldn’t be read and was left out.'))
          if (path === paths.cart && as === 'member' && good === 0)
            await shown('the empty cart', page.getByRole('heading', { name: 'Your cart is empty' }))
        },
      }
    }),
  )

const garbageTokens = ({ member }: Environment): Record<string, Stored> => ({
  'empty-text': '',
  null: 'null',
  undefined: 'undefined',
  'line-break-inside': 'abc\r\nX-Injected: 1',
  'non-ASCII': 'żółw-🐢',
  '1-MB': { repeat: 'x', times: 1_000_000 },
  'quoted-JSON': text(member.token),
  object: text({ token: member.token }),
  'blank-around': ` ${member.token} `,
})

const tokenCases = (environment: Environment): Case[] =>
  Object.entries(garbageTokens(environment)).flatMap(([name, value]) =>
    [paths.home, paths.login, paths.shows, '/nowhere'].map((path): Case => ({
      id: `token ${name} ${path} [L02]`,
      storage: { token: value },
      short: name === 'line-break-inside' && path === paths.shows,
      walk: async ({ page, open, calls }) => {
        await open(path)
        await shown('the way to log in', page.getByRole('link', { name: 'Login' }))
        is('the address', pathOf(page), path)
        await becomes('the token', () => stored(page, 'token'), null)
        for (const { authorization } of calls.filter((call) => call.path !== flagEndpoints.readToggles.path))
          holds(
            `no strange Authorization, was ${String(authorization).slice(0, 60)}`,
            /^(Bearer [!-~]+|null)$/.test(String(authorization)),
          )
        await gone('an API Error', page.getByText('API Error'))
      },
    })),
  )

const garbage = ['garbage', '', 'null', '1', '"true"', '{bad', '[]', '{"a":1}', '\u0000']

const menuCases = (): Case[] =>
  garbage.map((value) => ({
    id: `menu_collapsed ${text(value)} [L03]`,
    as: 'member',
    storage: { menu_collapsed: value },
    short: value === 'garbage',
    walk: async ({ page, open }) => {
      await open(paths.dogs)
      await shown('the open menu', page.getByRole('button', { name: 'Collapse menu' }))
      is('its width', (await membersMenu(page).boundingBox())?.width, 300)
    },
  }))

const lies = [...garbage, '{"maintenance-mode":"yes"}', '{"maintenance-mode":true}', '[{"maintenance-mode":true}]']

const settingCases = (): Case[] => [
  ...lies.map((value): Case => ({
    id: `flags ${text(value)} [L03]`,
    storage: { flags: value },
    walk: async ({ page, open, forge }) => {
      await forge('/frontend', broken('connectionreset'))
      await open(paths.home)
      await shown('the way to log in', page.getByRole('link', { name: 'Login' }))
      await gone('the maintenance banner', page.getByText('We are experiencing a technical problem'))
    },
  })),
  ...['locale', 'color-scheme', 'contrast'].flatMap((key) =>
    garbage.map((value): Case => ({
      id: `${key} ${text(value)} [L03]`,
      storage: { [key]: value },
      walk: async ({ page, open }) => {
        await open(paths.home)
        await shown('English', page.getByRole('heading', { name: 'Every run starts clear.' }))
        const { lang, classes } = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          classes: document.documentElement.className.split(' ').sort(),
        }))
        is('the language and the looks', [lang, classes], ['en', ['light']])
      },
    })),
  ),
]

export const storage: Group[] = [
  { name: 'a spoilt cart [L01]', cases: cartCases },
  { name: 'a spoilt token [L02]', cases: tokenCases },
  { name: 'spoilt settings [L03]', cases: () => [...menuCases(), ...settingCases()] },
]
