import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

const sian = sampleId(1, 9)

beforeEach(async () => (await serverOfTests()).reset())

const open = async () => {
  const app = await renderApp(fill(paths.deskMember, { id: sian }), { as: 'admin' })
  await screen.findByRole('heading', { level: 1, name: /Siân Roberts$/ })
  return app
}
const family = () => within(screen.getByRole('region', { name: 'Family' }))

it('is paid for by one person, and lists whom else the membership covers', async () => {
  const { user } = await open()
  expect(screen.queryByRole('region', { name: 'Family' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Record membership' }))
  const record = within(await screen.findByRole('alertdialog', { name: 'Record a membership' }))
  await user.click(record.getByRole('radio', { name: /^Family/ }))
  expect(record.getByText('Active until 21 November 2027. £46.80, cash.')).toBeVisible()
  expect(record.getByText('You can add the rest of the family on this page afterwards.')).toBeVisible()
  await user.click(record.getByRole('button', { name: 'Record £46.80' }))
  expect(await screen.findByText('This membership doesn’t cover anyone else yet.')).toBeVisible()

  await user.click(family().getByRole('button', { name: 'Add a person' }))
  const add = within(await screen.findByRole('alertdialog', { name: 'Add a person to the family' }))
  await user.click(add.getByRole('button', { name: 'Add' }))
  const person = add.getByRole('combobox', { name: 'Person' })
  await waitFor(() => expect(person).toHaveAccessibleDescription(/^Choose a person from the list\./))
  await user.type(person, 'ashw')
  await user.click(await screen.findByRole('option', { name: 'Tom Ashworth, newcomer@example.org' }))
  await user.click(add.getByRole('button', { name: 'Add' }))
  const tom = await screen.findByRole('link', { name: 'Tom Ashworth' })
  expect(family().getByText('Member until 21 November 2027')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Record membership' }))
  const again = within(await screen.findByRole('alertdialog', { name: 'Record a membership' }))
  await user.click(again.getByRole('radio', { name: /^Family/ }))
  expect(again.getByText('Also covers Tom Ashworth.')).toBeVisible()
  await user.click(again.getByRole('button', { name: 'Record £46.80' }))
  expect(await screen.findByText('Member until 21 November 2028')).toBeVisible()

  await user.click(tom)
  const payer = await screen.findByRole('link', { name: 'Siân Roberts' })
  expect(payer.closest('p')).toHaveTextContent('Siân Roberts pays for this membership.')
})

it('says who cannot be added, and leaves who is removed their membership', async () => {
  const { query } = await serverOfTests()
  await query(`update users set membership_kind = 'family', renewal_date = '2027-11-21' where id = '${sian}'`)
  await query(`insert into family_members values ('${sampleId(1, 2)}', '${sian}', now())`)
  const { user } = await open()
  await user.click(family().getByRole('button', { name: 'Add a person' }))
  const add = within(await screen.findByRole('alertdialog', { name: 'Add a person to the family' }))
  await user.type(add.getByRole('combobox', { name: 'Person' }), 'kowal')
  await user.click(await screen.findByRole('option', { name: 'Ola Kowalczyk, member@example.org' }))
  await user.click(add.getByRole('button', { name: 'Add' }))
  expect(await add.findByText(/^This person belongs to another family/)).toBeVisible()
  await user.click(add.getByRole('button', { name: 'Cancel' }))

  await user.click(family().getByRole('button', { name: 'Remove Ola Kowalczyk from the family' }))
  const remove = within(await screen.findByRole('alertdialog', { name: 'Remove Ola Kowalczyk from the family?' }))
  expect(remove.getByText(/^Their membership stays until its renewal date\./)).toBeVisible()
  await user.click(remove.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('This membership doesn’t cover anyone else yet.')).toBeVisible()
})
