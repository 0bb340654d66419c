import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { navigate } from '../store/router/navigation'
import { renderApp } from '../testing/renderApp'
import { cartLine } from '../testing/samples'

const realFetch = window.fetch
let me: () => Promise<Response>
const away = (headers: Record<string, string> = {}) =>
  Promise.resolve(new Response('{"code":"unavailable","message":"Not now."}', { status: 503, headers }))

beforeEach(() => {
  me = () => away()
  jest
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) =>
      input instanceof Request && new URL(input.url).pathname === '/api/me' ? me() : realFetch(input, init),
    )
})
afterEach(() => jest.restoreAllMocks())

const open = (path: string) =>
  renderApp(path, { as: 'member', storage: { 'purchase-items': JSON.stringify([cartLine(1)]) } })
const called = ({ effects }: Awaited<ReturnType<typeof open>>) => [...new Set(effects.calls.map(({ line }) => line))]
const meCalls = ({ effects }: Awaited<ReturnType<typeof open>>) =>
  effects.calls.filter(({ line }) => line === 'GET /api/me').length

describe('a token whose user is not known [A80]', () => {
  it.each([
    paths.dogs,
    paths.addDog,
    paths.dogSync,
    paths.checkout,
    paths.cart,
    paths.profile,
    paths.editProfile,
    paths.security,
    paths.ownData,
    `${paths.registrationPayment}?plan=1-year`,
    paths.purchase.replace(':id', '00000006-0000-4000-8000-000000000001'),
  ])('opens no private screen and makes no call for one at %s', async (path) => {
    const app = await open(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to see this page' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', paths.login)
    expect(called(app)).toEqual(['GET /api/me'])
  })

  it.each([paths.dashboard, paths.desk])('finds no page at %s', async (path) => {
    await open(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })

  it('asks again when the server said, and opens the member’s page without a word', async () => {
    me = () => away({ 'retry-after': '40' })
    const app = await open(paths.dogs)
    await act(async () => app.advance(39_000))
    expect(meCalls(app)).toBe(1)
    await act(async () => app.advance(41_000))
    await waitFor(() => expect(meCalls(app)).toBe(2))
    await waitFor(() => expect(app.store.getState().api.queries['getMe(undefined)']?.status).toBe('rejected'))
    me = () => Promise.reject(new TypeError('Failed to fetch'))
    await act(async () => app.advance(80_000))
    await waitFor(() => expect(meCalls(app)).toBe(3))
    await waitFor(() => expect(app.store.getState().api.queries['getMe(undefined)']?.status).toBe('rejected'))
    const headers = app.effects.calls.find(({ line }) => line === 'GET /api/me')?.headers ?? {}
    me = () => realFetch('/api/me', { headers })
    await act(async () => app.advance(60_000))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible()
    expect(await screen.findAllByRole('navigation', { name: 'Members’ menu' })).not.toHaveLength(0)
    expect(app.store.getState().notifications.list).toEqual([])
  })

  it('leads from the login to the dashboard once the user is known', async () => {
    const app = await open(paths.home)
    await act(async () => app.store.dispatch(navigate(paths.login)))
    const headers = app.effects.calls.find(({ line }) => line === 'GET /api/me')?.headers ?? {}
    me = () => realFetch('/api/me', { headers })
    await act(async () => app.advance(10_000))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ola Kowalczyk' })).toBeVisible()
    expect(app.store.getState().router.location.pathname).toBe(paths.dashboard)
  })
})
