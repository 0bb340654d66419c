import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const at = fill(paths.show, { slug: 'shrewsbury-winter-classic' })
const rows = async () => within(await screen.findByRole('list', { name: 'Extras' })).getAllByRole('listitem')

beforeEach(async () => {
  const { query } = await serverOfTests()
  await query(`delete from sold_extras`)
  await query(`update show_extras set paused = false`)
})

it('a visitor reads what a show sells, and cannot put it into a cart', async () => {
  await renderApp(at)
  expect((await rows()).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Camping pitch, whole weekend£15.00'),
    expect.stringContaining('T-shirt£12.00'),
    expect.stringContaining('3 left'),
  ])
  expect(screen.queryByRole('button', { name: /^Add to cart: T-shirt/ })).toBeNull()
})

it('a member chooses an option and a quantity, which the cart shows at the server’s price and keeps', async () => {
  const { user, stored } = await renderApp(at, { as: 'member' })
  const shirt = (await rows())[1]!
  const add = await within(shirt).findByRole('button', { name: 'Add to cart: T-shirt' })
  await user.click(add)
  expect(within(shirt).getByText('Choose an option first.')).toBeVisible()
  expect(within(shirt).getByRole('option', { name: 'XL (sold out)' })).toBeDisabled()
  await user.selectOptions(within(shirt).getByLabelText('Option'), 'M')
  await user.selectOptions(within(shirt).getByLabelText('Quantity'), '2')
  await user.click(add)
  expect(within(shirt).getByText('2 × T-shirt, M')).toBeVisible()
  await waitFor(async () => expect(await stored('purchase-extras')).toContain('"quantity":2'))
  expect(await stored('purchase-items')).toBeNull()
})

it('the cart says why an extra cannot be bought, and lets it be removed', async () => {
  const item = {
    extraId: '00000021-0000-4000-8000-000000000003',
    optionId: '00000022-0000-4000-8000-000000000006',
    quantity: 3,
    showSlug: 'shrewsbury-winter-classic',
    showName: 'Shrewsbury Winter Classic',
    kind: 'meal',
    name: { en: 'Saturday dinner', pl: 'Sobotnia kolacja' },
    option: { en: 'Vegetarian', pl: 'Wegetariańska' },
    currency: 'GBP',
  }
  const kept = JSON.stringify([{ item, price: 900, total: 2700 }, { another: 'build' }])
  const { user } = await renderApp(paths.cart, { as: 'member', storage: { 'purchase-extras': kept } })
  expect(await screen.findByText('Only 2 left.')).toBeVisible()
  expect(screen.getByText('The price has changed from £9.00 to £9.50.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove 3 × Saturday dinner, Vegetarian from the cart' }))
  expect(await screen.findByText('Your cart is empty')).toBeVisible()
})
