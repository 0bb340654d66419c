import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { hasBegun } from '#contract/show/begun'
import { reasonsUnfit } from '#contract/entry/eligibility'
import { levelOn } from '#contract/rules/ladder'
import type { Boundary, ClassSplit, SplitQuote } from '#contract/show/regroupClasses'
import { audit, type ChangedBy } from '../../../../audit/audit'
import type { Db } from '../../../../db/client'
import { classes, dogs, shows } from '../../../../db/schema'
import type { ServerDeps } from '../../../../deps'
import { dogFromRow, type DogRow } from '../../../../domain/dog/dogFromRow'
import { loadRuleSets, rulesOfClass } from '../../../../domain/rules/ruleSets'
import type { ClassRow, ShowRow } from '../../../../domain/show/showFromRow'
import { HttpError } from '../../../../http/httpError'
import { quoteOf, requireQuote } from '../quote'
import { moveDogs } from './moveDogs'
import { countMoved, enteredIn, findRegroupable, placesOf, waitingIn } from './regrouped'

/** What the two classes are open to. A class is open to one height category or to any: the first one stays open to any. */
const divided = (cls: ClassRow, boundary: Boundary) => {
  if (boundary.by === 'height') {
    if (cls.height !== 'any') throw new HttpError('validation_failed', { boundary: 'invalid' })
    return { first: {}, second: { height: boundary.height } }
  }
  const { level } = boundary
  if (level <= cls.startLevel || level > cls.endLevel) throw new HttpError('validation_failed', { boundary: 'invalid' })
  return { first: { endLevel: level - 1 }, second: { startLevel: level } }
}

const ofHeight: readonly string[] = ['wrong_height', 'not_measured', 'old_age_dog']

/** Does a dog of the class belong into the second one? */
const isMoved =
  (cls: ClassRow, boundary: Boundary, { rules }: ReturnType<typeof rulesOfClass>) =>
  (row: DogRow): boolean => {
    const dog = dogFromRow(row, row.ownerId)
    if (boundary.by === 'level') return levelOn(rules.ladder, dog, cls.date) >= boundary.level
    const reasons = reasonsUnfit({ dog, cls: { ...cls, height: boundary.height }, rules })
    return reasons.every(({ code }) => !ofHeight.includes(code))
  }

/** All that splitting a class does. */
export const planSplit = async (
  db: Db,
  show: ShowRow,
  { classId, boundary }: Pick<ClassSplit, 'classId' | 'boundary'>,
  now: Date,
) => {
  const cls = await findRegroupable(db, show, classId, now)
  const cells = divided(cls, boundary)
  const rules = rulesOfClass(await loadRuleSets(db), show, cls)
  if (boundary.by === 'height' && rules.rules.heights.every(({ category }) => category !== boundary.height))
    throw new HttpError('validation_failed', { boundary: 'invalid' })
  const [entered, turns] = [await enteredIn(db, classId), await waitingIn(db, [classId])]
  const dogIds = [...entered.map(({ dog }) => dog.id), ...turns.map(({ dogId }) => dogId)]
  const rows = dogIds.length === 0 ? [] : await db.select().from(dogs).where(inArray(dogs.id, dogIds))
  const moves = new Set(rows.filter(isMoved(cls, boundary, rules)).map(({ id }) => id))
  const moved = entered.filter(({ dog }) => moves.has(dog.id))
  const waiting = turns.filter(({ dogId }) => moves.has(dogId))
  const quote: SplitQuote = {
    quote: quoteOf(
      cls,
      boundary,
      entered.map(({ entry }) => [entry.id, entry.status, moves.has(entry.dogId)]),
      turns.map((row) => [row, moves.has(row.dogId)]),
    ),
    ...countMoved({ entries: moved, waiting }),
    stays: entered.filter(({ dog, entry }) => entry.status === 'paid' && !moves.has(dog.id)).length,
  }
  return { cls, cells, moved, waiting, quote }
}

const shownCells = ({ date, startTime, ring, height, startLevel, endLevel, capacity }: ClassRow) => ({
  date,
  startTime,
  ring,
  height,
  startLevel,
  endLevel,
  capacity,
})

/** Splits a class in two; the show and the class must be locked, and the dogs and purchases of its entries. */
export const splitClass = async (
  tx: Db,
  deps: ServerDeps,
  show: ShowRow,
  { quote: sent, reason, startTime, ring, capacity, ...which }: ClassSplit,
  by: ChangedBy,
): Promise<SplitQuote> => {
  const { cls, cells, moved, waiting, quote } = await planSplit(tx, show, which, by.at)
  requireQuote(quote.quote, sent)
  const places = placesOf({ entries: moved, waiting })
  if (capacity < places) throw new HttpError('validation_failed', { capacity: 'too_small' })
  const begun = { taken: 0, waiting: 0, begun: false }
  const second: ClassRow = { ...cls, ...cells.second, id: randomUUID(), startTime, ring, capacity, ...begun }
  if (hasBegun(second, show.timeZone, by.at)) throw new HttpError('validation_failed', { startTime: 'invalid' })
  await tx.insert(classes).values(second)
  await moveDogs(tx, deps, { entries: moved, waiting, from: cls, to: second, by, why: reason })
  // Both have the places of the one; the first keeps those that are taken.
  const first = { ...cells.first, capacity: Math.max(cls.capacity - capacity, cls.taken - places, 1) }
  await tx.update(classes).set(first).where(eq(classes.id, cls.id))
  await tx
    .update(shows)
    .set({ version: sql`${shows.version} + 1` })
    .where(eq(shows.id, show.id))
  await audit(tx, {
    by,
    action: 'show.class_split',
    subject: { type: 'show', id: show.id },
    onBehalfOf: null,
    before: { classes: { [cls.id]: shownCells(cls) } },
    after: { classes: { [cls.id]: shownCells({ ...cls, ...first }), [second.id]: shownCells(second) } },
    why: reason,
  })
  return quote
}
