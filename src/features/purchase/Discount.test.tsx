import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { api } from '../../api/api'
import { selectDiscount } from '../../store/purchase/purchaseSlice'
import { cartLine } from '../../testing/samples'
import { renderApp, serverOfTests } from '../../testing/renderApp'

type App = Awaited<ReturnType<typeof renderApp>>

beforeEach(async () => (await serverOfTests()).reset())

const two = { 'purchase-items': JSON.stringify([cartLine(1), cartLine(2, { dogName: 'Żółw' })]) }
const make = async (terms: string) => (await serverOfTests()).admin('discount', 'add', 'spring10', terms)
const openCart = async () => {
  const app = await renderApp(paths.cart, { as: 'member', storage: two })
  await screen.findByRole('button', { name: 'Check out' })
  return app
}
const field = () => screen.getByLabelText('Discount code')
const apply = async ({ user }: App, code: string) => {
  await user.clear(field())
  await user.type(field(), `${code}{Enter}`)
}
const checkOut = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Check out' }))

// The sum is repeated beside the button, for phones and hidden from screen readers.
const said = { ignore: '[aria-hidden] *' }

describe('a discount code in the cart', () => {
  it('reduces the sum there, at the checkout and on the receipt, and leaves the cart with the paid purchase [3.26]', async () => {
    await make('percent=10')
    const app = await openCart()
    await apply(app, ' spring 10')
    expect(await screen.findByText('Code SPRING10, 10%')).toBeVisible()
    expect(screen.getByText('-£1.10')).toBeVisible()
    expect(screen.getByText('£9.90', said)).toBeVisible()
    expect(JSON.parse(localStorage.getItem('discount-code') ?? '')).toMatchObject({ code: 'SPRING10' })
    await checkOut(app)
    await app.user.type(await screen.findByLabelText('Card number'), '4242424242424242')
    await app.user.type(screen.getByLabelText(/Expires/), '1230')
    await app.user.type(screen.getByLabelText('Security code'), '123')
    await app.user.click(screen.getByRole('button', { name: 'Pay £9.90' }))
    await screen.findByRole('heading', { name: 'Payment received' })
    expect(screen.getByText('Code SPRING10, 10%')).toBeVisible()
    expect(selectDiscount(app.store.getState())).toBeNull()
  })

  it('is refused at its field while it is paused', async () => {
    await make('percent=10')
    await (await serverOfTests()).admin('discount', 'pause', 'spring10')
    const app = await openCart()
    await apply(app, 'spring10')
    expect(await screen.findByText(/^This code can’t be used at the moment\./)).toBeVisible()
    expect(field()).toBeInvalid()
  })

  it.each([
    ['summer', 'percent=10', 'We don’t recognise this code. Check it for typos.'],
    ['spring10', 'percent=10,to=2020-01-01', 'This code has expired.'],
    ['spring10', 'percent=10,show=kendal-fells-agility', 'This code doesn’t apply to the entries in your cart.'],
  ])('is refused at its field: %s, %s', async (typed, terms, sentence) => {
    await make(terms)
    const app = await openCart()
    await apply(app, typed)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(field()).toBeInvalid()
    expect(field()).toHaveValue(typed)
    expect(screen.getByText('£11.00', said)).toBeVisible()
  })

  it('that was used up meanwhile says so, and has to go before the checkout', async () => {
    await make('percent=10,uses=1')
    const app = await openCart()
    await apply(app, 'spring10')
    await screen.findByText('Code SPRING10, 10%')
    await (await serverOfTests()).query("update discounts set used = 1 where code = 'SPRING10'")
    await act(async () => app.store.dispatch(api.util.invalidateTags(['Quote'])))
    expect(await screen.findByText(/SPRING10: This code has been used up\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Remove SPRING10' }))
    expect(await screen.findByRole('button', { name: 'Check out' })).toBeVisible()
    expect(field()).toHaveValue('')
  })

  it('that makes all free leads through the checkout without a card', async () => {
    await make('percent=100')
    const app = await openCart()
    await apply(app, 'spring10')
    expect(await screen.findByText(/There’s nothing to pay/)).toBeVisible()
    await checkOut(app)
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible()
    await waitFor(() => expect(within(screen.getByRole('main')).getByText('£0.00', said)).toBeVisible())
  })

  it('of someone else is not in the cart of the next person', async () => {
    await make('percent=10')
    const stored = { code: 'SPRING10', ownerId: '00000001-0000-4000-8000-000000000099' }
    const app = await renderApp(paths.cart, {
      as: 'member',
      storage: { ...two, 'discount-code': JSON.stringify(stored) },
    })
    await screen.findByRole('button', { name: 'Check out' })
    expect(selectDiscount(app.store.getState())).toBeNull()
    expect(screen.getByText('£11.00', said)).toBeVisible()
  })
})
