import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'shrewsbury-winter-classic'
const open = async () => {
  const app = await renderApp(fill(paths.showHelpers, { slug }), { as: 'admin' })
  await screen.findByRole('table', { name: 'Helpers: Shrewsbury Winter Classic' })
  return app
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent)

it('adds a helper, names missing fields, and removes one after confirmation [J12]', async () => {
  const { user } = await open()
  expect(rows()).toEqual(['Gareth Pugh', 'Iwona Sadowska+44 1632 960 241'])
  await user.click(screen.getByRole('button', { name: 'Add a helper' }))
  const form = within(await screen.findByRole('alertdialog', { name: 'Add a helper' }))
  await user.type(form.getByLabelText('Name'), 'Zoë Żak')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getByLabelText('What they do')).toHaveAttribute('aria-invalid', 'true'))
  await user.type(form.getByLabelText('What they do'), 'Scoring')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Remove Gareth Pugh, Course building' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Gareth Pugh?' }))
  await user.click(question.getByRole('button', { name: 'Remove the helper' }))
  await waitFor(() => expect(rows()).toEqual(['Iwona Sadowska+44 1632 960 241', 'Zoë Żak']))
})

it('shows both versions where someone else has changed a helper meanwhile [J12]', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Gareth Pugh, Course building' }))
  const form = within(await screen.findByRole('alertdialog'))
  await user.clear(form.getByLabelText('What they do'))
  await user.type(form.getByLabelText('What they do'), 'Ring party')
  await (
    await serverOfTests()
  ).query(`update show_helpers set task = 'Scoring', version = 2 where name = 'Gareth Pugh'`)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Scoring/)).toBeVisible()
  expect(form.getByLabelText('What they do')).toHaveValue('Ring party')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Ring party'))
})
