import type { Page } from '@playwright/test'
import { flagEndpoints } from '#contract/flags/change'
import { paths } from '#contract/shared/paths'
import { answered, broken, html, json, notThere, silence, type Answer } from './answers'
import type { Case, Group, Fixture } from './case'
import { becomes, gone, holds, is, stored, notices, shown } from './expect'

const sentence =
  'We are experiencing a technical problem and service experience might be limited. Please try again in few minutes.'
const banner = (page: Page) => page.getByText(sentence, { exact: true })
const says = (...names: string[]) => json(200, { toggles: names.map((name) => ({ name, enabled: true })) })
const maintenance = 'maintenance-mode'
const known = JSON.stringify({ [maintenance]: true, 'registration-disabled': false, 'login-disabled': false })

/** A service that says nothing that could be believed. */
const errorStates: Record<string, Answer> = {
  down: broken('connectionreset'),
  offline: broken('internetdisconnected'),
  hang: silence,
  '500-json': json(500, { message: 'Not now.' }),
  '500-html': html(500),
  '401': json(401, { message: 'Who are you?' }),
  '200-html': html(200),
  '200-empty': answered(200, ''),
  '200-null': answered(200, 'null'),
  '200-{}': answered(200, '{}'),
  'toggles-object': json(200, { toggles: { [maintenance]: true } }),
  'enabled-as-text': json(200, { toggles: [{ name: maintenance, enabled: 'yes' }] }),
  'enabled-missing': json(200, { toggles: [{ name: maintenance }] }),
  'name-number': json(200, { toggles: [{ name: 7, enabled: true }] }),
  'flags-of-others': json(200, { toggles: [{ name: 'new-checkout', enabled: true }] }),
}

const clientFile = /\/assets\/flags\.[^/]+\.js$/

/** A minute without a valid answer: the page does not wait, shows no error, and keeps the last known flags. */
const quietMinute = async ({ page, open, pass, calls, complaints }: Fixture, on: boolean) => {
  const start = performance.now()
  await open(paths.home)
  holds('a first page within 6 s', performance.now() - start < 6_000)
  await shown('the way to log in', page.getByRole('link', { name: 'Login' }))
  await becomes('the banner', () => banner(page).count(), on ? 1 : 0)
  await pass(60_000)
  await becomes('the banner after a minute', () => banner(page).count(), on ? 1 : 0)
  is('the notifications', await notices(page), [])
  holds(`three lines in the console at most, were ${complaints.length}: ${complaints[0] ?? ''}`, complaints.length <= 3)
  const requestCount = calls.filter(({ path }) => path === flagEndpoints.readToggles.path).length
  holds(`six questions a minute at most, were ${requestCount}`, requestCount <= 6)
}

const downCases = (): Case[] => [
  ...Object.entries(errorStates).flatMap(([name, answer]) =>
    [false, true]
      // A service that answers with flags of others says of ours that they are off.
      .filter((stored) => !(stored && name === 'flags-of-others'))
      .map((stored): Case => ({
        id: `${name}${stored ? ', maintenance known' : ''} [F01]`,
        clock: true,
        short: stored && (name === 'hang' || name === '200-html'),
        storage: stored ? { flags: known } : {},
        walk: async (fixture) => {
          await fixture.forge(flagEndpoints.readToggles.path, answer)
          await quietMinute(fixture, stored)
        },
      })),
  ),
  ...Object.entries({ '404': notThere, hang: silence, 'connection reset': broken('connectionreset') }).map(
    ([name, answer]): Case => ({
      id: `the client's file: ${name} [F01]`,
      clock: true,
      walk: async (fixture) => {
        await fixture.context.route(clientFile, answer)
        await quietMinute(fixture, false)
      },
    }),
  ),
]

interface Typed {
  path: string
  as: 'visitor' | 'member'
  label: string
  value: string
}

const typed: Typed[] = [
  { path: paths.login, as: 'visitor', label: 'Email', value: 'half@' },
  { path: paths.login, as: 'visitor', label: 'Password', value: 'half a pass' },
  { path: paths.register, as: 'visitor', label: 'Name', value: 'Zoë' },
  { path: paths.addDog, as: 'member', label: 'Breed', value: 'Border' },
]

const flipCases = (): Case[] => [
  ...typed.map(({ path, as, label, value }): Case => ({
    id: `maintenance comes and goes at ${path}, ${label} [F02]`,
    as,
    clock: true,
    short: path === paths.register,
    walk: async ({ page, open, forge, pass, loads }) => {
      await forge(flagEndpoints.readToggles.path, says())
      await open(path)
      const field = page.getByRole('main').getByLabel(label, { exact: true })
      await field.fill(value)
      await pass(16_000)
      is('the banner', await banner(page).count(), 0)
      await forge(flagEndpoints.readToggles.path, says(maintenance))
      await pass(16_000)
      await shown('the banner', banner(page))
      is('what was typed', await field.inputValue(), value)
      await becomes(
        'the flags that are kept',
        async () => (await stored(page, 'flags'))?.includes('"maintenance-mode":true'),
        true,
      )
      await forge(flagEndpoints.readToggles.path, says())
      await pass(16_000)
      await gone('the banner', banner(page))
      is('what was typed', await field.inputValue(), value)
      is('documents', loads.length, 1)
    },
  })),
  {
    id: 'login-disabled hides the way to log in, and shows it again [F02]',
    clock: true,
    walk: async ({ page, open, forge, pass }) => {
      const lift = await forge(flagEndpoints.readToggles.path, says('login-disabled'))
      await open(paths.home)
      await gone('the way to log in', page.getByRole('link', { name: 'Login' }))
      lift()
      await forge(flagEndpoints.readToggles.path, says())
      await pass(16_000)
      await shown('the way to log in', page.getByRole('link', { name: 'Login' }))
    },
  },
  {
    id: 'the service comes back after half an hour [F02]',
    clock: true,
    walk: async ({ page, open, forge, pass }) => {
      const lift = await forge(flagEndpoints.readToggles.path, broken('connectionreset'))
      await open(paths.home)
      await pass(30 * 60_000, 15_000)
      lift()
      await forge(flagEndpoints.readToggles.path, says(maintenance))
      await pass(6 * 60_000, 15_000)
      await shown('the banner', banner(page))
    },
  },
]

export const flags: Group[] = [
  { name: 'a flag service in trouble [F01]', cases: downCases },
  { name: 'a flag that flips [F02]', cases: flipCases },
]
