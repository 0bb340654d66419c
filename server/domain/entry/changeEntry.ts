import { randomUUID } from 'node:crypto'
import { and, eq, or, sql } from 'drizzle-orm'
import type { EntryChange } from '#contract/entry/change'
import { type EntryRequest, sameEntry } from '#contract/purchase/cartItem'
import { fill, paths } from '#contract/shared/paths'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockDogs, lockPurchases, lockShow } from '../../db/locks'
import { constraintOf, sqlCode, withRetry } from '../../db/retry'
import { classes, dogs, entries, entryChanges, purchases, shows, users, waitingList } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { mailOwner } from '../../mail/queueMail'
import { changeMails } from '../../messages/changeMails'
import { addressOf } from '../../site/address'
import { keptBy } from '../dog/dogFromRow'
import { endWaiting, waitingRows } from '../waiting/endWaiting'
import { type ChangeableEntry, reasonsToChange, requestOf, samePrice } from './entryChoices'
import { findEntry, stateAt } from './findEntry'
import { places as guarded } from './places'
import type { ActiveEntry } from './withdraw'

const runOf = ({ dog, cls }: ActiveEntry) => ({
  dog: dog.name,
  date: cls.date,
  startTime: cls.startTime,
  ring: cls.ring,
})

/** Emails an entry's payer what it was, what it is now, and why the desk moved it, within the same transaction. */
const mailChanged = async (tx: Db, deps: ServerDeps, before: ActiveEntry, why?: string): Promise<void> => {
  const [user] = await tx.select().from(users).where(eq(users.id, before.purchase.userId))
  const after = await findEntry(tx, before.entry.id)
  if (!user || !after) return
  const facts = { show: before.show.name, was: runOf(before), is: runOf(after), why }
  const link = addressOf(deps)(fill(paths.purchase, { id: before.purchase.id }))
  await mailOwner(tx, deps, user, changeMails[user.locale]({ ...facts, link }), { isOwed: true })
}

/** The caller's entry, until entries close. */
export const authorizedEntry = (request: CallerRequest, found: ActiveEntry | undefined, now: Date): ActiveEntry =>
  authorized(request, 'entry.change', found, (one) => ({ owner: one.purchase.userId, state: stateAt(one, now) }))

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
  // Given back first: in a show with a limit the place of the new class is that of the old one.
  await tx
    .update(classes)
    .set({ taken: sql`${classes.taken} - 1` })
    .where(eq(classes.id, from.classId))
  if (!offered && !(await guarded.take(tx, to.classId, 1)))
    throw new HttpError('change_refused', { reasons: [{ code: 'class_full' }] })
}

/** Locks what changes with an entry, after the account of the payer; `withShow` where its dog may get a number. */
export const lockForChange = async (
  tx: Db,
  before: ActiveEntry | undefined,
  payerId: string,
  to: EntryRequest,
  { withShow = false } = {},
) => {
  const held = eq(dogs.id, before?.dog.id ?? to.dogId)
  await lockDogs(tx, or(and(eq(dogs.id, to.dogId), keptBy(payerId)), held))
  if (before) await lockPurchases(tx, eq(purchases.id, before.purchase.id))
  if (before && withShow) await lockShow(tx, eq(shows.id, before.show.id))
  await lockClasses(tx, [to.classId, ...(before ? [before.entry.classId] : [])])
}

type Change = EntryChange & { by: ChangedBy; why?: string }

/** Changes an entry that is locked: it must be what the reader saw (stale else), and what it is already stays so. */
export const changeLocked = async (
  tx: Db,
  deps: ServerDeps,
  entry: ChangeableEntry,
  { classId, dogId, expected, by, why }: Change,
): Promise<void> => {
  const { found, payer } = entry
  const [from, to] = [requestOf(found), { classId, dogId }]
  if (sameEntry(from, to)) return
  if (!sameEntry(from, expected)) throw new HttpError('stale', { current: from })
  const [cls] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), samePrice(found)))
  const [cell] = cls ? await reasonsToChange(tx, entry, [to], by.at) : []
  if (!cell || cell.reasons.length > 0) throw new HttpError('change_refused', { reasons: cell?.reasons ?? [] })
  await movePlace(tx, payer.id, from, to, by)
  await tx
    .update(entries)
    .set({ ...to, unfitSince: null, unfitKeptAt: null, ...(to.classId !== from.classId && { termsChangedAt: null }) })
    .where(eq(entries.id, found.entry.id))
  const was = { id: randomUUID(), entryId: found.entry.id, changedAt: by.at }
  await tx.insert(entryChanges).values({ ...was, ...from })
  await audit(tx, {
    by,
    action: 'entry.changed',
    subject: { type: 'entry', id: found.entry.id },
    onBehalfOf: payer.id,
    before: from,
    after: to,
    ...(why !== undefined && { why }),
  })
  await mailChanged(tx, deps, found, why)
}

const refusedByTable = (error: unknown): unknown =>
  sqlCode(error) === '23505' && constraintOf(error) === 'entries_once'
    ? new HttpError('change_refused', { reasons: [{ code: 'already_entered' }] })
    : error

/** A transaction that changes an entry, again where another was in its way; a dog that is in the class already is refused. */
export const inChange = <Result>(deps: ServerDeps, change: (tx: Db) => Promise<Result>): Promise<Result> =>
  withRetry(() => deps.db.transaction(change)).catch((error: unknown) => {
    throw refusedByTable(error)
  })

/** Changes a paid entry to another dog of its payer, or another class of its show at the same price; answers its purchase's id. */
export const changeEntry = (
  deps: ServerDeps,
  request: CallerRequest,
  { id, ...wanted }: EntryChange & { id: string; by: ChangedBy },
): Promise<string> =>
  inChange(deps, async (tx) => {
    const payer = await lockCaller(tx, callerOf(request).user.id)
    await lockForChange(tx, await findEntry(tx, id), payer.id, wanted)
    const found = authorizedEntry(request, await findEntry(tx, id), wanted.by.at)
    await changeLocked(tx, deps, { found, payer, changedBy: 'member' }, wanted)
    return found.purchase.id
  })
