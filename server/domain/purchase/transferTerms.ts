import { and, eq, inArray } from 'drizzle-orm'
import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import type { Purchase } from '#contract/purchase/purchase'
import type { Db } from '../../db/client'
import type { purchases } from '../../db/schema'
import { classes, entries, shows, soldExtras } from '../../db/schema'
import { findSold } from '../extra/lines'
import { saleEnd } from '../extra/terms'
import type { TransferSettings } from '../payment/settings'
import { closesAt } from '../show/showFromRow'

type PurchaseRow = typeof purchases.$inferSelect

const day = 24 * 60 * 60_000

/** When the first class closes in which each of these purchases holds a place, or the sale of the first of its extras ends; a membership has none. */
export const loadFirstClosings = async (db: Db, purchaseIds: readonly string[]): Promise<Map<string, Date>> => {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .select({ id: entries.purchaseId, cls: classes, show: shows })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(inArray(entries.purchaseId, [...purchaseIds]), eq(entries.status, 'held')))
  const extras = await findSold(db, inArray(soldExtras.purchaseId, [...purchaseIds]))
  const closings = [
    ...rows.map(({ id, ...place }) => [id, closesAt(place)] as const),
    ...extras.map(({ purchase, extra, show }) => [purchase.id, saleEnd(extra, show)] as const),
  ]
  return new Map(closings.sort(([, a], [, b]) => +b - +a))
}

/** Is a transfer offered for a purchase whose first class closes then? */
export const isTransferOffered = (
  settings: TransferSettings | null,
  { total }: Pick<PurchaseRow, 'total'>,
  closing: Date | undefined,
  now: Date,
): settings is TransferSettings => {
  if (settings === null || total === 0) return false
  return closing === undefined || closing.getTime() - now.getTime() >= settings.closingDays * day
}

/** Until when places are held for the money: some days, and never beyond the closing of entries. */
export const transferUntil = ({ holdDays }: TransferSettings, closing: Date | undefined, now: Date): Date | null =>
  closing === undefined ? null : new Date(Math.min(now.getTime() + holdDays * day, closing.getTime()))

/** Where the money of a purchase is to be sent; null where no transfer was chosen. */
export const transferOf = (
  { paidBy, number, status, holdUntil }: PurchaseRow,
  settings: TransferSettings | null,
): Purchase['transfer'] =>
  paidBy !== 'transfer'
    ? null
    : {
        reference: grouped(referenceOf(number)),
        iban: grouped(settings?.iban ?? ''),
        accountName: settings?.accountName ?? '',
        until: status === 'pending' ? (holdUntil?.toISOString() ?? null) : null,
      }
