import { randomUUID } from 'node:crypto'
import { and, eq, or, sql } from 'drizzle-orm'
import type { EntryRequest } from '#contract/cartItem'
import type { EntryChange, EntryChoices } from '#contract/entryChange'
import { sameEntry } from '#contract/sameEntry'
import { audit, type ChangedBy } from '../audit/audit'
import type { Db } from '../db/client'
import { lockClasses, lockDogs, lockPurchases } from '../db/locks'
import { constraintOf, sqlCode, withRetry } from '../db/retry'
import { classes, dogs, entries, entryChanges, purchases, waitingList } from '../db/schema'
import type { ServerDeps } from '../deps'
import { loadFacts, reasonsFor, type Facts } from '../entries/eligibility'
import { places as guarded } from '../entries/places'
import { keptBy } from '../entries/toDog'
import { callerOf } from '../http/auth'
import { authorized, type CallerRequest } from '../http/authorize'
import { HttpError } from '../http/httpError'
import { lockCaller } from '../http/lockCaller'
import type { PaymentProvider } from '../payments/provider'
import { toClass } from '../shows/toShow'
import { endWaiting, waitingRows } from '../waiting/endWaiting'
import { findEntry, stateAt } from './findEntry'
import { mailChanged } from './mailChanged'
import type { ActiveEntry } from './withdraw'

// What is in a checkout counts as entered: whether it is paid is not asked while classes are locked.
const allCharged: Pick<PaymentProvider, 'findCharged'> = { findCharged: async (_db, ids) => [...ids] }

const requestOf = ({ entry: { classId, dogId } }: ActiveEntry): EntryRequest => ({ classId, dogId })

/** The facts of other entries than this one: it is not in its own way, and its place is its own. */
const factsWithout = async (db: Db, user: Facts['user'], found: ActiveEntry, wanted: EntryRequest[], now: Date) => {
  const current = requestOf(found)
  const facts = await loadFacts(db, allCharged, user, [...wanted, current], now)
  const inPlace = wanted.filter(({ classId }) => classId === current.classId)
  return {
    ...facts,
    entered: facts.entered.filter((entry) => !sameEntry(entry, current)),
    offers: [...facts.offers, ...inPlace],
  }
}

/** Of an entry at an early price both prices must be the same. */
const costsLike = ({ price, fullPrice }: ActiveEntry['entry']) =>
  fullPrice === null ? eq(classes.price, price) : and(eq(classes.price, fullPrice), eq(classes.earlyPrice, price))

/** The classes that an entry can be in without anything to pay or to give back. */
const samePrice = ({ entry, cls }: ActiveEntry) =>
  and(
    eq(classes.showId, cls.showId),
    or(eq(classes.id, cls.id), and(costsLike(entry), eq(classes.currency, cls.currency))),
  )

const authorizedEntry = (request: CallerRequest, found: ActiveEntry | undefined, now: Date): ActiveEntry =>
  authorized(request, 'entry.change', found, (one) => ({ owner: one.purchase.userId, state: stateAt(one, now) }))

/** What an entry can become, for whoever paid for it. */
export const loadEntryChoices = async (
  db: Db,
  request: CallerRequest,
  { id, now }: { id: string; now: Date },
): Promise<EntryChoices> => {
  const found = authorizedEntry(request, await findEntry(db, id), now)
  const { user } = callerOf(request)
  const open = await db
    .select()
    .from(classes)
    .where(samePrice(found))
    .orderBy(classes.date, classes.startTime, classes.ring, classes.id)
  const kept = await db
    .select({ id: dogs.id, name: dogs.name })
    .from(dogs)
    .where(and(keptBy(user.id), eq(dogs.retired, false)))
    .orderBy(dogs.name, dogs.slug)
  const wanted = open.flatMap(({ id: classId }) => kept.map((dog) => ({ classId, dogId: dog.id })))
  const facts = await factsWithout(db, user, found, wanted, now)
  return {
    current: requestOf(found),
    classes: open.map((cls) => toClass(cls, found.show, now)),
    dogs: kept,
    cells: wanted.map((one) => ({ ...one, reasons: reasonsFor(facts, one, []) })),
  }
}

