import { act, screen } from '@testing-library/react'
import { paths } from '#contract/paths'
import { itemAdded } from '../../store/purchase/purchaseSlice'
import { renderApp } from '../../testing/renderApp'
import { cartLine } from '../../testing/samples'

it('a cart tells of lines that another version wrote, and leaves them stored until it changes [T25]', async () => {
  const raw = JSON.stringify([{ ...cartLine(1), price: { minor: 550 } }, cartLine(2)])
  const { store, stored } = await renderApp(paths.cart, { as: 'member', storage: { 'purchase-items': raw } })
  const notice = '1 item in your cart couldn’t be read and was left out.'
  expect(await screen.findByText(notice)).toBeVisible()
  expect(await stored('purchase-items')).toBe(raw)
  act(() => void store.dispatch(itemAdded(cartLine(3))))
  expect(screen.queryByText(notice)).toBeNull()
  expect(await stored('purchase-items')).toBe(JSON.stringify([cartLine(2), cartLine(3)]))
})
