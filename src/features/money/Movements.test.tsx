import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'
import { sampleId } from '../../testing/samples'

beforeEach(async () => (await serverOfTests()).reset())

/** Writes what the provider has done with a payment of the sample data. */
const noted = async (key: number, values: Record<string, string | number>) => {
  const { query } = await serverOfTests()
  const id = sampleId(9, 300 + key)
  const row = { kind: 'dispute', state: 'needs_response', reason: 'other', amount: 550, currency: 'GBP', ...values }
  const texts = Object.values(row).map((value) => `'${value}'`)
  await query(`insert into provider_movements (id, provider_id, purchase_id, noted_at, as_of, ${Object.keys(row).join(', ')})
    select '${id}', '${id}', id, '2026-11-2${key}T10:00:00Z', '2026-11-2${key}T10:00:00Z', ${texts.join(', ')}
    from purchases where number = 1001`)
}
const open = () => renderApp(paths.deskMoney, { as: 'admin' })
const heading = { name: 'At the payment provider' }
const rows = async () => {
  const part = await screen.findByRole('region', heading)
  return within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
}

it('says nothing where the provider has done nothing', async () => {
  await open()
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible()
  expect(screen.queryByRole('heading', heading)).toBeNull()
})

it('says of disputes by when to answer them, those that are open first, and what became of them', async () => {
  await noted(0, { reason: 'fraudulent', respond_by: '2026-11-30T22:59:59Z', fee: 1500 })
  await noted(1, { state: 'lost' })
  await open()
  expect(await rows()).toEqual([
    expect.stringMatching(/Answer needed.*didn’t make this payment. Answer on the .* by 30 November 2026.*£15.00\.$/),
    expect.stringMatching(/^Payment of £5.50 disputedLost.*The bank decided for the cardholder.*still valid/),
  ])
})

it('leads from a refund that failed to where it is marked as sent, and shows when it was', async () => {
  const failed = { kind: 'refund_failed', state: 'failed', owed: 550, refund_id: sampleId(9, 400) }
  await noted(0, failed)
  const { user } = await open()
  expect(await rows()).toEqual([expect.stringMatching(/^Refund of £5.50 failedTo be sent.*Send it by bank transfer/)])
  await user.click(screen.getByRole('link', { name: 'mark it as sent' }))
  const due = within(await screen.findByRole('list', { name: 'Refunds to send' }))
  expect(due.getByText(/The online refund failed: send it by bank transfer/)).toBeVisible()
  await user.click(due.getByRole('button', { name: /^Mark £5.50 .* as sent$/ }))
  await user.click(await screen.findByRole('button', { name: 'Yes, it’s sent' }))
  expect(await screen.findByText('Refund marked as sent.')).toBeVisible()
  const [money] = screen.getAllByRole('link', { name: 'Money' })
  if (money) await user.click(money)
  await waitFor(async () => expect(await rows()).toEqual([expect.stringContaining('Sent another way on 21 November')]))
})

it('says of a refund on the provider’s website what stays, until it is covered', async () => {
  await noted(0, { kind: 'refund_outside', state: 'sent' })
  await noted(1, { kind: 'refund_outside', state: 'sent', covered: 550 })
  await open()
  expect(await rows()).toEqual([
    expect.stringMatching(/^£5.50 refunded on the provider’s website.*You don’t need to do anything/),
    expect.stringMatching(/The entries are still valid/),
  ])
})
