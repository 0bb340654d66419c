import { apiPaths, paths } from '../../contract/paths'
import { held, html, unauthorized, type Answer } from './answers'
import type { Case, Group, Stage } from './case'
import { becomes, holds, is, kept, notices, pathOf, shown } from './expect'
import { logInAgain, sendLogin, typeLogin } from './login'
import { anyCall } from './network'
import { placesOf } from './places'
import { loginLink } from './session'
import type { World } from './world'

/** After a 401 that ended the session or met a visitor: at the login, told once at most, no token. */
const sentToLogin = async ({ page, navigations }: Stage) => {
  await becomes('the address', () => pathOf(page), paths.login)
  await shown('the login', page.getByRole('heading', { name: 'Login' }))
  await page.waitForTimeout(200)
  await becomes('the token', () => kept(page, 'token'), null)
  const told = await notices(page)
  holds(`one notification at most, were ${told.length}`, told.length <= 1)
  const redirects = navigations.filter((url) => new URL(url).pathname === paths.login).length
  holds(`one redirect to the login at most, were ${redirects}`, redirects <= 1)
}

/** `/` asks for shows and news at once, `/shows` for one thing. */
const several = `${paths.home}?from=poster`
const one = `${paths.shows}?page=2`

const elsewhere = (as: 'visitor' | 'member', path: string, name: string, answer: Answer): Case => ({
  id: `A01 401 ${name} elsewhere, ${as}, ${path === one ? 'one call' : 'several'}`,
  as,
  clicks: 2,
  short: name === 'json' && path === several,
  walk: async (stage) => {
    const { page, open, forge } = stage
    const lift = await forge(anyCall, answer)
    await open(path)
    await sentToLogin(stage)
    await becomes('pathname', () => kept(page, 'pathname'), as === 'visitor' ? path : null)
    lift()
    await logInAgain(stage)
    await becomes('the address after the login', () => pathOf(page), as === 'visitor' ? path : paths.dashboard)
    await becomes('pathname after the login', () => kept(page, 'pathname'), null)
  },
})

/** The second answer comes when the first has led to the login already. */
const oneAfterTheOther = (as: 'visitor' | 'member'): Case => ({
  id: `A01 401 elsewhere, ${as}, several one after the other`,
  as,
  clicks: 2,
  walk: async (stage) => {
    const { page, open, forge } = stage
    const late = held()
    const lift = await forge(anyCall, unauthorized)
    const liftLate = await forge(apiPaths.news, late.answer)
    await open(several)
    await sentToLogin(stage)
    late.give(unauthorized)
    await page.waitForTimeout(300)
    await sentToLogin(stage)
    lift()
    liftLate()
    await logInAgain(stage)
    await becomes('the address after the login', () => pathOf(page), as === 'visitor' ? several : paths.dashboard)
  },
})

/** At the login: the call of the form itself, or calls of the page before it. `session`: a token is held, its user unknown. */
const atLogin = (session: boolean, calls: 'one call' | 'several'): Case => ({
  id: `A01 401 at the login, ${session ? 'token stored' : 'no token'}, ${calls}`,
  as: session ? 'member' : 'visitor',
  clicks: 2,
  walk: async (stage) => {
    const { page, open, forge } = stage
    if (session) await forge(apiPaths.me, html(500))
    const late = held()
    if (calls === 'several') {
      await forge(apiPaths.nextShows, late.answer)
      await forge(apiPaths.news, late.answer)
      await open(paths.home)
      await loginLink(stage).click()
      await shown('the login', page.getByRole('heading', { name: 'Login' }))
      late.give(unauthorized)
    } else {
      await forge(apiPaths.login, unauthorized)
      await open(paths.login)
      await typeLogin(page)
      await sendLogin(page)
      await shown('an API Error', page.getByText('API Error'))
    }
    await sentToLogin(stage)
    is('pathname', await kept(page, 'pathname'), null)
    if (calls === 'one call') is('what was typed', await page.getByLabel('Email').inputValue(), 'member@example.org')
  },
})

