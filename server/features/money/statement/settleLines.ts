import { eq } from 'drizzle-orm'
import { isLineRefusal, type LineAnswer, type LineOutcome, type LineSettlement } from '#contract/money/statement'
import { dayAt } from '#contract/shared/calendar'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { withRetry } from '../../../db/retry'
import { bankLines, purchases } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { ServerDeps } from '../../../deps'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { book } from '../../../domain/money/book'
import type { ReadingProvider } from '../../../domain/payment/provider'
import { confirmLocked, lockPaid } from '../../../domain/purchase/confirm'
import { HttpError } from '../../../http/httpError'
import { findDueRefund, leavesFrom } from '../../../domain/payment/dueRefunds'
import { findByReference } from '../../../domain/payment/findByReference'
import { lockOpenLine, type LineRow } from './lockLine'

interface Settled {
  outcome: LineOutcome
  purchaseId: string
  userId: string
  writtenOff: number
  owedBack: number
}

/** What is missing or too much, where that is accepted; throws transfer_amount where it is not. */
const differenceOf = (
  { amount, currency }: LineRow,
  purchase: { total: number; currency: string },
  accepted: LineSettlement['difference'],
) => {
  const { total: expected } = purchase
  const writtenOff = accepted === 'write_off' ? expected - amount : 0
  const owedBack = accepted === 'send_back' ? amount - expected : 0
  const agrees = amount > 0 && amount + writtenOff - owedBack === expected && writtenOff >= 0 && owedBack >= 0
  if (!agrees || currency !== purchase.currency)
    throw new HttpError('transfer_amount', { expected, received: amount, currency: purchase.currency })
  return { writtenOff, owedBack }
}

/** Pays a purchase with the money of a line. */
const pay = async (
  tx: Db,
  deps: ServerDeps,
  payments: ReadingProvider,
  line: LineRow,
  { reference, difference }: LineSettlement,
  by: ChangedBy,
): Promise<Settled> => {
  const { paymentId } = await findByReference(tx, reference)
  const locked = await lockPaid(tx, paymentId)
  if (!locked) throw new HttpError('not_found')
  const { purchase, user } = locked
  refuseOwn(by, user.id)
  if (purchase.status === 'paid' || purchase.status === 'refunded') throw new HttpError('purchase_paid')
  if (purchase.paidBy !== 'transfer') throw new HttpError('transfer_not_offered')
  const { writtenOff, owedBack } = differenceOf(line, purchase, difference)
  const { currency, total: amount } = purchase
  const { timeZone } = await loadSettings(tx)
  const today = dayAt(by.at.toISOString(), timeZone)
  const receivedOn = line.day < today ? line.day : today
  const notice = { paymentId, amount, writtenOff, currency, by: 'transfer', receivedOn } as const
  await confirmLocked(tx, deps, payments, locked, notice, by)
  const [after] = await tx.select({ status: purchases.status }).from(purchases).where(eq(purchases.id, purchase.id))
  const outcome = after?.status === 'paid' ? 'paid' : 'refunded'
  // All of it is owed back then, not the price.
  if (outcome === 'refunded' && difference !== null)
    throw new HttpError('transfer_amount', { expected: amount, received: line.amount, currency })
  if (owedBack > 0) {
    const above = {
      subjectId: line.id,
      purchaseId: purchase.id,
      amount: owedBack,
      currency,
      at: by.at,
      day: receivedOn,
    }
    await book(tx, [{ ...above, kind: 'payment', debit: 'bank', credit: 'refunds_owed' }], by.actor)
  }
  return { outcome, purchaseId: purchase.id, userId: user.id, writtenOff, owedBack }
}

/** Marks a refund as sent by a line: one that is sent is no longer due, and is no line's; nor is one in cash. */
const sendRefund = async (tx: Db, line: LineRow, refundId: string, by: ChangedBy): Promise<Settled> => {
  const refund = await findDueRefund(tx, refundId)
  const { userId, purchaseId, total: expected, currency } = refund
  refuseOwn(by, userId)
  if (leavesFrom(refund) !== 'bank') throw new HttpError('not_found')
  if (line.amount !== -expected || line.currency !== currency)
    throw new HttpError('transfer_amount', { expected, received: -line.amount, currency })
  if (!(await refund.markSent(tx, by))) throw new HttpError('not_found')
  return { outcome: 'sent', purchaseId, userId, writtenOff: 0, owedBack: 0 }
}

const settleLine = (
  deps: ServerDeps,
  payments: ReadingProvider,
  settlement: LineSettlement,
  by: ChangedBy,
): Promise<LineOutcome> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { id, refundId } = settlement
      const line = await lockOpenLine(tx, id)
      const { userId, ...settled } =
        refundId === null
          ? await pay(tx, deps, payments, line, settlement, by)
          : await sendRefund(tx, line, refundId, by)
      const { outcome, purchaseId, owedBack } = settled
      const settledBy = { settledAt: by.at, settledBy: by.actor }
      await tx
        .update(bankLines)
        .set({ outcome, purchaseId, owedBack, ...settledBy })
        .where(eq(bankLines.id, id))
      const subject = { type: 'bank_line', id } as const
      await audit(tx, { by, action: 'line.settled', subject, onBehalfOf: userId, after: settled })
      return outcome
    }),
  )

/** Settles lines one after another, each in a transaction: one that is refused keeps no other back. */
export const settleLines = async (
  deps: ServerDeps,
  payments: ReadingProvider,
  settlements: readonly LineSettlement[],
  by: ChangedBy,
): Promise<LineAnswer[]> => {
  const answers: LineAnswer[] = []
  for (const settlement of settlements) {
    const { id } = settlement
    try {
      answers.push({ id, outcome: await settleLine(deps, payments, settlement, by) })
    } catch (error) {
      if (!(error instanceof HttpError) || !isLineRefusal(error.code)) throw error
      answers.push({ id, outcome: error.code })
    }
  }
  return answers
}
