import type { Page } from '@playwright/test'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { paths } from '#contract/shared/paths'
import { faults, json, type Fault } from './answers'
import type { Case, Group } from './case'
import { becomes, is, notices, pathOf, shown } from './expect'
import { account, type Environment } from './environment'

/** A form, what is typed into it, and where its send goes. */
interface Form {
  name: string
  path: string
  as: 'visitor' | 'member'
  post: (path: string) => boolean
  fields: [label: string | RegExp, value: string][]
  prepare?: (page: Page) => Promise<unknown>
  button: string | RegExp
}

const exact = (label: string | RegExp) => (typeof label === 'string' ? { exact: true } : {})
const field = (page: Page, label: string | RegExp) => page.getByRole('main').getByLabel(label, exact(label))

const formsOf = (): Form[] => [
  {
    name: 'login',
    path: paths.login,
    as: 'visitor',
    post: (path) => path === loginEndpoints.login.path,
    fields: [
      ['Email', account.email],
      ['Password', account.password],
    ],
    button: 'Login',
  },
  {
    name: 'register',
    path: paths.register,
    as: 'visitor',
    post: (path) => path === loginEndpoints.register.path,
    fields: [
      ['Name', 'Zoë Żak'],
      ['Email', 'zoe@example.org'],
      ['Password', 'every run starts clear'],
      ['Repeat password', 'every run starts clear'],
    ],
    prepare: (page) => page.getByRole('checkbox').check(),
    button: 'Register',
  },
  {
    name: 'dog',
    path: paths.addDog,
    as: 'member',
    post: (path) => path === dogEndpoints.addDog.path,
    fields: [
      ['Name', 'Łatka'],
      ['Breed', 'Border Collie'],
      ['Birth date', '15/01/2022'],
      ['Height (cm)', '45,5'],
    ],
    prepare: (page) => page.getByLabel('Gender').selectOption({ label: 'Bitch' }),
    button: 'Add dog',
  },
  {
    name: 'card',
    path: paths.checkout,
    as: 'member',
    post: (path) => path.startsWith('/payments/'),
    fields: [
      ['Card number', '4242 4242 4242 4242'],
      [/Expires/, '12/30'],
      ['Security code', '123'],
    ],
    button: /^Pay £/,
  },
]

const sendCase = (environment: Environment, form: Form, fault: Fault): Case => ({
  id: `form ${form.name} ${fault.name} [N01]`,
  as: form.as,
  storage: form.name === 'card' ? { 'purchase-items': JSON.stringify(environment.cart) } : {},
  ...(fault.after ? { clock: true as const } : {}),
  short: form.name === 'login' && fault.name === 'reset',
  walk: async ({ page, open, forge, pass, calls }) => {
    await open(form.path)
    for (const [label, value] of form.fields) await field(page, label).fill(value)
    await form.prepare?.(page)
    const posts = () => calls.filter(({ method, path }) => method === 'POST' && form.post(path)).length
    await forge(({ method, path }) => method === 'POST' && form.post(path), fault.answer)
    await page.getByRole('main').getByRole('button', { name: form.button }).click()
    await becomes('the sends', posts, 1)
    if (fault.after) await pass(fault.after)
    await shown('an API Error', page.getByText('API Error'))
    is('the notifications', await notices(page), [{ text: fault.says, count: 1 }])
    is('the address', pathOf(page), form.path)
    for (const [label, value] of form.fields)
      is(`what was typed at ${String(label)}`, await field(page, label).inputValue(), value)
    await page.waitForTimeout(200)
    is('the sends', posts(), 1)
    // The page asks about an unclear payment until its outcome is known.
    if (fault.after && form.name === 'card') await pass(3_000)
    await becomes(
      'the button that sends',
      () => page.getByRole('main').getByRole('button', { name: form.button }).isEnabled(),
      true,
    )
  },
})

const sendCases = (environment: Environment): Case[] =>
  formsOf().flatMap((form) => faults.map((fault) => sendCase(environment, form, fault)))

const secondTry: Case = {
  id: 'form login sent again after the fault [N01]',
  clicks: 1,
  walk: async ({ page, open, forge, environment }) => {
    await open(paths.login)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    const lift = await forge(loginEndpoints.login.path, json(503, { code: 'unavailable', message: 'Not now.' }))
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await shown('an API Error', page.getByText('API Error'))
    lift()
    await forge(loginEndpoints.login.path, json(200, environment.again))
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await shown('the way out of the portal', page.getByRole('link', { name: 'Logout' }))
  },
}

export const forms: Group[] = [
  { name: 'every form, every fault [N01]', cases: (environment) => [...sendCases(environment), secondTry] },
]
