import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { testCards } from '#contract/payment/card'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { cartLine } from '../../testing/samples'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const stored = { 'purchase-items': JSON.stringify([cartLine(1), cartLine(2, { dogName: 'Żółw' })]) }

/** Buys two entries through the screens, and stays on their receipt. */
const buyTwo = async () => {
  const app = await renderApp(paths.checkout, { as: 'member', storage: stored })
  await app.user.type(await screen.findByLabelText('Card number'), testCards.pays.replaceAll(' ', ''))
  await app.user.type(screen.getByLabelText(/Expires/), '1230')
  await app.user.type(screen.getByLabelText('Security code'), '123')
  await app.user.click(screen.getByRole('button', { name: /^Pay £/ }))
  await screen.findByRole('heading', { name: 'Payment received' })
  return app
}

it('an entry is withdrawn after a question that shows the refund', async () => {
  const app = await buyTwo()
  await app.user.click(screen.getByRole('button', { name: 'Withdraw Łatka, 08:30' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('We’ll refund £5.50 to your original payment method.')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Withdraw the entry' }))
  expect(await screen.findByText('£5.50: refund in progress.')).toBeVisible()
  expect(screen.getByText('Withdrawn')).toBeVisible()
  expect(screen.getByText(/^Refund: Łatka, /).closest('p')?.nextElementSibling).toHaveTextContent('-£5.50')
  expect(screen.getByText('Total after refund').closest('div')?.nextElementSibling).toHaveTextContent('£5.50')
  expect(screen.queryByRole('button', { name: 'Withdraw Łatka, 08:30' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Withdraw Żółw, 08:30' })).toBeVisible()
})

it('one that is chosen again stays in the cart when the old receipt is looked at', async () => {
  const app = await buyTwo()
  const server = await serverOfTests()
  const [newest] = await server.query('select id from purchases order by number desc limit 1')
  const id = String(newest?.id)
  await server.query(`update entries set status = 'withdrawn' where purchase_id = '${id}'`)
  app.unmount()
  const again = await renderApp(fill(paths.purchase, { id }), { as: 'member', storage: stored })
  expect(await screen.findAllByText('Withdrawn')).toHaveLength(2)
  expect(selectPurchaseItems(again.store.getState())).toHaveLength(2)
})
