import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { lockCaller } from '../../http/lockCaller'
import { dayAt } from '#contract/shared/calendar'
import type { PurchaseRequest } from '#contract/purchase/request'
import type { ChangedBy } from '../../audit/audit'
import { hasTermsDue } from '../../content/newDocuments'
import type { Db } from '../../db/client'
import { lockDiscounts, lockDogs, lockExtras, lockPurchases } from '../../db/locks'
import { constraintOf, sqlCode, withRetry } from '../../db/retry'
import { dogs, purchases, type users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { idsOf } from './discount'
import { HttpError } from '../../http/httpError'
import type { PaymentProvider } from '../payment/provider'
import { insertEntries, reservePlaces } from './bookEntries'
import { insertExtras } from '../extra/bookExtras'
import { holdUntil } from '../entry/holds'
import { confirmLocked } from './confirm'
import { contentsOf, fingerprintOf, purchaseOfKey, rememberKey, type Attempt } from './keys'
import { places as guarded } from '../entry/places'
import { keptBy } from '../dog/dogFromRow'
import { ownPlans } from '../membership/ownPlans'
import { sentByProvider } from './sentByProvider'
import { classesOf, expireHolds, heldBy, release } from './release'

type Selling = ServerDeps & { payments: PaymentProvider }
type PendingRow = typeof purchases.$inferSelect
/** `freed`: places that the caller's checkout before this one has given back. */
type Booking = Parameters<typeof reservePlaces>[4]

const lockPending = (tx: Db, userId: string, kind: PurchaseRequest['kind']): Promise<PendingRow[]> =>
  lockPurchases(
    tx,
    // Money may be on its way by bank transfer: such a purchase is not replaced.
    and(eq(purchases.userId, userId), eq(purchases.kind, kind), eq(purchases.status, 'pending'), sentByProvider),
  )

const isCharged = async (tx: Db, payments: PaymentProvider, rows: readonly PendingRow[]): Promise<boolean> => {
  const ids = rows.map((row) => row.paymentId)
  return ids.length > 0 && (await payments.findCharged(tx, ids)).length > 0
}

const dogIdsOf = (items: readonly { dogId: string }[]): string[] => [...new Set(items.map(({ dogId }) => dogId))]

const isSame = (row: PendingRow, body: PurchaseRequest, now: Date): boolean =>
  row.contents === contentsOf(body) &&
  row.total === body.expectedTotal &&
  (row.holdUntil === null || row.holdUntil > now)

/** Writes a purchase that is not paid yet. */
export const insertPurchase = async (
  tx: Db,
  row: Pick<PendingRow, 'userId' | 'kind' | 'contents' | 'total' | 'currency' | 'createdAt'> & Partial<PendingRow>,
) => {
  const id = randomUUID()
  await tx.insert(purchases).values({ ...row, id, status: 'pending', paymentId: randomUUID() })
  return id
}

const makeMembershipPurchase = async (
  tx: Db,
  user: typeof users.$inferSelect,
  body: Extract<PurchaseRequest, { kind: 'membership' }>,
  now: Date,
) => {
  const { plans, kind } = await ownPlans(tx, user, now)
  const plan = plans.find(({ id }) => id === body.planId)
  if (!plan) throw new HttpError('validation_failed', { planId: 'invalid' })
  if (plan.price !== body.expectedTotal) throw new HttpError('price_changed', { total: plan.price })
  const { id: planId, years, price: total, currency } = plan
  const contents = contentsOf(body)
  return insertPurchase(tx, {
    userId: user.id,
    kind: 'membership',
    contents,
    total,
    currency,
    planId,
    years,
    ...(kind === 'junior' && { membershipKind: kind }),
    createdAt: now,
  })
}

const makeEntriesPurchase = async (
  { places = guarded, payments }: Selling,
  tx: Db,
  user: typeof users.$inferSelect,
  body: Extract<PurchaseRequest, { kind: 'entries' }>,
  { now, freed }: Booking,
) => {
  const { facts, quote, discountId, extras } = await reservePlaces(tx, { places, payments }, user, body, { now, freed })
  const { currency, holdMinutes } = facts.settings
  const id = await insertPurchase(tx, {
    userId: user.id,
    kind: 'entries',
    contents: contentsOf(body),
    total: body.expectedTotal,
    currency,
    createdAt: now,
    holdUntil: holdUntil([...facts.unpaidHolds, ...extras.unpaidHolds], now, holdMinutes),
    discountId,
  })
  await insertEntries(tx, id, body.items, quote)
  await insertExtras(tx, id, extras.lines)
  return id
}

/** The codes whose uses a cart releases or reserves. */
const codesOf = async (tx: Db, pending: readonly PendingRow[], body: PurchaseRequest): Promise<string[]> => {
  const given = pending.flatMap(({ discountId }) => discountId ?? [])
  if (body.kind !== 'entries' || !body.discountCode) return given
  return [...given, ...(await idsOf(tx, body.discountCode)).map(({ id }) => id)]
}

const extrasOf = (body: PurchaseRequest): string[] =>
  body.kind === 'entries' ? (body.extras ?? []).map(({ extraId }) => extraId) : []

/** Closes the purchases that a new one replaces. Locks the classes, codes and extras of both carts at once: two that are changed cannot wait for each other. */
const replace = async (
  { places = guarded }: Selling,
  tx: Db,
  pending: readonly PendingRow[],
  body: PurchaseRequest,
  by: ChangedBy,
) => {
  const ids = pending.map((row) => row.id)
  const held = await heldBy(tx, ids)
  await places.lock(tx, classesOf([...held, ...(body.kind === 'entries' ? body.items : [])]))
  await lockDiscounts(tx, await codesOf(tx, pending, body))
  await lockExtras(tx, extrasOf(body))
  return release(tx, ids, held, 'cancelled', by)
}

/** No provider charges a sum of zero: a free purchase is paid in the transaction that makes it. */
const settleFree = async (tx: Db, deps: Selling, user: typeof users.$inferSelect, id: string, by: ChangedBy) => {
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id))
  if (!purchase) throw new Error('A purchase that was just made is not there')
  const { paymentId, currency } = purchase
  await confirmLocked(tx, deps, deps.payments, { user, purchase }, { paymentId, amount: 0, currency }, by)
}

