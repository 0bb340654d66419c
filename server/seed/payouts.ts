import { and, desc, eq } from 'drizzle-orm'
import type { ReportLine } from '#contract/money/providerLines'
import { addTo, dayAt, type Day } from '#contract/shared/calendar'
import { bySystem } from '../audit/audit'
import type { Db } from '../db/client'
import { purchases } from '../db/schema'
import { bookProviderLine } from '../features/money/payouts/bookProviderLine'
import { importReport } from '../features/money/payouts/importReport'
import { uuidOf } from '../lib/uuidOf'
import { sampleId } from './people'

/** Two members whose memberships were paid at Stripe: the payment of the first is in its reports, that of the second is in none. */
export const [reported, unreported] = [sampleId(1, 13), sampleId(1, 14)]

const [received, expected] = ['po_1SampleReceived', 'po_1SampleExpected']

/** What Stripe's reports had: a payout that the bank has, and one that it does not have yet, with a payment for something else. */
export const seedPayouts = async (tx: Db, now: Date, today: Day, timeZone: string): Promise<void> => {
  const by = bySystem(now)
  const [paid] = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, reported), eq(purchases.paidBy, 'stripe')))
    .orderBy(desc(purchases.paidAt))
    .limit(1)
  if (!paid?.paidAt) return
  const paidOn = dayAt(paid.paidAt.toISOString(), timeZone)
  const receivedOn = addTo(paidOn, { days: 7 })
  const line: ReportLine = {
    providerId: 'txn_1SampleMembership',
    kind: 'payment',
    day: paidOn,
    amount: paid.total,
    fee: 59,
    currency: 'GBP',
    payout: received,
    payoutDay: receivedOn,
    payment: paid.paymentId,
    text: 'Membership',
  }
  const later = { day: addTo(today, { days: -5 }), payout: expected, payoutDay: today, payment: '' }
  await importReport(
    tx,
    {
      lines: [
        line,
        {
          ...line,
          ...later,
          providerId: 'txn_1SampleTraining',
          amount: 3_500,
          fee: 73,
          text: 'Training day, paid by a payment link',
        },
        { ...line, ...later, providerId: 'txn_1SampleMonth', kind: 'fee', amount: -200, fee: 0, text: 'Monthly fee' },
      ],
    },
    by,
  )
  const booking = {
    account: 'bank',
    amount: line.amount - line.fee,
    day: receivedOn,
    reason: `Stripe ${received}`,
  } as const
  await bookProviderLine(tx, uuidOf([received, 'GBP']), booking, by)
}
