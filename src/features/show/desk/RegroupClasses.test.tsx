import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const slug = 'shrewsbury-winter-classic'
const at = fill(paths.deskShow, { slug })
const any = '00000005-0000-4000-8000-000000000101'
const other = '00000005-0000-4000-8000-000000000990'

beforeEach(async () => {
  const server = await serverOfTests()
  await server.reset()
  await server.query(`insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level, price,
    currency, capacity, scale, kind) select '${other}', show_id, type, 4, date, '15:00', height, start_level, end_level, price,
    currency, 20, scale, kind from classes where id = '${any}'`)
})

const openDialog = async (button: string, name: string) => {
  const { user } = await renderApp(at, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: button }))
  return { user, dialog: within(await screen.findByRole('alertdialog', { name })) }
}

it('merging two classes says whom it moves, asks for a reason, and marks the class that ended [E25]', async () => {
  const { user, dialog } = await openDialog('Merge classes', 'Merge two classes?')
  await user.selectOptions(dialog.getByLabelText('Class to close'), other)
  await user.selectOptions(dialog.getByLabelText('Class to keep'), any)
  expect(await dialog.findByText('No paid entries move.')).toBeVisible()
  expect(dialog.getByText(/Everyone keeps the price/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Merge classes' }))
  expect(dialog.getByLabelText('Reason for the change')).toHaveAccessibleDescription(/is required/)
  await user.type(dialog.getByLabelText('Reason for the change'), 'Too few dogs for two classes.')
  await user.click(dialog.getByRole('button', { name: 'Merge classes' }))
  expect(await screen.findByText('Classes merged')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('splitting a class says who moves, names what is missing, and adds the second class [E26]', async () => {
  const { user, dialog } = await openDialog('Split a class', 'Split a class in two?')
  await user.selectOptions(dialog.getByLabelText('Class to split'), other)
  await user.selectOptions(dialog.getByLabelText('Dogs in the second class'), 'level-3')
  expect(await dialog.findByText('No entries stay.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Split class' }))
  expect(dialog.getByLabelText('Ring of the second class')).toHaveAccessibleDescription(/is required/)
  await user.type(dialog.getByLabelText('Start time of the second class'), '16:45')
  await user.type(dialog.getByLabelText('Ring of the second class'), '5')
  await user.type(dialog.getByLabelText('Places in the second class'), '8')
  await user.type(dialog.getByLabelText('Reason for the change'), 'Too many dogs for one class.')
  await user.click(dialog.getByRole('button', { name: 'Split class' }))
  expect(await screen.findByText('Class split')).toBeVisible()
  expect(await screen.findByText('16:45')).toBeVisible()
})

it('members read which class a class was merged into [E25]', async () => {
  const server = await serverOfTests()
  await server.query(`update classes set cancelled_at = now(), cancel_reason = 'Too few dogs.', begun = true,
    merged_into = '${any}' where id = '${other}'`)
  await renderApp(fill(paths.show, { slug }))
  expect(await screen.findByText(/^Its dogs now run in the/)).toBeVisible()
})
