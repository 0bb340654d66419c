import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const open = async (search = '') => {
  const app = await renderApp(`${paths.deskMoney}${search}`, { as: 'admin' })
  return { ...app, table: await screen.findByRole('table', { name: 'Payments' }) }
}
const search = (store: Awaited<ReturnType<typeof open>>['store']) => store.getState().router.location.search

it('lists a month’s payments below their days, with the totals', async () => {
  const { table } = await open()
  expect(await within(table).findByText('Saturday 21 November: £32.50 taken')).toBeVisible()
  expect(within(table).getAllByRole('cell', { name: /^Shrewsbury Winter Classic ?, 1 run$/ })).toHaveLength(3)
  const [payer] = within(table).getAllByRole('link', { name: 'Dan Whitlock' })
  expect(payer).toHaveAttribute('href', expect.stringMatching(/^\/desk\/members\/00000001-/))
  const sums = screen.getByRole('list', { name: 'Totals for November 2026, GBP' })
  expect(sums).toHaveTextContent('£84.50taken, 8 payments')
  expect(screen.getByRole('img', { name: /The most was taken on/ })).toBeVisible()
})

it('narrows the payments down and clears that again, in the address', async () => {
  const { user, store } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Memberships')
  await user.selectOptions(screen.getByRole('combobox', { name: 'How it was paid' }), 'Card reader')
  expect(await screen.findByText('No payment matches. Clear the filters to see them all.')).toBeVisible()
  expect(search(store)).toBe('?for=membership&way=card_reader')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible()
  expect(search(store)).toBe('')
})

it('leads from month to month as far as there is anything, and shows the days as a table', async () => {
  const { user, store } = await open()
  expect(await screen.findByRole('button', { name: 'Month after' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Month before' }))
  expect(await screen.findByText('October 2026')).toBeVisible()
  expect(search(store)).toBe('?month=2026-10-01')
  await user.click(screen.getByRole('button', { name: 'Table' }))
  expect(await screen.findByRole('table', { name: 'Taken by day' })).toBeVisible()
  expect(search(store)).toBe('?month=2026-10-01&as=table')
})

it('ignores a month in the address that is none', async () => {
  await open('?month=2026-13-01')
  expect(await screen.findByText('November 2026')).toBeVisible()
})

describe('the ledger', () => {
  const openLedger = async () => {
    const app = await renderApp(paths.deskLedger, { as: 'admin' })
    return { ...app, table: await screen.findByRole('table', { name: 'Accounts' }) }
  }
  const rowOf = (account: string) =>
    within(screen.getByRole('table', { name: 'Accounts' }))
      .getAllByRole('row')
      .find((row) => within(row).queryByText(account))

  it('says that it balances, and shows what each account holds', async () => {
    await openLedger()
    expect(screen.getByText(/^Balanced: \d+ transactions/)).toBeVisible()
    expect(rowOf('Show income')).toHaveTextContent('Show income£120.00£0.00£32.50£152.50')
  })

  it('books an entry once, with what is wrong said at its fields', async () => {
    const { user } = await openLedger()
    await user.click(screen.getByRole('button', { name: 'Book an entry' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByLabelText('Amount in GBP'), '50')
    await user.click(dialog.getByRole('button', { name: 'Book' }))
    expect(dialog.getByLabelText('Note')).toHaveAccessibleDescription(/Field is required/)
    await user.type(dialog.getByLabelText('Note'), 'Paid in at the branch.')
    await user.selectOptions(dialog.getByLabelText('To (debit)'), 'Cash')
    await user.click(dialog.getByRole('button', { name: 'Book' }))
    expect(dialog.getByLabelText('To (debit)')).toHaveAccessibleDescription(/Choose two different accounts/)
    await user.selectOptions(dialog.getByLabelText('To (debit)'), 'Bank')
    await user.click(dialog.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('Paid in at the branch.')).toBeVisible()
    await waitFor(() => expect(rowOf('Bank')).toHaveTextContent('Bank£25.41£50.00£0.00£75.41'))
  })

  it('warns where something is missing in it', async () => {
    const server = await serverOfTests()
    await server.query(`insert into purchases (id, user_id, kind, contents, status, plan_id, years, total, currency, created_at, paid_at, payment_id)
      select gen_random_uuid(), id, 'membership', '', 'paid', '1-year', 1, 2600, 'GBP', now(), now(), gen_random_uuid() from users limit 1`)
    await renderApp(paths.deskLedger, { as: 'admin' })
    expect(
      await screen.findByText(/0 transactions don’t balance, and 1 payment or refund isn’t booked yet/),
    ).toBeVisible()
  })
})
