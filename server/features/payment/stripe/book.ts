import { and, eq, inArray, isNotNull, lte, ne, or } from 'drizzle-orm'
import type { PageState } from '#contract/shared/storedLists'
import type { Db } from '../../../db/client'
import { purchases, stripePayments } from '../../../db/schema'
import { intentIdOf, stateOf, type Session } from './session'

export type PaymentRow = typeof stripePayments.$inferSelect

const second = 1_000
const firstLook = 20 * second
const longestPause = 600 * second

/** We ask about a page ever more rarely: Stripe sends notifications, and this covers the ones that got lost. */
const nextLook = (requestedAt: Date, now: Date): Date => {
  const age = now.getTime() - requestedAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(age / 2, firstLook), longestPause))
}

/** When to look again: at once where purchases depend on it, never where nothing more can happen. */
const lookAtOf = (state: PageState, requestedAt: Date, now: Date): Date | null => {
  if (state === 'closed') return null
  return state === 'paid' ? now : nextLook(requestedAt, now)
}

export const findPayment = async (db: Db, paymentId: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(stripePayments).where(eq(stripePayments.paymentId, paymentId)))[0]

export const findBySession = async (db: Db, sessionId: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(stripePayments).where(eq(stripePayments.sessionId, sessionId)))[0]

export const findByIntent = async (db: Db, paymentIntent: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(stripePayments).where(eq(stripePayments.paymentIntent, paymentIntent)))[0]

/** Those of some payments that have a page, in an order in which two transactions can both write to them. */
export const findPayments = (db: Db, paymentIds: readonly string[]): Promise<PaymentRow[]> =>
  db
    .select()
    .from(stripePayments)
    .where(inArray(stripePayments.paymentId, [...paymentIds]))
    .orderBy(stripePayments.paymentId)

/** Keeps what Stripe says of a page. What has been paid stays so, also when an older answer contradicts it. */
export const keepState = async (db: Db, row: PaymentRow, session: Session, now: Date): Promise<PageState> => {
  const state = stateOf(session)
  await db
    .update(stripePayments)
    .set({ state, paymentIntent: intentIdOf(session), lookAt: lookAtOf(state, row.requestedAt, now) })
    .where(
      and(
        eq(stripePayments.paymentId, row.paymentId),
        eq(stripePayments.sessionId, session.id),
        ne(stripePayments.state, 'paid'),
      ),
    )
  return state
}

/** Purchases know of this payment: nothing more is to be learnt. */
export const keepConfirmed = async (db: Db, paymentId: string): Promise<void> => {
  await db.update(stripePayments).set({ lookAt: null }).where(eq(stripePayments.paymentId, paymentId))
}

/** What could not be learnt now is asked later. */
export const postpone = async (db: Db, { paymentId, requestedAt }: PaymentRow, now: Date): Promise<void> => {
  await db
    .update(stripePayments)
    .set({ lookAt: nextLook(requestedAt, now) })
    .where(eq(stripePayments.paymentId, paymentId))
}

/**
 * A page that is to be made: the next attempt where the one before can no longer be paid. One that was asked for and came to
 * nothing is asked for again with its own key, so that Stripe makes one page. The purchase must be locked.
 */
export const keepRequest = async (
  db: Db,
  paymentId: string,
  before: PaymentRow | undefined,
  now: Date,
): Promise<PaymentRow> => {
  if (before?.state === 'asked') return before
  const empty = { state: 'asked' as const, sessionId: null, paymentIntent: null, lookAt: null }
  const row = { paymentId, ...empty, attempt: (before?.attempt ?? 0) + 1, requestedAt: now }
  await db.insert(stripePayments).values(row).onConflictDoUpdate({ target: stripePayments.paymentId, set: row })
  return row
}

/** The page that Stripe has made for an attempt. */
export const keepSession = async (db: Db, { paymentId, attempt }: PaymentRow, session: Session, now: Date) => {
  await db
    .update(stripePayments)
    .set({ state: 'open', sessionId: session.id, lookAt: nextLook(now, now) })
    .where(
      and(
        eq(stripePayments.paymentId, paymentId),
        eq(stripePayments.attempt, attempt),
        eq(stripePayments.state, 'asked'),
      ),
    )
}

/** An attempt that Stripe has refused keeps its answer for a day: the next one takes another key. */
export const keepRefusal = async (db: Db, { paymentId, attempt }: PaymentRow): Promise<void> => {
  await db
    .update(stripePayments)
    .set({ state: 'closed' })
    .where(
      and(
        eq(stripePayments.paymentId, paymentId),
        eq(stripePayments.attempt, attempt),
        eq(stripePayments.state, 'asked'),
      ),
    )
}

/** Pages to look after: those whose time has come, and open ones of a purchase that is not to be paid any more. */
export const findDue = async (db: Db, now: Date) => {
  const over = or(ne(purchases.status, 'pending'), lte(purchases.holdUntil, now), eq(purchases.paidBy, 'transfer'))
  return db
    .select({
      row: stripePayments,
      purchase: { status: purchases.status, holdUntil: purchases.holdUntil, paidBy: purchases.paidBy },
    })
    .from(stripePayments)
    .innerJoin(purchases, eq(purchases.paymentId, stripePayments.paymentId))
    .where(
      and(
        isNotNull(stripePayments.lookAt),
        or(lte(stripePayments.lookAt, now), and(eq(stripePayments.state, 'open'), over)),
      ),
    )
    .orderBy(stripePayments.lookAt)
    .limit(100)
}
