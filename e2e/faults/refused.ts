import { authEndpoints } from '#contract/account/authEndpoints'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { flagEndpoints } from '#contract/flags/change'
import { newsEndpoints } from '#contract/news/news'
import { showEndpoints } from '#contract/show/showEndpoints'
import { paths } from '#contract/shared/paths'
import { delayed, html, unauthorized, type Answer } from './answers'
import type { Case, Group, Fixture } from './case'
import { becomes, holds, is, stored, notices, pathOf, shown } from './expect'
import { logInAgain, sendLogin, typeLogin } from './login'
import { anyCall } from './network'
import { screensOf } from './screensUnderTest'
import { loginLink } from './session'
import { account, type Environment } from './environment'

/** After a 401 that ended the session or met a visitor: at the login, shown once at most, no token. */
const sentToLogin = async ({ page, navigations }: Fixture) => {
  await becomes('the address', () => pathOf(page), paths.login)
  await shown('the login', page.getByRole('heading', { name: 'Login' }))
  await page.waitForTimeout(200)
  await becomes('the token', () => stored(page, 'token'), null)
  const shownNotices = await notices(page)
  holds(`one notification at most, were ${shownNotices.length}`, shownNotices.length <= 1)
  const redirects = navigations.filter((url) => new URL(url).pathname === paths.login).length
  holds(`one redirect to the login at most, were ${redirects}`, redirects <= 1)
}

/** `/` asks for shows and news at once, `/shows` for one thing. */
const several = `${paths.home}?from=poster`
const one = `${paths.shows}?page=2`

const elsewhere = (as: 'visitor' | 'member', path: string, name: string, answer: Answer): Case => ({
  id: `401 ${name} elsewhere, ${as}, ${path === one ? 'one call' : 'several'} [A01]`,
  as,
  clicks: 2,
  short: name === 'json' && path === several,
  walk: async (fixture) => {
    const { page, open, forge } = fixture
    const lift = await forge(anyCall, answer)
    await open(path)
    await sentToLogin(fixture)
    await becomes('pathname', () => stored(page, 'pathname'), as === 'visitor' ? path : null)
    lift()
    await logInAgain(fixture)
    await becomes('the address after the login', () => pathOf(page), as === 'visitor' ? path : paths.dashboard)
    await becomes('pathname after the login', () => stored(page, 'pathname'), null)
  },
})

/** The second answer comes when the first has led to the login already. */
const oneAfterTheOther = (as: 'visitor' | 'member'): Case => ({
  id: `401 elsewhere, ${as}, several one after the other [A01]`,
  as,
  clicks: 2,
  walk: async (fixture) => {
    const { page, open, forge } = fixture
    const late = delayed()
    const lift = await forge(anyCall, unauthorized)
    const liftLate = await forge(newsEndpoints.getNews.path, late.answer)
    await open(several)
    await sentToLogin(fixture)
    late.give(unauthorized)
    await page.waitForTimeout(300)
    await sentToLogin(fixture)
    lift()
    liftLate()
    await logInAgain(fixture)
    await becomes('the address after the login', () => pathOf(page), as === 'visitor' ? several : paths.dashboard)
  },
})

/** At the login: the call of the form itself, or calls of the page before it. `session`: a token is held, its user unknown. */
const atLogin = (session: boolean, calls: 'one call' | 'several'): Case => ({
  id: `401 at the login, ${session ? 'token stored' : 'no token'}, ${calls} [A01]`,
  as: session ? 'member' : 'visitor',
  clicks: 2,
  walk: async (fixture) => {
    const { page, open, forge } = fixture
    if (session) await forge(authEndpoints.getMe.path, html(500))
    const late = delayed()
    if (calls === 'several') {
      await forge(showEndpoints.getNextShows.path, late.answer)
      await forge(newsEndpoints.getNews.path, late.answer)
      await open(paths.home)
      await loginLink(fixture).click()
      await shown('the login', page.getByRole('heading', { name: 'Login' }))
      late.give(unauthorized)
    } else {
      await forge(loginEndpoints.login.path, unauthorized)
      await open(paths.login)
      await typeLogin(page)
      await sendLogin(page)
      await shown('an API Error', page.getByText('API Error'))
    }
    await sentToLogin(fixture)
    is('pathname', await stored(page, 'pathname'), null)
    if (calls === 'one call') is('what was typed', await page.getByLabel('Email').inputValue(), 'member@example.org')
  },
})

const wayBackStays: Case = {
  id: '401 at the login keeps the way back [A01]',
  storage: { pathname: '/shows?page=2' },
  clicks: 1,
  walk: async (fixture) => {
    const { page, open, forge } = fixture
    const lift = await forge(loginEndpoints.login.path, unauthorized)
    await open(paths.login)
    await typeLogin(page)
    await sendLogin(page)
    await shown('an API Error', page.getByText('API Error'))
    lift()
    await logInAgain(fixture)
    await becomes('the address after the login', () => pathOf(page), '/shows?page=2')
  },
}

