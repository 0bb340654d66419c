import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { allAnswered } from '../../../testing/allAnswered'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const wide = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get')
beforeEach(async () => {
  wide.mockReturnValue(1128)
  await (await serverOfTests()).reset()
})
afterAll(() => wide.mockRestore())

const show = fill(paths.show, { slug: 'shrewsbury-winter-classic' })
const full = { classId: '00000005-0000-4000-8000-000000000102', dogId: '00000002-0000-4000-8000-000000000001' }

it('a dog joins the waiting list from its cell, sees its position everywhere, and leaves after a question [W01]', async () => {
  const { user } = await renderApp(show, { as: 'member' })
  await user.click(await screen.findByRole('button', { name: 'Full: why not Łatka, 09:30, ring 1' }))
  expect(await screen.findByText(/^1 dog is waiting\./)).toBeVisible()
  expect(screen.getByText(/^When a place becomes free/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join the waiting list with Łatka: 09:30, ring 1' }))
  expect(await screen.findByRole('button', { name: 'Waiting: 2: why not Łatka, 09:30, ring 1' })).toBeVisible()
  const list = within(await screen.findByRole('region', { name: 'Waiting lists' }))
  expect(list.getByText('Łatka: Saturday 12 December, 09:30, ring 1')).toBeVisible()
  expect(list.getByText('Number 2 on the waiting list')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Leave the waiting list: Łatka, 09:30' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Take Łatka off the waiting list?' }))
  expect(question.getByText(/If you rejoin, you’ll go to the end of the list\.$/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Leave the waiting list' }))
  expect(await screen.findByRole('button', { name: 'Full: why not Łatka, 09:30, ring 1' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Waiting lists' })).toBeNull()
})

it('an offered place is shown with its end, and is entered like any other', async () => {
  const server = await serverOfTests()
  await server.query(`insert into waiting_list (id, class_id, dog_id, user_id, state, joined_at, offer_until)
    values ('00000009-0000-4000-8000-000000000002', '${full.classId}', '${full.dogId}', '00000001-0000-4000-8000-000000000002',
      'offered', '2026-11-20T10:00:00Z', '2026-11-22T10:00:00Z')`)
  await server.query(`update classes set capacity = capacity + 1, taken = taken + 1 where id = '${full.classId}'`)
  const { user } = await renderApp(show, { as: 'member' })
  expect(
    await screen.findByText(
      'A place is held for Łatka until 22 November at 10:00. Add Łatka to your cart and pay by then.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Decline the place: Łatka, 09:30' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Enter Łatka: 09:30, ring 1/ }))
  expect(await screen.findByRole('button', { name: /^Łatka, run 1 of 1: 09:30, ring 1/ })).toBeVisible()
})

it('the page of purchases names the show of each waiting list; where none is joined, nothing is said', async () => {
  const { user, store, unmount } = await renderApp(paths.purchases, { as: 'member' })
  await allAnswered(store)
  expect(screen.queryByRole('region', { name: 'Waiting lists' })).toBeNull()
  unmount()
  const server = await serverOfTests()
  await server.query(`insert into waiting_list (id, class_id, dog_id, user_id, joined_at) values
    ('00000009-0000-4000-8000-000000000002', '${full.classId}', '${full.dogId}', '00000001-0000-4000-8000-000000000002', '2026-11-20T10:00:00Z')`)
  await renderApp(paths.purchases, { as: 'member' })
  const list = within(await screen.findByRole('region', { name: 'Waiting lists' }))
  expect(await list.findByRole('link', { name: 'Shrewsbury Winter Classic' })).toHaveAttribute('href', show)
  expect(list.getByText('Number 2 on the waiting list')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Leave the waiting list: Łatka, 09:30' }))
  await user.click(await screen.findByRole('button', { name: 'Stay on the list' }))
  expect(list.getByText('Number 2 on the waiting list')).toBeVisible()
})
