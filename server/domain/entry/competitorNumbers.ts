import { and, asc, eq, inArray, isNull, lte, notInArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { lockDogs, lockShow } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { classes, competitorNumbers, dogs, entries, purchases, shows, users } from '../../db/schema'
import { byFamilyName, type Numbered } from './numberOrder'

/** Joins the number of a dog in a show to a query. */
export const numberOf = (showId: PgColumn, dogId: PgColumn): SQL | undefined =>
  and(eq(competitorNumbers.showId, showId), eq(competitorNumbers.dogId, dogId))

/** Named one by one, since PostgreSQL would read all entries there are to join those of a show. */
const classIdsOf = async (db: Db, showId: string): Promise<string[]> =>
  (await db.select({ id: classes.id }).from(classes).where(eq(classes.showId, showId))).map(({ id }) => id)

/** The dogs with a paid entry in some classes of a show and no number in it yet. */
const unnumbered = async (db: Db, showId: string, classIds: readonly string[]): Promise<string[]> => {
  if (classIds.length === 0) return []
  const own = and(eq(competitorNumbers.showId, showId), eq(competitorNumbers.dogId, entries.dogId))
  const rows = await db
    .selectDistinct({ dogId: entries.dogId })
    .from(entries)
    .leftJoin(competitorNumbers, own)
    .where(and(inArray(entries.classId, [...classIds]), eq(entries.status, 'paid'), isNull(competitorNumbers.number)))
  return rows.map(({ dogId }) => dogId)
}

const unnumberedIn = async (db: Db, showId: string): Promise<string[]> =>
  unnumbered(db, showId, await classIdsOf(db, showId))

/** The same dogs with what they are ordered by: the handler of their first run. A junior's name orders nothing that is public. */
const toNumber = async (tx: Db, showId: string, dogIds: readonly string[]): Promise<Numbered[]> => {
  const rows = await tx
    .selectDistinctOn([entries.dogId], {
      dogId: entries.dogId,
      dogName: dogs.name,
      payerId: purchases.userId,
      handler: sql<string>`case when ${entries.handler} = 'other' then ${entries.handlerName} else ${users.name} end`,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(
      and(
        inArray(entries.classId, await classIdsOf(tx, showId)),
        eq(entries.status, 'paid'),
        inArray(entries.dogId, [...dogIds]),
      ),
    )
    .orderBy(asc(entries.dogId), asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(entries.id))
  return rows.toSorted(byFamilyName)
}

const batchSize = 1000

/**
 * Gives dogs with a paid entry the next numbers of their show; one that has a number keeps it. The show must be locked, and
 * before it the dogs: a merger of two dogs, which moves numbers, waits for them.
 */
export const giveNumbers = async (tx: Db, showId: string, dogIds: readonly string[], at: Date): Promise<void> => {
  if (dogIds.length === 0) return
  const missing = (await unnumberedIn(tx, showId)).filter((id) => dogIds.includes(id))
  if (missing.length === 0) return
  const ordered = await toNumber(tx, showId, missing)
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${competitorNumbers.number}), 0)::int` })
    .from(competitorNumbers)
    .where(eq(competitorNumbers.showId, showId))
  const first = (last?.number ?? 0) + 1
  const rows = ordered.map(({ dogId }, index) => ({ showId, dogId, number: first + index, givenAt: at }))
  for (let done = 0; done < rows.length; done += batchSize)
    await tx.insert(competitorNumbers).values(rows.slice(done, done + batchSize))
}

/** Numbers the dogs of a show in a separate transaction, since dogs are locked before shows. Of two servers the second finds nothing to do. */
export const numberShow = async (db: Db, showId: string, at: Date): Promise<void> => {
  if ((await unnumberedIn(db, showId)).length === 0) return
  await withRetry(() =>
    db.transaction(async (tx) => {
      const locked = await lockDogs(tx, inArray(dogs.id, await unnumberedIn(tx, showId)))
      const show = await lockShow(tx, eq(shows.id, showId))
      const ids = locked.map(({ id }) => id)
      if (show && ['published', 'finished'].includes(show.state)) await giveNumbers(tx, showId, ids, at)
    }),
  )
}

type Closing = Pick<typeof shows.$inferSelect, 'id' | 'entriesCloseAt'>
const hasClosed = ({ entriesCloseAt }: Closing, now: Date) => entriesCloseAt <= now

/** Numbers a closed show before the desk adds a dog: the dogs that entered in time come first. */
export const numberClosedShow = async (db: Db, show: Closing, at: Date): Promise<void> => {
  if (hasClosed(show, at)) await numberShow(db, show.id, at)
}

/** The number of a dog that the desk adds after closing, in its own transaction. The dog and the show must be locked. */
export const giveLateNumber = async (tx: Db, show: Closing, dogId: string, at: Date): Promise<void> => {
  if (hasClosed(show, at)) await giveNumbers(tx, show.id, [dogId], at)
}

/** Numbers the show of a class some of whose dogs have none, before something on paper needs them. */
export const numberClass = async (db: Db, showId: string, classId: string, at: Date): Promise<void> => {
  if ((await unnumbered(db, showId, [classId])).length > 0) await numberShow(db, showId, at)
}

/**
 * The shows that take no entries any more, and some of whose dogs have no number. Asked show by show: few are between closing
 * and their last day, and all at once PostgreSQL would read every entry there is.
 */
export const showsToNumber = async (db: Db, now: Date): Promise<string[]> => {
  const closed = await db
    .select({ id: shows.id })
    .from(shows)
    .where(and(eq(shows.state, 'published'), lte(shows.entriesCloseAt, now)))
  const found: string[] = []
  for (const { id } of closed) if ((await unnumberedIn(db, id)).length > 0) found.push(id)
  return found
}

/**
 * Two dogs become one: where the kept dog has a number it keeps that, elsewhere it takes the other's. The dogs must be locked,
 * and the other is deleted afterwards: a number that it had beside the kept dog's belongs to no dog then.
 */
export const moveNumbers = async (tx: Db, from: string, to: string): Promise<void> => {
  const own = await tx
    .select({ showId: competitorNumbers.showId })
    .from(competitorNumbers)
    .where(eq(competitorNumbers.dogId, to))
  const had = own.map(({ showId }) => showId)
  await tx
    .update(competitorNumbers)
    .set({ dogId: to })
    .where(and(eq(competitorNumbers.dogId, from), notInArray(competitorNumbers.showId, had)))
}
