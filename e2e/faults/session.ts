import { authEndpoints } from '#contract/account/authEndpoints'
import { paths } from '#contract/shared/paths'
import { faults, html, json, silence, unauthorized, type Fault } from './answers'
import type { Case, Group, Fixture } from './case'
import { becomes, is, stored, notices, pathOf, shown } from './expect'
import { anyCall } from './network'

export const loginLink = (fixture: Fixture) => fixture.page.getByRole('link', { name: 'Login' })
const meCalls = ({ calls }: Fixture) => calls.filter(({ path }) => path === authEndpoints.getMe.path)

const ends: Pick<Fault, 'name' | 'answer'>[] = [
  { name: '401', answer: unauthorized },
  { name: '401-html', answer: html(401) },
  { name: '401-empty', answer: (route) => route.fulfill({ status: 401, body: '' }) },
  { name: '200-empty', answer: (route) => route.fulfill({ status: 200, body: '' }) },
  { name: '403', answer: json(403, { code: 'forbidden', message: 'No.' }) },
  ...faults.filter(({ after }) => after === undefined),
]

const startCases = (): Case[] =>
  ends.flatMap(({ name, answer }) =>
    [paths.home, paths.shows, paths.login].map((path): Case => ({
      id: `/me ${name} at ${path} [A22]`,
      as: 'member',
      short: path === paths.shows && ['401-html', '200-wrong-shape', '500-html'].includes(name),
      walk: async (fixture) => {
        const { page, open, forge, environment } = fixture
        await forge(authEndpoints.getMe.path, answer)
        await open(path)
        await shown('the way to log in', loginLink(fixture))
        await page.waitForTimeout(150)
        is('the address', pathOf(page), path)
        is('the notifications', await notices(page), [])
        // A server that is away is asked again later.
        is(
          'the bearers of /me',
          [...new Set(meCalls(fixture).map(({ authorization }) => authorization))],
          [`Bearer ${environment.member.token}`],
        )
        await becomes(
          'the token',
          () => stored(page, 'token'),
          name.startsWith('401') ? null : environment.member.token,
        )
      },
    })),
  )

const hanging: Case = {
  id: '/me hangs [A22]',
  as: 'member',
  clock: true,
  short: true,
  walk: async (fixture) => {
    const { page, forge, pass, environment } = fixture
    await forge(authEndpoints.getMe.path, silence)
    await page.goto(paths.shows, { waitUntil: 'domcontentloaded' })
    await becomes(
      'something to read',
      async () => (await page.locator('body').innerText()).trim().length > 10,
      true,
      3_000,
    )
    await becomes('one call of /me', () => meCalls(fixture).length, 1)
    await pass(11_000)
    await shown('the way to log in', loginLink(fixture))
    await shown('the shows', page.getByRole('heading', { name: 'Shows' }))
    is('the notifications', await notices(page), [])
    is('the token', await stored(page, 'token'), environment.member.token)
  },
}

const withoutToken: Case = {
  id: 'no token, no call [A22]',
  walk: async (fixture) => {
    await fixture.open(paths.shows)
    await shown('a show', fixture.page.getByRole('main').getByRole('listitem'))
    is('the calls of /me', meCalls(fixture), [])
    is(
      'Authorization',
      fixture.calls.filter(anyCall).map(({ authorization }) => authorization),
      [null],
    )
  },
}

export const session: Group[] = [
  { name: 'the start with a token [A22]', cases: () => [...startCases(), hanging, withoutToken] },
]
