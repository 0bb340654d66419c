import * as z from 'zod/mini'
import { limits } from '../shared/limits'
import { CurrencyCode } from '../shared/money'
import { storable, TypedText, WrittenReason } from '../shared/text'
import { ledgerAccounts } from './accounts'

/** So many lines of a report are imported at a time; so many characters of an id and of a text are kept. */
export const reportLimits = { lines: 4_000, id: 80, text: 300 } as const

/**
 * What a line of the payment provider's balance is: a payment, a refund, money that a dispute took or returned, a fee, or anything else,
 * such as a correction of the provider.
 */
export const reportedKinds = ['payment', 'refund', 'dispute', 'fee', 'other'] as const
/** The report has no line for a payout: it is the sum of its lines. */
export const providerLineKinds = [...reportedKinds, 'payout'] as const
export type ProviderLineKind = (typeof providerLineKinds)[number]

const LineText = (max: number) => TypedText.check(z.maxLength(max), storable)
const ProviderId = LineText(reportLimits.id).check(z.minLength(1))
const Day = z.iso.date().check(z.refine((day) => day >= '2000-01-01', 'invalid'))
const Signed = z.int().check(z.gte(-limits.journalAmountMax), z.lte(limits.journalAmountMax))

/**
 * A line of a payout report. `amount` in minor units, before the `fee`: what came in is positive, and so is a fee that was taken.
 * `payout`: the id of the payout that has it, and the day on which that reaches the bank; `payment`: the id that we gave to the payment,
 * or the provider's own one; empty where a line has none.
 */
export const ReportLine = z.object({
  providerId: ProviderId,
  kind: z.enum(reportedKinds),
  day: Day,
  amount: Signed,
  fee: Signed,
  currency: CurrencyCode,
  payout: ProviderId,
  payoutDay: Day,
  payment: LineText(reportLimits.id),
  text: LineText(reportLimits.text),
})
export type ReportLine = z.infer<typeof ReportLine>

/** What the provider has charged with a line, in minor units: the amount of a `fee` is money that left. */
export const chargedWith = ({ kind, amount, fee }: Pick<ReportLine, 'kind' | 'amount' | 'fee'>): number =>
  kind === 'fee' ? fee - amount : fee

export const PayoutReport = z.object({
  lines: z.array(ReportLine).check(z.minLength(1), z.maxLength(reportLimits.lines)),
})
export type PayoutReport = z.infer<typeof PayoutReport>

/** How many lines are new, and how many were imported before. */
export const PayoutReportImported = z.object({ added: z.int(), known: z.int() })
export type PayoutReportImported = z.infer<typeof PayoutReportImported>

/** What became of a payout or a line that was not in our books: it is booked to an account, or left out of the ledger. */
export const providerOutcomes = ['booked', 'left_out'] as const
export type ProviderOutcome = (typeof providerOutcomes)[number]

const Settling = {
  outcome: z.nullable(z.enum(providerOutcomes)),
  bookedTo: z.nullable(z.enum(ledgerAccounts)),
  reason: z.string(),
}

/**
 * A payout: `day`, on which it reaches the bank; `amount`, what that gets; and what its lines add up to: before fees, and their fees, in
 * minor units.
 */
export const Payout = z.object({
  id: z.uuid(),
  providerId: z.string(),
  day: z.iso.date(),
  currency: CurrencyCode,
  amount: z.int(),
  lines: z.int(),
  gross: z.int(),
  fees: z.int(),
  ...Settling,
})
export type Payout = z.infer<typeof Payout>

/** A line that is not in our books. `amount` in minor units, before its fee, which is booked. */
export const UnknownLine = z.object({
  id: z.uuid(),
  providerId: z.string(),
  kind: z.enum(reportedKinds),
  day: z.iso.date(),
  amount: z.int(),
  currency: CurrencyCode,
  text: z.string(),
  ...Settling,
})
export type UnknownLine = z.infer<typeof UnknownLine>

/** A purchase of which our books and the reports differ, in minor units; `reported` is null where no report has a line of it. */
export const ReportDifference = z.object({
  purchaseNumber: z.int(),
  day: z.iso.date(),
  currency: CurrencyCode,
  booked: z.int(),
  reported: z.nullable(z.int()),
})
export type ReportDifference = z.infer<typeof ReportDifference>

/**
 * Payouts, those that are expected first, and what the reports say besides. `reported`: the days that they cover; `comparedTo`: up to which
 * day purchases are compared with them, since a report has a line only once its payout is made.
 */
export const Payouts = z.object({
  today: z.iso.date(),
  reported: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
  comparedTo: z.nullable(z.iso.date()),
  expected: z.array(z.object({ currency: CurrencyCode, amount: z.int() })),
  payouts: z.array(Payout),
  unknown: z.array(UnknownLine),
  unknownInAll: z.int(),
  differences: z.array(ReportDifference),
})
export type Payouts = z.infer<typeof Payouts>

/**
 * Books a payout or a line between the provider and an account of the ledger on a day, or leaves it out (null). `amount`: what its reader
 * has seen, since another report adds to a payout.
 */
export const ProviderLineBooking = z.object({
  account: z.nullable(z.enum(ledgerAccounts).check(z.refine((account) => account !== 'provider', 'invalid'))),
  amount: z.int(),
  day: Day,
  reason: WrittenReason,
})
export type ProviderLineBooking = z.infer<typeof ProviderLineBooking>

/** A payout that a line of a bank statement probably is. */
export const PayoutOfLine = z.object({ id: z.uuid(), providerId: z.string(), day: z.iso.date(), amount: z.int() })
export type PayoutOfLine = z.infer<typeof PayoutOfLine>
