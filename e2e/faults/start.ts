import type { Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { broken, html, notThere, silence } from './answers'
import type { Case, Group } from './case'
import { loadAgain, notScript } from './chunks'
import { holds, shown } from './expect'

const bootFiles = ['app', 'react', 'store', 'schemas', 'router', 'intl', 'chakra', 'own', 'en']
const failed = (page: Page) => page.getByRole('heading', { name: 'The page couldn’t be loaded' })

const bootCases = (): Case[] => [
  ...bootFiles.flatMap((file) =>
    Object.entries({ '404': notThere, '200-html': html(200), reset: broken('connectionreset') }).map(
      ([name, answer]): Case => ({
        id: `start ${file} ${name} [N02]`,
        alone: true,
        mayNotStart: true,
        allows: notScript,
        short: file === 'own' && name === '404',
        walk: async ({ page, context, loads }) => {
          const files = new RegExp(`/assets/${file}\\.[^/]+\\.js$`)
          await context.route(files, answer)
          await page.goto(paths.shows)
          await shown('what happened', failed(page))
          await shown('a way to load again', loadAgain(page))
          holds('at most one automatic reload', loads.length <= 2)
          await context.unroute(files)
          await loadAgain(page).click()
          await shown('the screen', page.getByRole('heading', { name: 'Shows', exact: true }))
        },
      }),
    ),
  ),
  ...['app', 'own', 'en'].map((file): Case => ({
    id: `start ${file} never answers [N03]`,
    clock: true,
    mayNotStart: true,
    walk: async ({ page, context, pass }) => {
      await context.route(new RegExp(`/assets/${file}\\.[^/]+\\.js$`), silence)
      await page.goto(paths.shows, { waitUntil: 'commit' })
      await shown('the page as it was drawn', page.getByRole('heading', { name: 'Shows', exact: true }))
      await pass(121_000)
      await shown('what happened', failed(page))
    },
  })),
]

const chunk = /\/assets\/pl\.[^/]+\.js$/

// Each of these visitors prefers Polish, and only English is available.
const languageCases = (): Case[] =>
  Object.entries({ '404': notThere, '200-html': html(200), reset: broken('connectionreset') }).map(
    ([name, answer]): Case => ({
      id: `start pl ${name} [N02]`,
      alone: true,
      allows: notScript,
      short: name === '404',
      walk: async ({ page, context, environment }) => {
        await context.addCookies([{ name: 'locale', value: 'pl', url: environment.origin }])
        await context.route(chunk, answer)
        await page.goto(paths.shows)
        await shown('the page in English', page.getByRole('heading', { name: 'Shows', exact: true }))
        await shown('why', page.getByText('Couldn’t load the language you chose.'))
        await context.unroute(chunk)
        await page.getByRole('button', { name: 'PL, Polski' }).click()
        await shown('the page in Polish', page.getByRole('heading', { name: 'Zawody', exact: true }))
      },
    }),
  )

export const start: Group[] = [
  { name: 'files of the start [N02 N03]', cases: () => [...bootCases(), ...languageCases()] },
]
