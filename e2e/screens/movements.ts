import type { ProviderMovement, ProviderMovements } from '#contract/money/movements'

const movement: ProviderMovement = {
  id: '00000009-0000-4000-8000-000000000031',
  kind: 'dispute',
  state: 'needs_response',
  reason: 'fraudulent',
  amount: 1_650,
  currency: 'GBP',
  fee: 1_500,
  notedAt: '2026-11-20T09:00:00.000Z',
  respondBy: '2026-11-30T22:59:59.000Z',
  covered: 0,
  owed: 0,
  sentAt: null,
  purchaseNumber: 1_005,
  purchaseKind: 'entries',
  memberId: '00000001-0000-4000-8000-000000000001',
  payer: 'Małgorzata Wiśniewska-Kowalczykiewicz',
}
const failed: ProviderMovement = {
  ...movement,
  kind: 'refund_failed',
  state: 'failed',
  reason: 'expired_or_canceled_card',
  fee: 0,
  respondBy: null,
  owed: 1_650,
}
const outside: ProviderMovement = { ...failed, kind: 'refund_outside', state: 'sent', reason: 'other', owed: 0 }
const each: ProviderMovement[] = [
  movement,
  { ...movement, reason: 'other', respondBy: null },
  { ...movement, state: 'under_review', reason: 'product_not_received' },
  { ...movement, state: 'won', payer: null },
  { ...movement, state: 'lost', purchaseKind: 'membership' },
  { ...movement, state: 'closed', fee: 0 },
  failed,
  { ...failed, sentAt: '2026-11-21T10:00:00.000Z' },
  outside,
  { ...outside, covered: 1_650 },
  { ...outside, state: 'failed' },
]

/** Of each kind in each state. */
export const manyMovements: ProviderMovements = {
  movements: each.map((one, index) => ({ ...one, id: `00000009-0000-4000-8000-0000000001${index + 10}` })),
}
