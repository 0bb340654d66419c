import { eq, inArray, sql } from 'drizzle-orm'
import type { ClassMerger, MergerQuote } from '#contract/show/regroupClasses'
import { audit, type ChangedBy } from '../../../../audit/audit'
import type { Db } from '../../../../db/client'
import { classes, entries, shows } from '../../../../db/schema'
import type { ServerDeps } from '../../../../deps'
import { endWaiting, type WaitingRow } from '../../../../domain/waiting/endWaiting'
import type { ClassRow, ShowRow } from '../../../../domain/show/showFromRow'
import { HttpError } from '../../../../http/httpError'
import { refundsOf } from '../cancelShow'
import { quoteOf, requireQuote } from '../quote'
import { moveDogs } from './moveDogs'
import { countMoved, enteredIn, findRegroupable, placesOf, waitingIn } from './regrouped'

const alike = (show: ShowRow, one: ClassRow, other: ClassRow): boolean =>
  (['date', 'type', 'kind', 'veteran', 'scale', 'currency'] as const).every((cell) => one[cell] === other[cell]) &&
  (one.ruleSet ?? show.ruleSet) === (other.ruleSet ?? show.ruleSet)

/** What the class that stays is open to, so that each dog of both still fits. */
const widened = (from: ClassRow, into: ClassRow) => ({
  height: from.height === into.height ? into.height : ('any' as const),
  startLevel: Math.min(from.startLevel, into.startLevel),
  endLevel: Math.max(from.endLevel, into.endLevel),
})

/** Of a dog that waits for both classes, its later turn; and the turns of dogs with a place. */
const endedTurns = (rows: readonly WaitingRow[], hasPlace: (row: WaitingRow) => boolean): WaitingRow[] =>
  rows.filter(
    (row) =>
      row.state !== 'checkout' &&
      (hasPlace(row) || rows.some(({ dogId, number }) => dogId === row.dogId && number < row.number)),
  )

/** All that merging two classes does. The dogs that are entered in both stay behind, and are refunded with their class. */
export const planMerger = async (
  db: Db,
  show: ShowRow,
  { from: fromId, into: intoId }: Pick<ClassMerger, 'from' | 'into'>,
  now: Date,
) => {
  if (fromId === intoId) throw new HttpError('validation_failed', { into: 'invalid' })
  const from = await findRegroupable(db, show, fromId, now)
  const into = await findRegroupable(db, show, intoId, now)
  if (!alike(show, from, into)) throw new HttpError('classes_differ')
  if (from.price > into.price) throw new HttpError('merge_price')
  const [leaving, staying] = [await enteredIn(db, fromId), await enteredIn(db, intoId)]
  const has = (entered: typeof leaving, id: string) => entered.some(({ dog }) => dog.id === id)
  const moved = leaving.filter(({ dog }) => !has(staying, dog.id))
  const doubled = leaving.filter(({ dog }) => has(staying, dog.id))
  const turns = await waitingIn(db, [fromId, intoId])
  const ended = endedTurns(turns, ({ classId, dogId }) => has(classId === fromId ? staying : leaving, dogId))
  const waiting = turns.filter(
    (row) => row.classId === fromId && !ended.includes(row) && (row.state !== 'checkout' || has(moved, row.dogId)),
  )
  const freed = ended.filter(({ classId, state }) => classId === intoId && state === 'offered').length
  const places = into.taken - freed + placesOf({ entries: moved, waiting })
  const after = { ...widened(from, into), capacity: Math.max(into.capacity, places) }
  const dogIds = doubled.map(({ dog }) => dog.id)
  const { refunds } = await refundsOf(
    db,
    inArray(
      entries.id,
      doubled.map(({ entry }) => entry.id),
    ),
  )
  const entered = leaving.map(({ entry }) => [entry.id, entry.status])
  const quote: MergerQuote = {
    quote: quoteOf(from, into, entered, dogIds, turns),
    ...countMoved({ entries: moved, waiting }),
    doubled: doubled.filter(({ entry }) => entry.status === 'paid').length,
    refunds,
    ...after,
  }
  return { from, into, moved, waiting, ended, after, quote }
}

/** Merges a class into another; the show and both classes must be locked, and the dogs and purchases of the first. */
export const mergeClasses = async (
  tx: Db,
  deps: ServerDeps,
  show: ShowRow,
  { quote: sent, reason, ...which }: ClassMerger,
  by: ChangedBy,
): Promise<MergerQuote> => {
  const { from, into, moved, waiting, ended, after, quote } = await planMerger(tx, show, which, by.at)
  requireQuote(quote.quote, sent)
  await endWaiting(tx, ended, 'entered', by)
  await tx.update(classes).set(after).where(eq(classes.id, into.id))
  await moveDogs(tx, deps, { entries: moved, waiting, from, to: into, by, why: reason })
  // `begun` closes it for servers that know no cancelled classes; the job that refunds these refunds who is left.
  await tx
    .update(classes)
    .set({ cancelledAt: by.at, cancelReason: reason, begun: true, mergedInto: into.id })
    .where(eq(classes.id, from.id))
  await tx
    .update(shows)
    .set({ version: sql`${shows.version} + 1` })
    .where(eq(shows.id, show.id))
  const at = ({ date, startTime, ring }: ClassRow) => ({ date, startTime, ring })
  const { height, startLevel, endLevel, capacity } = into
  await audit(tx, {
    by,
    action: 'show.classes_merged',
    subject: { type: 'show', id: show.id },
    onBehalfOf: null,
    before: { classes: { [from.id]: at(from), [into.id]: { ...at(into), height, startLevel, endLevel, capacity } } },
    after: { classes: { [from.id]: { ...at(from), cancelled: true }, [into.id]: { ...at(into), ...after } } },
    why: reason,
  })
  return quote
}
