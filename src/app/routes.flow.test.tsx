import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { dogsApi } from '../api/dog/dogsApi'
import { navigate } from '../store/router/navigation'
import { cartLine } from '../testing/samples'
import { renderApp } from '../testing/renderApp'

type App = Awaited<ReturnType<typeof renderApp>>

const notFound = 'Page not found'
/** An entry that the sample data know. */
const line = cartLine(1)

const shows = async ({ store }: App, path: string, heading: string | RegExp) => {
  await act(async () => store.dispatch(navigate(path)))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading))
}

describe('a visitor', () => {
  it.each<[string, string, string]>([
    ['/', 'Every run starts clear.', '2.1'],
    ['/login', 'Login', '2.10'],
    ['/register', 'Register', '2.11'],
    ['/shows', 'Shows', '2.17'],
    ['/registration-options', 'Choose your membership', '2.14'],
    ['/cart', 'Your cart', '2.6'],
  ])('finds at %s: %s [%s]', async (path, heading) => {
    await shows(await renderApp('/nowhere'), path, heading)
  })

  it.each([
    ['/dashboard', '2.12 6.6'],
    ['/nowhere', '2.28'],
    ['/dogs/of/no-one', '2.28'],
    ['/Login', '2.28'],
    ['/shows/a/b', '2.28'],
  ])('finds nothing at %s [%s]', async (path) => {
    await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(notFound)
  })
})

describe('an address with a slash too many or in another case [2.28 T20]', () => {
  it.each([
    ['/login/', '/login', 'Login'],
    ['/Registration-Options/', '/registration-options', 'Choose your membership'],
    ['/shows/?day=2', '/shows?day=2', 'Shows'],
  ])('is no screen: %s leads to %s', async (address, meant, heading) => {
    const app = await renderApp('/nowhere')
    await shows(app, address, notFound)
    const link = within(screen.getByRole('main')).getByRole('link', { name: meant.split('?')[0] })
    expect(link).toHaveAttribute('href', meant)
    await app.user.click(link)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading))
  })

  it('has the banner of any other address', async () => {
    const app = await renderApp('/registration-payment/')
    await shows(app, '/registration-payment/', notFound)
    expect(screen.getByRole('link', { name: 'Pay Now' })).toBeInTheDocument()
  })

  it('is not restored after a refused call', async () => {
    const { store, stored } = await renderApp('/login/')
    await act(() => store.dispatch(dogsApi.endpoints.getDogs.initiate()))
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.login))
    expect(await stored('pathname')).toBeNull()
  })
})

it('a visitor at /dashboard is led over the login to the dashboard [2.12 6.6]', async () => {
  const { user, store } = await renderApp(paths.dashboard)
  const main = within(await screen.findByRole('main'))
  expect(main.getByText('Log in to see this page.')).toBeVisible()
  await user.click(main.getByRole('link', { name: 'Login' }))
  await user.type(await screen.findByLabelText('Email'), 'member@example.org')
  await user.type(screen.getByLabelText('Password'), 'clear-round')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.dashboard))
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ola Kowalczyk' })).toBeVisible()
})

describe('a signed-in user who is no member', () => {
  it.each<[string, string | RegExp]>([
    ['/dashboard', 'Hello, Tom Ashworth'],
    ['/profile', 'Profile'],
    ['/shows', 'Shows'],
    ['/registration-options', 'Choose your membership'],
  ])('finds at %s: %s', async (path, heading) => {
    await shows(await renderApp('/nowhere', { as: 'newcomer' }), path, heading)
  })

  it.each([paths.dogs, paths.addDog, paths.checkout])(
    'reads at %s what it is for, may pay, and nothing is asked of the server [B06]',
    async (path) => {
      const { effects } = await renderApp(path, {
        as: 'newcomer',
        storage: { 'purchase-items': JSON.stringify([line]) },
      })
      const main = within(await screen.findByRole('main'))
      expect(await main.findByRole('heading', { level: 1, name: 'For members only' })).toBeVisible()
      expect(main.getByRole('link', { name: 'See membership options' })).toHaveAttribute(
        'href',
        paths.registrationOptions,
      )
      const called = effects.calls.map((call) => call.line)
      expect(called.filter((call) => !call.startsWith('GET /api/frontend'))).toEqual(['GET /api/me'])
    },
  )
})

describe('a member', () => {
  it.each<[string, string | RegExp, string]>([
    ['/', 'Every run starts clear.', '2.1'],
    ['/dashboard', /^Hello, /, '2.12'],
    ['/dogs', 'Dogs', '2.2'],
    ['/dogs/add', 'Add a dog', '2.3'],
    ['/shows', 'Shows', '2.17'],
    ['/cart', 'Your cart', '2.6'],
    ['/checkout', 'Checkout', '2.15'],
    ['/registration-options', 'Choose your membership', '2.14'],
    ['/registration-payment?plan=3-years', 'Pay your membership fee', '2.13'],
  ])('finds at %s: %s [%s]', async (path, heading) => {
    const app = await renderApp('/nowhere', { as: 'member', storage: { 'purchase-items': JSON.stringify([line]) } })
    await shows(app, path, heading)
  })

  it.each([
    ['/login', '2.10 6.5'],
    ['/register', '2.11 6.5'],
    ['/nowhere', '2.28'],
  ])('finds nothing at %s [%s]', async (path) => {
    await renderApp(path, { as: 'member' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(notFound)
  })

  it.each<[string, string]>([
    [paths.login, '2.10 6.5'],
    [paths.register, '2.11 6.5'],
  ])('reads at %s who is logged in, and two ways on [%s]', async (path) => {
    await renderApp(path, { as: 'member' })
    const main = within(await screen.findByRole('main'))
    expect(main.getByText('You’re already logged in as Ola Kowalczyk.')).toBeVisible()
    expect(main.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', paths.dashboard)
    expect(main.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', paths.logout)
  })

  it('leaves at /logout: no user, no token, home [2.16]', async () => {
    const { store, stored, unmount } = await renderApp('/logout', { as: 'member' })
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.home))
    unmount()
    expect(store.getState().auth).toEqual({ user: null, token: null, pathname: null })
    expect(await stored('token')).toBeNull()
  })
})
