/**
 * Which files faults are planted in, and which tests have to find them (a pattern of their paths).
 * @type {Record<string, { mutate: string[]; tests: string }>}
 */
export const groups = {
  eligibility: { mutate: ['contract/entry/eligibility.ts'], tests: 'contract/eligib' },
  discounts: {
    mutate: [
      'contract/purchase/discount.ts',
      'server/domain/purchase/discount.ts',
      'server/domain/purchase/quotedCode.ts',
    ],
    tests: 'contract/purchase/discount|server/discounts/|purchases/(quote|transfers)|payments/otherProvider',
  },
  prices: {
    mutate: ['server/domain/show/prices.ts', 'server/domain/purchase/quote.ts', 'server/domain/purchase/refund.ts'],
    tests: 'purchases/(earlyPrice|quote|refund|snapshot|withdrawEntry)|server/discounts/',
  },
  places: {
    mutate: ['server/entries/{places,holds}.ts', 'server/purchases/{endHolds,bookEntries}.ts'],
    tests:
      'entries/holds|purchases/(earlyPrice|holds|placesGone|purchases|switchCarts)|payments/otherProvider|server/discounts/|server/waiting/besideWaiting|dogs/(managing|transfer)',
  },
  release: {
    mutate: ['server/purchases/{release,entryRefunds,confirm}.ts'],
    tests:
      'purchases/(changeEntry|expireHolds|holds|latePayments|purchases|snapshot|transfers|unpaid|withdrawEntry)|payments/(notifications|otherProvider)|server/discounts/|server/waiting/|showEntries/addAtDesk',
  },
  waiting: { mutate: ['server/domain/waiting/offers.ts'], tests: 'server/waiting/' },
  transfers: { mutate: ['server/features/payment/settleTransfers.ts'], tests: 'purchases/transfers' },
}