const garbageToken = { token: 'garbage-garbage-garbage' }

const routeCases = (environment: Environment): Case[] =>
  screensOf(environment)
    .filter(({ as }) => as === 'visitor')
    .flatMap(({ path, cart, calls: asks, leaves }): Case[] => {
      const storage = { ...garbageToken, ...(cart && { 'purchase-items': JSON.stringify(environment.cart) }) }
      const isPublic = [paths.home, paths.shows, paths.registrationOptions, `/shows/${environment.slug}`].includes(path)
      return [
        {
          id: `garbage token, every answer 401, ${path} [A01]`,
          storage,
          walk: async (fixture) => {
            await fixture.forge(({ path: called }) => called !== flagEndpoints.readToggles.path, unauthorized)
            await fixture.open(path)
            if (asks && !leaves) return sentToLogin(fixture)
            await becomes('the token', () => stored(fixture.page, 'token'), null)
            holds('one notification at most', (await notices(fixture.page)).length <= 1)
          },
        },
        {
          id: `garbage token, the real server, ${path} [A01]`,
          storage,
          walk: async (fixture) => {
            await fixture.open(path)
            await becomes('the token', () => stored(fixture.page, 'token'), null)
            await shown('the way to log in', loginLink(fixture))
            holds('one notification at most', (await notices(fixture.page)).length <= 1)
            if (isPublic) is('the address', pathOf(fixture.page), path)
          },
        },
      ]
    })

/** Every other address, with something in the place of what it names. */
const otherRoutes = (environment: Environment): Case[] => {
  const known = screensOf(environment).map(({ path }) => path.split('?')[0])
  const addresses = Object.values(paths).map((path) => path.replace(/:\w+/g, 'x'))
  return addresses
    .filter((path) => !known.includes(path))
    .map((path) => ({
      id: `garbage token, the real server, ${path} [A01]`,
      storage: garbageToken,
      walk: async ({ page, open }) => {
        await open(path)
        await becomes('the token', () => stored(page, 'token'), null)
        holds('one notification at most', (await notices(page)).length <= 1)
      },
    }))
}

const late: Case = {
  id: 'a late 401 of the token before [A05]',
  as: 'member',
  clicks: 2,
  short: true,
  walk: async (fixture) => {
    const { page, open, forge, environment } = fixture
    const news = delayed()
    const lift = await forge(authEndpoints.getMe.path, html(500))
    await forge(newsEndpoints.getNews.path, news.answer)
    await open(paths.home)
    await becomes(
      'the call of the news',
      () => fixture.calls.some(({ path }) => path === newsEndpoints.getNews.path),
      true,
    )
    lift()
    await loginLink(fixture).click()
    await logInAgain(fixture)
    await shown('the way out of the portal', page.getByRole('link', { name: 'Logout' }))
    await page.waitForTimeout(2_000)
    news.give(unauthorized)
    await page.waitForTimeout(400)
    is('the token', await stored(page, 'token'), environment.again.token)
    is('the address', pathOf(page), paths.dashboard)
    await shown('the way out of the portal', page.getByRole('link', { name: 'Logout' }))
  },
}

const wrongPassword: Case = {
  id: 'a wrong password [A05]',
  short: true,
  walk: async ({ page, open }) => {
    await open(paths.login)
    await typeLogin(page, 'not the password')
    const answer = page.waitForResponse(/\/api\/login$/)
    await sendLogin(page)
    is('the status', (await answer).status(), 400)
    const message = ((await (await answer).json()) as { message: string }).message
    await becomes('the notifications', () => notices(page), [{ text: message, count: 1 }])
    is('what the form says', await page.getByRole('main').getByText(message).count(), 1)
    is('the email that was typed', await page.getByLabel('Email').inputValue(), account.email)
    is('the address', pathOf(page), paths.login)
    is('what is stored', [await stored(page, 'token'), await stored(page, 'pathname')], [null, null])
  },
}

const matrixCases = (): Case[] => [
  ...(['visitor', 'member'] as const).flatMap((as) => [
    ...[one, several].flatMap((path) => [
      elsewhere(as, path, 'json', unauthorized),
      elsewhere(as, path, 'html', html(401)),
    ]),
    oneAfterTheOther(as),
    atLogin(as === 'member', 'one call'),
    atLogin(as === 'member', 'several'),
  ]),
  wayBackStays,
  late,
  wrongPassword,
]

export const refused: Group[] = [
  { name: 'refused sessions [A01 A05]', cases: matrixCases },
  {
    name: 'a garbage token on every route [A01]',
    cases: (environment) => [...routeCases(environment), ...otherRoutes(environment)],
  },
]
