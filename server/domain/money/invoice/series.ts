import { sql } from 'drizzle-orm'
import type { InvoiceKind } from '#contract/money/invoiceKinds'
import type { Day } from '#contract/shared/calendar'
import type { Db } from '../../../db/client'
import { invoiceSeries } from '../../../db/schema'

/**
 * The next number of a series, and the day of issue: `today`, or the day of the document before it, where another server's clock was
 * ahead. The counter's row stays locked until the transaction ends, so that the next transaction waits, and a number of a failed transaction is given again.
 * Taken last of all locks (server/db/locks.ts).
 */
export const nextNumber = async (tx: Db, kind: InvoiceKind, today: Day) => {
  const year = Number(today.slice(0, 4))
  const [taken] = await tx
    .insert(invoiceSeries)
    .values({ kind, year, last: 1, lastOn: today })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1`, lastOn: sql`greatest(${invoiceSeries.lastOn}, excluded.last_on)` },
    })
    .returning()
  if (!taken) throw new Error('A series of invoices gave no number')
  return { year, sequence: taken.last, issuedOn: taken.lastOn }
}
