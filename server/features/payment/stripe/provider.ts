import type Stripe from 'stripe'
import type { PageState } from '#contract/shared/storedLists'
import type { Db } from '../../../db/client'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import type { PaymentProvider } from '../../../domain/payment/provider'
import { findBySession, findPayment, findPayments, keepState, type PaymentRow } from './book'
import { StripeFailure } from './client'
import { pageOfEvent } from './events'
import { lastAnswers } from './lastAnswers'
import { lookAfter } from './lookAfter'
import { refundOnce } from './refunds'
import { noticeOf, closePage, readSession, stateOf, type Session } from './session'

/** The money is there, or a bank has still to say so: its places are kept. */
const isCharged = (state: PageState): boolean => state === 'paid' || state === 'processing'

/** Stripe, as purchases know it. What it says of a page is kept, so that no one asks about what cannot change any more. */
export const stripeProvider = ({ db, now }: ServerDeps, stripe: Stripe, webhookSecret: string): PaymentProvider => {
  const lastAnswer = lastAnswers((id) => readSession(stripe, id), now)

  /** All are asked before anything is written: no one waits for Stripe behind a row. */
  const refresh = async (tx: Db, rows: readonly PaymentRow[]): Promise<PageState[]> => {
    const sessions = await Promise.all(
      rows.map(({ state, sessionId }): Promise<Session | null> =>
        state === 'open' && sessionId !== null ? lastAnswer(sessionId) : Promise.resolve(null),
      ),
    )
    const states: PageState[] = []
    for (const [index, row] of rows.entries()) {
      const session = sessions[index]
      const isNew = session && stateOf(session) !== row.state
      states.push(isNew ? await keepState(tx, row, session, now()) : row.state)
    }
    return states
  }

  const closed = async (sessionId: string): Promise<Session> => {
    try {
      return await closePage(stripe, sessionId)
    } catch (error) {
      throw error instanceof StripeFailure ? new HttpError('payment_unavailable') : error
    }
  }

  return {
    way: 'page',
    transfer: null,
    stop: async (paymentId) => {
      const row = await findPayment(db, paymentId)
      if (row?.state !== 'open' || row.sessionId === null) return !row || !isCharged(row.state)
      return (await keepState(db, row, await closed(row.sessionId), now())) === 'closed'
    },
    readNotification: async (rawBody, { 'stripe-signature': signature }, at) => {
      const sessionId = pageOfEvent(stripe, { rawBody, signature, secret: webhookSecret, now: at })
      if (sessionId === null) return null
      const row = sessionId === undefined ? undefined : await findBySession(db, sessionId)
      if (!row || sessionId === undefined) return 'nothing_paid'
      // Events come late, twice and in any order: what counts is the present state of the page.
      const session = await readSession(stripe, sessionId)
      const state = await keepState(db, row, session, at)
      return state === 'paid' ? noticeOf(row.paymentId, session) : 'nothing_paid'
    },
    findCharged: async (tx, paymentIds) => {
      const rows = await findPayments(tx, paymentIds)
      const states = await refresh(tx, rows)
      return rows.filter((_, index) => isCharged(states[index] ?? 'closed')).map(({ paymentId }) => paymentId)
    },
    refund: (paymentId) => refundOnce(db, stripe, { paymentId, id: paymentId }),
    refundPart: (part) => refundOnce(db, stripe, part),
    redeliver: (signal, confirm) => lookAfter({ db, stripe, now, confirm }, signal),
  }
}
