import { and, eq, gte, inArray, lt, min, sql } from 'drizzle-orm'
import type { MoneyYear, YearMonth, YearOfCurrency } from '#contract/money/year'
import { addTo, dayAt, type Day } from '#contract/shared/calendar'
import type { YearQuery } from '#contract/shared/listQueries'
import { sum } from '#contract/shared/money'
import type { Db } from '../../../db/client'
import { entries, ledgerPostings, ledgerTransactions, memberships, purchases, users } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { paidDay, paidWithin } from '../../../domain/money/paidDay'
import { countBegun, countMembersOn, endOf, type Year } from './memberships'

/** Entries that were paid for in each month, and how many of them were withdrawn since. A transfer counts on the day of the bank. */
const countRuns = async (db: Db, { from, to, timeZone }: Year) => {
  const paid = db
    .select({
      id: purchases.id,
      day: paidDay(timeZone).as('day'),
    })
    .from(purchases)
    .where(and(eq(purchases.status, 'paid'), eq(purchases.kind, 'entries'), paidWithin(timeZone, from, to)))
    .as('paid')
  const rows = await db
    .select({
      month: sql<Day>`date_trunc('month', ${paid.day}::timestamp)::date::text`,
      runs: sql<number>`count(*)`.mapWith(Number),
      withdrawn: sql<number>`count(*) filter (where ${entries.status} = 'withdrawn')`.mapWith(Number),
    })
    .from(paid)
    .innerJoin(entries, eq(entries.purchaseId, paid.id))
    .where(inArray(entries.status, ['paid', 'withdrawn']))
    .groupBy(sql`1`)
  return new Map(rows.map(({ month, ...counts }) => [month, counts]))
}

/** The income of each month by the ledger, where an account of income has it as a credit. */
const loadIncome = (db: Db, { from, to }: Year) =>
  db
    .select({
      month: sql<Day>`date_trunc('month', ${ledgerTransactions.day}::timestamp)::date::text`,
      currency: ledgerTransactions.currency,
      account: ledgerPostings.account,
      amount: sql<number>`-sum(${ledgerPostings.amount})`.mapWith(Number),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(
      and(
        gte(ledgerTransactions.day, from),
        lt(ledgerTransactions.day, to),
        inArray(ledgerPostings.account, ['memberships', 'shows']),
      ),
    )
    .groupBy(sql`1`, ledgerTransactions.currency, ledgerPostings.account)
    .orderBy(ledgerTransactions.currency)
type IncomeRow = Awaited<ReturnType<typeof loadIncome>>[number]

const yearIn = (day: Day): number => Number(day.slice(0, 4))

/** The first year with a transaction or a membership; never after the present one, nor before the first one that a query takes. */
const loadEarliest = async (db: Db, today: Day, timeZone: string): Promise<number> => {
  const [booked] = await db.select({ day: min(ledgerTransactions.day) }).from(ledgerTransactions)
  const [begun] = await db.select({ day: min(memberships.startsOn) }).from(memberships)
  const [member] = await db.select({ since: min(users.registeredAt) }).from(users)
  const joined = member?.since && dayAt(member.since.toISOString(), timeZone)
  return Math.max(2000, Math.min(...[booked?.day, begun?.day, joined, today].map((day) => yearIn(day ?? today))))
}

const ofCurrency = (currency: string, months: readonly Day[], rows: readonly IncomeRow[]): YearOfCurrency => {
  const amountOf = (month: Day, account: IncomeRow['account']) =>
    rows.find((row) => row.currency === currency && row.month === month && row.account === account)?.amount ?? 0
  const byMonth = months.map((month) => ({
    month,
    memberships: amountOf(month, 'memberships'),
    shows: amountOf(month, 'shows'),
  }))
  return {
    currency,
    months: byMonth,
    totals: { memberships: sum(byMonth.map((one) => one.memberships)), shows: sum(byMonth.map((one) => one.shows)) },
  }
}

const totalsOf = (months: readonly YearMonth[]): MoneyYear['totals'] => ({
  members: months.findLast(({ members }) => members !== null)?.members ?? null,
  begun: sum(months.map(({ begun }) => begun)),
  renewed: sum(months.map(({ renewed }) => renewed)),
  runs: sum(months.map(({ runs }) => runs)),
  withdrawn: sum(months.map(({ withdrawn }) => withdrawn)),
})

/** A calendar year in the organisation's days, by month and in all. */
export const loadYear = async (db: Db, { year: wanted }: YearQuery, now: Date): Promise<MoneyYear> => {
  const { timeZone, currency: usual } = await loadSettings(db)
  const today = dayAt(now.toISOString(), timeZone)
  const year = wanted ?? yearIn(today)
  const from = `${year}-01-01`
  const during: Year = { from, to: addTo(from, { years: 1 }), timeZone }
  const firstDays = Array.from({ length: 12 }, (_, index) => addTo(from, { months: index }))
  // A month that is not over counts until today.
  const countedOn = (month: Day) => (endOf(month) < today ? endOf(month) : today)
  const begunMonths = firstDays.filter((month) => month <= today)
  const members = await countMembersOn(db, begunMonths.map(countedOn), during)
  const begun = await countBegun(db, during)
  const runs = await countRuns(db, during)
  const income = await loadIncome(db, during)
  const months = firstDays.map((month): YearMonth => {
    const [memberOf, entered] = [begun.get(month), runs.get(month)]
    return {
      month,
      members: month <= today ? (members.get(countedOn(month)) ?? 0) : null,
      begun: memberOf?.begun ?? 0,
      renewed: memberOf?.renewed ?? 0,
      runs: entered?.runs ?? 0,
      withdrawn: entered?.withdrawn ?? 0,
    }
  })
  const currencies = [...new Set([usual, ...income.map(({ currency }) => currency)])]
  return {
    year,
    today,
    earliest: await loadEarliest(db, today, timeZone),
    months,
    totals: totalsOf(months),
    currencies: currencies.map((currency) => ofCurrency(currency, firstDays, income)),
  }
}
