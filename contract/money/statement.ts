import * as z from 'zod/mini'
import { isIban } from '../payment/bankTransfer'
import { CurrencyCode, MinorUnits } from '../shared/money'
import { purchaseKinds } from '../shared/storedLists'
import { chosenColumnsOf } from '../shared/tableColumns'
import { limits } from '../shared/limits'
import { CompactText, storable, TypedText, WrittenReason } from '../shared/text'
import { addedLater } from '../shared/addedLater'
import { ledgerAccounts } from './accounts'
import { PayoutOfLine } from './providerLines'
import { StatementField } from './statementFields'

/** So many lines are imported at a time, and settled; so many characters of a name, a text and a bank's id are kept. */
export const statementLimits = { lines: 2_000, settled: 100, name: 140, text: 500, bankId: 80 } as const

const LineText = (max: number) => TypedText.check(z.maxLength(max), storable)

/**
 * A line of a bank statement, as its file has it. `amount` in minor units: what came in is positive, what left is negative. `name`: who
 * sent it, or got it; `bankId`: the bank's own id of the line, where the file has one.
 */
export const StatementLine = z.object({
  day: z.iso.date().check(z.refine((day) => day >= '2000-01-01', 'invalid')),
  amount: z.int().check(
    z.gte(-limits.journalAmountMax),
    z.lte(limits.journalAmountMax),
    z.refine((amount) => amount !== 0, 'invalid'),
  ),
  currency: CurrencyCode,
  name: LineText(statementLimits.name),
  text: LineText(statementLimits.text),
  bankId: LineText(statementLimits.bankId),
})
export type StatementLine = z.infer<typeof StatementLine>

/** The lines of a file. `account`: the IBAN of the club's account; empty where the file does not have it. */
export const StatementImport = z.object({
  account: CompactText.check(z.refine((text) => text === '' || isIban(text), 'invalid')),
  lines: z.array(StatementLine).check(z.minLength(1), z.maxLength(statementLimits.lines)),
})
export type StatementImport = z.infer<typeof StatementImport>

/** How many lines are new, and how many were imported before. */
export const StatementImported = z.object({ added: z.int(), known: z.int() })
export type StatementImported = z.infer<typeof StatementImported>

/** The columns that an admin chose for files with these headers. */
export const ChosenStatementColumns = chosenColumnsOf(StatementField)
export type ChosenStatementColumns = z.infer<typeof ChosenStatementColumns>
/** What an import of a statement begins with. `currency`: of lines whose file has no other. */
export const StatementStart = z.object({ currency: CurrencyCode, chosen: z.array(ChosenStatementColumns) })
export type StatementStart = z.infer<typeof StatementStart>

/** Why a payment is proposed for a line. */
export const matchReasons = ['reference', 'number_and_amount', 'name_and_amount', 'name'] as const
export type MatchReason = (typeof matchReasons)[number]

/**
 * A payment that a line could be. `refundId`: of a refund that the office sends by hand; null for a purchase that is paid.
 * `amount` in minor units of the line's currency; `own`: the purchase of the admin who reads, which another admin has to settle.
 */
export const StatementMatch = z.object({
  why: z.enum(matchReasons),
  reference: z.string(),
  number: z.int(),
  refundId: z.nullable(z.uuid()),
  payer: z.string(),
  kind: z.enum(purchaseKinds),
  shows: z.array(z.string()),
  since: z.iso.datetime(),
  amount: MinorUnits,
  own: z.boolean(),
})
export type StatementMatch = z.infer<typeof StatementMatch>

const StoredLine = z.extend(StatementLine, { id: z.uuid(), account: z.string() })

/** A line that is not settled yet, with the payment that is proposed for it, or the payout that it probably is. */
export const OpenLine = z.extend(StoredLine, {
  match: z.nullable(StatementMatch),
  payout: addedLater(z.nullable(PayoutOfLine), null),
})
export type OpenLine = z.infer<typeof OpenLine>

/**
 * What became of a line: it paid a purchase, or came too late and is owed back; it sent a refund; it is booked to another account; or it
 * is left out of the ledger.
 */
export const lineOutcomes = ['paid', 'refunded', 'sent', 'booked', 'left_out'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** A line that is settled. `number`: of its purchase; `bookedTo`: the ledger's other account. */
export const SettledLine = z.extend(StoredLine, {
  outcome: z.enum(lineOutcomes),
  number: z.nullable(z.int()),
  bookedTo: z.nullable(z.enum(ledgerAccounts)),
  reason: z.string(),
  settledAt: z.iso.datetime(),
  settledBy: z.nullable(z.string()),
})
export type SettledLine = z.infer<typeof SettledLine>

/** Lines that are open, the newest first, and how many there are in all; those that were settled last. */
export const Statement = z.object({
  open: z.array(OpenLine),
  openInAll: z.int(),
  settled: z.array(SettledLine),
})
export type Statement = z.infer<typeof Statement>

/**
 * What is done where a line has another sum than its purchase: what is missing is written off, or what is too much is owed back.
 * Without it, the sums have to agree.
 */
export const differences = ['write_off', 'send_back'] as const

/** Which payment a line is: of the purchase with this reference, or the refund with this id. */
export const LineSettlement = z.object({
  id: z.uuid(),
  reference: TypedText.check(z.minLength(1), z.maxLength(40)),
  refundId: z.nullable(z.uuid()),
  difference: z.nullable(z.enum(differences)),
})
export type LineSettlement = z.infer<typeof LineSettlement>
export const LineSettlements = z.object({
  lines: z.array(LineSettlement).check(z.minLength(1), z.maxLength(statementLimits.settled)),
})

/** Why a line could not be settled: the code of the error that settling it alone would have. */
export const lineRefusals = [
  'line_settled',
  'not_found',
  'own_account',
  'purchase_paid',
  'transfer_not_offered',
  'transfer_amount',
] as const
export type LineRefusal = (typeof lineRefusals)[number]
export const isLineRefusal = (code: string): code is LineRefusal => (lineRefusals as readonly string[]).includes(code)

export const LineAnswer = z.object({ id: z.uuid(), outcome: z.enum([...lineOutcomes, ...lineRefusals]) })
export type LineAnswer = z.infer<typeof LineAnswer>
export const LineAnswers = z.object({ lines: z.array(LineAnswer) })

/**
 * Settles a line that no purchase has: books it to another account of the ledger, or leaves it out of the ledger (null). `payoutId`: the
 * payout that it is, which is settled by it.
 */
export const LineBooking = z
  .object({
    account: z.nullable(z.enum(ledgerAccounts).check(z.refine((account) => account !== 'bank', 'invalid'))),
    reason: WrittenReason,
    payoutId: z._default(z.nullable(z.uuid()), null),
  })
  .check(
    z.refine(({ account, payoutId }) => payoutId === null || account === 'provider', {
      path: ['payoutId'],
      error: 'invalid',
    }),
  )
export type LineBooking = z.infer<typeof LineBooking>
