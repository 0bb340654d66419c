import { and, eq, isNotNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import { movementReasons, type MovementReason, type MovementState } from '#contract/money/movementLists'
import type { Db } from '../../../db/client'
import { purchaseRefunds, purchases } from '../../../db/schema'
import type { Dispute, MovementNotice } from '../../../domain/payment/provider'
import { findByIntent } from './book'
import { answerOf } from './client'
import { hasFailed, purposeOf, refundsOf } from './refunds'

interface Reading {
  db: Db
  stripe: Stripe
  at: Date
}

const reasonOf = (text: string | null | undefined): MovementReason =>
  movementReasons.find((reason) => reason === text) ?? 'other'

/** Which refunds of a payment are marked as sent, by the purpose with which Stripe was asked for them. */
const loadSent = async (db: Db, paymentId: string): Promise<Set<string>> => {
  const isDone = and(eq(purchaseRefunds.purchaseId, purchases.id), isNotNull(purchaseRefunds.doneAt))
  const rows = await db
    .select({ part: purchaseRefunds.id, whole: purchases.refundDoneAt })
    .from(purchases)
    .leftJoin(purchaseRefunds, isDone)
    .where(eq(purchases.paymentId, paymentId))
  return new Set(rows.flatMap(({ part, whole }) => [part, whole && paymentId]).filter((id) => id !== null))
}

/**
 * The refunds of a payment that Stripe has turned back, and those that were made on its own pages. One of ours has failed where each
 * try with its purpose has; whether it was marked as sent is read first, since a server may be trying again at this moment.
 */
export const readRefunds = async ({ db, stripe, at: asOf }: Reading, intent: string): Promise<MovementNotice[]> => {
  const row = await findByIntent(db, intent)
  if (!row) return []
  const { paymentId } = row
  const sent = await loadSent(db, paymentId)
  const found = await refundsOf(stripe, intent)
  const arrived = new Set(found.filter((refund) => !hasFailed(refund)).map(purposeOf))
  return found.flatMap((refund): MovementNotice[] => {
    const { id: providerId, amount, currency } = refund
    const reason = reasonOf(refund.failure_reason)
    const of = { providerId, paymentId, amount, currency: currency.toUpperCase(), reason, asOf }
    const refundId = purposeOf(refund)
    if (refundId === undefined) return [{ ...of, kind: 'refund_outside', hasFailed: hasFailed(refund) }]
    return sent.has(refundId) && !arrived.has(refundId) ? [{ ...of, kind: 'refund_failed', refundId }] : []
  })
}

const states: Record<string, MovementState> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}

/** What it moved in the currency of the payment, in which that is booked; Stripe has it in the currency of our account there. */
const amountOf = (dispute: Stripe.Dispute, { amount, currency }: Stripe.BalanceTransaction): number =>
  currency === dispute.currency ? amount : Math.sign(amount) * dispute.amount

/** A dispute as it is at Stripe now; nothing where its payment is not one of ours. */
export const readDispute = async ({ db, stripe, at: asOf }: Reading, id: string): Promise<Dispute[]> => {
  const dispute = await answerOf(stripe.disputes.retrieve(id))
  const { payment_intent: intent, evidence_details: evidence, balance_transactions: transactions } = dispute
  const row = intent === null ? undefined : await findByIntent(db, typeof intent === 'string' ? intent : intent.id)
  if (!row) return []
  const state = states[dispute.status] ?? 'under_review'
  return [
    {
      kind: 'dispute',
      providerId: id,
      paymentId: row.paymentId,
      amount: dispute.amount,
      currency: dispute.currency.toUpperCase(),
      reason: reasonOf(dispute.reason),
      state,
      respondBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1_000),
      moves: transactions
        .toSorted((one, other) => one.created - other.created)
        .map((transaction) => ({
          id: transaction.id,
          amount: amountOf(dispute, transaction),
          fee: transaction.fee,
          feeCurrency: transaction.currency.toUpperCase(),
        })),
      asOf,
    },
  ]
}
