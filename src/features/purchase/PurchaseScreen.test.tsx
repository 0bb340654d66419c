import { screen, waitFor } from '@testing-library/react'
import { paymentEndpoints, testCards } from '#contract/payment/card'
import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { apiBase, fill, paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import { renderApp, serverOfTests, tokenOf } from '../../testing/renderApp'

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent.replace(/\u00a0/g, ' '),
    ]),
  )

const ask = async <T,>(token: string, url: string, body: unknown, headers = {}) => {
  const { ask: send } = await serverOfTests()
  const type = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const payload = JSON.stringify(body)
  return JSON.parse(
    (await send({ method: 'POST', url: apiBase + url, headers: { ...type, ...headers }, payload })).body,
  ) as T
}

let key = 0
/** A membership of three years in the basket of a newcomer, paid if wanted. */
const bought = async ({ paid }: { paid: boolean }) => {
  const token = await tokenOf('newcomer')
  const request = { kind: 'membership', planId: '3-years', expectedTotal: 6900 }
  const purchase = await ask<Purchase>(token, purchaseEndpoints.startPurchase.path, request, {
    'idempotency-key': `receipt-${(key += 1)}`,
  })
  const card = { number: testCards.pays, expiry: '12/30', cvc: '123' }
  if (paid) await ask(token, fill(paymentEndpoints.payByCard.path, { id: purchase.paymentId }), card)
  return purchase
}
const open = ({ id }: Purchase, locale: 'en' | 'pl' = 'en') =>
  renderApp(fill(paths.purchase, { id }), { as: 'newcomer', locale })

beforeEach(async () => (await serverOfTests()).reset())

describe('a purchase that is paid', () => {
  it('is a receipt: seller, payer, items, sum, day', async () => {
    const purchase = await bought({ paid: true })
    await open(purchase)
    expect(await screen.findByRole('heading', { level: 2, name: 'Receipt' })).toBeVisible()
    expect(document.querySelector('main address')?.textContent).toBe(
      'Clear Round Agility Ltd1 Show Field Lane, Shrewsbury SY0 0AA, United Kingdom',
    )
    expect(facts()).toEqual({
      'Membership, 3 years': '£69.00',
      Number: `${purchase.number}`,
      'Member number': expect.stringMatching(/^\d+$/),
      'Paid by': 'Tom Ashworthnewcomer@example.org',
      Card: 'Visa ending in 4242',
      'Member until': '21 November 2029',
      'Paid on': '21 November 2026',
      Payment: 'Paid',
    })
    expect(screen.getByText('Total')).toBeVisible()
  })

  it('names the tax number and the tax within the total where the organisation has them', async () => {
    const server = await serverOfTests()
    await server.query(
      `update settings set value = case key when 'tax_number' then '1234563218' else '23' end where key like 'tax_%'`,
    )
    await open(await bought({ paid: true }), 'pl')
    expect(await screen.findByText('NIP 1234563218')).toBeVisible()
    expect(screen.getByText('W tym VAT (23%)').closest('div')).toHaveTextContent('W tym VAT (23%)12,90 £')
  })

  it('has the day that it was at the organisation', async () => {
    const server = await serverOfTests()
    await server.query("update settings set value = 'Pacific/Auckland' where key = 'time_zone'")
    server.clock.set('2026-12-31T12:00:00.000Z')
    await open(await bought({ paid: true }), 'pl')
    expect(await screen.findByRole('heading', { level: 2, name: 'Potwierdzenie zakupu' })).toBeVisible()
    expect(facts()).toMatchObject({ 'Członkostwo, 3 lata': '69,00 £', 'Data zapłaty': '1 stycznia 2027' })
  })

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = await open(await bought({ paid: true }))
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })

  it('is saved as a PDF, which the store never holds', async () => {
    const { user, effects, store } = await open(await bought({ paid: true }))
    await user.click(await screen.findByRole('button', { name: 'Save as PDF' }))
    await waitFor(() => expect(effects.saved).toHaveLength(1))
    expect(effects.saved[0]).toMatchObject({
      name: expect.stringMatching(/^clear-round-\d+\.pdf$/) as string,
      type: 'application/pdf',
    })
    const file = effects.saved[0]?.content as Blob
    expect(await file.slice(0, 5).text()).toBe('%PDF-')
    expect(file.size).toBeGreaterThan(9_999)
    expect(JSON.stringify(store.getState().api.mutations)).not.toContain('PDF-')
  })

  it('goes by mail to the address of the account', async () => {
    const { user } = await open(await bought({ paid: true }))
    await user.click(await screen.findByRole('button', { name: 'Email receipt' }))
    expect(await screen.findByText('We’ve emailed the receipt to newcomer@example.org.')).toBeVisible()
    const sent = await (await serverOfTests()).query(`select recipient from outbox where subject like 'Receipt for%'`)
    expect(sent).toEqual([{ recipient: 'newcomer@example.org' }])
  })
})

describe('a purchase that is not paid', () => {
  it('has no receipt, can be paid or cancelled, and turns into a receipt when the payment is confirmed, no matter who says so', async () => {
    const purchase = await bought({ paid: false })
    await open(purchase)
    expect(await screen.findByText('Not paid. You have not been charged.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Pay £69.00' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    const server = await serverOfTests()
    const payload = JSON.stringify({
      type: 'payment.succeeded',
      paymentId: purchase.paymentId,
      amount: 6900,
      currency: 'GBP',
    })
    const headers = { 'content-type': 'application/json', 'clear-round-signature': server.sign(payload) }
    await server.ask({ method: 'POST', url: apiBase + paymentEndpoints.notifyOfPayment.path, headers, payload })
    expect(await screen.findByRole('heading', { name: 'Receipt' }, { timeout: 5_000 })).toBeVisible()
  })

  it('that was paid back says so, with the day', async () => {
    const purchase = await bought({ paid: true })
    const server = await serverOfTests()
    await server.query(
      `update purchases set status = 'refunded', paid_at = null, refund_done_at = '2026-11-21T10:00:00Z' where id = '${purchase.id}'`,
    )
    await open(purchase)
    await waitFor(() => expect(facts()).toMatchObject({ 'Refunded on': '21 November 2026', Payment: 'Refunded' }))
    expect(facts()).not.toHaveProperty('Paid on')
    expect(screen.getByText('Total after refund').closest('div')?.nextElementSibling).toHaveTextContent('£0.00')
  })
})
