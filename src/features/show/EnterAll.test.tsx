import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

it('a dog is entered in all that fits it that day, and in no more than it may run', async () => {
  const { query } = await serverOfTests()
  // Everything on the first day is for any dog: only the most a day is left to keep it out.
  await query(`update classes set height = 'any', start_level = 1, end_level = 5, veteran = false
    where show_id = (select id from shows where slug = 'shrewsbury-winter-classic')`)
  const app = await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
  const all = within(await screen.findByRole('group', { name: 'Enter all eligible classes:' }))
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

it('a clashing run is left out, can be added, and is removed with one press [M12]', async () => {
  const { query } = await serverOfTests()
  const classes = `show_id = (select id from shows where slug = 'shrewsbury-winter-classic') and date = '2026-12-12'`
  await query(`update classes set height = 'large', start_level = 1, end_level = 5, veteran = false where ${classes}`)
  await query(`update classes set height = 'any' where start_time in ('08:30', '09:00', '11:00') and ${classes}`)
  await query(`update classes set start_time = '08:35', ring = 9 where start_time = '09:00' and ${classes}`)
  const app = await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
  const times = () => selectPurchaseItems(app.store.getState()).map(({ item }) => item.startTime)
  await app.user.click(await screen.findByRole('button', { name: 'Baton, 2 classes' }))
  expect(times()).toEqual(['08:30', '11:00'])
  const leftOut = await screen.findByText(/^Not added for Baton/)
  expect(leftOut.parentElement).toHaveTextContent('Not added for Baton, too close to other runs: 08:35 in ring 9.')
  await app.user.click(screen.getByRole('button', { name: 'Add it anyway' }))
  expect(times()).toEqual(['08:30', '11:00', '08:35'])
  const advice = 'Some of your runs are too close together. Remove Baton at 08:35 in ring 9 to avoid a clash.'
  const close = await screen.findByText(/^Some of your runs are too close together/)
  expect(close.parentElement).toHaveTextContent(advice)
  await app.user.click(screen.getByRole('button', { name: 'Remove 1 entry' }))
  expect(times()).toEqual(['08:30', '11:00'])
  expect(screen.queryByText(/^Some of your runs are too close together/)).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(times()).toHaveLength(3)
})
