import { act, screen, waitFor } from '@testing-library/react'
import { authEndpoints } from '#contract/account/authEndpoints'
import { fill, paths } from '#contract/shared/paths'
import { navigate } from '../store/router/navigation'
import { renderApp } from '../testing/renderApp'

/** A server that says of the signed-in user what the specification names, and an unknown role. */
const openAsMember = async (path: string) => {
  const { fetch } = window
  jest
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) =>
      (input as Request).url.endsWith(authEndpoints.getMe.path)
        ? Promise.resolve(Response.json({ roles: ['ROLE_USER', 'ROLE_TREASURER'], registeredAt: '2026-01-01' }))
        : fetch(input, init),
    )
  return renderApp(path, { as: 'member' })
}
afterEach(() => jest.restoreAllMocks())

const settled = () => waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())

describe('a user for whom a server returns roles and registeredAt alone [T22]', () => {
  it('is a member [7.5]', async () => {
    const { store } = await openAsMember(paths.profile)
    expect(await screen.findByRole('button', { name: 'Collapse menu' })).toBeInTheDocument()
    expect(store.getState().auth.user).toMatchObject({ roles: ['ROLE_USER'], registeredAt: '2026-01-01T00:00:00.000Z' })
  })

  it('sees every screen of a member', async () => {
    const { store } = await openAsMember('/nowhere')
    const screens = [
      paths.dashboard,
      paths.profile,
      paths.editProfile,
      paths.security,
      paths.ownData,
      paths.dogs,
      paths.addDog,
      paths.shows,
      fill(paths.show, { slug: 'kendal-fells-agility' }),
      paths.cart,
      paths.checkout,
      paths.login,
      paths.registrationOptions,
      `${paths.registrationPayment}?plan=1-year`,
      paths.contact,
    ]
    for (const path of screens) {
      await act(async () => store.dispatch(navigate(path)))
      await settled()
      const main = screen.getByRole('main')
      expect([path, screen.queryByRole('heading', { name: 'Something went wrong' })]).toEqual([path, null])
      expect([path, /undefined|Invalid|NaN|9999/.exec(main.textContent)]).toEqual([path, null])
      expect([path, main.querySelector('h1')?.textContent.trim()]).not.toEqual([path, ''])
    }
    expect(store.getState().auth.user).not.toBeNull()
    expect(screen.queryByText(/logged out|confirm your/i)).toBeNull()
  })

  it('is greeted without a name', async () => {
    await openAsMember(paths.dashboard)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Hello$/)
  })

  it('keeps an entry in the cart, without an owner', async () => {
    const { user, stored } = await openAsMember(fill(paths.show, { slug: 'shrewsbury-winter-classic' }))
    const [enter] = await screen.findAllByRole('button', { name: /^Enter / })
    if (!enter) throw new Error('Nothing can be entered')
    await user.click(enter)
    const items = JSON.parse((await stored('purchase-items')) ?? '[]') as { item: object }[]
    expect(items).toHaveLength(1)
    expect(items[0]?.item).not.toHaveProperty('ownerId')
  })
})
