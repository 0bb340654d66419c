import { act, screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { flagsReceived } from '../store/flags/flagsSlice'
import { navigate } from '../store/router/navigation'
import { allAnswered } from '../testing/allAnswered'
import { renderApp } from '../testing/renderApp'

const limited = 'Feature is disabled. Please contact our support.'
const token = 'a'.repeat(43)
const open = [
  paths.home,
  paths.about,
  paths.news,
  paths.contact,
  paths.shows,
  paths.goodbye,
  paths.forgotPassword,
  fill(paths.resetPassword, { token }),
  fill(paths.confirm, { token }),
  fill(paths.confirmEmailChange, { token }),
  fill(paths.stopEmailChange, { token }),
  fill(paths.invitation, { token }),
  '/nowhere',
]
const needing = [
  paths.login,
  paths.register,
  paths.registrationOptions,
  paths.dashboard,
  paths.desk,
  fill(paths.deskShow, { slug: 'shrewsbury-winter-classic' }),
  fill(paths.show, { slug: 'shrewsbury-winter-classic' }),
]

it('links to no disabled function, and screens that need it say so [F80]', async () => {
  const { store } = await renderApp('/nowhere')
  act(() => {
    store.dispatch(flagsReceived({ 'login-disabled': true, 'registration-disabled': true, 'maintenance-mode': false }))
  })
  for (const path of [...open, ...needing]) {
    await act(async () => store.dispatch(navigate(path)))
    await screen.findByRole('heading', { level: 1 })
    await allAnswered(store)
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect([path, links.filter((to) => to === paths.login || to === paths.register)]).toEqual([path, []])
    if (needing.includes(path))
      await waitFor(() => expect(within(screen.getByRole('main')).getAllByText(limited)).not.toHaveLength(0))
  }
})

it.each([paths.desk, paths.deskShows, fill(paths.deskShow, { slug: 'no-such-show' })])(
  'a visitor at %s can log in [F80]',
  async (path) => {
    await renderApp(path)
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText('Log in to see this page.')).toBeVisible()
    expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', paths.login)
  },
)
