import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

const [admin, ola, sian] = [1, 2, 9] as const
beforeEach(async () => (await serverOfTests()).reset())

const open = async (number: number) => {
  const app = await renderApp(fill(paths.deskMember, { id: sampleId(1, number) }), { as: 'admin' })
  await screen.findByRole('region', { name: 'Facts' })
  return app
}
const letters = () => within(screen.getByRole('region', { name: 'Requests by letter' }))

it('saves a copy of a member’s data, with the proof and the admin’s password', async () => {
  const { user, effects } = await open(sian)
  await user.click(letters().getByRole('button', { name: 'Download their data' }))
  const form = within(await screen.findByRole('dialog', { name: 'Download their data' }))
  await user.click(form.getByRole('button', { name: 'Download' }))
  await waitFor(() =>
    expect(form.getByLabelText('How they proved who they are')).toHaveAccessibleDescription(/Field is required/),
  )
  await user.type(form.getByLabelText('How they proved who they are'), 'Her signature is on file.')
  await user.type(form.getByLabelText('Current password'), 'clear-round')
  await user.click(form.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Saved to your downloads.')).toBeVisible()
  expect(effects.saved.map(({ name }) => name)).toEqual(['member-data.xlsx'])
  expect(await screen.findByText('Data downloaded')).toBeVisible()
})

it('deletes an account after saying what is lost, and what the law keeps', async () => {
  const { user } = await open(ola)
  await user.click(letters().getByRole('button', { name: 'Delete account' }))
  const form = within(await screen.findByRole('dialog', { name: 'Delete Ola Kowalczyk’s account?' }))
  expect(await form.findByText('Their membership until 21 September 2027 ends today.')).toBeVisible()
  expect(form.getByText(/the club keeps payment records and results, without the name/)).toBeVisible()
  await user.type(form.getByLabelText('Date you received the letter'), '22/11/2026')
  await user.type(form.getByLabelText('Current password'), 'clear-round')
  await user.click(form.getByRole('button', { name: 'Delete permanently' }))
  const day = form.getByLabelText('Date you received the letter')
  await waitFor(() => expect(day).toHaveAccessibleDescription(/can’t be in the future/))
  await user.clear(day)
  await user.type(day, '19/11/2026')
  await user.click(form.getByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByRole('heading', { name: 'Account deleted' })).toBeVisible()
  const { query } = await serverOfTests()
  expect(await query(`select name from users where id = '${sampleId(1, ola)}'`)).toEqual([{ name: '–' }])
})

it('says that more would be lost by now, and deletes nothing', async () => {
  const { user } = await open(ola)
  await user.click(letters().getByRole('button', { name: 'Delete account' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(await form.findByLabelText('Date you received the letter'), '19/11/2026')
  await user.type(form.getByLabelText('Current password'), 'clear-round')
  const { query } = await serverOfTests()
  await query(`update users set renewal_date = '2028-09-21' where id = '${sampleId(1, ola)}'`)
  await user.click(form.getByRole('button', { name: 'Delete permanently' }))
  expect(await form.findByText(/^Something has changed since this page loaded/)).toBeVisible()
})

it('is not there for admins', async () => {
  await open(admin)
  expect(screen.queryByRole('region', { name: 'Requests by letter' })).toBeNull()
})
