import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../../testing/renderApp'

const at = fill(paths.showExtras, { slug: 'shrewsbury-winter-classic' })

beforeEach(async () => {
  const { query } = await serverOfTests()
  await query(`delete from sold_extras`)
  await query(`delete from show_extras where kind = 'parking'`)
})

const open = async () => {
  const app = await renderApp(at, { as: 'admin' })
  await screen.findByRole('table', { name: 'Extras' })
  return app
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Extras' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

it('is opened from the show, and lists what it sells', async () => {
  const show = fill(paths.deskShow, { slug: 'shrewsbury-winter-classic' })
  const { user } = await renderApp(show, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Extras' }))
  await screen.findByRole('table', { name: 'Extras' })
  expect(rows()[0]).toContain('Camping pitch, whole weekendCamping£15.000 of 20On sale')
  expect(rows()[2]).toContain('Vegetarian: 0 of 2')
})

it('adds an extra with options, says what is wrong at its fields, and keeps what was typed', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add extra' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.selectOptions(dialog.getByLabelText('Kind'), 'Parking')
  await user.type(dialog.getByLabelText('Name in English'), 'Parking')
  await user.type(dialog.getByLabelText('Price, GBP'), 'a lot')
  await user.type(dialog.getByLabelText('Option 1'), 'Car')
  await user.type(await dialog.findByLabelText('Option 2'), 'Van')
  await user.type(dialog.getByLabelText('Limit for option 2'), '-3')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText('Enter an amount such as 12.50.')).length).toBeGreaterThan(0)
  expect(dialog.getAllByText('Enter a whole number, or leave it empty.').length).toBeGreaterThan(0)
  expect(dialog.getByLabelText('Option 1')).toHaveValue('Car')
  await user.type(dialog.getByLabelText('Name in Polish'), 'Parking przy ringu')
  await user.clear(dialog.getByLabelText('Price, GBP'))
  await user.type(dialog.getByLabelText('Price, GBP'), '5')
  await user.clear(dialog.getByLabelText('Limit for option 2'))
  await user.type(dialog.getByLabelText('Limit for option 2'), '3')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rows()).toContainEqual(expect.stringContaining('ParkingParking£5.000Car: 0Van: 0 of 3')))
})

it('deletes one that is in no purchase, after a question', async () => {
  const { query } = await serverOfTests()
  await query(
    `insert into show_extras (id, show_id, kind, name, price, currency, options, created_at) select gen_random_uuid(), id, 'parking',
      '{"en": "Field", "pl": "Łąka"}', 0, 'GBP', '[]', now() from shows where slug = 'shrewsbury-winter-classic'`,
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete Field' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).not.toContainEqual(expect.stringContaining('Field')))
})

it('lists who has bought an extra', async () => {
  const { query } = await serverOfTests()
  await query(
    `insert into sold_extras (id, purchase_id, extra_id, name, quantity, price)
      select gen_random_uuid(), p.id, '00000021-0000-4000-8000-000000000001', '{"en": "Camping", "pl": "Kemping"}', 2, 1500
      from purchases p where p.status = 'paid' order by p.number limit 1`,
  )
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: 'Buyers of Camping pitch, whole weekend' }))
  const table = await screen.findByRole('table', { name: 'Buyers of Camping pitch, whole weekend' })
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Purchase \d+–?2Paid/)
})

it('withdraws what a member has bought, with a refund and a reason', async () => {
  const { query } = await serverOfTests()
  await query(
    `insert into sold_extras (id, purchase_id, extra_id, name, quantity, price)
      select gen_random_uuid(), p.id, '00000021-0000-4000-8000-000000000001', '{"en": "Camping", "pl": "Kemping"}', 1, 500
      from purchases p join users u on u.id = p.user_id
      where p.status = 'paid' and p.total >= 500 and u.email <> 'admin@example.org' order by p.number limit 1`,
  )
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: 'Buyers of Camping pitch, whole weekend' }))
  await user.click(await screen.findByRole('button', { name: /^Withdraw from purchase \d+$/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('radio', { name: 'Full refund: £5.00' }))
  const reason = dialog.getByLabelText('Reason for withdrawing')
  await user.type(reason, 'Flood.')
  await user.click(dialog.getByRole('button', { name: 'Withdraw it' }))
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter at least 10 characters/))
  await user.type(reason, 'The camping field is flooded')
  await user.click(dialog.getByRole('button', { name: 'Withdraw it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByText('Withdrawn')).toBeVisible()
  expect(await query(`select amount from entry_refunds where sold_extra_id is not null`)).toEqual([{ amount: 500 }])
})
