import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedClassOf } from '#contract/show/listedClass'
import type { ShowEntriesQuery, ShowEntriesSelection } from '#contract/shared/listQueries'
import { heightCategory } from '#contract/dog/heightBands'
import type { Page } from '#contract/shared/paging'
import { listedEntryStatuses, type entryOrders, type ShowEntry } from '#contract/entry/desk'
import { numberSearched } from '#contract/entry/competitorNumber'
import { contains } from '../../../db/contains'
import type { Db } from '../../../db/client'
import { classes, competitorNumbers, dogs, entries, purchaseRefunds, purchases, shows, users } from '../../../db/schema'
import { numberOf } from '../../../domain/entry/competitorNumbers'
import { keysetDay, keysetInt, keysetText, loadPage, type Keyset } from '../../../http/paging'
import { refundsOf } from './refunds'

const id = z.uuid()
type By = (typeof entryOrders)[number]
/** Dogs without a number come last. */
const number = sql<number>`coalesce(${competitorNumbers.number}, 2147483647)`
const orders = {
  class: {
    columns: [classes.date, classes.startTime, classes.ring, entries.id],
    values: [keysetDay, keysetText, keysetInt, id],
  },
  number: { columns: [number, entries.id], values: [keysetInt, id] },
  dog: { columns: [dogs.name, entries.id], values: [keysetText, id] },
  member: { columns: [users.name, entries.id], values: [keysetText, id] },
} satisfies Record<By, { columns: Keyset['columns']; values: [z.ZodMiniType, ...z.ZodMiniType[]] }>

/** Before all others, in either direction, come the entries of a dog whose number was searched for. */
const keysetOf = (by: By, order: 'newest' | 'oldest', searched: number | null): Keyset => {
  const { columns, values } = orders[by]
  const isOther = sql`(${competitorNumbers.number} is distinct from ${searched})::int`
  const first = order === 'newest' ? sql`1 - ${isOther}` : isOther
  return {
    columns: searched === null ? columns : [first, ...columns],
    position: z.tuple(searched === null ? values : [keysetInt, ...values]),
  }
}

const select = (db: Db, which: SQL | undefined) =>
  db
    .select({
      entry: entries,
      cls: classes,
      show: shows,
      dog: dogs,
      purchase: purchases,
      member: users.name,
      memberNumber: users.memberNumber,
      refund: purchaseRefunds,
      number: competitorNumbers.number,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(purchaseRefunds, eq(purchaseRefunds.entryId, entries.id))
    .leftJoin(competitorNumbers, numberOf(classes.showId, entries.dogId))
    .where(which)
    .$dynamic()
type Row = Awaited<ReturnType<typeof select>>[number]

/**
 * The ids alone of entries: of a show with thousands, a page is chosen before its rows are read. What a selection and an
 * order do not look at is not read: a left join by a primary key that nothing asks for is left out by the database.
 */
const choose = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .leftJoin(dogs, eq(dogs.id, entries.dogId))
    .leftJoin(purchases, eq(purchases.id, entries.purchaseId))
    .leftJoin(users, eq(users.id, purchases.userId))
    .leftJoin(competitorNumbers, numberOf(classes.showId, entries.dogId))
    .where(which)
    .$dynamic()

/** An entry as the desk has it, and whether a junior runs the dog, whose name is not for everyone's eyes. */
export type ListedEntry = ShowEntry & { isJunior: boolean }

const toShowEntry = (row: Row, now: Date): ListedEntry => {
  const { entry, cls, dog, purchase, member, refund, number } = row
  return {
    id: entry.id,
    status: entry.status === 'released' ? 'withdrawn' : entry.status,
    cls: listedClassOf(cls),
    number,
    dog: {
      slug: dog.slug,
      name: dog.name,
      breed: dog.breed,
      heightCategory: heightCategory(dog.measuredHeight ?? dog.declaredHeight),
      measured: dog.measuredHeight !== null,
    },
    memberName: member,
    memberNumber: row.memberNumber,
    handlerName: entry.handlerName || member,
    isJunior: entry.handler === 'junior',
    phone: entry.phone,
    notForCompetition: entry.notForCompetition,
    team: entry.team,
    price: entry.price - entry.discount,
    currency: purchase.currency,
    refunds: refundsOf(row, now),
    paidAtDesk: purchase.deskWay,
    refundDue: purchase.paidBy === 'desk' && refund?.doneAt === null ? refund.amount : null,
  }
}

/** A text in a name, or the number of a dog: each dog and member of the show is looked at once, however often they have entered. */
const named = (db: Db, showId: string, text: string | undefined) => {
  const inText = contains([dogs.name], text)
  if (!inText || text === undefined) return undefined
  const searched = numberSearched(text)
  const ofShow = <Column extends typeof entries.dogId | typeof purchases.userId>(column: Column) =>
    db
      .select({ id: column })
      .from(entries)
      .innerJoin(classes, eq(classes.id, entries.classId))
      .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
      .where(eq(classes.showId, showId))
  const members = db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ofShow(purchases.userId)), contains([users.name], text)))
  return or(
    inArray(
      entries.dogId,
      db
        .select({ id: dogs.id })
        .from(dogs)
        .where(and(inArray(dogs.id, ofShow(entries.dogId)), inText)),
    ),
    inArray(purchases.userId, members),
    and(ne(entries.handlerName, ''), contains([entries.handlerName], text)),
    searched === null ? undefined : eq(competitorNumbers.number, searched),
  )
}

