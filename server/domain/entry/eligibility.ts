import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { hasBegun } from '#contract/show/begun'
import { isEndless, pausedOn } from '#contract/membership/renewal'
import { dayAt } from '#contract/shared/calendar'
import { reasonsAgainst, warningsAbout, type EligibilityFacts } from '#contract/entry/eligibility'
import type { Reason } from '#contract/entry/reason'
import type { RuleSet } from '#contract/rules/ruleSet'
import { roomLeft } from '#contract/show/placeLimits'
import type { ReductionKind } from '#contract/show/reductions'
import { sameEntry, type EntryRequest } from '#contract/purchase/cartItem'
import type { User } from '#contract/account/user'
import type { Db } from '../../db/client'
import { inAny } from '../../db/contains'
import { classes, dogs, entries, people, purchases, showHelpers, showJudges, shows, users } from '../../db/schema'
import { loadSettings, type Settings } from '../../db/settings'
import type { PaymentProvider } from '../payment/provider'
import { loadOffers } from '../waiting/offers'
import { heldAgainFrom, loadOverdueHolds, loadUnpaidHolds, type UnpaidHold } from './holds'
import { countByClass } from './places'
import { loadLimited, type LimitedClass } from './room'
import { householdOf } from '../account/householdOf'
import { keepersOf, keptBy, dogFromRow, type DogRow } from '../dog/dogFromRow'
import { loadRuleSets, rulesOfClass } from '../rules/ruleSets'
import { visible } from '../show/queries'
import { openPlaces, timesOf, toClass, type ClassRow, type ShowRow } from '../show/showFromRow'

type Charges = Pick<PaymentProvider, 'findCharged'>

/** All that the rules need to check one member's entry requests at one moment. */
export interface Facts {
  now: string
  user: Pick<User, 'id' | 'roles' | 'renewalDate' | 'pausedDays'> & { registeredAt: Date | string | null }
  settings: Settings
  ruleSets: readonly RuleSet[]
  classes: Map<string, { cls: ClassRow; show: ShowRow }>
  dogs: Map<string, DogRow>
  /** The accounts that judge each of these shows, and those that share a household with one of them. */
  judgedBy: Map<string, string[]>
  /** The oldest first. */
  entered: {
    classId: string
    dogId: string
    date: string
    showId: string
    enteredBy: string
    reduction: ReductionKind | null
  }[]
  /** The shows whose list of helpers has the confirmed address of the caller. */
  helpsAt: Set<string>
  /** The classes of the shows that limit their places as a whole, by the show. */
  limited: Map<string, LimitedClass[]>
  heldByCaller: string[]
  /** Places that the caller keeps without having paid: those of bank transfers, and of a charge that is being confirmed. */
  unpaid: { classId: string; showId: string }[]
  /** Classes of places that the caller has given back in this transaction: theirs still, no matter who waits. */
  freedByCaller: string[]
  /** Places that the waiting list holds for the caller. */
  offers: EntryRequest[]
  unpaidHolds: UnpaidHold[]
  /** Classes that take no more entries: those that have begun or, at the desk, those with published results. */
  closed: Set<string>
}

/** Entries of the caller in these shows, and of these dogs, which the caller keeps, no matter who entered them. */
const loadEntries = (db: Db, userId: string, showIds: string[], dogIds: string[]) => {
  const ofDogs = db.select({ id: entries.id }).from(entries).where(inArray(entries.dogId, dogIds))
  const bought = db
    .select({ id: entries.id })
    .from(purchases)
    .innerJoin(entries, eq(entries.purchaseId, purchases.id))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(and(eq(purchases.userId, userId), inArray(classes.showId, showIds)))
  return db
    .select({
      classId: entries.classId,
      dogId: entries.dogId,
      date: classes.date,
      showId: classes.showId,
      status: entries.status,
      reduction: entries.reduction,
      paymentId: purchases.paymentId,
      paidBy: purchases.paidBy,
      enteredBy: purchases.userId,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(and(inArray(entries.status, ['held', 'paid']), inAny(entries.id, [ofDogs, bought])))
    .orderBy(asc(purchases.createdAt), asc(entries.id))
}

type ActiveEntry = Awaited<ReturnType<typeof loadEntries>>[number]

/** The next checkout of an account replaces its unpaid one, except an expected transfer: it blocks others alone. */
const findReplaceable = async (db: Db, payments: Charges, userId: string, active: readonly ActiveEntry[]) => {
  const held = active.filter(
    ({ status, enteredBy, paidBy }) => status === 'held' && enteredBy === userId && paidBy !== 'transfer',
  )
  if (held.length === 0) return new Set<ActiveEntry>()
  const charged = await payments.findCharged(db, [...new Set(held.map(({ paymentId }) => paymentId))])
  return new Set(held.filter(({ paymentId }) => !charged.includes(paymentId)))
}

const loadJudges = async (db: Db, showIds: string[]): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({ showId: showJudges.showId, accountId: people.accountId })
    .from(showJudges)
    .innerJoin(people, eq(people.id, showJudges.personId))
    .where(inArray(showJudges.showId, showIds))
  const judges = new Map(showIds.map((id) => [id, [] as string[]]))
  const households = await householdOf(
    db,
    rows.flatMap(({ accountId }) => accountId ?? []),
  )
  for (const { showId, accountId } of rows)
    if (accountId) judges.get(showId)?.push(accountId, ...(households.get(accountId) ?? []))
  return judges
}

const loadHelped = async (db: Db, userId: string, showIds: string[]): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ showId: showHelpers.showId })
    .from(showHelpers)
    .innerJoin(users, and(eq(users.email, showHelpers.email), isNotNull(users.emailConfirmedAt)))
    .where(and(eq(users.id, userId), inArray(showHelpers.showId, showIds)))
  return new Set(rows.map(({ showId }) => showId))
}