const wayBackStays: Case = {
  id: 'A01 401 at the login keeps the way back',
  storage: { pathname: '/shows?page=2' },
  clicks: 1,
  walk: async (stage) => {
    const { page, open, forge } = stage
    const lift = await forge(apiPaths.login, unauthorized)
    await open(paths.login)
    await typeLogin(page)
    await sendLogin(page)
    await shown('an API Error', page.getByText('API Error'))
    lift()
    await logInAgain(stage)
    await becomes('the address after the login', () => pathOf(page), '/shows?page=2')
  },
}

const garbageToken = { token: 'garbage-garbage-garbage' }

const routeCases = (world: World): Case[] =>
  placesOf(world)
    .filter(({ as }) => as === 'visitor')
    .flatMap(({ path, cart, calls: asks, leaves }): Case[] => {
      const storage = { ...garbageToken, ...(cart && { 'purchase-items': JSON.stringify(world.cart) }) }
      const isPublic = [paths.home, paths.shows, paths.registrationOptions, `/shows/${world.slug}`].includes(path)
      return [
        {
          id: `A01 garbage token, every answer 401, ${path}`,
          storage,
          walk: async (stage) => {
            await stage.forge(({ path: called }) => called !== apiPaths.flagService, unauthorized)
            await stage.open(path)
            if (asks && !leaves) return sentToLogin(stage)
            await becomes('the token', () => kept(stage.page, 'token'), null)
            holds('one notification at most', (await notices(stage.page)).length <= 1)
          },
        },
        {
          id: `A01 garbage token, the real server, ${path}`,
          storage,
          walk: async (stage) => {
            await stage.open(path)
            await becomes('the token', () => kept(stage.page, 'token'), null)
            await shown('the way to log in', loginLink(stage))
            holds('one notification at most', (await notices(stage.page)).length <= 1)
            if (isPublic) is('the address', pathOf(stage.page), path)
          },
        },
      ]
    })

/** Every other address, with something in the place of what it names. */
const otherRoutes = (world: World): Case[] => {
  const known = placesOf(world).map(({ path }) => path.split('?')[0])
  const addresses = Object.values(paths).map((path) => path.replace(/:\w+/g, 'x'))
  return addresses
    .filter((path) => !known.includes(path))
    .map((path) => ({
      id: `A01 garbage token, the real server, ${path}`,
      storage: garbageToken,
      walk: async ({ page, open }) => {
        await open(path)
        await becomes('the token', () => kept(page, 'token'), null)
        holds('one notification at most', (await notices(page)).length <= 1)
      },
    }))
}

const late: Case = {
  id: 'A05 a late 401 of the token before',
  as: 'member',
  clicks: 2,
  short: true,
  walk: async (stage) => {
    const { page, open, forge, world } = stage
    const news = held()
    const lift = await forge(apiPaths.me, html(500))
    await forge(apiPaths.news, news.answer)
    await open(paths.home)
    await becomes('the call of the news', () => stage.calls.some(({ path }) => path === apiPaths.news), true)
    lift()
    await loginLink(stage).click()
    await logInAgain(stage)
    await shown('the way out of the portal', page.getByRole('link', { name: 'Logout' }))
    await page.waitForTimeout(2_000)
    news.give(unauthorized)
    await page.waitForTimeout(400)
    is('the token', await kept(page, 'token'), world.again.token)
    is('the address', pathOf(page), paths.dashboard)
    await shown('the way out of the portal', page.getByRole('link', { name: 'Logout' }))
  },
}

const wrongPassword: Case = {
  id: 'A05 a wrong password',
  short: true,
  walk: async ({ page, open }) => {
    await open(paths.login)
    await typeLogin(page, 'not the password')
    const answer = page.waitForResponse(/\/api\/login$/)
    await sendLogin(page)
    is('the status', (await answer).status(), 400)
    const message = ((await (await answer).json()) as { message: string }).message
    await shown('the reason at the form', page.getByRole('main').getByRole('alert').filter({ hasText: message }))
    is('the notifications', await notices(page), [{ text: message, count: 1 }])
    is('the address', pathOf(page), paths.login)
    is('what is stored', [await kept(page, 'token'), await kept(page, 'pathname')], [null, null])
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
  { name: 'A01 A05 refused sessions', cases: matrixCases },
  { name: 'A01 a garbage token on every route', cases: (world) => [...routeCases(world), ...otherRoutes(world)] },
]
