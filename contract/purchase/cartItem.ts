import * as z from 'zod/mini'
import { ClassHeight } from '../dog/height'
import { Currency, MinorUnits } from '../shared/money'
import { ClassType } from '../show/classType'

/** One dog in one class: what a cart line asks for. */
export const EntryRequest = z.object({ classId: z.uuid(), dogId: z.uuid() })
export type EntryRequest = z.infer<typeof EntryRequest>

/** What a cart line shows of its entry, so that the cart can be read before the server has answered. */
export const EntryItem = z.object({
  ...EntryRequest.shape,
  dogName: z.string(),
  showSlug: z.string(),
  showName: z.string(),
  date: z.iso.date(),
  startTime: z.string(),
  ring: z.int(),
  type: ClassType,
  height: ClassHeight,
  currency: Currency,
  /** The dogs of a team, in a class of teams. */
  teamSize: z.optional(z.int()),
})
export type EntryItem = z.infer<typeof EntryItem>

/** The same dog in the same class: a cart holds an entry once. */
export const sameEntry = (a: EntryRequest, b: EntryRequest): boolean => a.classId === b.classId && a.dogId === b.dogId

const orderOf = ({ date, startTime, ring, dogName, classId, dogId }: EntryItem) =>
  `${date} ${startTime} ${String(ring).padStart(3, '0')} ${dogName} ${classId} ${dogId}`

/** The one order of entries in cart, checkout, receipt and profile: by time, ring, then dog. */
export const compareEntries = (a: EntryItem, b: EntryItem): number => orderOf(a).localeCompare(orderOf(b))

/**
 * A chosen entry and who chose it: the next person at the same browser must not find it. Older carts do not say. `details`
 * are there once someone has checked out (see `detailsOf`): what cannot be read of them takes no entry out of the cart.
 */
const CartItem = z.object({
  ...EntryItem.shape,
  ownerId: z.optional(z.uuid()),
  details: z.optional(z.unknown()),
})

/** A line of the cart (specification, section 3): item, price and total, money in minor units, never trusted by the server. */
export const PurchaseItem = z.object({ item: CartItem, price: MinorUnits, total: MinorUnits })
export type PurchaseItem = z.infer<typeof PurchaseItem>
