import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '../../contract/paths'
import { wentTo } from '../store/router/navigation'
import { cartLine } from '../testing/samples'
import { renderApp } from '../testing/renderApp'

type App = Awaited<ReturnType<typeof renderApp>>

const notFound = 'This address is not on the plan.'
/** An entry that the sample data know. */
const line = cartLine(1)

const shows = async ({ store }: App, path: string, heading: string | RegExp) => {
  await act(async () => store.dispatch(wentTo(path)))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading))
}

describe('a visitor', () => {
  it.each<[string, string]>([
    ['/', 'Every run starts clear.'],
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/shows', 'Shows'],
    ['/registration-options', 'How many seasons?'],
    ['/cart', 'Cart'],
  ])('finds at %s: %s', async (path, heading) => {
    await shows(await renderApp('/nowhere'), path, heading)
  })

  it.each(['/dashboard', '/nowhere', '/dogs/of/nobody', '/Login', '/shows/a/b'])(
    'finds nothing at %s',
    async (path) => {
      await renderApp(path)
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(notFound)
    },
  )
})

describe('a member', () => {
  it.each<[string, string | RegExp]>([
    ['/', 'Every run starts clear.'],
    ['/dashboard', /^Hello, /],
    ['/dogs', 'Dogs'],
    ['/dogs/add', 'Add a dog'],
    ['/shows', 'Shows'],
    ['/cart', 'Cart'],
    ['/checkout', 'Check out'],
    ['/registration-options', 'How many seasons?'],
    ['/registration-payment?plan=3-years', 'Pay the membership fee'],
  ])('finds at %s: %s', async (path, heading) => {
    const app = await renderApp('/nowhere', { as: 'member', storage: { 'purchase-items': JSON.stringify([line]) } })
    await shows(app, path, heading)
  })

  it.each(['/login', '/register', '/nowhere'])('finds nothing at %s', async (path) => {
    await renderApp(path, { as: 'member' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(notFound)
  })

  it('leaves at /logout: no user, no token, home', async () => {
    const { store, stored, unmount } = await renderApp('/logout', { as: 'member' })
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.home))
    unmount()
    expect(store.getState().auth).toEqual({ user: null, token: null, pathname: null })
    expect(await stored('token')).toBeNull()
  })
})
