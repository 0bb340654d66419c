import type { Dog } from '#contract/dog'
import type { EntryRequest } from '#contract/cartItem'
import { reasonsAgainstWish } from '#contract/draw/passing'
import type { Read } from '#contract/read'
import type { EligibilityCell, Show, ShowClass } from '#contract/show'

/** A dog with the classes that it may wish for, by time. */
export interface WishableDog {
  dog: Dog
  classes: ShowClass[]
}

const byTime = (one: ShowClass, other: ShowClass) =>
  `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`) || one.ring - other.ring

/** The dogs that fit some class of a show, each with those classes. */
export const wishableDogs = (show: Show, dogs: readonly Dog[], cells: readonly EligibilityCell[]): WishableDog[] => {
  const classes = [...show.classes].sort(byTime)
  return dogs.flatMap((dog) => {
    const fitting = cells.filter(({ dogId, reasons }) => dogId === dog.id && reasonsAgainstWish(reasons).length === 0)
    const found = classes.filter((cls) => fitting.some(({ classId }) => classId === cls.id))
    return found.length > 0 ? [{ dog, classes: found }] : []
  })
}

export interface WishValues extends Record<string, unknown> {
  /** The dog whose turn comes first. */
  first: string
  /** Which wishes are ticked, by dog and class. */
  chosen: Record<string, boolean>
}

export const keyOf = ({ dogId, classId }: EntryRequest): string => `${dogId}_${classId}`

const requestsOf = (wishable: readonly WishableDog[]): EntryRequest[] =>
  wishable.flatMap(({ dog, classes }) => classes.map((cls) => ({ classId: cls.id, dogId: dog.id })))

/** What stands in the form at first: what was wished for before. */
export const valuesOf = (wishable: readonly WishableDog[], wished: readonly EntryRequest[]): WishValues => {
  const keys = new Set(wished.map(keyOf))
  return {
    first: wished[0]?.dogId ?? wishable[0]?.dog.id ?? '',
    chosen: Object.fromEntries(requestsOf(wishable).map((wish) => [keyOf(wish), keys.has(keyOf(wish))])),
  }
}

/** The wishes in the order of their dogs' turns. */
export const readWishes = (
  { first, chosen }: WishValues,
  wishable: readonly WishableDog[],
): Read<{ wishes: EntryRequest[] }> => {
  const wishes = requestsOf(wishable).filter((wish) => chosen[keyOf(wish)] === true)
  if (wishes.length === 0) return { success: false, fields: { chosen: 'invalid' } }
  const [own, others] = [true, false].map((isFirst) => wishes.filter(({ dogId }) => (dogId === first) === isFirst))
  return { success: true, data: { wishes: [...(own ?? []), ...(others ?? [])] } }
}
