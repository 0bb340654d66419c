import { screen, waitFor, within } from '@testing-library/react'
import { paymentEndpoints, testCards } from '#contract/payment/card'
import type { Purchase } from '#contract/purchase/purchase'
import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

const ask = async <T,>(url: string, body: unknown, headers = {}) => {
  const { ask: send } = await serverOfTests()
  const type = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('newcomer')}` }
  const payload = JSON.stringify(body)
  return JSON.parse(
    (await send({ method: 'POST', url: apiBase + url, headers: { ...type, ...headers }, payload })).body,
  ) as T
}

let key = 0
const bought = async () => {
  const purchase = await ask<Purchase>(
    purchaseEndpoints.startPurchase.path,
    { kind: 'membership', planId: '3-years', expectedTotal: 6900 },
    { 'idempotency-key': `desk-invoice-${(key += 1)}` },
  )
  const card = { number: testCards.pays, expiry: '12/30', cvc: '123' }
  await ask(fill(paymentEndpoints.payByCard.path, { id: purchase.paymentId }), card)
  return purchase
}
const invoiced = async () => {
  const purchase = await bought()
  const buyer = { name: 'Psia Łapa sp. z o.o.', address: 'Gdańsk', taxNumber: '' }
  await ask(`/purchases/${purchase.id}/invoices`, buyer)
  return purchase
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

beforeEach(async () => (await serverOfTests()).reset())

it('are listed on a page of money, with totals and the check of their numbers', async () => {
  const { number } = await invoiced()
  const { user } = await renderApp(paths.deskMoney, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Invoices' }))
  expect(await screen.findByText(/^No number is missing: 1 invoice in 2026\. Checked at \d\d:\d\d\.$/)).toBeVisible()
  await screen.findByRole('table', { name: 'Invoices and corrections' })
  expect(rowsOf('Invoices and corrections')).toEqual([
    ['INV/2026/0001', '21 Nov 2026', 'Psia Łapa sp. z o.o.', `${number}`, '£69.00'],
  ])
  expect(rowsOf('Totals by VAT rate')).toEqual([['No VAT1 invoice, no corrections', '£69.00', '£0.00', '£69.00']])
})

it('warns of a gap in the numbers', async () => {
  await invoiced()
  await (await serverOfTests()).query('update invoice_series set last = 3')
  await renderApp(paths.deskInvoices, { as: 'admin' })
  expect(await screen.findByText(/The numbering has gaps: 2 numbers are missing/)).toBeVisible()
})

it('are found by a part of the buyer’s name in all months', async () => {
  await invoiced()
  const { user } = await renderApp(`${paths.deskInvoices}?month=2026-10-01`, { as: 'admin' })
  expect(await screen.findByText(/None were issued this month/)).toBeVisible()
  await user.type(screen.getByLabelText('Number, buyer or tax number, in all months'), 'lapa')
  expect(await screen.findByRole('link', { name: 'INV/2026/0001' })).toBeVisible()
  await user.type(screen.getByLabelText('Number, buyer or tax number, in all months'), 'xyz')
  await user.click(await screen.findByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText(/None were issued this month/)).toBeVisible()
})

it('are issued by the number of a purchase', async () => {
  const { number } = await bought()
  const { user } = await renderApp(paths.deskInvoices, { as: 'admin' })
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled()
  await user.type(screen.getByLabelText('Purchase number'), `${number}`)
  await user.click(await screen.findByRole('link', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { level: 1, name: `Invoice for purchase ${number}` })).toBeVisible()
  await user.type(await screen.findByLabelText('Address'), 'York')
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  expect(await screen.findByRole('link', { name: 'INV/2026/0001' })).toBeVisible()
})

it('say where there is no such purchase', async () => {
  await renderApp(fill(paths.deskPurchaseInvoice, { number: '999999' }), { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Couldn’t load purchase 999999' })).toBeVisible()
})

it('are opened, downloaded and corrected with a reason', async () => {
  await invoiced()
  const { user, effects } = await renderApp(paths.deskInvoices, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'INV/2026/0001' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'INV/2026/0001' })).toBeVisible()
  await screen.findByRole('table', { name: 'Items' })
  expect(rowsOf('Items')).toEqual([
    ['Membership, 3 years', '£69.00', 'No VAT', '£0.00', '£69.00'],
    ['Total', '£69.00', 'No VAT', '£0.00', '£69.00'],
  ])
  await user.click(screen.getByRole('button', { name: 'Download INV/2026/0001 in Polish' }))
  await waitFor(() => expect(effects.saved).toMatchObject([{ name: 'INV-2026-0001-pl.pdf' }]))
  await user.click(screen.getByRole('button', { name: 'Correct details' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Issue correction' }))
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Field is required/)
  await user.type(dialog.getByLabelText('Reason'), 'The company has moved.')
  await user.click(dialog.getByRole('button', { name: 'Issue correction' }))
  expect(await dialog.findByText('Nothing has changed. Correct a detail, or cancel.')).toBeVisible()
  await user.clear(dialog.getByLabelText('Address'))
  await user.type(dialog.getByLabelText('Address'), 'Sopot')
  await user.click(dialog.getByRole('button', { name: 'Issue correction' }))
  await user.click(await screen.findByRole('link', { name: /^purchase \d+$/ }))
  await user.click(await screen.findByRole('link', { name: 'CN/2026/0001' }))
  expect(await screen.findByText('The company has moved.')).toBeVisible()
  expect(screen.getByText(/Sopot/)).toBeVisible()
})

it('are saved as files', async () => {
  await invoiced()
  const { user, effects } = await renderApp(paths.deskInvoices, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }))
  await waitFor(() => expect(effects.saved).toMatchObject([{ name: 'invoices-2026-11.csv' }]))
})
