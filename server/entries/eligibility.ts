import { and, eq, inArray, or } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import type { Dog } from '#contract/dog'
import { reasonsAgainst } from '#contract/eligibility'
import type { Reason } from '#contract/reason'
import type { EntryRequest } from '#contract/cartItem'
import { sameEntry } from '#contract/sameEntry'
import type { User } from '#contract/account/user'
import type { Db } from '../db/client'
import { classes, dogs, entries, purchases, shows } from '../db/schema'
import { loadSettings, type Settings } from '../db/settings'
import { toDog } from '../dogs/toDog'
import type { PaymentProvider } from '../payments/provider'
import { heldAgainFrom, loadOverdueHolds, loadUnpaidHolds, type UnpaidHold } from './holds'
import { countByClass } from './places'
import { visible } from '../shows/queries'
import { timesOf, toClass, type ClassRow, type ShowRow } from '../shows/toShow'

type Charges = Pick<PaymentProvider, 'findCharged'>

/** All that the rules need to check one member's entry requests at one moment. */
export interface Facts {
  now: string
  user: Pick<User, 'id' | 'roles' | 'renewalDate'>
  settings: Settings
  classes: Map<string, { cls: ClassRow; show: ShowRow }>
  dogs: Map<string, Dog>
  entered: { classId: string; dogId: string; date: string }[]
  heldByCaller: string[]
  unpaidHolds: UnpaidHold[]
}

const loadEntries = (db: Db, userId: string, classIds: string[], dogIds: string[]) =>
  db
    .select({
      ...{ classId: entries.classId, dogId: entries.dogId, date: classes.date, status: entries.status },
      paymentId: purchases.paymentId,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(
      and(
        inArray(entries.status, ['held', 'paid']),
        eq(purchases.userId, userId),
        or(inArray(entries.dogId, dogIds), inArray(entries.classId, classIds)),
      ),
    )

type ActiveEntry = Awaited<ReturnType<typeof loadEntries>>[number]

/** A checkout that has not been paid is replaced by the next one: it stands in nobody's way but others'. */
const findReplaceable = async (db: Db, payments: Charges, active: readonly ActiveEntry[]) => {
  const held = active.filter(({ status }) => status === 'held')
  if (held.length === 0) return new Set<ActiveEntry>()
  const charged = await payments.findCharged(db, [...new Set(held.map(({ paymentId }) => paymentId))])
  return new Set(held.filter(({ paymentId }) => !charged.includes(paymentId)))
}

/** Reads what the rules need. Dogs of others and classes of drafts are left out, as if they did not exist. */
export const loadFacts = async (
  db: Db,
  payments: Charges,
  user: Facts['user'],
  entryRequests: readonly EntryRequest[],
  now: Date,
): Promise<Facts> => {
  const classIds = [...new Set(entryRequests.map((entryRequest) => entryRequest.classId))]
  const dogIds = [...new Set(entryRequests.map((entryRequest) => entryRequest.dogId))]
  const settings = await loadSettings(db)
  const base = { now: now.toISOString(), user, settings }
  if (entryRequests.length === 0)
    return { ...base, classes: new Map(), dogs: new Map(), entered: [], heldByCaller: [], unpaidHolds: [] }
  const classRows = await db
    .select({ cls: classes, show: shows })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(inArray(classes.id, classIds), visible))
  const dogRows = await db
    .select()
    .from(dogs)
    .where(and(inArray(dogs.id, dogIds), eq(dogs.ownerId, user.id)))
  const active = await loadEntries(db, user.id, classIds, dogIds)
  const replaceable = await findReplaceable(db, payments, active)
  return {
    ...base,
    classes: new Map(classRows.map((row) => [row.cls.id, row])),
    dogs: new Map(dogRows.map((row) => [row.id, toDog(row)])),
    entered: active.filter((entry) => !replaceable.has(entry)),
    heldByCaller: [...replaceable].map(({ classId }) => classId),
    unpaidHolds: await loadUnpaidHolds(db, user.id, classIds, now),
  }
}

/** The same for whoever only asks: a hold that ran out holds nothing any more, though no job has released it yet. */
export const loadFactsToQuote = async (...given: Parameters<typeof loadFacts>): Promise<Facts> => {
  const [db, payments, { id }, , now] = given
  const facts = await loadFacts(...given)
  // Read after the places: what is released in between counts once at most.
  const overdue = await loadOverdueHolds(db, payments, [...facts.classes.keys()], now)
  // The caller's own places count as theirs already.
  const freed = new Map(countByClass(overdue.filter(({ owner }) => owner !== id)))
  const free = (cls: ClassRow): ClassRow => ({ ...cls, taken: cls.taken - (freed.get(cls.id) ?? 0) })
  return {
    ...facts,
    classes: new Map([...facts.classes].map(([classId, { cls, show }]) => [classId, { cls: free(cls), show }])),
    unpaidHolds: [...facts.unpaidHolds, ...overdue.filter(({ owner }) => owner === id)],
  }
}

/** Every reason against one entry request, `before` being those before it in the same cart. */
export const reasonsFor = (facts: Facts, entryRequest: EntryRequest, before: readonly EntryRequest[]): Reason[] => {
  const found = facts.classes.get(entryRequest.classId)
  const dog = facts.dogs.get(entryRequest.dogId)
  if (!found) return [{ code: 'show_not_open' }]
  if (!dog) return [{ code: 'not_your_dog' }]
  const { cls, show } = found
  const dateOf = (other: EntryRequest) => facts.classes.get(other.classId)?.cls.date
  const others = before.filter((other) => other.dogId === dog.id)
  const sameClass = before.filter((other) => other.classId === cls.id).length
  const ownHolds = facts.heldByCaller.filter((id) => id === cls.id).length
  const enteredByDog = facts.entered.filter((entry) => entry.dogId === dog.id)
  return reasonsAgainst({
    now: facts.now,
    show: timesOf(show),
    cls: { ...toClass(cls), placesLeft: cls.capacity - cls.taken + ownHolds - sameClass },
    dog,
    owned: true,
    renewalDate: facts.user.renewalDate,
    alwaysMember: isAdmin(facts.user),
    enteredHere: enteredByDog.some((entry) => entry.classId === cls.id),
    inCartAlready: before.some((other) => sameEntry(other, entryRequest)),
    enteredThatDay:
      enteredByDog.filter((entry) => entry.date === cls.date).length +
      others.filter((other) => dateOf(other) === cls.date).length,
    heldBefore: sameClass,
    heldAgainFrom: heldAgainFrom(facts.unpaidHolds, cls.id, new Date(facts.now))?.toISOString() ?? null,
    settings: facts.settings,
  })
}
