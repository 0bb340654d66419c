import * as z from 'zod/mini'
import { CurrencyCode } from '../shared/money'

const counts = { begun: z.int(), renewed: z.int(), runs: z.int(), withdrawn: z.int() }
const income = { memberships: z.int(), shows: z.int() }

const YearCounts = z.object({ members: z.nullable(z.int()), ...counts })
export const YearIncome = z.object(income)
export type YearIncome = z.infer<typeof YearIncome>

export const YearMonth = z.object({ month: z.iso.date(), members: z.nullable(z.int()), ...counts })
export type YearMonth = z.infer<typeof YearMonth>

const YearOfCurrency = z.object({
  currency: CurrencyCode,
  months: z.array(z.object({ month: z.iso.date(), ...income })),
  totals: YearIncome,
})
export type YearOfCurrency = z.infer<typeof YearOfCurrency>

/**
 * A calendar year in numbers, in the organisation's days. `today` is its present day, `earliest` the first year with anything in it. Of each month,
 * by its first day:
 * - `members`: whose membership was valid on its last day, as far as is known now; of the present month: today; null for months to come. Accounts
 *   that were deleted by then do not count. In the totals: of the last month that has a number.
 * - `begun` and `renewed`: memberships that were paid for or recorded in the month. Renewed: whose member had one before. What was imported
 *   counts in the month in which its member joined, and not at all where only its last day is known.
 * - `runs`: entries that were paid for in the month, free ones too; `withdrawn`: those of them that were withdrawn since, in whatever month.
 * - `memberships` and `shows`: what the ledger holds as income of the month, less refunds from the day on which they are owed. In minor units, and
 *   below zero where more was refunded than paid. The organisation's own currency is the first one.
 */
export const MoneyYear = z.object({
  year: z.int(),
  today: z.iso.date(),
  earliest: z.int(),
  months: z.array(YearMonth),
  totals: YearCounts,
  currencies: z.array(YearOfCurrency),
})
export type MoneyYear = z.infer<typeof MoneyYear>
