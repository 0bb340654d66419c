import { eq } from 'drizzle-orm'
import type { LineBooking, LineOutcome } from '#contract/money/statement'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { bankLines } from '../../../db/schema'
import { book } from '../../../domain/money/book'
import { settleProviderLine } from '../../../domain/money/settleProviderLine'
import { HttpError } from '../../../http/httpError'
import { lockLine, lockOpenLine, type LineRow } from './lockLine'

/** A payout that a line is: it is settled by the line's booking, and has just its sum. */
const settlePayout = async (tx: Db, id: string, line: LineRow, reason: string, by: ChangedBy): Promise<void> => {
  const { kind, amount, currency } = await settleProviderLine(
    tx,
    id,
    { account: 'bank', day: line.day, reason },
    line.id,
    by,
  )
  if (kind !== 'payout') throw new HttpError('not_found')
  if (amount !== -line.amount || currency !== line.currency)
    throw new HttpError('transfer_amount', { expected: -amount, received: line.amount, currency: line.currency })
}

/** Settles a line that belongs to no purchase: by a booking between the bank and an account, or without any. */
export const bookLine = (db: Db, id: string, booking: LineBooking, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    const { account, reason, payoutId } = booking
    const line = await lockOpenLine(tx, id)
    const { amount, currency, day } = line
    if (payoutId !== null) await settlePayout(tx, payoutId, line, reason, by)
    const outcome: LineOutcome = account === null ? 'left_out' : 'booked'
    if (account !== null) {
      const [debit, credit] = amount > 0 ? (['bank', account] as const) : ([account, 'bank'] as const)
      const entry = { debit, credit, amount: Math.abs(amount), currency, day, at: by.at, reason }
      await book(tx, [{ ...entry, kind: 'journal', subjectId: id, purchaseId: null }], by.actor)
    }
    const after = { outcome, bookedTo: account, reason }
    await tx
      .update(bankLines)
      .set({ ...after, settledAt: by.at, settledBy: by.actor })
      .where(eq(bankLines.id, id))
    const subject = { type: 'bank_line', id } as const
    await audit(tx, { by, action: 'line.settled', subject, onBehalfOf: null, after })
  })

/** Opens a line again that was left out; what is booked is corrected by another booking. Throws not_found for any other line. */
export const reopenLine = (db: Db, id: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    const { outcome, reason } = await lockLine(tx, id)
    if (outcome !== 'left_out') throw new HttpError('not_found')
    const open = { outcome: null, reason: '' }
    await tx
      .update(bankLines)
      .set({ ...open, settledAt: null, settledBy: null })
      .where(eq(bankLines.id, id))
    const subject = { type: 'bank_line', id } as const
    await audit(tx, {
      by,
      action: 'line.reopened',
      subject,
      onBehalfOf: null,
      before: { outcome, reason },
      after: open,
    })
  })
