import type Stripe from 'stripe'
import type { Db } from '../../../db/client'
import type { PaymentProvider } from '../../../domain/payment/provider'
import { findDue, keepConfirmed, keepState, postpone } from './book'
import { StripeFailure } from './client'
import { closePage, noticeOf, readSession, stateOf } from './session'

type Due = Awaited<ReturnType<typeof findDue>>[number]
type Confirm = Parameters<PaymentProvider['redeliver']>[1]

interface Looking {
  db: Db
  stripe: Stripe
  now: () => Date
  confirm: Confirm
}

const isOver = ({ purchase: { status, holdUntil, paidBy } }: Due, now: Date): boolean =>
  status !== 'pending' || paidBy === 'transfer' || (holdUntil !== null && holdUntil <= now)

const lookAt = async ({ db, stripe, now, confirm }: Looking, due: Due): Promise<void> => {
  const { row, purchase } = due
  const { paymentId, sessionId } = row
  const isTold = purchase.status === 'paid' || purchase.status === 'refunded'
  if (sessionId === null || (row.state === 'paid' && isTold)) return keepConfirmed(db, paymentId)
  const found = await readSession(stripe, sessionId)
  const session = stateOf(found) === 'open' && isOver(due, now()) ? await closePage(stripe, sessionId) : found
  if ((await keepState(db, row, session, now())) !== 'paid') return
  await confirm(noticeOf(paymentId, session))
  await keepConfirmed(db, paymentId)
}

/** There is no use in asking about the next page: no request gets an answer now. */
const isAway = (error: unknown): boolean =>
  error instanceof StripeFailure && (error.status === undefined || error.status === 429 || error.status >= 500)

/**
 * Asks Stripe about pages without a notification, confirms what was paid on them, and closes those whose purchase is
 * over. A failure does not stop the others, unless Stripe gives no answers at all.
 */
export const lookAfter = async (looking: Looking, signal: AbortSignal): Promise<void> => {
  const { db, now } = looking
  const failed: unknown[] = []
  for (const due of await findDue(db, now())) {
    if (signal.aborted) return
    try {
      await lookAt(looking, due)
    } catch (error) {
      if (isAway(error)) throw error
      failed.push(error)
      await postpone(db, due.row, now())
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Pages at Stripe could not be looked after')
}
