import { eq, inArray } from 'drizzle-orm'
import { sum } from '#contract/shared/money'
import type { DeskEntries } from '#contract/entry/addAtDesk'
import type { EntryDetails } from '#contract/entry/details'
import type { OfficeSale } from '#contract/extra/extra'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs, lockExtras, lockShow, lockUsers } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs, purchases, shows, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { giveLateNumber, numberClosedShow } from '../entry/competitorNumbers'
import { places as guarded } from '../entry/places'
import type { DogRow } from '../dog/dogFromRow'
import { insertExtras } from '../extra/bookExtras'
import { HttpError } from '../../http/httpError'
import type { PaymentProvider } from '../payment/provider'
import type { ShowRow } from '../show/showFromRow'
import { insertEntries, reservePlaces } from './bookEntries'
import { confirmLocked } from './confirm'
import { deskTerms } from '../entry/deskTerms'
import { allCharged } from '../entry/entryChoices'
import { contentsOf, fingerprintOf, purchaseOfKey, rememberKey } from './keys'
import { expireHolds } from './release'
import { insertPurchase, refusedByTable } from './startPurchase'

interface Entered {
  /** The dog as it was found; its owner pays. */
  dog: DogRow
  body: DeskEntries
}

interface Ask {
  show: ShowRow
  payerId: string
  /** What is sold, and how it is paid. */
  body: DeskEntries | OfficeSale
  /** Null: extras alone are sold. */
  entered: Entered | null
  key: string
  by: ChangedBy
}

/** The admin and who pays, locked; neither may be gone. */
const lockBoth = async (tx: Db, { payerId, by }: Ask) => {
  const locked = await lockUsers(tx, inArray(users.id, [by.actor, payerId]))
  const present = (id: string) => locked.find((user) => user.id === id && user.deletedAt === null)
  if (!present(by.actor)) throw new HttpError('unauthorized')
  const payer = present(payerId)
  if (!payer) throw new HttpError('not_found')
  return payer
}

const handlerOf = ({ handlerName, isJunior }: DeskEntries): EntryDetails['handler'] => {
  if (handlerName === '') return 'member'
  return isJunior ? 'junior' : 'other'
}

const detailsOf = (body: DeskEntries): EntryDetails => ({
  handler: handlerOf(body),
  handlerName: body.handlerName,
  phone: body.phone,
  notForCompetition: false,
})

const classesIn = ({ entered }: Ask): string[] => entered?.body.classIds ?? []
const extrasIn = ({ body: { extras = [] } }: Ask): string[] => extras.map(({ extraId }) => extraId)

const book = async (tx: Db, places: typeof guarded, payer: typeof users.$inferSelect, ask: Ask): Promise<string> => {
  const { show, entered, body, by } = ask
  const { way, reason, expectedPrice, extras = [] } = body
  const items = entered
    ? entered.body.classIds.map((classId) => ({
        classId,
        dogId: entered.dog.id,
        details: detailsOf(entered.body),
      }))
    : []
  const cart = { kind: 'entries' as const, items, extras, expectedTotal: expectedPrice }
  const terms = await deskTerms(tx, show.id, classesIn(ask), by.at)
  const reserve = { now: by.at, freed: [], office: { showId: show.id, terms } }
  const {
    facts,
    quote,
    extras: quoted,
  } = await reservePlaces(tx, { places, payments: allCharged }, payer, cart, reserve)
  // Of what is free the whole price is taken off: the entry remembers what it would have cost, and an extra costs nothing.
  const lines = way === 'free' ? quote.lines.map((line) => ({ ...line, total: 0 })) : quote.lines
  const sold = way === 'free' ? quoted.lines.map((line) => ({ ...line, price: 0, total: 0 })) : quoted.lines
  const id = await insertPurchase(tx, {
    userId: payer.id,
    kind: 'entries',
    contents: contentsOf(cart),
    total: sum([...lines, ...sold].map(({ total }) => total)),
    currency: facts.settings.currency,
    createdAt: by.at,
    deskWay: way,
    deskReason: reason,
    takenBy: by.actor,
  })
  await insertEntries(tx, id, items, { ...quote, lines })
  await insertExtras(tx, id, sold)
  return id
}

const buy = async (tx: Db, deps: ServerDeps, payments: PaymentProvider, ask: Ask) => {
  const { places = guarded } = deps
  const { entered, body, by, show } = ask
  const payer = await lockBoth(tx, ask)
  // The keys of a purchase are its payer's: this one is kept apart from those that they send themselves.
  const attempt = {
    userId: payer.id,
    key: `desk:${ask.key}`,
    fingerprint: fingerprintOf({ show: show.id, ...body }),
  }
  const known = await purchaseOfKey(tx, attempt)
  if (known) return { id: known, fresh: false }
  if (entered) {
    const [locked] = await lockDogs(tx, eq(dogs.id, entered.dog.id))
    // It was given away since it was found: someone else would pay.
    if (locked?.ownerId !== payer.id) throw new HttpError('not_found')
  }
  const present = await lockShow(tx, eq(shows.id, show.id))
  await places.lock(tx, [...new Set(classesIn(ask))])
  await lockExtras(tx, extrasIn(ask))
  const id = await book(tx, places, payer, ask)
  await rememberKey(tx, attempt, id)
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id))
  if (!purchase) throw new Error('A purchase that was just made is not there')
  const { paymentId, total: amount, currency } = purchase
  await confirmLocked(tx, deps, payments, { user: payer, purchase }, { paymentId, amount, currency, by: 'desk' }, by)
  if (present && entered) await giveLateNumber(tx, present, entered.dog.id, by.at)
  return { id, fresh: true }
}

/**
 * Enters a dog for its owner or sells extras to a member, or both, paid at the desk: one transaction makes the purchase, takes the places and
 * extras, confirms the payment, writes the email and, once entries have closed, gives the dog its number. The same key again finds what it has made; another price by now changes nothing (price_changed).
 */
export const buyAtDesk = async (
  deps: ServerDeps,
  payments: PaymentProvider,
  ask: Ask,
): Promise<{ id: string; fresh: boolean }> => {
  const { db } = deps
  await numberClosedShow(db, ask.show, ask.by.at)
  await expireHolds(db, payments, ask.by.at, { classIds: classesIn(ask), extraIds: extrasIn(ask) })
  try {
    return await withRetry(() => db.transaction((tx) => buy(tx, deps, payments, ask)))
  } catch (error) {
    throw refusedByTable(error)
  }
}
