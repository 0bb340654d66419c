import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'shrewsbury-winter-classic'
const at = fill(paths.showEntries, { slug })
const reason = 'The handler has broken an ankle.'

const open = async (search = '') => {
  const app = await renderApp(`${at}${search}`, { as: 'admin' })
  return { ...app, table: await screen.findByRole('table', { name: 'Entries: Shrewsbury Winter Classic' }) }
}
const dogs = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)

it('lists who has entered a show, narrowed down and ordered by the address [J06]', async () => {
  const { user, store } = await open()
  expect(dogs()).toEqual(['ŚnieżkaLarge', 'ŹrebakLarge', 'MapleNot measured'])
  await user.type(screen.getByRole('searchbox', { name: 'Number, dog, member or handler' }), 'zielinski')
  await waitFor(() => expect(dogs()).toEqual(['ŚnieżkaLarge']))
  expect(store.getState().router.location.search).toBe('?text=zielinski')
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: 'Dog' }))
  await waitFor(() => expect(store.getState().router.location.search).toBe('?sort=dog'))
  await user.type(screen.getByRole('searchbox'), 'no such name')
  expect(await screen.findByText('No entries here')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(dogs()).toHaveLength(3))
})

it('leaves out the columns that the address names, and writes there which [J13]', async () => {
  const { user, store } = await open('?without=price,no-such-column')
  const heads = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || [])
  expect(heads()).toEqual(['Dog', 'Number', 'Member', 'Class', 'Status', 'Actions'])
  const choice = within(screen.getByRole('group', { name: 'Columns' }))
  expect(choice.getByRole('checkbox', { name: 'Paid' })).not.toBeChecked()
  await user.click(choice.getByRole('checkbox', { name: 'Class' }))
  expect(heads()).toEqual(['Dog', 'Number', 'Member', 'Status', 'Actions'])
  expect(store.getState().router.location.search).toBe('?without=class%2Cprice')
  await user.click(choice.getByRole('checkbox', { name: 'Paid' }))
  await user.click(choice.getByRole('checkbox', { name: 'Class' }))
  expect(heads()).toHaveLength(7)
  expect(store.getState().router.location.search).toBe('')
})

it('withdraws an entry with a refund and a reason, and says so in its row [J06]', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Withdraw Śnieżka, 09:30' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw Śnieżka?' }))
  expect(question.getByRole('radio', { name: 'Under the show’s refund policy: £5.50' })).toBeChecked()
  await user.click(question.getByRole('radio', { name: 'No refund' }))
  await user.type(question.getByLabelText('Reason for withdrawing'), 'Ill.')
  await user.click(question.getByRole('button', { name: 'Withdraw the entry' }))
  expect(await question.findByLabelText('Reason for withdrawing')).toHaveAccessibleDescription(
    /Enter at least 10 characters/,
  )
  await user.clear(question.getByLabelText('Reason for withdrawing'))
  await user.type(question.getByLabelText('Reason for withdrawing'), reason)
  await user.click(question.getByRole('button', { name: 'Withdraw the entry' }))
  const row = await waitFor(() => {
    const found = within(screen.getByRole('table')).getByText('Śnieżka').closest('tr')
    expect(found).toHaveTextContent('Withdrawn')
    return found
  })
  expect(row && within(row).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('says where something else would go back by now, and changes nothing [J06]', async () => {
  const { user } = await open()
  await (await serverOfTests()).query(`update shows set refund_percent = 50 where slug = '${slug}'`)
  await user.click(screen.getByRole('button', { name: 'Withdraw Śnieżka, 09:30' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.type(question.getByLabelText('Reason for withdrawing'), reason)
  await user.click(question.getByRole('button', { name: 'Withdraw the entry' }))
  expect(await question.findByText(/^The refund amount has changed\./)).toBeVisible()
  expect(question.getByLabelText('Reason for withdrawing')).toHaveValue(reason)
})

it('moves an entry with a reason, explains why a dog and a class do not go together, and shows later changes [J07]', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Move Śnieżka, 09:30' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Change the entry of Śnieżka' }))
  const press = async () => {
    const button = question.getByRole('button', { name: 'Change entry' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await user.click(button)
  }
  await user.type(await question.findByLabelText('Reason for the move'), reason)
  await press()
  expect(await question.findByText(/Choose a different dog or class/)).toBeVisible()
  const server = await serverOfTests()
  const choose = (time: string) => {
    const option = question.getByRole<HTMLOptionElement>('option', { name: new RegExp(time) })
    return user.selectOptions(question.getByLabelText('Class'), option)
  }
  await choose('12:30, ring 1')
  expect(question.getByText('You can’t make this change:')).toBeVisible()
  await press()
  expect(await question.findByText(/This dog can’t enter that class. Choose a different dog or class./)).toBeVisible()
  await choose('08:30, ring 1')
  const elsewhere = '00000005-0000-4000-8000-000000000109'
  await server.query(`update classes set taken = 1 where id = '${elsewhere}'`)
  await server.query(`update entries set class_id = '${elsewhere}' where id = '00000008-0000-4000-8000-000000000001'`)
  await press()
  expect(await question.findByText(/^This entry has changed since you opened it\./)).toBeVisible()
  expect(await question.findByText(/^13 December 2026, 10:15, ring 2, entered by/)).toBeVisible()
  expect(question.getByLabelText('Reason for the move')).toHaveValue(reason)
  await press()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const row = () => within(screen.getByRole('table')).getByText('Śnieżka').closest('tr')
  await waitFor(() => expect(row()).toHaveTextContent('08:30, ring 1'))
})

it('writes to everyone entered: counted and shown Preview, and listed then [J06]', async () => {
  const { user } = await renderApp(fill(paths.showMails, { slug }), { as: 'admin' })
  await user.type(await screen.findByLabelText('Subject'), 'Parking')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/is required/)
  await user.type(screen.getByLabelText('Message'), 'Behind the hall.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Send this to 3 members?' }))
  expect(question.getByText('Shrewsbury Winter Classic: Parking')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Send email' }))
  expect(await screen.findByText('Sending to 3 members')).toBeVisible()
  expect(await screen.findByText(/Helen Marsh, to 3 members/)).toBeVisible()
  expect(screen.getByText('Behind the hall.')).toBeVisible()
})

it('is not there for anyone but an admin [J05]', async () => {
  await renderApp(at, { as: 'judge' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found'))
})
