import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { refusalOf } from '#contract/access/authorize'
import type { Caller } from '#contract/access/caller'
import type { Action } from '#contract/access/policies'
import { grouped, numberOf, referenceOf } from '#contract/payment/bankTransfer'
import { dayAt } from '#contract/shared/calendar'
import { deskSearchLimits, type DeskSearchResult } from '#contract/desk/search'
import { listedEntryStatuses } from '#contract/entry/desk'
import { compactText } from '#contract/shared/visibleText'
import { contains, inAny, positionIn } from '../../../db/contains'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, people, purchases, shows, users } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { SignedIn } from '../../../http/types'
import { memberNamed } from '../../../domain/account/memberNamed'
import { readableBy } from '../../../domain/show/deskList'
import { findMembers, findOwnPerson, latestShows } from './people'

const { most } = deskSearchLimits

const findShows = (db: Db, user: SignedIn['user'], text: string): Promise<DeskSearchResult['shows']> =>
  db
    .select({
      slug: shows.slug,
      name: shows.name,
      startDate: shows.startDate,
      endDate: shows.endDate,
      state: shows.state,
    })
    .from(shows)
    .where(and(readableBy(db, user), contains([shows.name, shows.city], text)))
    .orderBy(desc(shows.startDate), asc(shows.slug))
    .limit(most)

const dogNamed = (text: string): SQL | undefined =>
  or(contains([dogs.name, dogs.kennelClubName], text), eq(dogs.microchip, compactText(text)))

const findDogs = (db: Db, text: string): Promise<DeskSearchResult['dogs']> =>
  db
    .select({
      slug: dogs.slug,
      name: dogs.name,
      kennelClubName: dogs.kennelClubName,
      breed: dogs.breed,
      birthDate: dogs.birthDate,
    })
    .from(dogs)
    .where(dogNamed(text))
    // A dog that is called so comes before one whose pedigree says so.
    .orderBy(sql`nullif(${positionIn(dogs.name, text)}, 0) nulls last`, asc(dogs.name), asc(dogs.slug))
    .limit(most)

const findEntries = async (db: Db, text: string): Promise<DeskSearchResult['entries']> => {
  const dog = db.select({ id: dogs.id }).from(dogs).where(dogNamed(text))
  const ofEntries = (which: SQL | undefined) => db.select({ id: entries.id }).from(entries).where(which)
  const member = db.select({ id: users.id }).from(users).where(memberNamed(db, text))
  const bought = db.select({ id: purchases.id }).from(purchases).where(inArray(purchases.userId, member))
  const rows = await db
    .select({ entry: entries, date: classes.date, dogName: dogs.name, show: shows, member: users.name })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(
      and(
        inArray(entries.status, [...listedEntryStatuses]),
        inAny(entries.id, [
          ofEntries(inArray(entries.dogId, dog)),
          ofEntries(and(ne(entries.handlerName, ''), contains([entries.handlerName], text))),
          ofEntries(inArray(entries.purchaseId, bought)),
        ]),
      ),
    )
    .orderBy(desc(classes.date), desc(classes.startTime), asc(dogs.name), asc(entries.id))
    .limit(most)
  return rows.map(({ entry: { id, status, handlerName }, date, dogName, show, member: memberName }) => ({
    id,
    status: status === 'released' ? 'withdrawn' : status,
    dogName,
    handlerName: handlerName || memberName,
    showSlug: show.slug,
    showName: show.name,
    date,
  }))
}

/** A purchase number as a receipt prints it, or the reference of its transfer. */
const numberIn = (text: string): number | null => {
  const compact = compactText(text)
  return /^#?\d{1,9}$/.test(compact) ? Number(compact.replace('#', '')) : numberOf(compact)
}

const firstShows = async (db: Db, purchaseIds: string[]): Promise<Map<string, string>> => {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([entries.purchaseId], { purchaseId: entries.purchaseId, slug: shows.slug })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(inArray(entries.purchaseId, purchaseIds))
    .orderBy(entries.purchaseId, asc(classes.date), asc(classes.startTime), asc(entries.id))
  return new Map(rows.map(({ purchaseId, slug }) => [purchaseId, slug]))
}

const findPurchases = async (db: Db, text: string): Promise<DeskSearchResult['purchases']> => {
  const number = numberIn(text)
  const ofPurchases = (which: SQL | undefined) => db.select({ id: purchases.id }).from(purchases).where(which)
  const member = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.deletedAt), memberNamed(db, text)))
  const rows = await db
    .select({ purchase: purchases, name: users.name, personId: people.id })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(people, eq(people.accountId, users.id))
    .where(
      and(
        // What was cancelled or left unpaid is an attempt, as in the member's own list.
        inArray(purchases.status, ['pending', 'paid', 'refunded']),
        inAny(purchases.id, [
          ...(number === null ? [] : [ofPurchases(eq(purchases.number, number))]),
          ofPurchases(inArray(purchases.userId, member)),
          ofPurchases(contains([purchases.payerName], text)),
        ]),
      ),
    )
    .orderBy(desc(purchases.number))
    .limit(most)
  const [{ timeZone }, ofPurchase, ofPayer] = [
    await loadSettings(db),
    await firstShows(
      db,
      rows.map(({ purchase }) => purchase.id),
    ),
    await latestShows(
      db,
      rows.map(({ purchase }) => purchase.userId),
    ),
  ]
  return rows.map(({ purchase: row, name, personId }) => ({
    id: row.id,
    receipt: row.number,
    reference: row.paidBy === 'transfer' && row.status === 'pending' ? grouped(referenceOf(row.number)) : null,
    kind: row.kind,
    payer: row.payerName ?? name,
    amount: row.total,
    currency: row.currency,
    date: dayAt((row.paidAt ?? row.createdAt).toISOString(), timeZone),
    personId,
    payerId: row.userId,
    showSlug: ofPurchase.get(row.id) ?? ofPayer.get(row.userId) ?? null,
  }))
}

/**
 * Up to five results of each kind, if the caller may open the screen that lists that kind. Runs one query at a time, because
 * it is called while people type.
 */
export const searchDesk = async (
  db: Db,
  user: SignedIn['user'],
  caller: Caller,
  text: string,
): Promise<DeskSearchResult> => {
  const may = (action: Action) => refusalOf(action, caller) === null
  return {
    shows: await findShows(db, user, text),
    people: may('person.find') ? await findMembers(db, text) : await findOwnPerson(db, text, user.id),
    dogs: may('deskDog.read') ? await findDogs(db, text) : [],
    entries: may('showEntry.read') ? await findEntries(db, text) : [],
    purchases: may('transfer.settle') ? await findPurchases(db, text) : [],
  }
}
