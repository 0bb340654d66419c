import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { pageStates, type PageState } from '#contract/shared/storedLists'
import { oneOf } from './checks'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What we know of a payment's page at Stripe: the newest one, of which there is never more than one that can be paid. */
export const stripePayments = pgTable(
  'stripe_payments',
  {
    paymentId: uuid('payment_id').primaryKey(),
    /** A page that can no longer be paid is followed by another one, with another number and idempotency key. */
    attempt: integer('attempt').notNull(),
    state: text('state').$type<PageState>().notNull(),
    sessionId: text('session_id').unique(),
    paymentIntent: text('payment_intent'),
    requestedAt: instant('requested_at').notNull(),
    /** When Stripe is asked next for its state; null where the state is final. */
    lookAt: instant('look_at'),
  },
  (table) => [
    oneOf('stripe_payments_state_known', table.state, pageStates),
    index('stripe_payments_intent').on(table.paymentIntent),
    index('stripe_payments_look')
      .on(table.lookAt)
      .where(sql`look_at is not null`),
  ],
)

/** Refunds that Stripe was asked for and refused: each further try is a separate request. */
export const stripeRefunds = pgTable('stripe_refunds', {
  id: uuid('id').primaryKey(),
  refusals: integer('refusals').notNull(),
})
