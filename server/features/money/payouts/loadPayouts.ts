import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Payouts } from '#contract/money/providerLines'
import { addTo, dayAt } from '#contract/shared/calendar'
import type { Db } from '../../../db/client'
import { providerLines } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'

/** So many payouts, lines and differences are shown at most. */
const most = 100
/** A payment is in a report once it is paid out, which takes at most so many days. */
const payoutDays = 14

const isPayout = eq(providerLines.kind, 'payout')
const isOpen = and(eq(providerLines.isUnknown, true), isNull(providerLines.outcome))
const number = (amount: ReturnType<typeof sql>) => sql<number>`coalesce(${amount}, 0)`.mapWith(Number)
const settling = {
  outcome: providerLines.outcome,
  bookedTo: providerLines.bookedTo,
  reason: providerLines.reason,
}

/** Payouts, those that are expected first, each with what its lines add up to. */
const loadList = (db: Db): Promise<Payouts['payouts']> => {
  const lines = db
    .select({
      payout: providerLines.payout,
      currency: providerLines.currency,
      lines: sql<number>`count(*)`.mapWith(Number).as('lines'),
      gross: sql<number>`sum(case when ${providerLines.kind} = 'fee' then 0 else ${providerLines.amount} end)`
        .mapWith(Number)
        .as('gross'),
      fees: sql<number>`sum(${providerLines.fee} - case when ${providerLines.kind} = 'fee' then ${providerLines.amount} else 0 end)`
        .mapWith(Number)
        .as('fees'),
    })
    .from(providerLines)
    .where(ne(providerLines.payout, ''))
    .groupBy(providerLines.payout, providerLines.currency)
    .as('lines_of_payout')
  return db
    .select({
      id: providerLines.id,
      providerId: providerLines.providerId,
      day: providerLines.day,
      currency: providerLines.currency,
      amount: sql<number>`-${providerLines.amount}`.mapWith(Number),
      lines: number(sql`${lines.lines}`),
      gross: number(sql`${lines.gross}`),
      fees: number(sql`${lines.fees}`),
      ...settling,
    })
    .from(providerLines)
    .leftJoin(lines, and(eq(lines.payout, providerLines.providerId), eq(lines.currency, providerLines.currency)))
    .where(isPayout)
    .orderBy(sql`(${isOpen}) desc`, desc(providerLines.day), asc(providerLines.id))
    .limit(most)
}

/** Lines that our books do not have: those to decide, and those that were left out, which can be opened again. */
const loadUnknown = (db: Db): Promise<Payouts['unknown']> =>
  db
    .select({
      id: providerLines.id,
      providerId: providerLines.providerId,
      kind: sql<Payouts['unknown'][number]['kind']>`${providerLines.kind}`,
      day: providerLines.day,
      amount: providerLines.amount,
      currency: providerLines.currency,
      text: providerLines.text,
      ...settling,
    })
    .from(providerLines)
    .where(and(ne(providerLines.kind, 'payout'), or(isOpen, eq(providerLines.outcome, 'left_out'))))
    .orderBy(sql`(${isOpen}) desc`, desc(providerLines.day), asc(providerLines.id))
    .limit(most)

/**
 * Purchases whose money at the provider is another one in the ledger than in the reports. Those that began before the reports do, or that
 * may not have been paid out yet, are left alone.
 */
const loadDifferences = async (db: Db, from: string, to: string): Promise<Payouts['differences']> => {
  const answer: unknown = await db.execute(sql`
    with booked as (
      select t.purchase_id, t.currency, sum(g.amount)::float8 as booked, min(t.day) as first, max(t.day) as last
      from ledger_transactions t join ledger_postings g on g.transaction_id = t.id and g.account = 'provider'
      where t.purchase_id in (select id from purchases where paid_by = 'stripe' and coalesce(paid_at >= ${from}::date - 1, true))
        and t.kind not in ('provider_fee', 'dispute_fee')
      group by t.purchase_id, t.currency
    ), reported as (
      select purchase_id, currency, sum(amount)::float8 as reported from provider_lines
      where purchase_id is not null and kind in ('payment', 'refund', 'dispute') group by purchase_id, currency
    )
    select p.number::int as "purchaseNumber", b.last::text as day, b.currency, b.booked, r.reported
    from booked b join purchases p on p.id = b.purchase_id
    left join reported r on r.purchase_id = b.purchase_id and r.currency = b.currency
    where b.first >= ${from} and b.last <= ${to} and r.reported is distinct from b.booked
      and (r.reported is not null or not exists (select from provider_lines o where o.purchase_id = b.purchase_id))
    order by b.last desc, p.number desc limit ${most}`)
  return (answer as { rows: Payouts['differences'] }).rows
}

/** Payouts, what of the reports our books do not have, and where the two differ. */
export const loadPayouts = async (db: Db, now: Date): Promise<Payouts> => {
  const { timeZone } = await loadSettings(db)
  const [days] = await db
    .select({ from: sql<string | null>`min(day)::text`, to: sql<string | null>`max(day)::text` })
    .from(providerLines)
    .where(ne(providerLines.kind, 'payout'))
  const reported = days?.from && days.to ? { from: days.from, to: days.to } : null
  const lastSure = reported && addTo(reported.to, { days: -payoutDays })
  const comparedTo = reported && lastSure && lastSure >= reported.from ? lastSure : null
  return {
    today: dayAt(now.toISOString(), timeZone),
    reported,
    comparedTo,
    expected: await db
      .select({ currency: providerLines.currency, amount: sql<number>`-sum(${providerLines.amount})`.mapWith(Number) })
      .from(providerLines)
      .where(and(isPayout, isOpen))
      .groupBy(providerLines.currency)
      .orderBy(providerLines.currency),
    payouts: await loadList(db),
    unknown: await loadUnknown(db),
    unknownInAll: await db.$count(providerLines, and(ne(providerLines.kind, 'payout'), isOpen)),
    differences: reported && comparedTo ? await loadDifferences(db, reported.from, comparedTo) : [],
  }
}
