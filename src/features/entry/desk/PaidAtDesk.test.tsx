import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'shrewsbury-winter-classic'
const reason = 'The handler has broken an ankle.'

it('says that a cash payment is refunded in cash, until the refund is recorded [J09]', async () => {
  await (
    await serverOfTests()
  ).query(`update purchases set paid_by = 'desk', desk_way = 'cash', desk_reason = 'On paper.' where id in
    (select purchase_id from entries join dogs on dogs.id = dog_id where slug = 'sniezka' and entries.status = 'paid')`)
  const { user } = await renderApp(`${fill(paths.showEntries, { slug })}?text=śnieżka`, { as: 'admin' })
  expect(await screen.findByText('Cash at the show office')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Withdraw Śnieżka, 09:30' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Refund it in cash/)).toBeVisible()
  await user.type(question.getByLabelText('Reason for withdrawing'), reason)
  await user.click(question.getByRole('button', { name: 'Withdraw the entry' }))
  expect(await screen.findByText('£5.50 to refund in cash')).toBeVisible()
  expect(await screen.findByText('cash refunds to pay')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark as refunded: £5.50 for Śnieżka, 09:30' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, mark as refunded' }))
  await waitFor(() => expect(screen.queryByText('£5.50 to refund in cash')).toBeNull())
})
