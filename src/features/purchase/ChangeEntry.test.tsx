import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { makePaidEntry } from '../../testing/paidEntry'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

/** Opens the choice for Łatka's paid entry at 11:00. */
const open = async () => {
  await makePaidEntry(1, 103)
  const server = await serverOfTests()
  await server.query(`update classes set taken = 1 where id = '00000005-0000-4000-8000-000000000103'`)
  const [newest] = await server.query('select id from purchases order by number desc limit 1')
  const app = await renderApp(fill(paths.purchase, { id: String(newest?.id) }), { as: 'member' })
  await app.user.click(await screen.findByRole('button', { name: 'Change Łatka, 11:00' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the entry of Łatka' }))
  return { ...app, server, dialog }
}
const choose = (name: RegExp) => screen.getByRole<HTMLOptionElement>('option', { name })

it('an entry moves to another class, and the receipt shows the earlier one [W08]', async () => {
  const { user, dialog } = await open()
  expect(await dialog.findByText(/No extra charge and no refund\.$/)).toBeVisible()
  expect(await dialog.findByLabelText('Class')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Change entry' }))
  expect(await dialog.findByText(/Choose a different dog or class/)).toBeVisible()
  await user.selectOptions(await dialog.findByLabelText('Class'), choose(/08:30, ring 1/))
  await user.click(dialog.getByRole('button', { name: 'Change entry' }))
  expect(await screen.findByText(/^Changed on .* Before: Łatka, 12 December 2026, 11:00, ring 2\.$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change Łatka, 08:30' })).toBeVisible()
})

it('says why a dog and a class do not go together, and sends nothing', async () => {
  const { user, dialog, server } = await open()
  await user.selectOptions(await dialog.findByLabelText('Dog'), 'Baton')
  expect(dialog.getByText('Large only: Baton is Extra small, 28.1 cm.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Change entry' }))
  expect(await dialog.findByText(/This dog can’t enter that class. Choose a different dog or class./)).toBeVisible()
  expect(await server.query('select 1 from entry_changes')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Change Łatka, 11:00' })).toHaveFocus()
})

it('says when the entry was changed elsewhere meanwhile, and shows it as it is', async () => {
  const { user, dialog, server } = await open()
  // The dialog must have loaded the entry before someone else changes it.
  await dialog.findByLabelText('Class')
  await server.query(`update entries set class_id = '00000005-0000-4000-8000-000000000109'
    where class_id = '00000005-0000-4000-8000-000000000103'`)
  await user.selectOptions(await dialog.findByLabelText('Class'), choose(/08:30, ring 1/))
  await user.click(dialog.getByRole('button', { name: 'Change entry' }))
  expect(await dialog.findByText(/^This entry has changed since you opened it\./)).toBeVisible()
})
