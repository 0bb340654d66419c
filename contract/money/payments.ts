import * as z from 'zod/mini'
import { membershipKinds } from '../membership/kinds'
import { addedLater } from '../shared/addedLater'
import { CurrencyCode, MinorUnits } from '../shared/money'
import { pageOf } from '../shared/paging'
import { purchaseKinds } from '../shared/storedLists'
import { moneyAccounts } from './accounts'

/**
 * What became of money: a payment that was taken, or that is owed back; money that was sent back, or that the payment provider turned back
 * to us; money that was sent back on the provider's own pages; money that a dispute took, or returned.
 */
export const paymentStates = [
  'taken',
  'owed_back',
  'refunded',
  'refund_failed',
  'refunded_outside',
  'disputed',
  'dispute_returned',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * Money that came in or was sent back, as the ledger has it. `account`: where it came in or left; `day`: on which it counts;
 * `at`: when it was recorded; `payer`: null where the account is deleted; `runs` and `shows`: of the purchase, or of the one entry
 * that is refunded.
 */
export const PaymentRow = z.object({
  id: z.int(),
  day: z.iso.date(),
  at: z.iso.datetime(),
  state: z.enum(paymentStates),
  account: z.enum(moneyAccounts),
  amount: MinorUnits,
  currency: CurrencyCode,
  purchaseId: z.uuid(),
  purchaseNumber: z.int(),
  memberId: z.uuid(),
  payer: z.nullable(z.string()),
  kind: z.enum(purchaseKinds),
  membershipKind: z.nullable(z.enum(membershipKinds)),
  years: z.nullable(z.int()),
  shows: z.array(z.string()),
  runs: z.int(),
})
export type PaymentRow = z.infer<typeof PaymentRow>
export const PaymentPage = pageOf(PaymentRow)

const Counted = z.object({ amount: MinorUnits, count: z.int() })

/** Of one currency; `days`: those on which anything was taken or sent back, the first one first. */
const MonthOfCurrency = z.object({
  currency: CurrencyCode,
  taken: Counted,
  refunded: Counted,
  /** Booked in the journal or with a dispute, in minor units. */
  fees: z.int(),
  /** What the payment provider turned back to us, less what disputes took: in minor units. */
  otherwise: addedLater(z.int(), 0),
  days: z.array(z.object({ day: z.iso.date(), taken: MinorUnits, refunded: MinorUnits })),
})
export type MonthOfCurrency = z.infer<typeof MonthOfCurrency>

/**
 * The sums of a month, whatever the list of its payments is narrowed down to. `today`: in the organisation's days; `earliest`: the first
 * day of the first month with anything in it; `currencies`: the organisation's own first; `awaited`: bank transfers that are expected now;
 * `shows`: those that the month's payments are for.
 */
export const MoneyMonth = z.object({
  month: z.iso.date(),
  today: z.iso.date(),
  earliest: z.iso.date(),
  currencies: z.array(MonthOfCurrency),
  awaited: z.array(z.object({ currency: CurrencyCode, ...Counted.shape })),
  shows: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type MoneyMonth = z.infer<typeof MoneyMonth>
