import { eq, inArray, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import {
  chargedWith,
  type PayoutReport,
  type PayoutReportImported,
  type ReportLine,
} from '#contract/money/providerLines'
import { sum } from '#contract/shared/money'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { withRetry } from '../../../db/retry'
import { providerLines, purchases, stripePayments } from '../../../db/schema'
import { book } from '../../../domain/money/book'
import { providerFeeOf } from '../../../domain/money/bookings'
import { uuidOf } from '../../../lib/uuidOf'
import { addUpPayouts } from './addUpPayouts'

const isUuid = (text: string): boolean => z.uuid().safeParse(text).success

/** The purchases of the payments that lines name, by our id of the payment and by the provider's. */
const loadPurchases = async (db: Db, lines: readonly ReportLine[]): Promise<Map<string, string>> => {
  const named = [...new Set(lines.map(({ payment }) => payment))].filter((payment) => payment !== '')
  if (named.length === 0) return new Map()
  const rows = await db
    .select({ id: purchases.id, paymentId: purchases.paymentId, intent: stripePayments.paymentIntent })
    .from(purchases)
    .leftJoin(stripePayments, eq(stripePayments.paymentId, purchases.paymentId))
    .where(or(inArray(purchases.paymentId, named.filter(isUuid)), inArray(stripePayments.paymentIntent, named)))
  return new Map(
    rows.flatMap(({ id, paymentId, intent }) => [
      [paymentId, id] as const,
      ...(intent === null ? [] : [[intent, id] as const]),
    ]),
  )
}

const isUnknown = ({ kind, amount }: ReportLine, purchaseId: string | null): boolean =>
  amount !== 0 && kind !== 'fee' && (kind === 'other' || purchaseId === null)

/** The lines as they are kept, each once, in one order: two imports of the same lines wait for each other. */
const rowsOf = async (tx: Db, lines: readonly ReportLine[], importedAt: Date) => {
  const purchaseOf = await loadPurchases(tx, lines)
  const byId = new Map(lines.map((line) => [uuidOf([line.providerId]), line]))
  const rows = [...byId].map(([id, line]) => {
    const { payment, payoutDay: _payoutDay, ...kept } = line
    const purchaseId = purchaseOf.get(payment) ?? null
    return { ...kept, id, purchaseId, isUnknown: isUnknown(line, purchaseId), importedAt }
  })
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Keeps the payouts of some lines, with what they add up to. */
const keepPayouts = async (tx: Db, lines: readonly ReportLine[], importedAt: Date): Promise<void> => {
  const byId = new Map(lines.map((line) => [uuidOf([line.payout, line.currency]), line]))
  const rows = [...byId].map(([id, { payout, payoutDay, currency }]) => ({
    id,
    providerId: payout,
    kind: 'payout' as const,
    payout: '',
    day: payoutDay,
    amount: 0,
    fee: 0,
    currency,
    text: '',
    importedAt,
    isUnknown: false,
  }))
  rows.sort((one, other) => (one.id < other.id ? -1 : 1))
  // Locked, so that reports which have a payout's lines in parts are added up one after the other.
  await tx
    .insert(providerLines)
    .values(rows)
    .onConflictDoUpdate({ target: providerLines.id, set: { payout: '' } })
  await addUpPayouts(
    tx,
    rows.map(({ providerId }) => providerId),
  )
}

/**
 * Keeps the lines of a report, each once, and books what the provider has charged with those that are new. Throws validation_failed where a
 * payout adds up to more than a sum can be.
 */
export const importReport = (db: Db, { lines }: PayoutReport, by: ChangedBy): Promise<PayoutReportImported> =>
  // Its references hold purchases in another order than a merge locks them.
  withRetry(() =>
    db.transaction(async (tx) => {
      const rows = await rowsOf(tx, lines, by.at)
      const added = await tx
        .insert(providerLines)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: providerLines.id })
      const isNew = new Set(added.map(({ id }) => id))
      const charged = rows.filter((row) => isNew.has(row.id) && chargedWith(row) !== 0)
      await book(
        tx,
        charged.map((row) => providerFeeOf(row, chargedWith(row), by.at)),
        by.actor,
      )
      await keepPayouts(tx, lines, by.at)
      const known = rows.length - added.length
      const days = lines.map(({ day }) => day).sort()
      const fees = sum(charged.map(chargedWith))
      const after = { added: added.length, known, from: days.at(0), to: days.at(-1), fees }
      const subject = { type: 'payout_report', id: uuidOf(lines.map(({ providerId }) => providerId)) } as const
      await audit(tx, { by, action: 'payout_report.imported', subject, onBehalfOf: null, after })
      return { added: added.length, known }
    }),
  )
