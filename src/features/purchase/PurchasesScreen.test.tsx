import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'
import { makePaidEntry } from '../../testing/paidEntry'

beforeEach(async () => (await serverOfTests()).reset())

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Purchases and receipts' })
  return within(table).getAllByRole('row').slice(1)
}
const newest = async () => {
  const [row] = await (await serverOfTests()).query('select id, number from purchases order by number desc limit 1')
  return { id: String(row?.id), number: Number(row?.number) }
}

it('lists each purchase once: its items, its state and its receipt', async () => {
  await makePaidEntry(1, 103)
  const { id, number } = await newest()
  await renderApp(paths.purchases, { as: 'member' })
  const [first] = await rows()
  expect(first).toHaveTextContent(/Shrewsbury Winter Classic, 1 entry/)
  expect(first).toHaveTextContent(/Paid£5\.50$/)
  expect(within(first as HTMLElement).getByRole('link', { name: `Purchase ${number}` })).toHaveAttribute(
    'href',
    fill(paths.purchase, { id }),
  )
  const entries = within(screen.getByRole('region', { name: 'My entries' }))
  expect(await entries.findAllByRole('link', { name: 'Receipt and withdrawal' })).not.toHaveLength(0)
})

it('is one press from the dashboard and from the profile', async () => {
  const { user, store, unmount } = await renderApp(paths.dashboard, { as: 'member' })
  await user.click(await screen.findByRole('link', { name: 'Purchases and entries' }))
  expect(store.getState().router.location.pathname).toBe(paths.purchases)
  unmount()
  const again = await renderApp(paths.profile, { as: 'member' })
  await again.user.click(await screen.findByRole('link', { name: 'See purchases and entries' }))
  expect(again.store.getState().router.location.pathname).toBe(paths.purchases)
})
