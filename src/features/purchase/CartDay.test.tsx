import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { noDetails } from '#contract/entry/details'
import { navigate } from '../../store/router/navigation'
import { itemRemoved } from '../../store/purchase/purchaseSlice'
import { selectUnsent } from '../../store/forms/unsent'
import { cartLine } from '../../testing/samples'
import { renderApp, serverOfTests } from '../../testing/renderApp'

type App = Awaited<ReturnType<typeof renderApp>>

beforeEach(async () => (await serverOfTests()).reset())

const stored = (...lines: unknown[]) => ({ 'purchase-items': JSON.stringify(lines) })
const two = stored(cartLine(1), cartLine(2, { dogName: 'Żółw' }))
const openCart = async (storage = two) => {
  const app = await renderApp(paths.cart, { as: 'member', storage })
  await screen.findByRole('button', { name: 'Check out' })
  return app
}
const ofEntry = (dog: string) => within(screen.getByRole('group', { name: `${dog}, 08:30` }))
const checkOut = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Check out' }))
const booked = async () =>
  (await serverOfTests()).query(
    `select handler, handler_name, phone, not_for_competition from entries
     join purchases on purchases.id = purchase_id where purchases.status = 'pending' order by handler_name`,
  )

describe('the cart asks who handles on the day [M18.2]', () => {
  it('once for all entries, and for one that has another handler or does not compete', async () => {
    const app = await openCart()
    await app.user.click(screen.getByRole('radio', { name: 'A junior' }))
    await app.user.type(screen.getByLabelText('Handler’s name'), 'Ada Nowak')
    await app.user.type(screen.getByLabelText('Phone on the day'), '600 700 800')
    const second = ofEntry('Żółw')
    await app.user.click(second.getByRole('checkbox', { name: 'Not for competition' }))
    await app.user.click(second.getByRole('checkbox', { name: 'Different handler' }))
    await app.user.click(second.getByRole('radio', { name: 'Someone else' }))
    await app.user.type(second.getByLabelText('Handler’s name'), 'Jan Lis')
    await checkOut(app)
    expect(await screen.findByText('Handler: Ada Nowak (junior) · Phone on the day: 600 700 800')).toBeVisible()
    expect(screen.getByText('Handler: Jan Lis · Phone on the day: 600 700 800 · Not for competition')).toBeVisible()
    expect(await booked()).toEqual([
      { handler: 'junior', handler_name: 'Ada Nowak', phone: '600 700 800', not_for_competition: false },
      { handler: 'other', handler_name: 'Jan Lis', phone: '600 700 800', not_for_competition: true },
    ])
  })

  it('opens with the details of the newest entry, and keeps its values for a member who returns from the checkout', async () => {
    const app = await openCart(stored(cartLine(1)))
    expect(screen.getByRole('radio', { name: 'You' })).toBeChecked()
    await app.user.click(screen.getByRole('radio', { name: 'Someone else' }))
    await app.user.type(screen.getByLabelText('Handler’s name'), 'Jan Lis')
    await app.user.click(screen.getByRole('checkbox', { name: 'Not for competition' }))
    await checkOut(app)
    await screen.findByLabelText('Card number')
    await act(async () => app.store.dispatch(navigate(paths.cart)))
    expect(await screen.findByRole('checkbox', { name: 'Not for competition' })).toBeChecked()
    expect(screen.getByLabelText('Handler’s name')).toHaveValue('Jan Lis')
    app.unmount()
    // Another cart, on another device.
    await openCart(stored(cartLine(2)))
    expect(screen.getByRole('radio', { name: 'Someone else' })).toBeChecked()
    expect(screen.getByLabelText('Handler’s name')).toHaveValue('Jan Lis')
    expect(screen.getByRole('checkbox', { name: 'Not for competition' })).not.toBeChecked()
  })

  it('says which name is missing, and holds no place before it is there', async () => {
    const app = await openCart()
    await app.user.click(screen.getByRole('radio', { name: 'A junior' }))
    await app.user.type(screen.getByLabelText('Phone on the day'), 'none')
    const second = ofEntry('Żółw')
    await app.user.click(second.getByRole('checkbox', { name: 'Different handler' }))
    await app.user.click(second.getByRole('radio', { name: 'A junior' }))
    await app.user.type(second.getByLabelText('Handler’s name'), 'www.evil.example')
    await checkOut(app)
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent.split(': ')[0]),
    ).toEqual(['Handler’s name (Żółw, 08:30)', 'Handler’s name', 'Phone on the day'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart')
    expect(await booked()).toEqual([])
  })

  it('needs no name for all when each entry has its own handler', async () => {
    const app = await openCart(stored(cartLine(1)))
    await app.user.click(screen.getByRole('radio', { name: 'A junior' }))
    await app.user.click(screen.getByRole('checkbox', { name: 'Different handler' }))
    await app.user.click(ofEntry('Łatka').getByRole('radio', { name: 'You' }))
    await checkOut(app)
    expect(await screen.findByText(/^Handler: /)).not.toHaveTextContent('junior')
    expect(await booked()).toMatchObject([{ handler: 'member', handler_name: '' }])
  })

  it('forgets the details of a removed entry', async () => {
    const app = await openCart()
    await app.user.click(ofEntry('Żółw').getByRole('checkbox', { name: 'Different handler' }))
    await app.user.tab()
    expect(selectUnsent(app.store.getState())).toBe(true)
    act(() => void app.store.dispatch(itemRemoved(cartLine(2).item)))
    await app.user.click(screen.getByLabelText('Phone on the day'))
    await app.user.tab()
    await waitFor(() => expect(selectUnsent(app.store.getState())).toBe(false))
  })

  it.each([
    ['no details, as an older build wrote it', undefined],
    ['details that this build does not know', { handler: 'robot', name: 5 }],
    ['details that are none', 'x'],
  ])('of a stored line with %s', async (_what, details) => {
    const app = await openCart(stored({ ...cartLine(1), item: { ...cartLine(1).item, details } }))
    expect(screen.getByRole('radio', { name: 'You' })).toBeChecked()
    await checkOut(app)
    await screen.findByLabelText('Card number')
    expect(await booked()).toEqual([
      { handler: noDetails.handler, handler_name: '', phone: '', not_for_competition: false },
    ])
  })

  it('and allows paying when the earlier details fail to load', async () => {
    const app = await renderApp(paths.shows, { as: 'member', storage: two })
    const { fetch } = app.effects
    app.effects.fetch = (input, init) =>
      (input as Request).url.endsWith('/entries/defaults')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init)
    await act(async () => app.store.dispatch(navigate(paths.cart)))
    app.advance(10_000)
    expect(await screen.findByRole('radio', { name: 'You' }, { timeout: 10_000 })).toBeChecked()
    expect(await screen.findByRole('button', { name: 'Check out' })).toBeVisible()
  })
})
