import { fullCodes } from '#contract/entry/reason'
import type { Dog } from '#contract/dog/dog'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import { closestEarlierRun, closestRun, type CloseRun, type RunStart } from '#contract/show/closeRuns'
import { clash, clashFree, type HandledRun } from '#contract/show/clashFree'
import type { Position } from '#contract/show/town'
import type { Reason } from '#contract/entry/reason'
import type { Show, ShowClass } from '#contract/show/show'
import type { WaitingEntry } from '#contract/waiting/waitingList'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectUser } from '../../store/auth/authSlice'
import { itemAdded, itemRemoved } from '../../store/purchase/purchaseSlice'

/** What a member can see of one show while entering: the dogs, the server's word on each, and what is chosen so far. */
export interface Entering {
  show: Show
  dogs: Dog[]
  /** The server's word; empty is a yes. */
  reasonsOf: (cls: ShowClass, dog: Dog) => Reason[]
  /** What should be known of a dog in this show, though it may be entered. */
  warningsOf: (dog: Dog) => Reason[]
  /** Where the dog waits for a place in this class, or is offered one. */
  waitingOf: (cls: ShowClass, dog: Dog) => WaitingEntry | undefined
  /** Everything in the cart. */
  lines: readonly PurchaseItem[]
  /** The chosen entries of this show. */
  items: PurchaseItem[]
  /** The same by `runKey`. */
  chosen: ReadonlySet<string>
}

/** One dog in one class, chosen or already paid for. */
export interface Run extends RunStart {
  key: string
  cls: ShowClass
  dog: string
  dogId: string
  entered: boolean
}

/** What the member runs on a day at all shows, chosen or entered, and where the shows are. */
export interface DayRuns {
  chosen: HandledRun[]
  positionOf: (slug: string) => Position | null
}

// Compared as text, not by a language's rules: it is asked many times at every press.
const inTimeOrder = (a: ShowClass, b: ShowClass) =>
  a.startTime === b.startTime ? a.ring - b.ring : a.startTime < b.startTime ? -1 : 1

export const runKey = (cls: Pick<ShowClass, 'id'>, dog: Pick<Dog, 'id'>): string => `${cls.id} ${dog.id}`

/** The days of a show that have classes, in order. */
export const daysOf = ({ classes }: Show): string[] => [...new Set(classes.map(({ date }) => date))].sort()

/** The classes of one day by time, then by ring. */
export const classesOn = ({ classes }: Show, day: string): ShowClass[] =>
  classes.filter(({ date }) => date === day).sort(inTimeOrder)

export const isEntered = (reasons: readonly Reason[]): boolean => reasons.some(({ code }) => code === 'already_entered')

/** A place is all that is missing: the dog can wait for one. */
export const isOnlyFull = (reasons: readonly Reason[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => fullCodes.includes(code))

const isChosen = ({ chosen }: Entering, cls: ShowClass, dog: Dog) => chosen.has(runKey(cls, dog))

/** A day's runs, chosen and entered, by time and ring, then in the order of the dogs. */
export const runsOf = (entering: Entering, day: string): Run[] =>
  classesOn(entering.show, day).flatMap((cls) =>
    entering.dogs.flatMap((dog) => {
      const entered = isEntered(entering.reasonsOf(cls, dog))
      if (!entered && !isChosen(entering, cls, dog)) return []
      const { date, startTime, ring } = cls
      const start = { showSlug: entering.show.slug, date, startTime, ring }
      return [{ ...start, key: runKey(cls, dog), cls, dog: dog.name, dogId: dog.id, entered }]
    }),
  )

/**
 * Which run is close to this class: of two runs the later says so. For all dogs that do not run in it, it is worked out once.
 */
export const closeTo = <Known extends Run>(cls: ShowClass, show: Show, runs: readonly Known[]) => {
  const start = { ...cls, showSlug: show.slug }
  const nearest = closestRun(start, runs)
  return ({ isRun }: { isRun: boolean }): CloseRun<Known> | null => (isRun ? closestEarlierRun(start, runs) : nearest)
}

const wholeDay: readonly Reason['code'][] = [
  'dog_retired',
  'dog_too_young',
  'membership_ends_before',
  'membership_paused',
  'too_many_classes',
]

/** What keeps a dog out of every class of a day that it is not in yet. */
export const dayReasons = ({ show, reasonsOf }: Entering, day: string, dog: Dog): Reason[] => {
  const [first, ...others] = classesOn(show, day)
    .map((cls) => reasonsOf(cls, dog))
    .filter((reasons) => !isEntered(reasons))
  const inAll = ({ code }: Reason) => others.every((reasons) => reasons.some((other) => other.code === code))
  return first?.filter((reason) => wholeDay.includes(reason.code) && inAll(reason)) ?? []
}

/** What a dog can still be entered in on a day, without a clash and with one, and not more than it may run. */
export interface FittingClasses {
  free: ShowClass[]
  clashing: ShowClass[]
}

/**
 * The classes of a day that a dog can still be entered in, by time: first those that clash with nothing that is chosen or
 * entered, then the others, as far as it may still run that day.
 */
export const fittingClasses = (
  entering: Entering,
  day: string,
  dog: Dog,
  mostADay: number,
  runs: DayRuns,
): FittingClasses => {
  if (dayReasons(entering, day, dog).length > 0) return { free: [], clashing: [] }
  const left = Math.max(0, mostADay - runsOf({ ...entering, dogs: [dog] }, day).length)
  const fitting = classesOn(entering.show, day)
    .filter((cls) => entering.reasonsOf(cls, dog).length === 0 && !isChosen(entering, cls, dog))
    .map((cls) => ({ ...cls, showSlug: entering.show.slug, handler: '', cls }))
  // Mostly those that come first fill the day: only where they do not, it matters which leave room for the most.
  const first: typeof fitting = []
  for (const run of fitting)
    if (first.length < left && ![...runs.chosen, ...first].some((other) => clash(run, other, runs.positionOf)))
      first.push(run)
  if (first.length === left) return { free: first.map(({ cls }) => cls), clashing: [] }
  const { keep, leave } = clashFree(fitting, runs.chosen, runs.positionOf)
  const free = keep.slice(0, left).map(({ cls }) => cls)
  return { free, clashing: leave.slice(0, left - free.length).map(({ cls }) => cls) }
}

/** Puts dogs into classes of a show and takes them out again. */
export const useChoice = (show: Show) => {
  const dispatch = useAppDispatch()
  // With a server that returns no ids, carts name no owner.
  const ownerId = useAppSelector(selectUser)?.id || undefined
  return {
    enter: (cls: ShowClass, dog: Dog) => {
      const { id: classId, date, startTime, ring, type, height, currency, price } = cls
      const what = { classId, dogId: dog.id, dogName: dog.name, showSlug: show.slug, showName: show.name }
      const item = { ...what, date, startTime, ring, type, height, currency, ownerId }
      dispatch(itemAdded({ item, price, total: price }))
    },
    takeOut: (cls: ShowClass, dog: Dog) => void dispatch(itemRemoved({ classId: cls.id, dogId: dog.id })),
  }
}

/** The same for one dog in one class. */
export const useEntry = (show: Show, cls: ShowClass, dog: Dog) => {
  const { enter, takeOut } = useChoice(show)
  return { enter: () => enter(cls, dog), takeOut: () => takeOut(cls, dog) }
}
