import type { Purchase } from '#contract/purchase/purchase'
import { refundedOf } from '#contract/purchase/receipt'
import { cartLine, entryLine, samplePurchase } from '../../testing/samples'
import { stateOf } from './purchaseState'

const line = (refund: { amount: number; doneOn: string | null } | null) => {
  const made = entryLine(cartLine(1))
  return made.kind === 'entry' ? { ...made, refund } : made
}
const withRefunds = (...refunds: Parameters<typeof line>[0][]) => samplePurchase('paid', refunds.map(line))
const done = { amount: 550, doneOn: '2026-11-20' }
const due = { amount: 275, doneOn: null }
const transfer = { reference: 'RF40 1001', iban: 'GB29', accountName: 'Clear Round', until: null }

it.each<[string, Purchase, string]>([
  ['one that is paid', withRefunds(null), 'paid'],
  ['a withdrawal without a refund', withRefunds({ amount: 0, doneOn: null }), 'paid'],
  ['a refund that was made', withRefunds(done, null), 'refundedPart'],
  ['a refund that is still due', withRefunds(done, due), 'refunding'],
  ['one due to an account', { ...withRefunds(due), transfer }, 'refundingByTransfer'],
  ['one that is checked', { ...samplePurchase('pending', []), checking: true }, 'checking'],
  ['an awaited transfer', { ...samplePurchase('pending', []), transfer }, 'transferAwaited'],
  ['a whole refund', { ...samplePurchase('refunded', []), refundedOn: '2026-11-20' }, 'refunded'],
  ['a whole refund that is still due', samplePurchase('refunded', []), 'refunding'],
])('%s', (_what, purchase, state) => {
  expect(stateOf(purchase)).toBe(state)
})

it('adds up sent and due refunds', () => {
  expect(refundedOf(withRefunds(done, due, null))).toBe(825)
  const whole = samplePurchase('refunded', [entryLine(cartLine(1))])
  expect(refundedOf(whole)).toBe(whole.total)
})
