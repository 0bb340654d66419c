import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { addTo, daysBetween, type Day } from '#contract/shared/calendar'
import {
  helpersKeptDays,
  helpersMost,
  type Helper,
  type HelperChange,
  type HelperFacts,
  type ShowHelpers,
} from '#contract/entry/helpers'
import { audit, bySystem, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockedIfFree, lockShow } from '../../../db/locks'
import { showHelpers, shows } from '../../../db/schema'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'
import { updateAtVersion } from '../../../http/updateAtVersion'
import type { ShowRow } from '../../../domain/show/showFromRow'

type Row = typeof showHelpers.$inferSelect

const toHelper = ({ showId: _showId, ...helper }: Row): Helper => helper

const daysOf = ({ startDate, endDate }: ShowRow): Day[] =>
  Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, days) => addTo(startDate, { days }))

/** The helpers of a show, in the order of its days and of what they do. */
export const loadHelpers = async (db: Db, show: ShowRow): Promise<ShowHelpers> => {
  const rows = await db
    .select()
    .from(showHelpers)
    .where(eq(showHelpers.showId, show.id))
    .orderBy(asc(showHelpers.day), asc(showHelpers.task), asc(showHelpers.name), asc(showHelpers.id))
  return { show: show.name, days: daysOf(show), helpers: rows.map(toHelper) }
}

/** The audit records the change without the helper's name: its rows outlive a helper, and can't be edited. */
const record = (
  tx: Db,
  by: ChangedBy,
  action: 'helper.added' | 'helper.changed' | 'helper.removed',
  { id, before, after }: { id: string; before?: Partial<Row>; after?: Partial<Row> },
) =>
  audit(tx, {
    by,
    action,
    subject: { type: 'helper', id },
    onBehalfOf: null,
    ...(before && { before }),
    ...(after && { after }),
  })

const refuseOtherDay = (show: ShowRow, { day }: HelperFacts): void => {
  if (!daysOf(show).includes(day)) throw new HttpError('validation_failed', { day: 'invalid' })
}

const findSame = async (tx: Db, showId: string, { name, task, day }: HelperFacts): Promise<Row | undefined> => {
  const { name: named, task: does, day: on } = showHelpers
  const [row] = await tx
    .select()
    .from(showHelpers)
    .where(and(eq(showHelpers.showId, showId), eq(named, name), eq(does, task), eq(on, day)))
  return row
}

/** Writes a helper down. The same one with the same task on the same day is there once, however often it is sent. */
export const addHelper = (db: Db, slug: string, facts: HelperFacts, by: ChangedBy): Promise<Helper> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, by.actor)
    const show = await lockShow(tx, eq(shows.slug, slug))
    if (!show) throw new HttpError('not_found')
    refuseOtherDay(show, facts)
    const same = await findSame(tx, show.id, facts)
    if (same) return toHelper(same)
    if ((await tx.$count(showHelpers, eq(showHelpers.showId, show.id))) >= helpersMost)
      throw new HttpError('validation_failed', { name: `too_many:${helpersMost}` })
    const row = { id: randomUUID(), showId: show.id, ...facts, version: 1 }
    await tx.insert(showHelpers).values(row)
    await record(tx, by, 'helper.added', { id: row.id, after: row })
    return toHelper(row)
  })

const find = async (tx: Db, id: string) => {
  const [found] = await tx
    .select({ helper: showHelpers, show: shows })
    .from(showHelpers)
    .innerJoin(shows, eq(shows.id, showHelpers.showId))
    .where(eq(showHelpers.id, id))
  if (!found) throw new HttpError('not_found')
  return found
}

const isSame = (row: Row, facts: HelperFacts): boolean =>
  (['name', 'task', 'day', 'phone', 'email'] as const).every((field) => row[field] === facts[field])

/** Changes a helper that is as it was read (stale else); what is so already stays so. */
export const changeHelper = (db: Db, id: string, { version, ...facts }: HelperChange, by: ChangedBy): Promise<Helper> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, by.actor)
    const { helper: before, show } = await find(tx, id)
    refuseOtherDay(show, facts)
    if (isSame(before, facts)) return toHelper(before)
    const present = async () => {
      const { id: _id, version: _version, ...values } = toHelper((await find(tx, id)).helper)
      return values
    }
    await updateAtVersion(tx, showHelpers, { where: eq(showHelpers.id, id), version, set: facts, present })
    const { helper: after } = await find(tx, id)
    await record(tx, by, 'helper.changed', { id, before, after })
    return toHelper(after)
  })

/** Removes a helper. A second call changes nothing. */
export const removeHelper = (db: Db, id: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, by.actor)
    const [before] = await tx.delete(showHelpers).where(eq(showHelpers.id, id)).returning()
    if (before) await record(tx, by, 'helper.removed', { id, before })
  })

/** Deletes the helpers of shows that are over: so long afterwards their numbers are of no use. */
export const forgetHelpers = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const last = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date - ${helpersKeptDays}::int`
    const over = tx.select({ id: shows.id }).from(shows).where(lt(shows.endDate, last))
    const due = lockedIfFree(tx, showHelpers.id, inArray(showHelpers.showId, over))
    const gone = await tx.delete(showHelpers).where(inArray(showHelpers.id, due)).returning()
    for (const before of gone) await record(tx, bySystem(now), 'helper.removed', { id: before.id, before })
  })
