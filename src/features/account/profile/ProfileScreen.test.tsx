import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )
const open = async (...options: Parameters<typeof renderApp> extends [string, ...infer Rest] ? Rest : never) => {
  const app = await renderApp(paths.profile, ...options)
  await screen.findByRole('heading', { level: 1, name: /^Profil/ })
  await waitFor(() => expect(facts()).not.toEqual({}))
  // Its parts ask each for themselves.
  const requests = () => Object.values(app.store.getState().api.queries).map((call) => call?.status)
  await waitFor(() => expect(requests()).not.toContain('pending'))
  return app
}

describe('the profile', () => {
  it('shows name, email, role and the state of the membership [1.15 2.7 3.29]', async () => {
    await open({ as: 'member' })
    expect(facts()).toMatchObject({
      Name: 'Ola Kowalczyk',
      Email: 'member@example.orgConfirmed',
      Roles: 'User',
      Status: 'Active',
      'Registration renewal date': expect.stringMatching(/^\d+ \w+ \d{4}$/),
    })
  })

  it('calls ROLE_ADMIN Admin [6.2]', async () => {
    await open({ as: 'admin' })
    expect(facts()['Roles']).toMatch(/^(User, )?Admin(, User)?$/)
  })

  it('calls the roles in Polish', async () => {
    await open({ as: 'judge', locale: 'pl' })
    expect(facts()['Role']).toMatch(/Sędzia/)
  })

  it('counts the whole last day, and says when a membership has run out', async () => {
    const { query, clock } = await serverOfTests()
    const today = clock.now().toISOString().slice(0, 10)
    const ends = (day: string) => query(`update users set renewal_date = '${day}' where email = 'reviewer@example.org'`)
    await ends(today)
    const { unmount } = await open({ as: 'reviewer' })
    expect(facts()['Status']).toBe('Active')
    unmount()
    await ends('2020-01-01')
    await open({ as: 'reviewer' })
    expect(facts()['Status']).toBe('Expired. Renew to enter shows')
  })

  it('lists unpaid purchases with links', async () => {
    await open({ as: 'newcomer' })
    expect(facts()).toMatchObject({ Status: 'Not paid', 'Registration renewal date': 'None' })
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Choose membership' })
    expect(link).toHaveAttribute('href', paths.registrationOptions)
  })

  it('leads a visitor to the log-in, and remembers the way back [2.7]', async () => {
    const { store } = await renderApp(paths.profile)
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.login))
    expect(store.getState().auth.pathname).toBe(paths.profile)
  })

  it('keeps language, theme and sunlight in this browser', async () => {
    const { user, stored } = await open({ as: 'member' })
    const sunlight = screen.getByRole('switch', { name: 'High contrast' })
    await user.click(sunlight)
    expect(document.documentElement).toHaveClass('sunlight')
    expect(await stored('contrast')).toBe('sunlight')
    await user.click(sunlight)
    expect(await stored('contrast')).toBe('normal')
    await user.selectOptions(screen.getByLabelText('Theme'), 'Dark')
    expect(await stored('color-scheme')).toBe('dark')
    await user.selectOptions(screen.getByLabelText('Language'), 'Polski')
    expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
    expect(await stored('locale')).toBe('pl')
  })

  it('ends with Logout on phones', async () => {
    await open({ as: 'member' })
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.at(-1)).toHaveTextContent('Logout')
    expect(links.at(-1)).toHaveAttribute('href', paths.logout)
  })
})
