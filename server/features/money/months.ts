import { and, gte, lt, min, type SQL } from 'drizzle-orm'
import { addTo, dayAt, type Day } from '#contract/shared/calendar'
import type { MonthQuery } from '#contract/shared/listQueries'
import type { Db } from '../../db/client'
import { ledgerTransactions } from '../../db/schema'
import { loadSettings } from '../../db/settings'

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The first day of the month that a query is about, the present day, and the first day of the first month with a transaction. */
export const loadMonth = async (db: Db, { month }: MonthQuery, now: Date) => {
  const { timeZone } = await loadSettings(db)
  const today = dayAt(now.toISOString(), timeZone)
  const [first] = await db.select({ day: min(ledgerTransactions.day) }).from(ledgerTransactions)
  return { month: month ?? firstOf(today), today, earliest: firstOf(first?.day ?? today) }
}

/** Transactions that count on a day of the month. */
export const inMonth = (month: Day): SQL | undefined =>
  and(gte(ledgerTransactions.day, month), lt(ledgerTransactions.day, addTo(month, { months: 1 })))
