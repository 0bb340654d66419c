import { act, screen } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { itemAdded } from '../../store/purchase/purchaseSlice'
import { renderApp, serverOfTests } from '../../testing/renderApp'
import { cartLine } from '../../testing/samples'

it('a cart reports lines that another version wrote, and leaves them stored until it changes [T25]', async () => {
  const raw = JSON.stringify([{ ...cartLine(1), price: { minor: 550 } }, cartLine(2)])
  const { store, stored } = await renderApp(paths.cart, { as: 'member', storage: { 'purchase-items': raw } })
  const notice = '1 item in your cart couldn’t be read and was left out.'
  expect(await screen.findByText(notice)).toBeVisible()
  expect(await stored('purchase-items')).toBe(raw)
  act(() => void store.dispatch(itemAdded(cartLine(3))))
  expect(screen.queryByText(notice)).toBeNull()
  expect(await stored('purchase-items')).toBe(JSON.stringify([cartLine(2), cartLine(3)]))
})

it('an old receipt leaves them where they are [T25]', async () => {
  const { query } = await serverOfTests()
  const [own] = await query(
    `select p.id from purchases p join users u on u.id = p.user_id where u.email like 'dan.%' limit 1`,
  )
  const raw = JSON.stringify([{ ...cartLine(1), price: { minor: 550 } }, cartLine(2)])
  const owner = `update purchases set user_id = (select id from users where email = 'member@example.org')`
  await query(`${owner} where id = '${String(own?.id)}'`)
  const at = fill(paths.purchase, { id: String(own?.id) })
  const { stored } = await renderApp(at, { as: 'member', storage: { 'purchase-items': raw } })
  expect(await screen.findByRole('heading', { level: 1, name: /Payment received/ })).toBeVisible()
  expect(await stored('purchase-items')).toBe(raw)
})

it('they can be removed permanently, also from an empty cart [T81]', async () => {
  const raw = JSON.stringify([{ ...cartLine(1), price: { minor: 550 } }])
  const { user, stored } = await renderApp(paths.cart, { as: 'member', storage: { 'purchase-items': raw } })
  await user.click(await screen.findByRole('button', { name: 'Remove for good' }))
  expect(screen.queryByText(/couldn’t be read/)).toBeNull()
  expect(await stored('purchase-items')).toBe('[]')
})
