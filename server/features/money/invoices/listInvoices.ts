import { and, asc, count, eq, gte, lt, max, min, sql, sum, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { InvoiceMonth, InvoiceRow } from '#contract/money/invoice'
import { addTo, dayAt, type Day } from '#contract/shared/calendar'
import type { InvoicesQuery, MonthQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import type { Db } from '../../../db/client'
import { contains } from '../../../db/contains'
import { invoices, invoiceSeries } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { selectInvoices, toInvoiceRow } from '../../../domain/money/invoice/load'
import { countOutdated } from '../../../domain/money/invoice/outdated'
import { keysetDay, keysetInt, keysetText, loadPage, type Keyset } from '../../../http/paging'

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`

const loadMonth = async (db: Db, { month }: MonthQuery, now: Date) => {
  const { timeZone } = await loadSettings(db)
  const today = dayAt(now.toISOString(), timeZone)
  const [first] = await db.select({ day: min(invoices.issuedOn) }).from(invoices)
  return { month: month ?? firstOf(today), today, earliest: firstOf(first?.day ?? today) }
}

/** Documents that were issued in a month. */
const inMonth = (month: Day): SQL | undefined =>
  and(gte(invoices.issuedOn, month), lt(invoices.issuedOn, addTo(month, { months: 1 })))

const newest: Keyset = {
  columns: [invoices.issuedOn, invoices.kind, invoices.sequence],
  position: z.tuple([keysetDay, keysetText, keysetInt]),
}

/** A page of a month's documents, or of all that a text is found in. */
export const loadInvoices = async (
  db: Db,
  { text, month, ...page }: InvoicesQuery,
  now: Date,
): Promise<Page<InvoiceRow>> => {
  const months = await loadMonth(db, { month }, now)
  const named = contains([invoices.number, invoices.buyerName, invoices.buyerTaxNumber], text)
  const { items, next } = await loadPage(
    newest,
    page,
    ({ after, order, limit }) =>
      selectInvoices(db, and(named ?? inMonth(months.month), after))
        .orderBy(...order)
        .limit(limit),
    ({ document: { issuedOn, kind, sequence } }) => [issuedOn, kind, sequence],
  )
  return { items: items.map(toInvoiceRow), next }
}

/** All of a month's documents, the first one first. */
export const allInvoices = async (db: Db, query: MonthQuery, now: Date) => {
  const { month } = await loadMonth(db, query, now)
  const found = await selectInvoices(db, inMonth(month)).orderBy(
    asc(invoices.issuedOn),
    asc(invoices.kind),
    asc(invoices.sequence),
  )
  return { month, invoices: found.map(toInvoiceRow) }
}

const amount = (column: typeof invoices.net | typeof invoices.tax | typeof invoices.gross) =>
  sum(column).mapWith(Number)
const countOf = (kind: InvoiceRow['kind']) =>
  sql<number>`count(*) filter (where ${invoices.kind} = ${kind})`.mapWith(Number)

/** Each series: numbers up to its last one that have no document. The counter and the documents each count. */
const loadSeries = async (db: Db) => {
  const rows = await db
    .select({
      kind: invoiceSeries.kind,
      year: invoiceSeries.year,
      counted: invoiceSeries.last,
      last: max(invoices.sequence),
      documents: count(invoices.id),
    })
    .from(invoiceSeries)
    .leftJoin(invoices, and(eq(invoices.kind, invoiceSeries.kind), eq(invoices.year, invoiceSeries.year)))
    .groupBy(invoiceSeries.kind, invoiceSeries.year, invoiceSeries.last)
    .orderBy(sql`${invoiceSeries.year} desc`, sql`${invoiceSeries.kind} desc`)
  return rows.map(({ kind, year, counted, last, documents }) => {
    const highest = Math.max(counted, last ?? 0)
    return { kind, year, last: highest, missing: highest - documents }
  })
}

/** A month's sums by currency and rate, and the check of all series. */
export const loadInvoiceMonth = async (db: Db, query: MonthQuery, now: Date): Promise<InvoiceMonth> => {
  const months = await loadMonth(db, query, now)
  return {
    ...months,
    form: (await loadSettings(db)).invoiceForm,
    sums: await db
      .select({
        currency: invoices.currency,
        rate: invoices.rate,
        net: amount(invoices.net),
        tax: amount(invoices.tax),
        gross: amount(invoices.gross),
        invoices: countOf('invoice'),
        corrections: countOf('correction'),
      })
      .from(invoices)
      .where(inMonth(months.month))
      .groupBy(invoices.currency, invoices.rate)
      .orderBy(asc(invoices.currency), sql`${invoices.rate} desc nulls last`),
    check: {
      checkedAt: now.toISOString(),
      series: await loadSeries(db),
      outdated: await countOutdated(db),
    },
  }
}
