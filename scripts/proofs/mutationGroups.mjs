/**
 * Which files faults are planted in, and which tests have to find them (a pattern of their paths).
 * @type {Record<string, { mutate: string[]; tests: string }>}
 */
export const groups = {
  eligibility: { mutate: ['contract/entry/eligibility.ts'], tests: 'contract/entry/eligib' },
  discounts: {
    mutate: [
      'contract/purchase/discount.ts',
      'server/domain/purchase/discount.ts',
      'server/domain/purchase/quotedCode.ts',
    ],
    tests: 'purchase/(discount|quote)|payment/(transfers|otherProvider)',
  },
  prices: {
    mutate: ['server/domain/show/prices.ts', 'server/domain/purchase/quote.ts', 'server/domain/purchase/refund.ts'],
    tests: 'purchase/(earlyPrice|quote|refund|snapshot|withdrawEntry|discount)',
  },
  places: {
    mutate: ['server/domain/entry/{places,holds}.ts', 'server/domain/purchase/{endHolds,bookEntries}.ts'],
    tests:
      'entry/holds|purchase/(earlyPrice|holds|placesGone|purchases|switchCarts|discount)|payment/otherProvider|waiting/besideWaiting|dog/(managing|transfer)',
  },
  release: {
    mutate: ['server/domain/purchase/{release,purchaseRefunds,confirm}.ts'],
    tests:
      'entry/(changeEntry|desk/addAtDesk)|purchase/(expireHolds|holds|latePayments|purchases|snapshot|unpaid|withdrawEntry|discount)|payment/(transfers|notifications|otherProvider)|server/features/waiting/',
  },
  waiting: { mutate: ['server/domain/waiting/offers.ts'], tests: 'server/features/waiting/' },
  transfers: { mutate: ['server/features/payment/settleTransfers.ts'], tests: 'payment/transfers' },
}