/** Takes a place in the new class, or the one that the waiting list holds for it, and gives that in the old one back. */
const movePlace = async (tx: Db, userId: string, from: EntryRequest, to: EntryRequest, by: ChangedBy) => {
  const waits = await waitingRows(
    tx,
    and(eq(waitingList.classId, to.classId), eq(waitingList.dogId, to.dogId), eq(waitingList.userId, userId)),
  )
  const moves = from.classId !== to.classId
  const offered = waits.some(
    ({ state, offerUntil }) => state === 'offered' && offerUntil !== null && offerUntil > by.at,
  )
  await endWaiting(tx, waits, 'entered', by, { placesUsed: moves && offered })
  if (!moves) return
  if (!offered && !(await guarded.take(tx, to.classId, 1)))
    throw new HttpError('change_refused', { reasons: [{ code: 'class_full' }] })
  await tx
    .update(classes)
    .set({ taken: sql`${classes.taken} - 1` })
    .where(eq(classes.id, from.classId))
}

const change = async (
  tx: Db,
  deps: ServerDeps,
  user: Facts['user'],
  found: ActiveEntry,
  { classId, dogId }: EntryRequest,
  by: ChangedBy,
) => {
  const [from, to] = [requestOf(found), { classId, dogId }]
  const [cls] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), samePrice(found)))
  if (!cls) throw new HttpError('change_refused', { reasons: [] })
  const facts = await factsWithout(tx, user, found, [to], by.at)
  const reasons = reasonsFor(facts, to, [])
  if (reasons.length > 0) throw new HttpError('change_refused', { reasons })
  await movePlace(tx, user.id, from, to, by)
  await tx.update(entries).set(to).where(eq(entries.id, found.entry.id))
  const was = { id: randomUUID(), entryId: found.entry.id, changedAt: by.at }
  await tx.insert(entryChanges).values({ ...was, ...from })
  await audit(tx, {
    ...{ by, action: 'entry.changed', subject: { type: 'entry', id: found.entry.id }, onBehalfOf: user.id },
    ...{ before: from, after: to },
  })
  await mailChanged(tx, deps, found)
}

const refusedByTable = (error: unknown): unknown =>
  sqlCode(error) === '23505' && constraintOf(error) === 'entries_once'
    ? new HttpError('change_refused', { reasons: [{ code: 'already_entered' }] })
    : error

/**
 * Changes a paid entry to another dog of its payer, or to another class of its show at the same price. It must be what the
 * reader saw (stale else); what it is already stays so. The answer is its purchase's id.
 */
export const changeEntry = (
  deps: ServerDeps,
  request: CallerRequest,
  { id, expected, by, ...to }: EntryChange & { id: string; by: ChangedBy },
): Promise<string> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const user = await lockCaller(tx, callerOf(request).user.id)
      const before = await findEntry(tx, id)
      const held = eq(dogs.id, before?.dog.id ?? to.dogId)
      await lockDogs(tx, or(and(eq(dogs.id, to.dogId), keptBy(user.id)), held))
      if (before) await lockPurchases(tx, eq(purchases.id, before.purchase.id))
      await lockClasses(tx, [to.classId, ...(before ? [before.entry.classId] : [])])
      const found = authorizedEntry(request, await findEntry(tx, id), by.at)
      if (sameEntry(requestOf(found), to)) return found.purchase.id
      if (!sameEntry(requestOf(found), expected)) throw new HttpError('stale', { current: requestOf(found) })
      await change(tx, deps, user, found, to, by)
      return found.purchase.id
    }),
  ).catch((error: unknown) => {
    throw refusedByTable(error)
  })
