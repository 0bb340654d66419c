import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { navigate } from '../store/router/navigation'
import { renderApp, serverOfTests, tokenOf } from '../testing/renderApp'

const logIn = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) => {
  await user.type(await screen.findByLabelText('Email'), `${name}@example.org`)
  await user.type(screen.getByLabelText('Password'), 'clear-round')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}
const membersMenu = () => screen.findAllByRole('navigation', { name: 'Members’ menu' })

/** Ends a session behind the page's back, as an administrator or another device would. */
const revoke = async () => {
  const { query } = await serverOfTests()
  await query('delete from sessions')
}

describe('logging in', () => {
  it('opens the portal, and keeps the token raw [3.3 4.6 9.2]', async () => {
    const { user, store, stored } = await renderApp(paths.login)
    await logIn(user, 'member')
    expect(await membersMenu()).not.toHaveLength(0)
    const { auth, router } = store.getState()
    expect(router.location.pathname).toBe(paths.dashboard)
    expect(auth.user?.email).toBe('member@example.org')
    expect(auth.token).not.toBeNull()
    expect(await stored('token')).toBe(auth.token)
  })

  it('shows a refusal at the form and in the popup, and stays', async () => {
    const { user, store, stored } = await renderApp(paths.login)
    await user.type(await screen.findByLabelText('Email'), 'member@example.org')
    await user.type(screen.getByLabelText('Password'), 'wrong one')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('API Error')).toBeInTheDocument()
    expect(store.getState().router.location.pathname).toBe(paths.login)
    expect(await stored('token')).toBeNull()
    expect(await stored('pathname')).toBeNull()
  })
})

describe('starting with a token', () => {
  it('asks once who it is, with the token, and renders the portal [4.3 7.4]', async () => {
    const { effects, store } = await renderApp(paths.dogs, { as: 'member' })
    const sent = effects.calls.filter(({ line }) => line === 'GET /api/me')
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([`Bearer ${store.getState().auth.token ?? ''}`])
    expect(await membersMenu()).not.toHaveLength(0)
  })

  it('ends silently as a visitor when the token is dead [8.9]', async () => {
    const token = await tokenOf('member')
    await revoke()
    const { store, stored } = await renderApp(paths.home, { storage: { token } })
    expect(store.getState().auth).toEqual({ user: null, token: null, pathname: null })
    expect(store.getState().router.location.pathname).toBe(paths.home)
    expect(screen.queryByText('API Error')).toBeNull()
    expect(await stored('token')).toBeNull()
  })
})

describe('a 401 later on [T23]', () => {
  it('takes a held token away, goes to login and remembers no place [2.68 4.10]', async () => {
    const { user, store, stored } = await renderApp(paths.dogs, { as: 'member' })
    await membersMenu()
    await revoke()
    const [shows] = screen.getAllByRole('link', { name: 'Shows' })
    if (!shows) throw new Error('The menu has no way to the shows')
    await user.click(shows)
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.login))
    // What is still on its way to the screen arrives before the storage is waited for.
    await screen.findByLabelText('Email')
    await screen.findByText('API Error')
    expect(store.getState().auth).toEqual({ user: null, token: null, pathname: null })
    expect(await stored('token')).toBeNull()
    expect(await stored('pathname')).toBeNull()
  })

  it.each([paths.dogs, paths.addDog])('is no stop on the way back from the login: a visitor at %s', async (path) => {
    const { store, effects } = await renderApp(paths.shows)
    await act(async () => store.dispatch(navigate(path)))
    await screen.findByRole('heading', { level: 1, name: 'Login' })
    act(() => effects.navigation.go(-1))
    expect(await screen.findByRole('heading', { level: 1, name: 'Shows' })).toBeInTheDocument()
    expect(store.getState().router.location.pathname).toBe(paths.shows)
  })

  it('is shown until the next login', async () => {
    const { user } = await renderApp(paths.addDog)
    expect(await screen.findByText('API Error')).toBeInTheDocument()
    await logIn(user, 'member')
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a dog' })).toBeInTheDocument()
    expect(screen.queryByText('API Error')).toBeNull()
  })

  it('remembers the address of a visitor, and returns there after the login, once [2.69 9.2]', async () => {
    const { user, store, stored } = await renderApp(`${paths.cart}?from=mail`)
    const { purchaseListsApi } = await import('../api/purchase/purchaseListsApi')
    await act(async () => store.dispatch(purchaseListsApi.endpoints.getCurrentPurchases.initiate()))
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.login))
    expect(await stored('pathname')).toBe(`${paths.cart}?from=mail`)
    await logIn(user, 'member')
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.cart))
    expect(await stored('pathname')).toBeNull()
  })
})
