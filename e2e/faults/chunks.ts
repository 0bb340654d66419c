import type { Locator, Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { lateFiles } from '../lateFiles'
import { membersMenu } from '../steps'
import { html, notThere, silence, type Answer } from './answers'
import type { Case, Group, Fixture } from './case'
import { becomes, gone, is, pathOf, shown } from './expect'

const missing = (page: Page) => page.getByRole('heading', { name: 'Part of this page couldn’t be loaded' })
export const loadAgain = (page: Page) => page.getByRole('link', { name: 'Reload the page' })
/** What the browser throws where a page came in place of a script. */
export const notScript = /Unexpected token '<'/
const loader = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading/ })

interface LossCase {
  from: string
  as: 'visitor' | 'member'
  link: (page: Page) => Locator
  to: string
  heading: string
}

const lossCases: LossCase[] = [
  {
    from: paths.home,
    as: 'visitor',
    link: (page) => page.getByRole('link', { name: 'Login' }),
    to: paths.login,
    heading: 'Login',
  },
  {
    from: paths.home,
    as: 'visitor',
    link: (page) => page.getByRole('link', { name: 'Find a show' }),
    to: paths.shows,
    heading: 'Shows',
  },
  {
    from: paths.home,
    as: 'visitor',
    link: (page) => page.getByRole('link', { name: 'Choose membership' }),
    to: paths.registrationOptions,
    heading: 'Choose your membership',
  },
  {
    from: paths.home,
    as: 'member',
    link: (page) => membersMenu(page).getByRole('link', { name: 'Dogs' }),
    to: paths.dogs,
    heading: 'Dogs',
  },
  {
    from: paths.home,
    as: 'member',
    link: (page) => page.getByRole('link', { name: 'Cart, empty' }),
    to: paths.cart,
    heading: 'Your cart',
  },
]

