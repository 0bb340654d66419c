import { and, eq, inArray, min } from 'drizzle-orm'
import { grouped, referenceOf } from '#contract/bankTransfer'
import type { Purchase } from '#contract/purchase'
import type { Db } from '../db/client'
import type { purchases } from '../db/schema'
import { classes, entries, shows } from '../db/schema'
import type { TransferSettings } from '../payments/settings'

type PurchaseRow = typeof purchases.$inferSelect

const day = 24 * 60 * 60_000

/** When the first of the shows closes that each of these purchases holds places in; a membership's never does. */
export const loadFirstClosings = async (db: Db, purchaseIds: readonly string[]): Promise<Map<string, Date>> => {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .select({ id: entries.purchaseId, closesAt: min(shows.entriesCloseAt) })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(inArray(entries.purchaseId, [...purchaseIds]), eq(entries.status, 'held')))
    .groupBy(entries.purchaseId)
  return new Map(rows.flatMap(({ id, closesAt }) => (closesAt === null ? [] : [[id, closesAt] as const])))
}

/** Is a transfer offered for a purchase whose first show closes then? */
export const isTransferOffered = (
  settings: TransferSettings | null,
  { total }: Pick<PurchaseRow, 'total'>,
  closesAt: Date | undefined,
  now: Date,
): settings is TransferSettings => {
  if (settings === null || total === 0) return false
  return closesAt === undefined || closesAt.getTime() - now.getTime() >= settings.closingDays * day
}

/** Until when places are held for the money: some days, and never beyond the closing of entries. */
export const transferUntil = ({ holdDays }: TransferSettings, closesAt: Date | undefined, now: Date): Date | null =>
  closesAt === undefined ? null : new Date(Math.min(now.getTime() + holdDays * day, closesAt.getTime()))

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
