import { dayAt, type Day } from '#contract/shared/calendar'
import type { LedgerAccount, LedgerKind } from '#contract/money/accounts'
import { sum } from '#contract/shared/money'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { ledgerPostings, ledgerTransactions } from '../../db/schema'
import { loadSettings } from '../../db/settings'

/** Moves `amount` (minor units, more than 0) from the account `credit` to the account `debit`. */
export interface Booking {
  kind: LedgerKind
  /** What is booked, once for each kind. */
  subjectId: string
  purchaseId: string | null
  debit: LedgerAccount
  credit: LedgerAccount
  amount: number
  /** Of the amount, what has not come and is written off; 0 where all has. */
  writtenOff?: number
  /** Of the amount, what other accounts than `credit` are credited with. */
  others?: readonly { account: LedgerAccount; amount: number }[]
  /** As ISO 4217 has it: a payment that was not as it should be may be in another than ours. */
  currency: string
  at: Date
  /** The day on which it counts, where that is not the day of `at`. */
  day: Day | null
  reason?: string
}

/** Writes transactions of the ledger and returns their ids; one that is there already is not written again. */
export const book = async (tx: Db, bookings: readonly Booking[], actor: ChangedBy['actor']): Promise<number[]> => {
  if (bookings.length === 0) return []
  const { timeZone } = await loadSettings(tx)
  const written = await tx
    .insert(ledgerTransactions)
    .values(
      bookings.map(({ kind, subjectId, purchaseId, currency, at, day, reason }) => ({
        kind,
        subjectId,
        purchaseId,
        currency,
        at,
        actor,
        day: day ?? dayAt(at.toISOString(), timeZone),
        reason: reason ?? '',
      })),
    )
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id, kind: ledgerTransactions.kind, subjectId: ledgerTransactions.subjectId })
  const idOf = new Map(written.map(({ id, kind, subjectId }) => [`${kind} ${subjectId}`, id]))
  const postings = bookings.flatMap(({ kind, subjectId, debit, credit, amount, writtenOff = 0, others = [] }) => {
    const transactionId = idOf.get(`${kind} ${subjectId}`)
    if (transactionId === undefined) return []
    const moved = [
      { transactionId, account: debit, amount: amount - writtenOff },
      { transactionId, account: 'written_off' as const, amount: writtenOff },
      { transactionId, account: credit, amount: sum(others.map((other) => other.amount)) - amount },
      ...others.map((other) => ({ transactionId, account: other.account, amount: -other.amount })),
    ]
    return moved.filter((posting) => posting.amount !== 0)
  })
  if (postings.length > 0) await tx.insert(ledgerPostings).values(postings)
  return [...idOf.values()]
}
