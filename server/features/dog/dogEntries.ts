import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Day } from '#contract/shared/calendar'
import type { DogEntry } from '#contract/dog/change'
import type { DogEntriesQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import type { Db } from '../../db/client'
import { classes, entries, purchaseRefunds, purchases, shows } from '../../db/schema'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { keysetDay, keysetText, loadPage, type Keyset } from '../../http/paging'
import { itemFromRow } from '../../domain/entry/itemFromRow'

const byDay: Keyset = {
  columns: [classes.date, classes.startTime, entries.id],
  position: z.tuple([keysetDay, keysetText, z.uuid()]),
}

const load = (db: Db, where: SQL | undefined, order: SQL[], limit: number) =>
  db
    .select({ entry: entries, cls: classes, show: shows, userId: purchases.userId, refund: purchaseRefunds.amount })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .leftJoin(purchaseRefunds, eq(purchaseRefunds.entryId, entries.id))
    .where(where)
    .orderBy(...order)
    .limit(limit)

/** A page of what a dog was entered in and paid for, or withdrawn from; a place that is only held is no entry yet. */
export const loadDogEntries = async (
  db: Db,
  dog: DogRow,
  readerId: string,
  { when, ...query }: DogEntriesQuery,
  today: Day,
): Promise<Page<DogEntry>> => {
  const ofDog = and(
    eq(entries.dogId, dog.id),
    inArray(entries.status, ['paid', 'withdrawn']),
    when === 'ahead' ? gte(classes.date, today) : lt(classes.date, today),
  )
  const page = await loadPage(
    byDay,
    query,
    ({ after, order, limit }) => load(db, and(ofDog, after), order, limit),
    ({ entry, cls }) => [cls.date, cls.startTime, entry.id],
  )
  return {
    ...page,
    items: page.items.map(({ entry, cls, show, userId, refund }) => ({
      id: entry.id,
      item: itemFromRow(dog, cls, show),
      status: entry.status,
      purchaseId: userId === readerId ? entry.purchaseId : null,
      refund,
    })),
  }
}
