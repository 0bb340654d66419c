import type Stripe from 'stripe'
import type { PageState } from '#contract/shared/storedLists'
import type { Db } from '../../../db/client'
import type { ServerDeps } from '../../../deps'
import type { PaymentNotice, PaymentProvider } from '../../../domain/payment/provider'
import { HttpError } from '../../../http/httpError'
import { findBySession, findPayment, findPayments, keepState, type PaymentRow } from './book'
import { StripeFailure } from './client'
import { subjectOf } from './events'
import { lookAfter } from './lookAfter'
import { readDispute, readRefunds } from './movements'
import { refundOnce } from './refunds'
import { closePage, noticeOf, readSession, type Session, stateOf } from './session'

const second = 1_000
const keptFor = 2 * second

interface Answer {
  at: number
  session: Promise<Session>
}

/**
 * Asks Stripe about a page, and takes an answer of the last two seconds for the present one: every reader of a
 * class asks about every page whose hold has just ended. What is paid in these seconds and reported later is reserved
 * again or refunded.
 */
const lastAnswers = (read: (sessionId: string) => Promise<Session>, now: () => Date) => {
  const answers = new Map<string, Answer>()
  return (sessionId: string): Promise<Session> => {
    const at = now().getTime()
    for (const [id, answer] of answers) if (at - answer.at > keptFor) answers.delete(id)
    const known = answers.get(sessionId)
    if (known) return known.session
    const session = read(sessionId)
    answers.set(sessionId, { at, session })
    // What was not answered is asked again.
    session.catch(() => answers.delete(sessionId))
    return session
  }
}

/** The money is there, or a bank has still to say so: its places are kept. */
const isCharged = (state: PageState): boolean => state === 'paid' || state === 'processing'

/** Stripe, as purchases know it. The final state of a page is stored, so that it is asked for once. */
export const stripeProvider = ({ db, now }: ServerDeps, stripe: Stripe, webhookSecret: string): PaymentProvider => {
  const lastAnswer = lastAnswers((id) => readSession(stripe, id), now)

  /** All are asked before anything is written: no transaction waits for Stripe behind a locked row. */
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

  const readPage = async (sessionId: string, at: Date): Promise<PaymentNotice | 'nothing_paid'> => {
    const row = await findBySession(db, sessionId)
    if (!row) return 'nothing_paid'
    const session = await readSession(stripe, sessionId)
    const state = await keepState(db, row, session, at)
    return state === 'paid' ? noticeOf(row.paymentId, session) : 'nothing_paid'
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
      const subject = subjectOf(stripe, { rawBody, signature, secret: webhookSecret, now: at })
      // Events come late, twice and in any order: what counts is the present state of what they are about.
      if (subject?.of === 'refunds') return readRefunds({ db, stripe, at }, subject.intent)
      if (subject?.of === 'dispute') return readDispute({ db, stripe, at }, subject.id)
      return subject?.of === 'page' ? readPage(subject.id, at) : subject && 'nothing_paid'
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
