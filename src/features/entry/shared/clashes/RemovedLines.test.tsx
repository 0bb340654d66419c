import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { navigate } from '../../../../store/router/navigation'
import { selectPurchaseItems } from '../../../../store/purchase/purchaseSlice'
import { cartLine } from '../../../../testing/samples'
import { renderApp, serverOfTests } from '../../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const one = { 'purchase-items': JSON.stringify([cartLine(1)]) }

it('removed lines return to the cart with one press, also the last one', async () => {
  const app = await renderApp(paths.cart, { as: 'member', storage: one })
  await screen.findByRole('button', { name: 'Check out' })
  await app.user.click(screen.getByRole('button', { name: 'Remove Łatka, 08:30' }))
  expect(screen.getByText('Łatka, 08:30: removed from your cart.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus())
  await app.user.keyboard('{Enter}')
  expect(selectPurchaseItems(app.store.getState())).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Remove Łatka, 08:30' })).toBeVisible()
})

it('removed lines are forgotten on the next screen', async () => {
  const app = await renderApp(paths.cart, { as: 'member', storage: one })
  await screen.findByRole('button', { name: 'Check out' })
  await app.user.click(screen.getByRole('button', { name: 'Remove Łatka, 08:30' }))
  await act(async () => app.store.dispatch(navigate(paths.shows)))
  await act(async () => app.store.dispatch(navigate(paths.cart)))
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
