import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'shrewsbury-winter-classic'
const at = fill(paths.deskShow, { slug })

it('cancelling a ring shows the refunds, asks for a choice and a reason, and marks its classes [E24]', async () => {
  const { user } = await renderApp(at, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Cancel classes' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel a class, a ring or a day?' }))
  await user.click(question.getByRole('button', { name: 'Cancel and refund' }))
  expect(question.getByLabelText('What to cancel')).toHaveAccessibleDescription(/is required/)
  const [ring] = question.getAllByRole('option', { name: /^Ring 1, .*: \d+ class/ })
  const count = Number(ring?.textContent.split(': ')[1]?.split(' ')[0])
  await user.selectOptions(question.getByLabelText('What to cancel'), ring as HTMLElement)
  expect(await question.findByText(/ for \d+ entries\.$/)).toHaveTextContent(/refunded £[\d,.]+ for \d+ entries\.$/)
  await user.type(question.getByLabelText('Reason for cancelling'), 'Ring 1 is under water.')
  await user.click(question.getByRole('button', { name: 'Cancel and refund' }))
  expect(await screen.findAllByText('Cancelled')).toHaveLength(count)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await screen.findByText('Classes cancelled')).toBeVisible()
})

it('members read that a class is cancelled, and why [E24]', async () => {
  await (
    await serverOfTests()
  ).query(`update classes set cancelled_at = now(), cancel_reason = 'Ring 1 is under water.', begun = true
    where id = (select id from classes where show_id = (select id from shows where slug = '${slug}') order by id limit 1)`)
  await renderApp(fill(paths.show, { slug }))
  expect(await screen.findByText('Ring 1 is under water.')).toBeVisible()
})

it('has nothing to cancel in a show that is over, or for a judge', async () => {
  const { unmount } = await renderApp(fill(paths.deskShow, { slug: 'lodz-jesienne-starty' }), { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Running orders and results' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel classes' })).toBeNull()
  unmount()
  await renderApp(fill(paths.deskShow, { slug: 'harrogate-autumn-rounds' }), { as: 'judge' })
  expect(await screen.findByRole('heading', { name: 'Running orders and results' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel classes' })).toBeNull()
})
