import type { Dog } from '../../../contract/dog'
import type { PurchaseItem } from '../../../contract/cartItem'
import type { Reason } from '../../../contract/reason'
import type { Show, ShowClass } from '../../../contract/show'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectUser } from '../../store/auth/authSlice'
import { itemAdded, itemRemoved } from '../../store/purchase/purchaseSlice'

/** What a member can see of one show while entering: the dogs, the server's word on each, and what is chosen so far. */
export interface Entering {
  show: Show
  dogs: Dog[]
  /** The server's word; empty is a yes. */
  reasonsOf: (cls: ShowClass, dog: Dog) => Reason[]
  /** The chosen entries of this show. */
  items: PurchaseItem[]
}

const inTimeOrder = (a: ShowClass, b: ShowClass) => a.startTime.localeCompare(b.startTime) || a.ring - b.ring

/** The days of a show that have classes, in order. */
export const daysOf = ({ classes }: Show): string[] => [...new Set(classes.map(({ date }) => date))].sort()

/** The classes of one day by time, then by ring. */
export const classesOn = ({ classes }: Show, day: string): ShowClass[] =>
  classes.filter(({ date }) => date === day).sort(inTimeOrder)

/** The chosen entries of these dogs in running order: by time and ring, then as the dogs stand. */
export const runsOf = (classes: readonly ShowClass[], dogs: readonly Dog[], items: readonly PurchaseItem[]) =>
  classes.flatMap((cls) =>
    dogs
      .filter((dog) => items.some(({ item }) => item.classId === cls.id && item.dogId === dog.id))
      .map((dog) => `${cls.id} ${dog.id}`),
  )

/** Puts a dog into a class and takes it out again. */
export const useEntry = (show: Show, cls: ShowClass, dog: Dog) => {
  const dispatch = useAppDispatch()
  // A server that tells no ids has carts that name nobody.
  const ownerId = useAppSelector(selectUser)?.id || undefined
  const { id: classId, date, startTime, ring, type, height, currency, price } = cls
  const what = { classId, dogId: dog.id, dogName: dog.name, showSlug: show.slug, showName: show.name }
  const item = { ...what, date, startTime, ring, type, height, currency, ownerId }
  return {
    enter: () => dispatch(itemAdded({ item, price, total: price })),
    takeOut: () => dispatch(itemRemoved({ classId, dogId: dog.id })),
  }
}
