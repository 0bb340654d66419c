import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'shrewsbury-winter-classic'
const reason = 'The hall is too small for this class.'

const open = async () => {
  const app = await renderApp(fill(paths.showEntries, { slug }), { as: 'admin' })
  const table = within(await screen.findByRole('table', { name: 'Entries: Shrewsbury Winter Classic' }))
  const mark = (name: string) => app.user.click(table.getByRole('checkbox', { name }))
  return { ...app, table, mark, press: (name: string) => app.user.click(screen.getByRole('button', { name })) }
}
const rowOf = (dog: string) => within(screen.getByRole('table')).getByText(dog).closest('tr')

it('withdraws the marked entries together, with the sum of each choice before anything happens [J14 J15]', async () => {
  const { user, table, mark, press } = await open()
  await mark('Select Śnieżka, 09:30')
  expect(screen.getByText('1 entry selected')).toBeVisible()
  await user.click(table.getByRole('checkbox', { name: 'Select all the entries shown' }))
  expect(screen.getByText('3 entries selected')).toBeVisible()
  await mark('Select Maple, 09:30')
  await press('Withdraw 2')
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw 2 entries?' }))
  expect(question.getByRole('radio', { name: 'Under the show’s refund policy: £11.00' })).toBeChecked()
  await user.click(question.getByRole('radio', { name: 'Full refund: £11.00' }))
  await user.type(question.getByLabelText('Reason for withdrawing'), 'Small.')
  await user.click(question.getByRole('button', { name: 'Withdraw 2 entries' }))
  expect(await question.findByLabelText('Reason for withdrawing')).toHaveAccessibleDescription(
    /Enter at least 10 characters/,
  )
  await user.clear(question.getByLabelText('Reason for withdrawing'))
  await user.type(question.getByLabelText('Reason for withdrawing'), reason)
  await user.click(question.getByRole('button', { name: 'Withdraw 2 entries' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(rowOf('Śnieżka')).toHaveTextContent('Withdrawn'))
  expect(rowOf('Źrebak')).toHaveTextContent('Withdrawn')
  expect(rowOf('Maple')).toHaveTextContent('Entered')
  expect(screen.queryByText(/selected$/)).toBeNull()
  expect(table.queryByRole('checkbox', { name: 'Select Śnieżka, 09:30' })).toBeNull()
})

it('says how many were withdrawn meanwhile, withdraws none, and continues with the others [J14]', async () => {
  const { user, mark, press } = await open()
  await mark('Select Śnieżka, 09:30')
  await mark('Select Maple, 09:30')
  await press('Withdraw 2')
  const question = within(await screen.findByRole('alertdialog'))
  await user.type(question.getByLabelText('Reason for withdrawing'), reason)
  await (
    await serverOfTests()
  ).query(
    `update entries set status = 'withdrawn', withdrawn_at = now() from dogs where dogs.id = dog_id and dogs.name = 'Maple'`,
  )
  await user.click(question.getByRole('button', { name: 'Withdraw 2 entries' }))
  expect(await question.findByText(/1 entry has been withdrawn already/)).toBeVisible()
  expect(await question.findByRole('button', { name: 'Withdraw 1 entry' })).toBeVisible()
  expect(question.getByLabelText('Reason for withdrawing')).toHaveValue(reason)
  expect(screen.getByText('Śnieżka').closest('tr')).toHaveTextContent('Entered')
})

it('forgets the marks when the list is narrowed down, and saves the marked rows alone [J15 J16]', async () => {
  const { user, mark, press, store } = await open()
  await mark('Select Maple, 09:30')
  await press('Save 1 as CSV')
  const saved = () => Object.values(store.getState().api.mutations).find((one) => one?.endpointName === 'saveEntries')
  await waitFor(() => expect(saved()).toMatchObject({ status: 'fulfilled' }))
  await user.type(screen.getByRole('searchbox'), 'm')
  expect(store.getState().selection).toEqual({})
  expect(screen.queryByText('1 entry selected')).toBeNull()
})

it('undoes a withdrawal at a press, says so, and says why it no longer can [J17]', async () => {
  const { user, mark, press } = await open()
  const withdrawBoth = async () => {
    await mark('Select Śnieżka, 09:30')
    await mark('Select Maple, 09:30')
    await press('Withdraw 2')
    const question = within(await screen.findByRole('alertdialog'))
    await user.type(question.getByLabelText('Reason for withdrawing'), reason)
    await user.click(question.getByRole('button', { name: 'Withdraw 2 entries' }))
    expect(await screen.findByText('2 entries withdrawn')).toBeVisible()
  }
  // What is announced has to be in the page before it says something.
  const regions = screen.getAllByRole('status')
  await withdrawBoth()
  expect(regions).toContain(screen.getByText('2 entries withdrawn').closest('[role=status]'))
  await press('Undo')
  expect(await screen.findByText('2 entries restored. No email was sent.')).toBeVisible()
  await waitFor(() => expect(rowOf('Maple')).toHaveTextContent('Entered'))
  await waitFor(() => expect(rowOf('Śnieżka')).toHaveTextContent('Entered'))
  await withdrawBoth()
  await (await serverOfTests()).query(`update outbox set tries = 1 where withdrawal_id is not null`)
  await press('Undo')
  expect(await screen.findByText(/This can no longer be undone/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await waitFor(() => expect(rowOf('Maple')).toHaveTextContent('Withdrawn'))
})
