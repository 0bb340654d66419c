import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/paths'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

it('a dog is entered in all that fits it that day, and in no more than it may run', async () => {
  const { query } = await serverOfTests()
  // Everything on the first day is for any dog: only the most a day is left to keep it out.
  await query(`update classes set height = 'any', start_level = 1, end_level = 5, veteran = false
    where show_id = (select id from shows where slug = 'shrewsbury-winter-classic')`)
  const app = await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
  const all = within(await screen.findByRole('group', { name: 'Enter everything that fits:' }))
  await app.user.click(all.getByRole('button', { name: 'Baton, 3 classes' }))
  const items = selectPurchaseItems(app.store.getState())
  expect(items.map(({ item }) => [item.dogName, item.startTime])).toEqual([
    ['Baton', '08:30'],
    ['Baton', '09:00'],
    // The class at 09:30 is full.
    ['Baton', '11:00'],
  ])
  expect(screen.queryByRole('button', { name: /^Baton, / })).toBeNull()
})
