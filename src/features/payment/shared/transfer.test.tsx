import { screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import { cartLine } from '../../../testing/samples'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

type App = Awaited<ReturnType<typeof renderApp>>

const transfer = {
  reference: 'RF40 1001',
  iban: 'GB29 NWBK 6016 1331 9268 19',
  accountName: 'Clear Round',
  until: '2026-11-26T10:00:00.000Z',
}

/** A server that offers transfers, and from the moment that one is chosen answers so. */
const withTransfers = ({ effects }: App) => {
  const { fetch } = effects
  const bank = { chosen: false }
  effects.fetch = async (input, init) => {
    const { url } = input as Request
    const isChoice = url.endsWith('/transfer')
    if (isChoice) bank.chosen = true
    const id = effects.calls.flatMap(({ line }) => /purchases\/([0-9a-f-]{36})/.exec(line)?.[1] ?? []).at(-1) ?? bought
    const answered = await fetch(
      isChoice ? new Request(new URL(`/api/purchases/${id}`, url), { headers: (input as Request).headers }) : input,
      init,
    )
    if (!/\/(purchases(\/[0-9a-f-]{36})?|transfer)$/.test(url) || !answered.ok) return answered
    const purchase = (await answered.json()) as Purchase
    bought = purchase.id
    const changed = bank.chosen
      ? { ways: [], transfer, holdUntil: transfer.until }
      : { ways: ['card_form', 'transfer'], transfer: null }
    return Response.json({ ...purchase, ...changed }, { status: answered.status })
  }
}
let bought = ''

const begin = async (locale: 'en' | 'pl' = 'en') => {
  const storage = { 'purchase-items': JSON.stringify([cartLine(1)]) }
  const app = await renderApp(paths.cart, { as: 'member', locale, storage })
  withTransfers(app)
  await app.user.click(await screen.findByRole('button', { name: /^(Check out|Do kasy|Przejdź)/ }))
  return app
}
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent.replace(/\u00a0/g, ' '),
    ]),
  )

it('explains itself before the choice, then shows the account and the reference, and empties the cart', async () => {
  const app = await begin()
  await app.user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }))
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(screen.getByText(/You won’t be able to pay this purchase by card any more/)).toBeVisible()
  await app.user.click(screen.getByRole('radio', { name: /^Card/ }))
  expect(screen.getByLabelText('Card number')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay by bank transfer' })).toBeNull()
  await app.user.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
  await app.user.click(screen.getByRole('button', { name: 'Pay by bank transfer' }))
  expect(await screen.findByRole('heading', { name: 'Send a bank transfer' })).toBeVisible()
  expect(facts()).toMatchObject({
    'Account name': 'Clear Round',
    IBAN: transfer.iban,
    Reference: 'RF40 1001',
    'Places held until': '26 November 2026',
  })
  expect(screen.getByText('Waiting for your bank transfer.')).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await waitFor(() => expect(app.store.getState().purchase.purchaseItems).toEqual([]))
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
})
