import { and, count, desc, eq, exists, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { dayAt } from '#contract/shared/calendar'
import type { PurchasesQuery } from '#contract/shared/listQueries'
import { sum } from '#contract/shared/money'
import { pageLimit, type Page } from '#contract/shared/paging'
import type { CurrentPurchases } from '#contract/purchase/lists'
import type { PartRefund, Purchase, PurchaseExtra, PurchaseLine } from '#contract/purchase/purchase'
import type { Db } from '../../db/client'
import {
  classes,
  discounts,
  entries,
  profiles,
  providerMovements,
  purchases,
  showExtras,
  shows,
  soldExtras,
  users,
} from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { keysetInt, loadPage, type Keyset } from '../../http/paging'
import type { ReadingProvider } from '../payment/provider'
import { loadExtraLines } from '../extra/lines'
import { loadLines, loadMembershipRefunds } from './lines'
import { payerOf } from './payer'
import { dayIn, sentOn } from './sentOn'
import { isTransferOffered, loadFirstClosings, transferOf } from './transferTerms'

type PurchaseRow = typeof purchases.$inferSelect

/** What purchases are read with: the provider is asked which of the pending ones it has charged. */
export interface Reading {
  db: Db
  payments: ReadingProvider
  now: Date
}

const membershipLines = ({ planId, years, total }: PurchaseRow, refunds: PartRefund[]): PurchaseLine[] =>
  planId === null || years === null ? [] : [{ kind: 'membership', planId, years, price: total, refunds }]

/** The payments of pending purchases that were charged and are not confirmed yet. */
const findChecking = async ({ db, payments }: Reading, rows: readonly PurchaseRow[]): Promise<string[]> => {
  const ids = rows.filter(({ status }) => status === 'pending').map(({ paymentId }) => paymentId)
  // A provider that gives no answer has not said that nothing was charged.
  return ids.length === 0 ? [] : payments.findCharged(db, ids).catch(() => ids)
}

/** A hold that has run out is over for its owner, whether or not a job has released the places yet. */
const statusAt = ({ status, holdUntil }: PurchaseRow, checking: boolean, now: Date) =>
  status === 'pending' && !checking && holdUntil !== null && holdUntil <= now ? 'expired' : status

const waysOf = (row: PurchaseRow, { way, transfer }: ReadingProvider, closesAt: Date | undefined, now: Date) => {
  if (row.status !== 'pending' || row.paidBy === 'transfer') return []
  return isTransferOffered(transfer, row, closesAt, now) ? [way, 'transfer' as const] : [way]
}

const discountIn = (lines: readonly PurchaseLine[]) =>
  sum(lines.map((line) => (line.kind === 'entry' ? line.discount : 0)))

const toPurchase = (
  row: PurchaseRow,
  lines: PurchaseLine[],
  {
    extras,
    payer,
    code,
    failed,
    timeZone,
    checking,
    payments,
    closesAt,
    now,
  }: {
    extras: PurchaseExtra[]
    payer: ReturnType<typeof payerOf>
    code: typeof discounts.$inferSelect | null
    failed: typeof providerMovements.$inferSelect | null
    timeZone: string
    checking: boolean
    payments: ReadingProvider
    closesAt: Date | undefined
    now: Date
  },
): Purchase => ({
  id: row.id,
  number: row.number,
  status: statusAt(row, checking, now),
  lines,
  extras,
  discount: code && { code: code.code, percent: code.percent, total: discountIn(lines) },
  total: row.total,
  currency: row.currency,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  holdUntil: row.holdUntil?.toISOString() ?? null,
  paymentId: row.paymentId,
  ways: waysOf(row, payments, closesAt, now),
  transfer: transferOf(row, payments.transfer),
  desk: row.deskWay && { way: row.deskWay, reason: row.deskReason ?? '' },
  checking,
  payer: payer.name,
  payerEmail: payer.email,
  payerNumber: payer.number,
  payerAddress: payer.address,
  card: row.cardBrand === null || row.cardLast4 === null ? null : { brand: row.cardBrand, last4: row.cardLast4 },
  tax: row.sellerTaxNumber === null ? null : { number: row.sellerTaxNumber, rate: row.taxRate },
  memberUntil: row.memberUntil,
  paidOn: dayIn(timeZone, row.paidAt),
  refundedOn: sentOn(timeZone, row.refundDoneAt, failed),
})

/** A purchase, and whose it is. */
export interface OwnedPurchase {
  owner: string
  purchase: Purchase
}

const load = async (
  reading: Reading,
  where: SQL | undefined,
  limit: number,
  order = [desc(purchases.number)],
): Promise<OwnedPurchase[]> => {
  const { db, now } = reading
  const rows = await db
    .select({
      row: purchases,
      user: {
        name: users.name,
        email: users.email,
        locale: users.locale,
        memberNumber: users.memberNumber,
        deletedAt: users.deletedAt,
      },
      profile: profiles,
      code: discounts,
      failed: providerMovements,
    })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(profiles, eq(profiles.userId, purchases.userId))
    .leftJoin(discounts, eq(discounts.id, purchases.discountId))
    .leftJoin(providerMovements, eq(providerMovements.refundId, purchases.paymentId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
  if (rows.length === 0) return []
  const { timeZone } = await loadSettings(db)
  const checkingIds = await findChecking(
    reading,
    rows.map(({ row }) => row),
  )
  const entryLines = await loadLines(
    { db, now, timeZone },
    rows.map(({ row }) => row.id),
  )
  const extraLines = await loadExtraLines(
    { db, now, timeZone },
    rows.filter(({ row }) => row.kind === 'entries').map(({ row }) => row.id),
  )
  const refunds = await loadMembershipRefunds(
    db,
    rows.filter(({ row }) => row.kind === 'membership').map(({ row }) => row.id),
    timeZone,
  )
  const offering = reading.payments.transfer === null ? [] : rows.filter(({ row }) => row.status === 'pending')
  const closings = await loadFirstClosings(
    db,
    offering.map(({ row }) => row.id),
  )
  return rows.map(({ row, user, profile, code, failed }) => {
    const lines = [...membershipLines(row, refunds.get(row.id) ?? []), ...(entryLines.get(row.id) ?? [])]
    const checking = checkingIds.includes(row.paymentId)
    const about = { payer: payerOf(row, user, profile), closesAt: closings.get(row.id), payments: reading.payments }
    const purchase = toPurchase(row, lines, {
      ...about,
      extras: extraLines.get(row.id) ?? [],
      code,
      failed,
      timeZone,
      checking,
      now,
    })
    return { owner: row.userId, purchase }
  })
}

const byNumber: Keyset = { columns: [purchases.number], position: z.tuple([keysetInt]) }

// What was cancelled, replaced or left until its hold ran out is an attempt, and no purchase of anyone's.
const listed = inArray(purchases.status, ['pending', 'paid', 'refunded'])

const loadOwn = async (
  reading: Reading,
  userId: string,
  where: SQL | undefined,
  ...[limit, order]: [limit: number, order?: SQL[]]
): Promise<Purchase[]> =>
  (await load(reading, and(eq(purchases.userId, userId), where), limit, order)).map(({ purchase }) => purchase)

/** A page of a person's purchases: those that are paid, refunded, or can still be paid. */
export const loadPurchases = (reading: Reading, userId: string, query: PurchasesQuery): Promise<Page<Purchase>> => {
  const ofKind = query.kind && eq(purchases.kind, query.kind)
  return loadPage(
    byNumber,
    query,
    ({ after, order, limit }) => loadOwn(reading, userId, and(listed, ofKind, after), limit, order),
    ({ number }) => [number],
  )
}

/** What still matters of a person's purchases at an instant. */
export const loadCurrentPurchases = async (reading: Reading, userId: string): Promise<CurrentPurchases> => {
  const { db, now } = reading
  const today = dayAt(now.toISOString(), (await loadSettings(db)).timeZone)
  const own = eq(purchases.userId, userId)
  const paidEntries = and(eq(entries.purchaseId, purchases.id), eq(entries.status, 'paid'))
  const ahead = db
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(and(paidEntries, gte(classes.date, today)))
  const extrasAhead = db
    .select({ id: soldExtras.id })
    .from(soldExtras)
    .innerJoin(showExtras, eq(showExtras.id, soldExtras.extraId))
    .innerJoin(shows, eq(shows.id, showExtras.showId))
    .where(and(eq(soldExtras.purchaseId, purchases.id), isNull(soldExtras.withdrawnAt), gte(shows.endDate, today)))
  const matters = or(
    eq(purchases.status, 'pending'),
    and(eq(purchases.status, 'paid'), or(eq(purchases.kind, 'membership'), exists(ahead), exists(extrasAhead))),
  )
  const [past] = await db
    .select({ total: count() })
    .from(purchases)
    .innerJoin(entries, paidEntries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(and(own, lt(classes.date, today)))
  return { items: await loadOwn(reading, userId, matters, pageLimit.most), pastEntries: past?.total ?? 0 }
}

/** One purchase, no matter whose it is: who may read it is asked with its owner. */
export const loadPurchase = async (reading: Reading, id: string): Promise<OwnedPurchase | undefined> =>
  (await load(reading, eq(purchases.id, id), 1))[0]
