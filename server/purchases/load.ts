import { and, asc, count, desc, eq, exists, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { dayAt } from '../../contract/calendar'
import type { PageQuery } from '../../contract/listQueries'
import { pageLimit, type Page } from '../../contract/paging'
import type { EntryItem } from '../../contract/cartItem'
import type { CurrentPurchases } from '../../contract/purchaseLists'
import type { Purchase, PurchaseLine } from '../../contract/purchase'
import type { Db } from '../db/client'
import { classes, dogs, entries, purchases, shows, users } from '../db/schema'
import { loadSettings } from '../db/settings'
import { loadPage, type Keyset } from '../http/paging'
import type { ClassRow, ShowRow } from '../shows/toShow'

type PurchaseRow = typeof purchases.$inferSelect

/** What a cart line or a receipt shows of one entry. */
export const toItem = (dog: { id: string; name: string }, cls: ClassRow, show: ShowRow): EntryItem => ({
  classId: cls.id,
  dogId: dog.id,
  dogName: dog.name,
  showSlug: show.slug,
  showName: show.name,
  date: cls.date,
  startTime: cls.startTime,
  ring: cls.ring,
  type: cls.type,
  height: cls.height,
  currency: cls.currency,
})

const loadLines = async (db: Db, ids: string[]): Promise<Map<string, PurchaseLine[]>> => {
  const rows = await db
    .select({ entry: entries, cls: classes, show: shows, dog: { id: dogs.id, name: dogs.name } })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(inArray(entries.purchaseId, ids))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(dogs.name), asc(entries.id))
  const lines = new Map(ids.map((id) => [id, [] as PurchaseLine[]]))
  for (const { entry, cls, show, dog } of rows) {
    const line = { kind: 'entry' as const, entryId: entry.id, item: toItem(dog, cls, show), price: entry.price }
    lines.get(entry.purchaseId)?.push(line)
  }
  return lines
}

const membershipLines = ({ planId, years, total }: PurchaseRow): PurchaseLine[] =>
  planId === null || years === null ? [] : [{ kind: 'membership', planId, years, price: total }]

const dayIn = (timeZone: string, instant: Date | null) => instant && dayAt(instant.toISOString(), timeZone)

const toPurchase = (
  row: PurchaseRow,
  lines: PurchaseLine[],
  { payer, timeZone }: { payer: string; timeZone: string },
): Purchase => ({
  id: row.id,
  number: row.number,
  status: row.status,
  lines,
  total: row.total,
  currency: row.currency,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  holdUntil: row.holdUntil?.toISOString() ?? null,
  paymentId: row.paymentId,
  payer,
  paidOn: dayIn(timeZone, row.paidAt),
  refundedOn: dayIn(timeZone, row.refundDoneAt),
})

const load = async (db: Db, where: SQL | undefined, limit: number): Promise<Purchase[]> => {
  const rows = await db
    .select({ row: purchases, payer: users.name })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(where)
    .orderBy(desc(purchases.number))
    .limit(limit)
  if (rows.length === 0) return []
  const { timeZone } = await loadSettings(db)
  const entryLines = await loadLines(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, payer }) => {
    const lines = [...membershipLines(row), ...(entryLines.get(row.id) ?? [])]
    return toPurchase(row, lines, { payer, timeZone })
  })
}

const newest: Keyset = { columns: [purchases.number], position: z.tuple([z.int32()]) }

/** A page of a person's purchases, newest first. */
export const loadPurchases = (db: Db, userId: string, query: PageQuery): Promise<Page<Purchase>> =>
  loadPage(
    newest,
    query,
    ({ after, limit }) => load(db, and(eq(purchases.userId, userId), after), limit),
    ({ number }) => [number],
  )

/** What still matters of a person's purchases at an instant. */
export const loadCurrentPurchases = async (db: Db, userId: string, now: Date): Promise<CurrentPurchases> => {
  const today = dayAt(now.toISOString(), (await loadSettings(db)).timeZone)
  const own = eq(purchases.userId, userId)
  const paidEntries = and(eq(entries.purchaseId, purchases.id), eq(entries.status, 'paid'))
  const ahead = db
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(and(paidEntries, gte(classes.date, today)))
  const matters = or(
    eq(purchases.status, 'pending'),
    and(eq(purchases.status, 'paid'), or(eq(purchases.kind, 'membership'), exists(ahead))),
  )
  const [past] = await db
    .select({ total: count() })
    .from(purchases)
    .innerJoin(entries, paidEntries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(and(own, lt(classes.date, today)))
  return { items: await load(db, and(own, matters), pageLimit.most), pastEntries: past?.total ?? 0 }
}

/** One purchase of this person; another's is as if it did not exist. */
export const loadPurchase = async (db: Db, userId: string, id: string): Promise<Purchase | undefined> =>
  (await load(db, and(eq(purchases.userId, userId), eq(purchases.id, id)), 1))[0]
