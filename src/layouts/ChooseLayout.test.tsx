import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { navigate } from '../store/router/navigation'
import { renderApp, serverOfTests, tokenOf, type Person } from '../testing/renderApp'

// This address has no screen: the tests look at the frame alone.
const nowhere = '/nowhere'
const payNow = 'To access the portal please pay membership fee.'
const inPortal = async () => (await screen.findAllByRole('navigation', { name: 'Members’ menu' })).length > 0
/** Its foot alone has the organisation’s texts. */
const inPublic = () => within(screen.getByRole('contentinfo')).queryByRole('link', { name: 'Privacy policy' })

describe('the layout', () => {
  it.each<Person>(['member', 'judge', 'reviewer', 'admin'])('is the portal for a %s [1.16 2.31 10.10]', async (as) => {
    await renderApp(nowhere, { as })
    expect(await inPortal()).toBe(true)
    expect(inPublic()).toBeNull()
  })

  it('is the portal for an admin who never paid [2.29 2.63 6.3 10.10]', async () => {
    const { query } = await serverOfTests()
    await query("update users set registered_at = null where email = 'admin@example.org'")
    const { store } = await renderApp(nowhere, { as: 'admin' })
    expect(store.getState().auth.user?.registeredAt).toBeNull()
    expect(await inPortal()).toBe(true)
    expect(screen.queryByText(payNow)).toBeNull()
  })

  it.each<Person>(['visitor', 'newcomer'])('is the public one for a %s [1.16 2.32 4.4 6.4]', async (as) => {
    await renderApp(nowhere, { as })
    expect(inPublic()).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Members’ menu' })).toBeNull()
  })

  it('is the public one, without Logout, where a token is held and no user could be loaded [2.32 2.37 4.1 4.5]', async () => {
    const token = await tokenOf('member')
    const { fetch } = window
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const { store } = await renderApp(nowhere, { storage: { token } })
    window.fetch = fetch
    expect(store.getState().auth).toMatchObject({ token, user: null })
    expect(inPublic()).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Login' })).not.toHaveLength(0)
  })
})

describe('the banner about the fee [2.63 2.64 2.65]', () => {
  const go = async ({ store }: Awaited<ReturnType<typeof renderApp>>, path: string) => {
    await act(async () => store.dispatch(navigate(path)))
    await screen.findByRole('heading', { level: 1 })
  }

  it.each<Person>(['visitor', 'newcomer'])('leads a %s to the plans, and is away where the fee is paid', async (as) => {
    const app = await renderApp(nowhere, { as })
    for (const path of [nowhere, paths.home, paths.shows]) {
      await go(app, path)
      expect(screen.getByText(payNow)).toBeVisible()
      const link = screen.getAllByRole('link', { name: 'Pay Now' })[0]
      expect(link).toHaveAttribute('href', '/registration-options')
    }
    await go(app, '/registration-options')
    expect(screen.queryByText(payNow)).toBeNull()
    // No answer comes any more: what a visitor is answered here would lead to the log-in.
    app.effects.fetch = () => new Promise(() => undefined)
    await go(app, '/registration-payment?plan=1-year')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pay your membership fee')
    expect(screen.queryByText(payNow)).toBeNull()
    await go(app, nowhere)
    expect(screen.getByText(payNow)).toBeVisible()
  })
})

describe('the reader’s choices', () => {
  it('are a dark theme and back [1.20]', async () => {
    const { user, stored } = await renderApp(nowhere)
    const page = document.documentElement
    expect(page).toHaveClass('light')
    await user.click(screen.getByRole('button', { name: 'Dark theme' }))
    expect(page).toHaveClass('dark')
    expect(await stored('color-scheme')).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Light theme' }))
    expect(page).toHaveClass('light')
  })

  it('are English and Polish [1.17]', async () => {
    const { user, stored } = await renderApp(nowhere)
    expect(document.documentElement.lang).toBe('en')
    await user.click(screen.getByRole('button', { name: 'PL, Polski' }))
    expect(await screen.findByRole('button', { name: 'EN, English' })).toBeInTheDocument()
    await waitFor(() => expect(document.documentElement.lang).toBe('pl'))
    expect(screen.getAllByRole('link', { name: 'Zaloguj się' })).not.toHaveLength(0)
    expect(await stored('locale')).toBe('pl')
  })
})
