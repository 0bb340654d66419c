import type { CloseRun } from '#contract/show/closeRuns'
import type { Dog } from '#contract/dog/dog'
import type { Reason } from '#contract/entry/reason'
import type { ShowClass } from '#contract/show/show'
import type { WaitingEntry } from '#contract/waiting/waitingList'
import {
  classesOn,
  closeTo,
  dayReasons,
  isEntered,
  isOnlyFull,
  runKey,
  runsOf,
  type Entering,
  type Run,
} from '../entering'

/** What a place in the grid holds; `noDay`: the dog cannot run at all that day. */
export type CellState = 'free' | 'chosen' | 'entered' | 'full' | 'barred' | 'noDay'
/** A run and its place in the day, from 1. */
export type NumberedRun = Run & { number: number }

/** What the matrix shows of one dog in one class. */
export interface CellOfDog {
  dog: Dog
  state: CellState
  /** Its place in the day, from 1; 0 where it does not run. */
  number: number
  /** How many runs the day has; 0 where this is none of them. */
  count: number
  near: CloseRun<NumberedRun> | null
  reasons: readonly Reason[]
  waiting: WaitingEntry | undefined
}

/** One class of a day, with a cell for each dog. */
export interface RowOfClass {
  cls: ShowClass
  cells: CellOfDog[]
}

const stateFor = (run: Run | undefined, dayIsBarred: boolean, reasons: readonly Reason[]): CellState => {
  if (run) return isEntered(reasons) ? 'entered' : 'chosen'
  if (dayIsBarred) return 'noDay'
  if (reasons.length === 0) return 'free'
  return isOnlyFull(reasons) ? 'full' : 'barred'
}

/** The rows of a day by time and ring, and the keys of its runs in their order. */
export const gridRows = (entering: Entering, day: string): { rows: RowOfClass[]; order: string[] } => {
  const { show, dogs, reasonsOf, waitingOf } = entering
  const runs = runsOf(entering, day).map((run, index) => ({ ...run, number: index + 1 }))
  const runOf = new Map(runs.map((run) => [run.key, run]))
  const barred = new Set(dogs.filter((dog) => dayReasons(entering, day, dog).length > 0))
  const cellOf = (cls: ShowClass, dog: Dog, near: ReturnType<typeof closeTo<NumberedRun>>): CellOfDog => {
    const run = runOf.get(runKey(cls, dog))
    const reasons = reasonsOf(cls, dog)
    const state = stateFor(run, barred.has(dog), reasons)
    const hasTime = state === 'free' || state === 'chosen'
    return {
      dog,
      state,
      reasons,
      waiting: waitingOf(cls, dog),
      number: run?.number ?? 0,
      count: run ? runs.length : 0,
      near: hasTime ? near({ isRun: run !== undefined }) : null,
    }
  }
  const rows = classesOn(show, day).map((cls) => {
    const near = closeTo(cls, show, runs)
    return { cls, cells: dogs.map((dog) => cellOf(cls, dog, near)) }
  })
  return { rows, order: runs.map(({ key }) => key) }
}

/** Whether two cells show the same. */
export const isSameCell = (a: CellOfDog, b: CellOfDog | undefined): boolean =>
  a.dog === b?.dog &&
  a.state === b.state &&
  a.number === b.number &&
  a.count === b.count &&
  a.reasons === b.reasons &&
  a.waiting === b.waiting &&
  a.near?.run.key === b.near?.run.key &&
  a.near?.run.number === b.near?.run.number &&
  a.near?.minutes === b.near?.minutes