const wanted = (db: Db, showId: string, { class: classId, status, text, ids }: ShowEntriesSelection) =>
  and(
    eq(classes.showId, showId),
    classId === undefined ? undefined : eq(entries.classId, classId),
    inArray(entries.status, status === undefined ? [...listedEntryStatuses] : [status]),
    ids === undefined ? undefined : inArray(entries.id, ids.split(',')),
    named(db, showId, text),
  )

const positions = {
  class: ({ cls, entry }: Row) => [cls.date, cls.startTime, cls.ring, entry.id],
  number: ({ number: given, entry }: Row) => [given ?? 2147483647, entry.id],
  dog: ({ dog, entry }: Row) => [dog.name, entry.id],
  member: ({ member, entry }: Row) => [member, entry.id],
} satisfies Record<By, (row: Row) => (string | number)[]>

/** A page of a show's entries, ordered by class, number, dog or member. */
export const loadShowEntries = async (
  db: Db,
  showId: string,
  { by, cursor, limit, order, ...selection }: ShowEntriesQuery,
  now: Date,
): Promise<Page<ShowEntry>> => {
  const searched = numberSearched(selection.text ?? '')
  const positionOf = (row: Row) => [
    ...(searched === null ? [] : [Number((row.number === searched) === (order === 'newest'))]),
    ...positions[by](row),
  ]
  const { items, next } = await loadPage(
    keysetOf(by, order, searched),
    { cursor, limit, order },
    ({ after, order: ordered, limit: most }) => {
      const chosen = choose(db, and(wanted(db, showId, selection), after))
        .orderBy(...ordered)
        .limit(most)
      return select(db, inArray(entries.id, chosen)).orderBy(...ordered)
    },
    positionOf,
  )
  return { items: items.map((row) => toShowEntry(row, now)), next }
}

/** All of them, the first to run first: for lists to print and for spreadsheets. */
export const allShowEntries = async (
  db: Db,
  showId: string,
  selection: ShowEntriesSelection,
  now: Date,
): Promise<ListedEntry[]> => {
  const rows = await select(db, wanted(db, showId, selection)).orderBy(...orders.class.columns)
  return rows.map((row) => toShowEntry(row, now))
}

/** The entries of one purchase, the first to run first. */
export const entriesOfPurchase = async (db: Db, purchaseId: string, now: Date): Promise<ShowEntry[]> => {
  const rows = await select(db, eq(entries.purchaseId, purchaseId)).orderBy(...orders.class.columns)
  return rows.map((row) => toShowEntry(row, now))
}

/** One entry, as it is listed. */
export const loadShowEntry = async (db: Db, entryId: string, now: Date): Promise<ShowEntry | undefined> => {
  const [row] = await select(db, eq(entries.id, entryId))
  return row && toShowEntry(row, now)
}
