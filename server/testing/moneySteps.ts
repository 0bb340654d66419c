import fc from 'fast-check'

/** What is bought: entries of one or two dogs, a year of membership, or an extra of the show. */
const wares = ['entry', 'entries', 'membership', 'extra'] as const
/** How the sum of a bank transfer differs from the price. */
const sums = ['exact', 'exact', 'short', 'over'] as const

const which = fc.nat({ max: 9 })

/** Each step takes what it is about from what the steps before have bought: the `which`-th, as often as there are so many. */
export const moneyStep = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      who: fc.nat({ max: 2 }),
      ware: fc.constantFrom(...wares),
      way: fc.constantFrom('card', 'card', 'transfer', 'desk'),
      hasCode: fc.boolean(),
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      which,
      sum: fc.constantFrom(...sums),
      difference: fc.constantFrom('write_off', 'send_back', null),
      /** The same notice or the same statement, how often at each server. */
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      which,
      by: fc.constantFrom('member', 'desk', 'both'),
      refund: fc.constantFrom('policy', 'whole', 'nothing'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('refundMembership' as const),
      which,
      percent: fc.constantFrom(10, 50, 100),
      ends: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelClass' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelShow' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('dispute' as const),
      which,
      outcome: fc.constantFrom('open', 'won', 'lost'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('refundOutside' as const), which, percent: fc.constantFrom(20, 100) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('turnBack' as const) }) },
  // Holds run out after minutes, and transfers after days: what is paid then is late.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 30, 150) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('jobs' as const) }) },
)
export type MoneyStep = typeof moneyStep extends fc.Arbitrary<infer Value> ? Value : never
export type MoneyKind = MoneyStep['kind']

export const moneySequence = fc.array(moneyStep, { minLength: 10, maxLength: 24 })
