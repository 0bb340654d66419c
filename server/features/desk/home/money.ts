import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { addTo, dayAt, type Day } from '#contract/shared/calendar'
import type { DeskMoney, MonthMoney } from '#contract/desk/home'
import { Currency } from '#contract/shared/money'
import type { Db } from '../../../db/client'
import { purchaseRefunds, purchases } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { paidDay, paidWithin } from '../../../domain/money/paidDay'

interface Part {
  currency: Currency
  kind: 'membership' | 'entries' | 'refunded'
  isPresent: boolean
  amount: number
}

/** The months that are counted, by their first days. */
interface Months {
  month: string
  before: string
}

const within = (day: SQL, first: string) =>
  sql`${day} >= ${first}::date and ${day} < ${addTo(first, { months: 1 })}::date`
const withinEither = (day: SQL, { month, before }: Months) => or(within(day, month), within(day, before))

const amountOf = (column: typeof purchases.total | typeof purchaseRefunds.amount) =>
  sql<number>`sum(${column})`.mapWith(Number)

const loadReceived = (db: Db, timeZone: string, months: Months): Promise<Part[]> => {
  const isPresent = sql<boolean>`${paidDay(timeZone)} >= ${months.month}::date`
  const within = (month: Day) => paidWithin(timeZone, month, addTo(month, { months: 1 }))
  return db
    .select({ currency: purchases.currency, kind: purchases.kind, isPresent, amount: amountOf(purchases.total) })
    .from(purchases)
    .where(
      and(eq(purchases.status, 'paid'), isNotNull(purchases.paidAt), or(within(months.month), within(months.before))),
    )
    .groupBy(sql`1`, sql`2`, sql`3`)
}

const loadRefunded = async (db: Db, timeZone: string, months: Months): Promise<Part[]> => {
  const day = sql`(${purchaseRefunds.doneAt} at time zone ${timeZone})::date`
  const isPresent = sql<boolean>`${day} >= ${months.month}::date`
  const rows = await db
    .select({ currency: purchases.currency, isPresent, amount: amountOf(purchaseRefunds.amount) })
    .from(purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseRefunds.purchaseId))
    .where(and(isNotNull(purchaseRefunds.doneAt), withinEither(day, months)))
    .groupBy(sql`1`, sql`2`)
  return rows.map((row) => ({ ...row, kind: 'refunded' }))
}

const sumsOf = (parts: readonly Part[]): MonthMoney[] =>
  Currency.options.flatMap((currency) => {
    const own = parts.filter((part) => part.currency === currency && part.amount > 0)
    const of = (kind: Part['kind']) => own.find((part) => part.kind === kind)?.amount ?? 0
    return own.length === 0
      ? []
      : [{ currency, membership: of('membership'), entries: of('entries'), refunded: of('refunded') }]
  })

/** What came in and what was sent back in the calendar month of an instant, and in the same month a year before. */
export const loadMoney = async (db: Db, at: Date): Promise<DeskMoney> => {
  const { timeZone } = await loadSettings(db)
  const month = `${dayAt(at.toISOString(), timeZone).slice(0, 7)}-01`
  const months = { month, before: addTo(month, { years: -1 }) }
  const parts = [...(await loadReceived(db, timeZone, months)), ...(await loadRefunded(db, timeZone, months))]
  return {
    month,
    present: sumsOf(parts.filter(({ isPresent }) => isPresent)),
    yearBefore: sumsOf(parts.filter(({ isPresent }) => !isPresent)),
  }
}
