import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { itemAdded, itemRemoved } from '../../store/purchase/purchaseSlice'
import { measureFrame } from '../../store/ui/measureFrame'
import { linksIn, menuTexts } from '../../testing/menus'
import { cartLine } from '../../testing/samples'
import { renderApp, type Person } from '../../testing/renderApp'

// This address has no screen: the tests look at the frame alone.
const nowhere = '/nowhere'

const open = async (storage: Record<string, string> = {}, as: Person = 'member') => {
  const app = await renderApp(nowhere, { as, storage })
  const toggle = await screen.findByRole('button', { name: /^(Collapse|Expand) menu$/ })
  const side = toggle.closest('nav') as HTMLElement
  const [tabs] = screen.getAllByRole('navigation', { name: 'Members’ menu' }).filter((nav) => nav !== side)
  if (!tabs) throw new Error('There is no menu for phones')
  return { ...app, toggle, side, tabs }
}

describe('the side menu', () => {
  it('leads to Dogs, Shows, Profile and out [2.35 2.36 2.37]', async () => {
    const { side } = await open()
    expect(linksIn(side).slice(1)).toEqual(['Dogs /dogs', 'Shows /shows', 'Profile /profile', 'Logout /logout'])
  })

  it('is 300 wide, 80 when collapsed, and keeps that under menu_collapsed [2.33 2.34 2.38 9.2 9.6]', async () => {
    const { side, toggle, user, stored } = await open()
    expect(side).toHaveStyle({ width: '300px' })
    await user.click(toggle)
    expect(side).toHaveStyle({ width: '80px' })
    expect(await stored('menu_collapsed')).toBe('true')
    await user.click(toggle)
    expect(side).toHaveStyle({ width: '300px' })
    expect(await stored('menu_collapsed')).toBe('false')
  })

  it('opens as it was left [2.34 2.38]', async () => {
    const { side } = await open({ menu_collapsed: 'true' })
    expect(side).toHaveStyle({ width: '80px' })
  })
})

describe('the side menu of a tablet', () => {
  const tablet = async (storage?: Record<string, string>) => {
    const app = await open(storage)
    act(() => app.store.dispatch(measureFrame(768)))
    return app
  }

  it('is collapsed until it is opened, which is kept [2.38]', async () => {
    const { side, toggle, user, stored, store } = await tablet()
    expect(side).toHaveStyle({ width: '80px' })
    await user.click(toggle)
    expect(side).toHaveStyle({ width: '300px' })
    expect(await stored('menu_collapsed')).toBe('false')
    act(() => store.dispatch(measureFrame(1280)))
    expect(side).toHaveStyle({ width: '300px' })
  })

  it('is open where it was chosen to be, and with room enough [2.33]', async () => {
    const { side } = await tablet({ menu_collapsed: 'false' })
    expect(side).toHaveStyle({ width: '300px' })
  })

  it('opens automatically once there is room, unless the user has chosen [2.33]', async () => {
    const { side, store } = await tablet()
    act(() => store.dispatch(measureFrame(1024)))
    expect(side).toHaveStyle({ width: '300px' })
  })
})

describe('the top menu', () => {
  it('has About, Join, Compete and More, each with its screens [2.39 2.40 2.41 2.42 2.43]', async () => {
    await open()
    expect(menuTexts(screen.getByRole('navigation', { name: 'Main menu' }))).toEqual([
      'About /about',
      'Join:',
      '  Judging /judging',
      '  Contact /contact',
      'Compete:',
      '  Regulations /regulations',
      '  Shows /shows',
      '  Leagues /leagues',
      'More:',
      '  Terms and conditions /terms-and-conditions',
      '  Privacy policy /privacy-policy',
    ])
  })

  it('has a cart with a dot while the cart is not empty [2.44]', async () => {
    const { store } = await open()
    const cart = screen.getAllByRole('link', { name: /^Cart/ }).map((link) => link.getAttribute('href'))
    expect(new Set(cart)).toEqual(new Set([paths.cart]))
    expect(screen.queryByTestId('cart-dot')).toBeNull()
    act(() => void store.dispatch(itemAdded(cartLine(1))))
    for (const dot of screen.getAllByTestId('cart-dot')) expect(dot.closest('a')).toHaveAccessibleName('Cart, 1 entry')
    act(() => void store.dispatch(itemRemoved(cartLine(1).item)))
    expect(screen.queryByTestId('cart-dot')).toBeNull()
  })
})

describe('on a narrow screen', () => {
  it('there are Dogs, Shows, Cart, Profile, and More with the specified entries [2.47]', async () => {
    const { tabs, user, store } = await open()
    const more = within(tabs).getByText('More').closest('details') as HTMLElement
    expect(linksIn(tabs).filter((line) => !linksIn(more).includes(line))).toEqual([
      'Dogs /dogs',
      'Shows /shows',
      'Cart, empty /cart',
      'Profile /profile',
    ])
    expect(linksIn(more)).toEqual([
      'About /about',
      'Regulations /regulations',
      'Announcements /announcements',
      'Contact /contact',
      'Terms and conditions /terms-and-conditions',
      'Privacy policy /privacy-policy',
    ])
    await user.click(within(tabs).getByText('More'))
    await waitFor(() => expect(store.getState().ui.open).toEqual([{ kind: 'menu', menu: 'tabs' }]))
    expect(more).toHaveAttribute('open')
  })

  it('the cart wears the number of its items [2.45 2.46]', async () => {
    const { store, tabs } = await open()
    const cart = within(tabs).getByRole('link', { name: 'Cart, empty' })
    expect(cart).toHaveTextContent(/^Cart$/)
    act(() => [1, 2, 3].forEach((dog) => store.dispatch(itemAdded(cartLine(dog)))))
    expect(cart).toHaveTextContent(/^3Cart$/)
    expect(cart).toHaveAccessibleName('Cart, 3 entries')
  })
})
