import { and, eq, gt, isNotNull, lt, lte, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { fullCodes, type Reason } from '#contract/entry/reason'
import { fill, paths } from '#contract/shared/paths'
import { audit, bySystem, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { classes, dogs, entries, shows, users, waitingList } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { loadFacts, reasonsFor } from '../../domain/entry/eligibility'
import { hasRoom } from '../../domain/entry/room'
import { hasResting } from '../../domain/entry/undoRest'
import { closesAt } from '../../domain/show/showFromRow'
import { endWaiting, recount, type WaitingRow, waitingRows, type WhyEnded } from '../../domain/waiting/endWaiting'
import { inTurn } from '../../lib/inTurn'
import { mailOwner } from '../../mail/queueMail'
import { type WaitingMail, waitingMails } from '../../messages/waitingMails'
import { addressOf } from '../../site/address'

/** Emails the account that waited the outcome, within the transaction that caused it. */
const mailWaiting = async (tx: Db, deps: ServerDeps, row: WaitingRow, what: WaitingMail['what']): Promise<void> => {
  const [user] = await tx.select().from(users).where(eq(users.id, row.userId))
  const [found] = await tx
    .select({ cls: classes, show: shows })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(eq(classes.id, row.classId))
  const [dog] = await tx.select({ name: dogs.name, ownerId: dogs.ownerId }).from(dogs).where(eq(dogs.id, row.dogId))
  if (!user || user.deletedAt || !found || !dog) return
  const { cls, show } = found
  const facts = {
    what,
    dog: dog.name,
    show: show.name,
    date: cls.date,
    startTime: cls.startTime,
    ring: cls.ring,
    until: row.offerUntil,
    reason: (show.state === 'cancelled' ? show.cancelReason : cls.cancelReason) ?? '',
    timeZone: show.timeZone,
    link: addressOf(deps)(fill(paths.show, { slug: show.slug })),
  }
  await mailOwner(tx, deps, user, waitingMails[user.locale](facts), { isOwed: true })
}

const hour = 60 * 60_000

/**
 * Until when the place of an offer is held: so many hours, near closing half of the time that is left, so that another may
 * still have it, but an hour at least; and never beyond closing.
 */
const offerUntil = (now: Date, closesAt: Date, hours: number): Date => {
  const left = closesAt.getTime() - now.getTime()
  const held = Math.min(hours * hour, Math.max(left / 2, hour))
  return new Date(now.getTime() + Math.min(held, left))
}

/** An offer is no entry yet: whether a checkout of the member was charged meanwhile is asked when they buy. */
const nobodyCharged = { findCharged: async () => [] }

const ofClass = (classId: string) => eq(waitingList.classId, classId)
/** hasBegun (contract/show/begun.ts) in SQL, to find rows. */
const begun = (now: Date) =>
  sql`(${classes.begun} or (${classes.date} || ' ' || ${classes.startTime})::timestamp at time zone ${shows.timeZone} <= ${now.toISOString()}::timestamptz)`
const cancelled = or(eq(shows.state, 'cancelled'), isNotNull(classes.cancelledAt))
const closed = (now: Date) => or(ne(shows.state, 'published'), lte(shows.entriesCloseAt, now), begun(now))
const kept = or(eq(dogs.ownerId, waitingList.userId), eq(dogs.managerId, waitingList.userId))
// Without a manager, the comparison is null, not false.
const gone = or(sql`(${kept}) is not true`, isNotNull(users.deletedAt))
const expired = (now: Date) => and(eq(waitingList.state, 'offered'), lte(waitingList.offerUntil, now))
const held = sql`exists (select from ${entries} where ${entries.classId} = ${waitingList.classId}
  and ${entries.dogId} = ${waitingList.dogId} and ${entries.status} = 'held')`

/** Why rows that are in no checkout end by themselves, the first reason that holds. */
const endings = (now: Date): [why: WhyEnded, which: SQL | undefined][] => [
  ['cancelled', cancelled],
  ['closed', closed(now)],
  ['gone', gone],
  ['unfit', eq(dogs.retired, true)],
  ['expired', expired(now)],
]
const resting = ne(waitingList.state, 'checkout')
// Only a server of the version before this list leaves such a row behind; the place went with its entry.
const forgotten = and(eq(waitingList.state, 'checkout'), not(held))

const joined = (db: Db) =>
  db
    .select({ row: waitingList })
    .from(waitingList)
    .innerJoin(classes, eq(classes.id, waitingList.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, waitingList.dogId))
    .innerJoin(users, eq(users.id, waitingList.userId))

const batchSize = 50
const mailed: Partial<Record<WhyEnded, WaitingMail['what']>> = {
  expired: 'expired',
  unfit: 'unfit',
  closed: 'closed',
  cancelled: 'cancelled',
}

const end = async (tx: Db, deps: ServerDeps, rows: readonly WaitingRow[], why: WhyEnded, by: ChangedBy) => {
  await endWaiting(tx, rows, why, by)
  const what = mailed[why]
  if (what) for (const row of rows) await mailWaiting(tx, deps, row, what)
}

/** Ends rows of a class that are no longer possible; returns whether there were any. */
const endSome = async (tx: Db, deps: ServerDeps, classId: string, by: ChangedBy): Promise<boolean> => {
  for (const [why, which] of endings(by.at)) {
    const found = await joined(tx)
      .where(and(ofClass(classId), resting, which))
      .limit(batchSize)
    if (found.length === 0) continue
    await end(
      tx,
      deps,
      found.map(({ row }) => row),
      why,
      by,
    )
    return true
  }
  const lost = await waitingRows(tx, and(ofClass(classId), forgotten))
  await endWaiting(tx, lost, 'cleared', by)
  return lost.length > 0
}

/** Does a dog that waits fit its class now, apart from the place? */
const fits = async (tx: Db, { userId, classId, dogId }: WaitingRow, now: Date): Promise<boolean> => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return false
  const facts = await loadFacts(tx, nobodyCharged, user, [{ classId, dogId }], now)
  // Too many unpaid holds pass by themselves: an offer outlives them.
  const passing: readonly Reason['code'][] = [...fullCodes, 'held_too_often']
  return reasonsFor(facts, { classId, dogId }).every(({ code }) => passing.includes(code))
}

const offer = async (tx: Db, deps: ServerDeps, row: WaitingRow, closing: Date, by: ChangedBy) => {
  const until = offerUntil(by.at, closing, (await loadSettings(tx)).offerHours)
  const after: WaitingRow = { ...row, state: 'offered', offerUntil: until }
  await tx.update(waitingList).set({ state: 'offered', offerUntil: until }).where(eq(waitingList.id, row.id))
  await tx
    .update(classes)
    .set({ taken: sql`${classes.taken} + 1` })
    .where(eq(classes.id, row.classId))
  await recount(tx, [row.classId])
  await audit(tx, {
    by,
    action: 'waiting.offered',
    subject: { type: 'waiting', id: row.id },
    onBehalfOf: row.userId,
    before: { state: row.state },
    after: { ...after, offerUntil: until.toISOString() },
  })
  await mailWaiting(tx, deps, after, 'offered')
}

/** One step in a class: ends what is over, or gives one free place to the first who fits. False: nothing to do. */
const step = (deps: ServerDeps, classId: string, now: Date): Promise<boolean> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const by = bySystem(now)
      await lockClasses(tx, [classId])
      if (await endSome(tx, deps, classId, by)) return true
      const [place] = await tx
        .select({ cls: classes, show: shows })
        .from(classes)
        .innerJoin(shows, eq(shows.id, classes.showId))
        .where(and(eq(classes.id, classId), lt(classes.taken, classes.capacity), hasRoom(1), not(hasResting(now))))
      const [first] = await waitingRows(tx, and(ofClass(classId), eq(waitingList.state, 'waiting')))
      if (!place || !first) return false
      if (await fits(tx, first, now)) await offer(tx, deps, first, closesAt(place), by)
      else await end(tx, deps, [first], 'unfit', by)
      return true
    }),
  )

/** Gives the free places of a class to those who wait, and ends what is over, step by step: no lock is held for long. */
export const promoteClass = async (
  deps: ServerDeps,
  classId: string,
  now: Date,
  signal?: AbortSignal,
): Promise<void> => {
  while (!signal?.aborted && (await step(deps, classId, now)));
}

/** The same for every class where there is something to do; one that fails keeps no other back. */
export const promoteWaiting = async (deps: ServerDeps, signal: AbortSignal): Promise<void> => {
  const now = deps.now()
  const free = and(
    eq(waitingList.state, 'waiting'),
    gt(classes.capacity, classes.taken),
    hasRoom(1),
    not(hasResting(now)),
  )
  const over = and(resting, or(...endings(now).map(([, which]) => which)))
  const due = await joined(deps.db).where(or(free, over, forgotten))
  const classIds = new Set(due.map(({ row }) => row.classId))
  await inTurn(classIds, (classId) => promoteClass(deps, classId, now, signal), {
    message: 'Waiting lists could not be gone through',
    signal,
  })
}