/** A contract under terms that are not accepted is none; a purchase that was begun before can be paid. */
const refuseWithoutTerms = async (tx: Db, userId: string, now: Date): Promise<void> => {
  const { timeZone } = await loadSettings(tx)
  if (await hasTermsDue(tx, userId, dayAt(now.toISOString(), timeZone))) throw new HttpError('terms_not_accepted')
}

const start = async (deps: Selling, tx: Db, attempt: Attempt, body: PurchaseRequest, by: ChangedBy) => {
  const now = by.at
  // The user's row makes two tabs of one person wait for each other: keys and pending purchases are then stable.
  const user = await lockCaller(tx, attempt.userId)
  const known = await purchaseOfKey(tx, attempt)
  if (known) return { id: known, fresh: false }
  // A change of one of these dogs waits for this transaction, or was made before it.
  if (body.kind === 'entries') await lockDogs(tx, and(inArray(dogs.id, dogIdsOf(body.items)), keptBy(user.id)))
  const pending = await lockPending(tx, user.id, body.kind)
  const same = pending.find((row) => isSame(row, body, now))
  if (!same && (await isCharged(tx, deps.payments, pending))) throw new HttpError('payment_in_progress')
  if (!same) await refuseWithoutTerms(tx, user.id, now)
  const freed = same ? [] : await replace(deps, tx, pending, body, by)
  const make = () =>
    body.kind === 'membership'
      ? makeMembershipPurchase(tx, user, body, now)
      : makeEntriesPurchase(deps, tx, user, body, { now, freed })
  const id = same?.id ?? (await make())
  await rememberKey(tx, attempt, id)
  if (body.expectedTotal === 0) await settleFree(tx, deps, user, id, by)
  return { id, fresh: !same }
}

/** Turns what the tables refuse into an error for the caller. */
export const refusedByTable = (error: unknown): unknown => {
  if (
    sqlCode(error) === '23514' &&
    ['classes_never_oversold', 'extras_never_oversold'].includes(constraintOf(error) ?? '')
  )
    return new HttpError('places_gone')
  if (sqlCode(error) === '23505' && constraintOf(error) === 'entries_once') return new HttpError('not_eligible')
  return error
}

/** Makes a purchase, or finds the one that this key (or this very cart) has made; `fresh` says which. */
export const startPurchase = async (
  deps: ServerDeps,
  payments: PaymentProvider,
  of: { userId: string; key: string },
  body: PurchaseRequest,
  by: ChangedBy,
) => {
  const { db } = deps
  const attempt = { ...of, fingerprint: fingerprintOf(body) }
  if (body.kind === 'entries') {
    const freed = { classIds: classesOf(body.items), extraIds: extrasOf(body), code: body.discountCode }
    await expireHolds(db, payments, by.at, freed)
  }
  try {
    return await withRetry(() => db.transaction((tx) => start({ ...deps, payments }, tx, attempt, body, by)))
  } catch (error) {
    throw refusedByTable(error)
  }
}