const nothing = {
  classes: new Map(),
  dogs: new Map(),
  judgedBy: new Map(),
  entered: [],
  helpsAt: new Set<string>(),
  limited: new Map(),
  heldByCaller: [],
  unpaid: [],
  freedByCaller: [],
  offers: [],
  unpaidHolds: [],
  closed: new Set<string>(),
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
  const base = { now: now.toISOString(), user, settings, ruleSets: await loadRuleSets(db) }
  if (entryRequests.length === 0) return { ...base, ...nothing }
  const classRows = await db
    .select({ cls: classes, show: shows })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(inArray(classes.id, classIds), visible))
  const dogRows = await db
    .select()
    .from(dogs)
    .where(and(inArray(dogs.id, dogIds), keptBy(user.id)))
  const kept = dogRows.map(({ id }) => id)
  const showIds = [...new Set(classRows.map(({ show }) => show.id))]
  const active = await loadEntries(db, user.id, showIds, kept)
  const replaceable = await findReplaceable(db, payments, user.id, active)
  const offers = await loadOffers(db, user.id, classIds, now)
  const entered = active.filter((entry) => !replaceable.has(entry))
  return {
    ...base,
    classes: new Map(classRows.map((row) => [row.cls.id, row])),
    dogs: new Map(dogRows.map((row) => [row.id, row])),
    judgedBy: await loadJudges(db, showIds),
    entered,
    helpsAt: await loadHelped(db, user.id, showIds),
    limited: await loadLimited(
      db,
      classRows.map(({ show }) => show),
    ),
    unpaid: entered.filter(({ status, enteredBy }) => status === 'held' && enteredBy === user.id),
    heldByCaller: [...replaceable]
      .filter((held) => !offers.some((offer) => sameEntry(offer, held)))
      .map(({ classId }) => classId),
    freedByCaller: [],
    offers,
    unpaidHolds: await loadUnpaidHolds(db, user.id, classIds, now),
    closed: new Set(classRows.filter(({ cls, show }) => hasBegun(cls, show.timeZone, now)).map(({ cls }) => cls.id)),
  }
}

/** The same for a quote: an expired hold holds nothing, even before a job has released it. */
export const loadFactsToQuote = async (...given: Parameters<typeof loadFacts>): Promise<Facts> => {
  const [db, payments, { id }, , now] = given
  const facts = await loadFacts(...given)
  // Read after the places: what is released in between counts once at most.
  const overdue = await loadOverdueHolds(db, payments, [...facts.classes.keys()], now)
  // The caller's own places count as theirs already.
  const freed = new Map(countByClass(overdue.filter(({ owner }) => owner !== id)))
  const free = <Row extends { id: string; taken: number }>(cls: Row): Row => ({
    ...cls,
    taken: cls.taken - (freed.get(cls.id) ?? 0),
  })
  return {
    ...facts,
    classes: new Map([...facts.classes].map(([classId, { cls, show }]) => [classId, { cls: free(cls), show }])),
    limited: new Map([...facts.limited].map(([showId, rows]) => [showId, rows.map(free)])),
    unpaidHolds: [...facts.unpaidHolds, ...overdue.filter(({ owner }) => owner === id)],
  }
}

interface Place {
  cls: ClassRow
  show: ShowRow
}

