import * as z from 'zod/mini'
import { limits } from '../shared/limits'
import { CurrencyCode, MinorUnits } from '../shared/money'
import { pageOf } from '../shared/paging'
import { WrittenReason } from '../shared/text'
import { ledgerAccounts, ledgerKinds } from './accounts'

/** What moves, in minor units; a debit is positive, a credit negative. */
const Posting = z.object({ account: z.enum(ledgerAccounts), amount: z.int() })

/** A transaction of the ledger. `by`: the name of who booked it; null for a job, or a deleted account. */
export const LedgerTransaction = z.object({
  id: z.int(),
  day: z.iso.date(),
  at: z.iso.datetime(),
  kind: z.enum(ledgerKinds),
  currency: CurrencyCode,
  purchaseNumber: z.nullable(z.int()),
  by: z.nullable(z.string()),
  reason: z.string(),
  postings: z.array(Posting),
})
export type LedgerTransaction = z.infer<typeof LedgerTransaction>
export const LedgerPage = pageOf(LedgerTransaction)

/** An account in a month, in minor units: what it held before, its debits and credits, and what it held at the end. */
const AccountBalance = z.object({
  account: z.enum(ledgerAccounts),
  currency: CurrencyCode,
  before: z.int(),
  debits: MinorUnits,
  credits: MinorUnits,
  after: z.int(),
})
export type AccountBalance = z.infer<typeof AccountBalance>

/**
 * The check of the whole ledger, as it is now: how many transactions there are, those that do not balance, payments and refunds
 * that are not booked yet, and all debits and credits of each currency, in minor units.
 */
export const LedgerCheck = z.object({
  checkedAt: z.iso.datetime(),
  transactions: z.int(),
  unbalanced: z.int(),
  missing: z.int(),
  sums: z.array(z.object({ currency: CurrencyCode, debits: MinorUnits, credits: MinorUnits })),
})
export type LedgerCheck = z.infer<typeof LedgerCheck>

/** `currency`: in which the organisation books by hand. */
export const LedgerMonth = z.object({
  month: z.iso.date(),
  today: z.iso.date(),
  earliest: z.iso.date(),
  currency: CurrencyCode,
  accounts: z.array(AccountBalance),
  check: LedgerCheck,
})
export type LedgerMonth = z.infer<typeof LedgerMonth>

/** An entry of the journal: moves `amount` (minor units of the organisation's currency) from the account `credit` to `debit`. */
export const JournalDraft = z
  .object({
    day: z.iso.date().check(z.refine((day) => day >= '2000-01-01', 'invalid')),
    debit: z.enum(ledgerAccounts),
    credit: z.enum(ledgerAccounts),
    amount: MinorUnits.check(
      z.minimum(1),
      z.maximum(limits.journalAmountMax, `too_big:${limits.journalAmountMax / 100}`),
    ),
    reason: WrittenReason,
  })
  .check(z.refine(({ debit, credit }) => debit !== credit, { path: ['debit'], error: 'invalid' }))
export type JournalDraft = z.infer<typeof JournalDraft>
