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
const bought = async (paid = true) => {
  const purchase = await ask<Purchase>(
    purchaseEndpoints.startPurchase.path,
    { kind: 'membership', planId: '3-years', expectedTotal: 6900 },
    { 'idempotency-key': `invoice-${(key += 1)}` },
  )
  const card = { number: testCards.pays, expiry: '12/30', cvc: '123' }
  if (paid) await ask(fill(paymentEndpoints.payByCard.path, { id: purchase.paymentId }), card)
  return purchase
}

beforeEach(async () => (await serverOfTests()).reset())

it('is requested from the receipt, downloaded in both languages and emailed again', async () => {
  const purchase = await bought()
  const { user, effects } = await renderApp(fill(paths.purchase, { id: purchase.id }), { as: 'newcomer' })
  await user.click(await screen.findByRole('link', { name: 'Invoice' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: `Invoice for purchase ${purchase.number}` }),
  ).toBeVisible()
  expect(screen.getByText(/We’ll issue an invoice for £69.00/)).toBeVisible()
  expect(screen.getByLabelText('Name or company')).toHaveValue('Tom Ashworth')
  await user.type(screen.getByLabelText('Address'), '1 High Street\nYork YO1 7HH')
  await user.type(screen.getByLabelText('VAT number (optional)'), 'gb 123 4567 89')
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const list = within(await screen.findByRole('list', { name: 'Invoices and corrections' }))
  expect(list.getByRole('listitem')).toHaveTextContent(
    'INV/2026/0001InvoiceIssued on 21 November 2026 to Tom Ashworth£69.00',
  )
  await user.click(list.getByRole('button', { name: 'Download INV/2026/0001 in English' }))
  await user.click(list.getByRole('button', { name: 'Download INV/2026/0001 in Polish' }))
  await waitFor(() =>
    expect(effects.saved).toMatchObject([
      { name: 'INV-2026-0001-en.pdf', type: 'application/pdf' },
      { name: 'INV-2026-0001-pl.pdf', type: 'application/pdf' },
    ]),
  )
  await user.click(list.getByRole('button', { name: 'Email INV/2026/0001' }))
  expect(await list.findByText('We’ve emailed a link to INV/2026/0001.')).toBeVisible()
  const [stored] = await (await serverOfTests()).query('select buyer_tax_number from invoices')
  expect(stored).toEqual({ buyer_tax_number: 'GB123456789' })
})

it('says at its fields what is missing or wrong, and loses nothing that was typed', async () => {
  const { id } = await bought()
  const { user } = await renderApp(fill(paths.purchaseInvoice, { id }), { as: 'newcomer' })
  const number = await screen.findByLabelText('VAT number (optional)')
  await user.type(number, '12')
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/Field is required/)
  await user.type(screen.getByLabelText('Address'), 'York')
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  await waitFor(() => expect(number).toHaveAccessibleDescription(/GB and 9 digits/))
  expect(number).toHaveValue('12')
  expect(await (await serverOfTests()).query('select id from invoices')).toEqual([])
})

it('asks for a NIP where invoices are Polish', async () => {
  const server = await serverOfTests()
  await server.query(`update settings set value = 'pl' where key = 'invoice_form'`)
  const { id } = await bought()
  const { user } = await renderApp(fill(paths.purchaseInvoice, { id }), { as: 'newcomer', locale: 'pl' })
  const nip = await screen.findByLabelText('NIP (opcjonalnie)')
  await user.type(nip, '526-025-02-75')
  await user.type(screen.getByLabelText('Adres'), 'ul. Długa 7')
  await user.click(screen.getByRole('button', { name: 'Wystaw fakturę' }))
  await waitFor(() => expect(nip).toHaveAccessibleDescription(/Ten NIP jest nieprawidłowy/))
  await user.clear(nip)
  await user.type(nip, '526-025-02-74')
  await user.click(screen.getByRole('button', { name: 'Wystaw fakturę' }))
  expect(await screen.findByText('FV/2026/0001')).toBeVisible()
})

it('is none for a purchase that is not paid', async () => {
  const { id } = await bought(false)
  await renderApp(fill(paths.purchaseInvoice, { id }), { as: 'newcomer' })
  expect(await screen.findByRole('heading', { name: 'No invoice for this purchase' })).toBeVisible()
})

it('is not shown to someone else', async () => {
  const { id } = await bought()
  await renderApp(fill(paths.purchaseInvoice, { id }), { as: 'judge' })
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the invoice' })).toBeVisible()
})