/** Places in a class for one entry request: the place of its offer, or the places left after earlier requests. */
const placesFor = (
  facts: Facts,
  cls: ClassRow,
  entryRequest: EntryRequest,
  before: readonly EntryRequest[],
): number => {
  const isOffered = (request: EntryRequest) => facts.offers.some((offer) => sameEntry(offer, request))
  if (isOffered(entryRequest)) return 1
  const inClass = (classIds: readonly string[]) => classIds.filter((id) => id === cls.id).length
  const waitedFor = cls.waiting > 0 ? Math.min(inClass(facts.freedByCaller), cls.capacity - cls.taken) : 0
  const others = before.filter((other) => !isOffered(other)).map(({ classId }) => classId)
  return openPlaces(cls) + waitedFor + inClass(facts.heldByCaller) - inClass(others)
}

/** What the show and its day have left for one entry request: nothing limits the place of an offer. */
const roomFor = (facts: Facts, { cls, show }: Place, entryRequest: EntryRequest, before: readonly EntryRequest[]) => {
  const isOffered = (request: EntryRequest) => facts.offers.some((offer) => sameEntry(offer, request))
  if (isOffered(entryRequest)) return { show: null, day: null }
  const requested = before.filter((other) => !isOffered(other)).map(({ classId }) => classId)
  const countOf = (classIds: readonly string[], id: string) => classIds.filter((classId) => classId === id).length
  const rows = (facts.limited.get(show.id) ?? []).map(({ id, date, taken }) => ({
    date,
    taken: taken - countOf(facts.heldByCaller, id) + countOf(requested, id),
  }))
  return roomLeft(show, rows, cls.date)
}

const rulesOf = (
  facts: Facts,
  entryRequest: EntryRequest,
  before: readonly EntryRequest[],
): EligibilityFacts | Reason => {
  const found = facts.classes.get(entryRequest.classId)
  const dog = facts.dogs.get(entryRequest.dogId)
  if (!found) return { code: 'show_not_open' }
  if (!dog) return { code: 'not_your_dog' }
  const { cls, show } = found
  const dateOf = (other: EntryRequest) => facts.classes.get(other.classId)?.cls.date
  const others = before.filter((other) => other.dogId === dog.id)
  const sameClass = before.filter((other) => other.classId === cls.id)
  const sameShow = before.filter((other) => facts.classes.get(other.classId)?.show.id === show.id)
  const enteredByDog = facts.entered.filter((entry) => entry.dogId === dog.id)
  const judges = facts.judgedBy.get(show.id) ?? []
  return {
    now: facts.now,
    show: timesOf(show),
    cls: { ...toClass(cls, show, new Date(facts.now)), placesLeft: placesFor(facts, cls, entryRequest, before) },
    room: roomFor(facts, found, entryRequest, before),
    runsInShow:
      sameShow.length +
      facts.entered.filter((entry) => entry.showId === show.id && entry.enteredBy === facts.user.id).length,
    memberRuns: show.memberRuns,
    hasBegun: facts.closed.has(cls.id),
    isCancelled: cls.cancelledAt !== null,
    dog: dogFromRow(dog, facts.user.id),
    owned: true,
    judgedByKeeper: keepersOf(dog).some((keeper) => judges.includes(keeper)),
    renewalDate: facts.user.renewalDate,
    isPaused: pausedOn(facts.user, dayAt(facts.now, facts.settings.timeZone)) !== null,
    alwaysMember: isAdmin(facts.user) || isEndless(facts.user),
    enteredHere: enteredByDog.some((entry) => entry.classId === cls.id),
    inCartAlready: before.some((other) => sameEntry(other, entryRequest)),
    enteredThatDay:
      enteredByDog.filter((entry) => entry.date === cls.date).length +
      others.filter((other) => dateOf(other) === cls.date).length,
    heldInClass: sameClass.length + facts.unpaid.filter((place) => place.classId === cls.id).length,
    heldInShow: sameShow.length + facts.unpaid.filter((place) => place.showId === show.id).length,
    heldAgainFrom: heldAgainFrom(facts.unpaidHolds, cls.id, new Date(facts.now))?.toISOString() ?? null,
    settings: facts.settings,
    rules: rulesOfClass(facts.ruleSets, show, cls).rules,
  }
}

/**
 * Every reason against one entry request, and warnings about a possible one; `before` are those
 * before it in the same cart.
 */
export const verdictOn = (
  facts: Facts,
  entryRequest: EntryRequest,
  before: readonly EntryRequest[] = [],
): { reasons: Reason[]; warnings: Reason[] } => {
  const known = rulesOf(facts, entryRequest, before)
  if ('code' in known) return { reasons: [known], warnings: [] }
  return { reasons: reasonsAgainst(known), warnings: warningsAbout(known) }
}

/** The reasons alone, for a checkout. */
export const reasonsFor = (...given: Parameters<typeof verdictOn>): Reason[] => verdictOn(...given).reasons
