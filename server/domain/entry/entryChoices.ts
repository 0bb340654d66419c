import { and, eq, or } from 'drizzle-orm'
import { sameEntry, type EntryRequest } from '#contract/purchase/cartItem'
import type { EntryChoices } from '#contract/entry/change'
import type { Db } from '../../db/client'
import { classes, dogs } from '../../db/schema'
import { loadFacts, reasonsFor, type Facts } from './eligibility'
import { keptBy } from '../dog/dogFromRow'
import type { PaymentProvider } from '../payment/provider'
import { toClass } from '../show/showFromRow'
import { loadPublished } from './deskTerms'
import type { ActiveEntry } from './withdraw'

/** An entry that may become another, and its payer. The opening and closing of entries bind members, not organisers. */
export interface ChangeableEntry {
  found: ActiveEntry
  payer: Facts['user']
  changedBy: 'member' | 'desk'
}

// What is in a checkout counts as entered: whether it is paid is not asked while classes are locked.
export const allCharged: Pick<PaymentProvider, 'findCharged'> = { findCharged: async (_db, ids) => [...ids] }

export const requestOf = ({ entry: { classId, dogId } }: ActiveEntry): EntryRequest => ({ classId, dogId })

/** Of an entry at an early price both prices must be the same. */
const costsLike = ({ price, reducedFrom, fullPrice }: ActiveEntry['entry']) => {
  const unreduced = reducedFrom ?? price
  return fullPrice === null
    ? eq(classes.price, unreduced)
    : and(eq(classes.price, fullPrice), eq(classes.earlyPrice, unreduced))
}

/** The classes that an entry can be in without a payment or refund. */
export const samePrice = ({ entry, cls }: ActiveEntry) =>
  and(
    eq(classes.showId, cls.showId),
    or(eq(classes.id, cls.id), and(costsLike(entry), eq(classes.currency, cls.currency))),
  )

/** The desk may move an entry into any class whose results are not published. */
const asAtDesk = ({ classes: rows, ...facts }: Facts, closed: Facts['closed'], now: Date): Facts => ({
  ...facts,
  closed,
  classes: new Map(
    [...rows].map(([id, { cls, show }]) => {
      const open = {
        entriesOpenAt: now,
        entriesCloseAt: new Date(now.getTime() + 1),
        fairOpening: null,
        memberRuns: null,
      }
      return [id, { cls, show: { ...show, ...open } }]
    }),
  ),
})

/** Each of these with every reason against it: the entry is not in its own way, and its place is its own. */
export const reasonsToChange = async (
  db: Db,
  { found, payer, changedBy }: ChangeableEntry,
  wanted: EntryRequest[],
  now: Date,
): Promise<EntryChoices['cells']> => {
  const current = requestOf(found)
  const facts = await loadFacts(db, allCharged, payer, [...wanted, current], now)
  const inPlace = wanted.filter(({ classId }) => classId === current.classId)
  const others = {
    ...facts,
    entered: facts.entered.filter((entry) => !sameEntry(entry, current)),
    offers: [...facts.offers, ...inPlace],
    // Moving needs no place more of the show.
    heldByCaller: [...facts.heldByCaller, current.classId],
  }
  const rules =
    changedBy === 'desk' ? asAtDesk(others, await loadPublished(db, [...facts.classes.keys()]), now) : others
  return wanted.map((one) => ({ ...one, reasons: reasonsFor(rules, one) }))
}

/** What an entry can become: the dogs of its payer, and the classes of its show at its price. */
export const loadEntryChoices = async (db: Db, entry: ChangeableEntry, now: Date): Promise<EntryChoices> => {
  const { found, payer } = entry
  const open = await db
    .select()
    .from(classes)
    .where(samePrice(found))
    .orderBy(classes.date, classes.startTime, classes.ring, classes.id)
  const kept = await db
    .select({ id: dogs.id, name: dogs.name })
    .from(dogs)
    .where(and(keptBy(payer.id), eq(dogs.retired, false)))
    .orderBy(dogs.name, dogs.slug)
  const wanted = open.flatMap(({ id: classId }) => kept.map((dog) => ({ classId, dogId: dog.id })))
  return {
    current: requestOf(found),
    classes: open.map((cls) => toClass(cls, found.show, now)),
    dogs: kept,
    cells: await reasonsToChange(db, entry, wanted, now),
  }
}
