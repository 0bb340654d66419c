import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { lockPurchases } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { purchases, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { authorized, type CallerRequest } from '../../../http/authorize'
import { HttpError } from '../../../http/httpError'
import { paymentTitles } from '../../../messages/paymentTitles'
import { addressOf } from '../../../site/address'
import { payableState } from '../../../domain/payment/payableState'
import { findPayment, keepRefusal, keepRequest, keepSession, keepState, type PaymentRow } from './book'
import { answerOf, StripeFailure } from './client'
import { keyOf, pageRequest } from './pageRequest'
import { readSession, type Session } from './session'

const second = 1_000

interface Opening {
  deps: ServerDeps
  stripe: Stripe
  request: CallerRequest
  paymentId: string
}

/** Checks owner and state of the payment. Returns its page, or a request for one, stored before it is sent. */
const prepare = ({ deps: { db, now }, request, paymentId }: Opening) =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const [found] = await lockPurchases(tx, eq(purchases.paymentId, paymentId))
      const purchase = authorized(request, 'purchase.pay', found, (row) => ({
        owner: row.userId,
        state: payableState(row, now()),
      }))
      const [payer] = await tx
        .select({ email: users.email, locale: users.locale })
        .from(users)
        .where(eq(users.id, purchase.userId))
      if (!payer) throw new HttpError('not_found')
      const before = await findPayment(tx, paymentId)
      const isThere = before !== undefined && before.state !== 'asked' && before.state !== 'closed'
      return { purchase, payer, row: isThere ? before : await keepRequest(tx, paymentId, before, now()) }
    }),
  )

type Prepared = Awaited<ReturnType<typeof prepare>>

const makePage = async ({ deps, stripe }: Opening, { purchase, payer, row }: Prepared): Promise<Session> => {
  const title = paymentTitles[payer.locale](purchase.number)
  const params = pageRequest({ purchase, payer, title, addressOf: addressOf(deps) })
  const options = { idempotencyKey: keyOf(row), timeout: 5 * second, maxNetworkRetries: 1 }
  try {
    const session = await answerOf(stripe.checkout.sessions.create(params, options))
    await keepSession(deps.db, row, session, deps.now())
    return session
  } catch (error) {
    if (error instanceof StripeFailure && error.isFinal) await keepRefusal(deps.db, row)
    throw error
  }
}

/** The address of a page that was made before; null where it can no longer be paid. */
const pageThere = async ({ deps: { db, now }, stripe }: Opening, row: PaymentRow): Promise<string | null> => {
  if (row.state !== 'open' || row.sessionId === null) throw new HttpError('payment_in_progress')
  const session = await readSession(stripe, row.sessionId)
  const state = await keepState(db, row, session, now())
  if (state === 'processing' || state === 'paid') throw new HttpError('payment_in_progress')
  return state === 'open' ? session.url : null
}

const open = async (opening: Opening): Promise<string> => {
  const prepared = await prepare(opening)
  if (prepared.row.state !== 'asked') {
    const url = await pageThere(opening, prepared.row)
    // It is kept as closed by now: another one is made.
    return url ?? open(opening)
  }
  const { url } = await makePage(opening, prepared)
  // Cancelled meanwhile: the page is known, and will be closed.
  await prepare(opening)
  if (url === null) throw new HttpError('payment_unavailable')
  return url
}

/**
 * The address of the page at Stripe where this person pays: the same one however often it is asked for, and another one when
 * it can no longer be paid. Throws payment_in_progress where money is on its way, payment_unavailable where Stripe does not answer.
 */
export const openPage = async (opening: Opening, failed: (error: StripeFailure) => void): Promise<string> => {
  try {
    return await open(opening)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    failed(error)
    throw new HttpError('payment_unavailable')
  }
}
