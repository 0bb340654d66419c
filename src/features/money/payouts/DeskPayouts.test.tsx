import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { readFile } from '../../../store/money/importPayouts'
import { selectPayoutImport } from '../../../store/money/payoutImportSlice'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const headers =
  'automatic_payout_id,automatic_payout_effective_at,balance_transaction_id,created,currency,gross,fee,reporting_category,payment_intent_id,description'
const rows = [
  'po_1,2026-11-24,txn_1,2026-11-19 10:00:00,gbp,26.00,0.59,charge,pi_of_another_page,Training day',
  'po_1,2026-11-24,txn_2,2026-11-20 10:00:00,gbp,-2.00,0.00,fee,,Monthly fee',
  'po_1,2026-11-24,txn_3,2026-11-20 10:00:00,gbp,free,0.00,charge,pi_2,',
]

beforeEach(async () => {
  const { reset, query } = await serverOfTests()
  await reset()
  // Without those of the sample data.
  await query('delete from provider_lines')
})

const read = async (app: Awaited<ReturnType<typeof renderApp>>, lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const file = { name: 'payouts.csv', size: bytes.length, arrayBuffer: async () => bytes.buffer }
  await act(async () => void app.store.dispatch(readFile(file)))
  await waitFor(() => {
    app.advance(0)
    expect(selectPayoutImport(app.store.getState()).reading).toBeNull()
  })
}
/** The page of payouts, after a report was imported. */
const imported = async () => {
  const app = await renderApp(paths.importPayouts, { as: 'admin' })
  await screen.findByText('Payout reconciliation report')
  await read(app, [headers, ...rows])
  await app.user.click(await screen.findByRole('button', { name: 'Import 2 transactions' }))
  expect(await screen.findByText(/^2 new transactions\./)).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'See the payouts' }))
  return { ...app, table: await screen.findByRole('table', { name: 'Payouts' }) }
}
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('importing a report', () => {
  it('shows what it has, and which row can’t be read', async () => {
    const app = await renderApp(paths.importPayouts, { as: 'admin' })
    await screen.findByText('Payout reconciliation report')
    await read(app, [headers, ...rows])
    const figures = await screen.findByRole('list', { name: 'In this report' })
    expect(figures).toHaveTextContent('2transactions1payout£2.59in fees')
    expect(cells(screen.getByRole('table', { name: 'Rows that couldn’t be read' }))).toEqual(['4', 'gross', 'free'])
  })

  it('says which columns a file lacks, and takes another', async () => {
    const app = await renderApp(paths.importPayouts, { as: 'admin' })
    await screen.findByText('Payout reconciliation report')
    await read(app, ['Date,Amount,Fee', '2026-11-19,26.00,0.59'])
    expect(
      await screen.findByText(/^Columns missing from this file: balance transaction, .* and payment intent\./),
    ).toBeVisible()
    await read(app, [headers, ...rows])
    expect(await screen.findByRole('button', { name: 'Import 2 transactions' })).toBeVisible()
  })
})

describe('payouts', () => {
  it('are settled once they are at the bank', async () => {
    const { user, table } = await imported()
    expect(cells(table).slice(1, 4)).toEqual(['£26.00', '£2.59', '£23.41'])
    await user.click(screen.getByRole('button', { name: /^Settle the payout of 24 Nov.*£23\.41$/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByLabelText('Account')).toHaveValue('bank')
    expect(dialog.getByLabelText('Day')).toHaveValue('21/11/2026')
    await user.click(dialog.getByRole('button', { name: 'Settle' }))
    expect(await screen.findByText('Received')).toBeVisible()
    expect(screen.queryByText('in expected payouts')).not.toBeInTheDocument()
  })

  it('are left out where they are booked already, which can be undone', async () => {
    const { user } = await imported()
    await user.click(screen.getByRole('button', { name: /^Settle the payout/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.selectOptions(dialog.getByLabelText('Account'), 'None: leave it out of the ledger')
    await user.clear(dialog.getByLabelText('Note'))
    await user.type(dialog.getByLabelText('Note'), 'Short')
    await user.click(dialog.getByRole('button', { name: 'Settle' }))
    expect(await dialog.findByText('Write a note of at least 10 characters')).toBeVisible()
    await user.type(dialog.getByLabelText('Note'), ', but in the journal')
    await user.click(dialog.getByRole('button', { name: 'Settle' }))
    expect(await screen.findByText('Left out')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo leaving out po_1, £23.41' }))
    expect(await screen.findByText('Expected')).toBeVisible()
  })

  it('name what no payment here has, until it is booked', async () => {
    const { user } = await imported()
    expect(screen.getByRole('heading', { name: 'Transactions not recorded here' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Book or leave out: Training day, £26.00' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByLabelText('Note'), 'Training day in October')
    await user.click(dialog.getByRole('button', { name: 'Settle' }))
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Transactions not recorded here' })).not.toBeInTheDocument(),
    )
  })

  it('say what to do where there are none', async () => {
    await renderApp(paths.deskPayouts, { as: 'admin', locale: 'pl' })
    expect(await screen.findByRole('heading', { name: 'Nie ma jeszcze wypłat' })).toBeVisible()
  })
})
