import { authEndpoints } from '#contract/account/authEndpoints'
import { flagEndpoints } from '#contract/flags/change'
import { paths } from '#contract/shared/paths'
import { faults, json, passed, type Fault } from './answers'
import type { Call, Case, Group, Fixture } from './case'
import { becomes, gone, is, notices, shown } from './expect'
import { screensOf, type ScreenUnderTest } from './screensUnderTest'
import type { Environment } from './environment'

const silentPaths: string[] = [authEndpoints.getMe.path, flagEndpoints.readToggles.path]

/** Every call but the start-up's own and the flag service's, whose failures are not shown. */
export const anyCall = ({ path }: Call) => !silentPaths.includes(path)

export const again = /^(Try again|Hold the places again)$/

/** Shown once for each text, with its count: at least once a call, at most once a try. */
const toldOnce = async ({ page, calls }: Fixture, { says }: Pick<Fault, 'says'>) => {
  const state = async () => {
    const tries = calls.filter(anyCall)
    const different = new Set(tries.map(({ method, path }) => `${method} ${path}`)).size
    const seen = await notices(page)
    const count = seen.reduce((sum, notice) => sum + notice.count, 0)
    const right = different > 0 && count >= different && count <= tries.length
    const counted = right ? 'as many as failed' : `${count} for ${different} calls, ${tries.length} tries`
    return { texts: seen.map(({ text }) => text), counted }
  }
  await becomes('the notifications', state, { texts: [says], counted: 'as many as failed' })
}

/** Presses every way to try again until there is none. */
export const tryAgain = async ({ page }: Pick<Fixture, 'page'>) => {
  const button = page.getByRole('main').getByRole('button', { name: again })
  for (let turn = 0; turn < 4 && (await button.count()) > 0; turn += 1) {
    // Pressing one may bring the others.
    await button
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined)
    await page.waitForTimeout(150)
  }
}

const shortOnes = [
  '/shows 500-html',
  '/shows hang-30s',
  '/cart reset',
  '/dogs 200-wrong-shape',
  '/dashboard 429-message',
]

const screenCase = (
  environment: Environment,
  { path, as, cart, calls: asks, brings, leaves }: ScreenUnderTest,
  fault: Fault,
): Case => ({
  id: `${as} ${path} ${fault.name} [N01]`,
  as,
  storage: cart ? { 'purchase-items': JSON.stringify(environment.cart) } : {},
  // A screen that redirects, or sends to the login after its answer, navigates once more.
  clicks: 2,
  ...(fault.after ? { clock: true as const } : {}),
  short: as === 'member' && shortOnes.includes(`${path} ${fault.name}`),
  walk: async (fixture) => {
    const { page, open, forge, pass } = fixture
    const lift = await forge(anyCall, fault.answer)
    await open(path)
    // Who leaves meets the fault twice: at the log-out, and on the way home.
    if (fault.after) await pass(leaves ? 2 * fault.after : fault.after)
    // An answer without content is what a log-out that went well looks like.
    if (leaves && (fault.name === '204' || fault.name.startsWith('200'))) return shown('home', brings(page))
    if (asks) await toldOnce(fixture, fault)
    await shown('a heading', page.getByRole('main').getByRole('heading'))
    if (leaves) return shown('home', brings(page))
    if (asks) {
      await shown('a way to try again', page.getByRole('main').getByRole('button', { name: again }))
      lift()
      await tryAgain(fixture)
    }
    await shown('what the screen is for', brings(page))
    if (asks) await gone('a way to try again', page.getByRole('main').getByRole('button', { name: again }))
  },
})

const screenCases = (environment: Environment): Case[] =>
  screensOf(environment).flatMap((screen) => faults.map((fault) => screenCase(environment, screen, fault)))

/** Where a server that is down for a minute is asked, and how a reader gets there. */
const retryingScreens: [path: string, as: Case['as']][] = [
  [paths.home, 'visitor'],
  [paths.shows, 'visitor'],
  [paths.dashboard, 'member'],
  [paths.cart, 'member'],
  [paths.checkout, 'member'],
  [`${paths.registrationPayment}?plan=1-year`, 'member'],
]

const triesOf = (calls: Call[]) => {
  const tries = new Map<string, number>()
  for (const { method, path } of calls.filter(anyCall)) {
    const name = `${method} ${path}`
    tries.set(name, (tries.get(name) ?? 0) + 1)
  }
  return [...tries].filter(([, count]) => count > 3)
}

const unavailable = json(503, { code: 'unavailable', message: 'The server is being repaired.' })

const retryCases = (environment: Environment): Case[] => [
  ...retryingScreens.map(([path, as = 'visitor']): Case => ({
    id: `${as} ${path} 503 for a minute [N04]`,
    short: path === paths.shows,
    as,
    clock: true,
    clicks: 2,
    storage: { 'purchase-items': JSON.stringify(environment.cart) },
    walk: async ({ page, open, forge, pass, calls }) => {
      await forge(anyCall, unavailable)
      await open(path)
      await pass(60_000)
      is('calls tried more than three times', triesOf(calls), [])
      is('different notifications', (await notices(page)).length, 1)
    },
  })),
  {
    id: 'member a purchase that is being checked, 503 for a minute [N04]',
    as: 'member',
    clock: true,
    walk: async ({ page, open, forge, pass, calls, environment: { paid } }) => {
      const pending = { ...paid, status: 'pending', checking: true, paidAt: null }
      await forge(`/purchases/${paid.id}`, json(200, pending))
      await open(`/purchases/${paid.id}`)
      await shown('that it waits', page.getByText('Checking with the bank'))
      calls.length = 0
      const lift = await forge(`/purchases/${paid.id}`, unavailable)
      await pass(60_000)
      is('calls tried more than three times', triesOf(calls), [])
      lift()
      await forge(`/purchases/${paid.id}`, passed)
      await pass(60_000)
      await shown('that it is paid', page.getByRole('heading', { name: 'Payment received' }))
    },
  },
]

export const network: Group[] = [
  { name: 'every route, every fault [N01]', cases: screenCases },
  { name: 'a server that is down for a minute [N04]', cases: retryCases },
]