const arrive = async ({ page, open }: Fixture, { from, link }: LossCase) => {
  await open(from)
  await shown('the link', link(page))
  // Until the app has taken the link over it loads a page, as any link does.
  const handle = await link(page).first().elementHandle()
  await page.waitForFunction((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')), handle)
}

const go = async (fixture: Fixture, lossCase: LossCase) => {
  await arrive(fixture, lossCase)
  await lossCase.link(fixture.page).first().click()
}

/** The screen that explains, and two ways on. */
const explained = async (page: Page) => {
  await shown('what happened', missing(page))
  await shown('a way to load again', loadAgain(page))
  await shown('a way home', page.getByRole('main').getByRole('link', { name: 'Go to the home page' }))
}

const refusals: Record<string, Answer> = { '404': notThere, '200-html': html(200), '500-html': html(500) }

const lossCasesOfScreens = (): Case[] =>
  lossCases.flatMap((lossCase) => {
    const { as, to, heading } = lossCase
    const name = `${as} ${to}`
    const base = { as, alone: true, clicks: 4, allows: notScript } as const
    return [
      ...Object.entries(refusals).map(([refusal, answer]): Case => ({
        id: `${name} ${refusal} for good [N02]`,
        ...base,
        short: to === paths.shows && refusal === '404',
        walk: async (fixture) => {
          const { page, context, loads } = fixture
          await context.route(lateFiles, answer)
          await go(fixture, lossCase)
          await explained(page)
          await page.waitForTimeout(700)
          await explained(page)
          is('documents', loads.length, 2)
          is('the address', pathOf(page), to)
          await context.unroute(lateFiles)
          await loadAgain(page).click()
          await shown('the screen', page.getByRole('heading', { name: heading, exact: true }))
        },
      })),
      {
        id: `${name} 404 until the page is loaded again [N02]`,
        ...base,
        short: to === paths.dogs,
        walk: async (fixture) => {
          const { page, context, loads } = fixture
          await context.route(lateFiles, (route) => (loads.length < 2 ? notThere(route) : route.continue()))
          await go(fixture, lossCase)
          await shown('the screen', page.getByRole('heading', { name: heading, exact: true }))
          is('documents', loads.length, 2)
          is('the address', pathOf(page), to)
        },
      },
      {
        id: `${name} opened at once, 404 for good [N02]`,
        ...base,
        walk: async ({ page, context, open, loads }) => {
          await context.route(lateFiles, notThere)
          await open(to)
          await explained(page)
          await page.waitForTimeout(700)
          is('documents', loads.length, 2)
        },
      },
      {
        id: `${name} never answers [N03]`,
        ...base,
        clock: true,
        short: to === paths.login,
        walk: async (fixture) => {
          const { page, context, loads, pass } = fixture
          await context.route(lateFiles, silence)
          await go(fixture, lossCase)
          await becomes('the address', () => pathOf(page), to)
          await pass(1_000)
          await shown('a loader', loader(page))
          await pass(100_000)
          await shown('a loader', loader(page))
          await pass(21_000)
          await explained(page)
          is('documents', loads.length, 1)
        },
      },
      {
        id: `${name} without a network [N02]`,
        ...base,
        walk: async (fixture) => {
          const { page, context, loads } = fixture
          await arrive(fixture, lossCase)
          await context.setOffline(true)
          await lossCase.link(page).first().click()
          await explained(page)
          await page.waitForTimeout(400)
          is('documents', loads.length, 1)
          await context.setOffline(false)
          await loadAgain(page).click()
          await shown('the screen', page.getByRole('heading', { name: heading, exact: true }))
        },
      },
    ]
  })

const draftCases = (): Case[] => [
  {
    id: 'a form that is not sent [N02]',
    alone: true,
    clicks: 4,
    short: true,
    walk: async ({ page, context, open, loads }) => {
      await open(paths.register)
      await page.getByLabel('Name').fill('Zoë Żak')
      await page.getByLabel('Email').fill('zoe@example.org')
      await page.getByLabel('Email').blur()
      await context.route(lateFiles, notThere)
      await page
        .getByRole('link', { name: 'Find a show' })
        .or(page.getByRole('link', { name: 'Login' }))
        .first()
        .click()
      await explained(page)
      await page.waitForTimeout(700)
      is('documents', loads.length, 1)
      await shown('that a form is not sent', page.getByText('You have an unsent form.'))
      await page.goBack()
      await shown('the form', page.getByRole('heading', { name: 'Register' }))
      is('what was typed', await page.getByLabel('Name').inputValue(), 'Zoë Żak')
    },
  },
]

const frameCases = (): Case[] => [
  {
    id: 'the portal is gone [N02]',
    as: 'member',
    alone: true,
    walk: async ({ page, context, open, loads }) => {
      await context.route(/\/assets\/portal\.[^/]+\.js$/, notThere)
      await open(paths.dogs)
      await explained(page)
      await page.waitForTimeout(700)
      is('documents', loads.length, 2)
    },
  },
  {
    id: 'the words of the other language are gone [N02]',
    alone: true,
    walk: async ({ page, context, open, loads }) => {
      await open(paths.home)
      const chunk = /\/assets\/pl\.[^/]+\.js$/
      await context.route(chunk, notThere)
      await page.getByRole('button', { name: 'Polski' }).click()
      await shown('what happened', page.getByText('Couldn’t load the language you chose.'))
      await shown('English', page.getByRole('heading', { name: 'Every run starts clear.' }))
      await context.unroute(chunk)
      await page.getByRole('button', { name: 'Polski' }).click()
      await becomes('the language', () => page.evaluate(() => document.documentElement.lang), 'pl')
      await gone('what happened', page.getByText('Couldn’t load the language you chose.'))
      is('documents', loads.length, 1)
    },
  },
]

export const chunks: Group[] = [
  { name: 'files of a screen [N02 N03]', cases: () => [...lossCasesOfScreens(), ...draftCases(), ...frameCases()] },
]
