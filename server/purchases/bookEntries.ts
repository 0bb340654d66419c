import { randomUUID } from 'node:crypto'
import type { EntryRequest } from '#contract/cartItem'
import type { DetailedRequest, PurchaseRequest } from '#contract/purchaseRequest'
import type { Reason } from '#contract/reason'
import type { Db } from '../db/client'
import { entries } from '../db/schema'
import { HttpError } from '../http/httpError'
import type { PaymentProvider } from '../payments/provider'
import { loadFacts, reasonsFor, type Facts } from '../entries/eligibility'
import { countByClass, type Places } from '../entries/places'
import { quoteOf } from './quote'

type Entries = Extract<PurchaseRequest, { kind: 'entries' }>
type Refused = EntryRequest & { reasons: Reason[] }

const refuse = (lines: Refused[]): never => {
  const onlyFull = lines.every((line) => line.reasons.every((reason) => reason.code === 'class_full'))
  throw new HttpError(onlyFull ? 'places_gone' : 'not_eligible', { lines })
}

const check = (facts: Facts, { items, expectedTotal }: Entries): void => {
  const quote = quoteOf(facts, items)
  const refused = items
    .map(({ classId, dogId }, index) => ({
      ...{ classId, dogId },
      reasons: reasonsFor(facts, { classId, dogId }, items.slice(0, index)),
    }))
    .filter((line) => line.reasons.length > 0)
  if (quote.missing.length > 0) refuse(refused)
  if (quote.total !== expectedTotal) throw new HttpError('price_changed', { total: quote.total })
  if (refused.length > 0) refuse(refused)
}

/** Checks the entry requests once more and takes their places; throws an HttpError and books nothing otherwise. The classes must be locked. */
export const reservePlaces = async (
  tx: Db,
  { places, payments }: { places: Places; payments: PaymentProvider },
  user: Facts['user'],
  body: Entries,
  now: Date,
) => {
  const facts = await loadFacts(tx, payments, user, body.items, now)
  check(facts, body)
  for (const [classId, howMany] of countByClass(body.items)) {
    if (await places.take(tx, classId, howMany)) continue
    const full = body.items.filter((item) => item.classId === classId)
    refuse(full.map(({ dogId }) => ({ classId, dogId, reasons: [{ code: 'class_full' }] })))
  }
  return facts
}

/** Writes the held entries of a new purchase. */
export const insertEntries = async (tx: Db, purchaseId: string, items: readonly DetailedRequest[], facts: Facts) => {
  const priceOf = (classId: string): number => {
    const found = facts.classes.get(classId)
    if (!found) throw new Error('A class without facts was booked')
    return found.cls.price
  }
  await tx.insert(entries).values(
    items.map(({ classId, dogId, details }) => ({
      id: randomUUID(),
      purchaseId,
      classId,
      dogId,
      price: priceOf(classId),
      status: 'held' as const,
      ...details,
    })),
  )
}
