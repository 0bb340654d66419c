import { minutesOf } from '../show/closeRuns'
import { handlerGap } from './order'

/** A run in the order of a class. `handler`: the same text for the same person; `group`: dogs of one group may change places. */
export interface DayRun {
  entryId: string
  handler: string
  group: string
}

/** A class of one day with its running order; that of a `fixed` one stays as it is. */
export interface DayClass<Run extends DayRun = DayRun> {
  id: string
  ring: number
  startTime: string
  fixed: boolean
  runs: Run[]
}

/** How long a run is taken to last where the organisation has not set it. */
const usualSecondsPerRun = 90

/** Two runs of one handler with fewer runs between them than there should be. */
export interface CloseRuns<Run> {
  handler: string
  /** The earlier first. */
  runs: [Placed<Run>, Placed<Run>]
  between: number
}

interface Placed<Run> {
  classId: string
  run: Run
  /** In its class, from 1. */
  place: number
}

/** Where a run is: in which class, at which place. */
interface Cell {
  cls: number
  index: number
}

/** When the first dog of each class runs, in seconds of the day: at its start time, or after the class before it in its ring. */
const beginsOf = (classes: readonly DayClass[], seconds: number): number[] => {
  const begins = classes.map(() => 0)
  const ringFree = new Map<number, number>()
  const inOrder = classes
    .map(({ startTime, ring, runs }, cls) => ({ cls, start: minutesOf(startTime) * 60, ring, runs: runs.length }))
    .toSorted((a, b) => a.start - b.start || a.cls - b.cls)
  for (const { cls, start, ring, runs } of inOrder) {
    const begin = Math.max(start, ringFree.get(ring) ?? 0)
    begins[cls] = begin
    ringFree.set(ring, begin + runs * seconds)
  }
  return begins
}

/** The runs of a day by handler, with the time of each. */
class Day<Run extends DayRun> {
  readonly classes: DayClass<Run>[]
  readonly #begins: number[]
  readonly #cells = new Map<string, Cell[]>()
  readonly #seconds: number

  constructor(classes: readonly DayClass<Run>[], secondsPerRun: number | null) {
    this.#seconds = secondsPerRun ?? usualSecondsPerRun
    this.classes = classes.map((cls) => ({ ...cls, runs: [...cls.runs] }))
    this.#begins = beginsOf(classes, this.#seconds)
    this.classes.forEach(({ runs }, cls) => {
      runs.forEach(({ handler }, index) => {
        const cells = this.#cells.get(handler) ?? []
        cells.push({ cls, index })
        this.#cells.set(handler, cells)
      })
    })
  }

  runAt = ({ cls, index }: Cell): Run | undefined => this.classes[cls]?.runs[index]

  #timeOf = ({ cls, index }: Cell): number => (this.#begins[cls] ?? 0) + index * this.#seconds

  /** By how much two runs are nearer than they should be, squared: the worst are moved first. */
  #lack = (one: number, other: number): number => Math.max(0, handlerGap * this.#seconds - Math.abs(one - other)) ** 2

  /** The lack of a run beside the others of its handler, if it were at another place of its class. */
  #lackAt = ({ cls, index }: Cell, to: number): number => {
    const time = this.#timeOf({ cls, index: to })
    let sum = 0
    for (const other of this.#cells.get(this.runAt({ cls, index })?.handler ?? '') ?? [])
      if (other.cls !== cls || other.index !== index) sum += this.#lack(time, this.#timeOf(other))
    return sum
  }

  /** How much better two runs of a class are at each other's places; not above zero: no better. */
  #gain = (cls: number, index: number, other: number): number => {
    const [one, two] = [
      { cls, index },
      { cls, index: other },
    ]
    const before = this.#lackAt(one, index) + this.#lackAt(two, other)
    return before === 0 ? 0 : before - this.#lackAt(one, other) - this.#lackAt(two, index)
  }

  #exchange = (cls: number, index: number, other: number): void => {
    const runs = this.classes[cls]?.runs
    const [one, two] = [runs?.[index], runs?.[other]]
    if (!runs || !one || !two) return
    const cellOf = (handler: string, at: number) =>
      this.#cells.get(handler)?.find((cell) => cell.cls === cls && cell.index === at)
    const [oneCell, twoCell] = [cellOf(one.handler, index), cellOf(two.handler, other)]
    runs[index] = two
    runs[other] = one
    if (oneCell) oneCell.index = other
    if (twoCell) twoCell.index = index
  }

  /** Exchanges a run with the one of its group that gains most, of equals the nearest; false where none does. */
  improve = (cell: Cell): boolean => {
    const { cls, index } = cell
    const [of, run] = [this.classes[cls], this.runAt(cell)]
    if (!of || of.fixed || !run) return false
    const gains = of.runs.flatMap((candidate, other) =>
      candidate.handler === run.handler || candidate.group !== run.group
        ? []
        : [{ other, gain: this.#gain(cls, index, other), far: Math.abs(other - index) }],
    )
    const [best] = gains.toSorted((a, b) => b.gain - a.gain || a.far - b.far || a.other - b.other)
    if (!best || best.gain <= 0) return false
    this.#exchange(cls, index, best.other)
    return true
  }

  /** The runs of each handler that follow each other too closely, by their time. */
  close = (): { cells: [Cell, Cell]; between: number }[] =>
    [...this.#cells.values()].flatMap((cells) => {
      const inOrder = cells.toSorted((a, b) => this.#timeOf(a) - this.#timeOf(b) || a.cls - b.cls)
      return inOrder.slice(1).flatMap((cell, index) => {
        const before = inOrder[index]
        if (!before) return []
        const apart = Math.floor((this.#timeOf(cell) - this.#timeOf(before)) / this.#seconds)
        return apart < handlerGap ? [{ cells: [before, cell] as [Cell, Cell], between: Math.max(0, apart - 1) }] : []
      })
    })
}

/** As often all runs that are too close are looked at again; few are left after the first time. */
const rounds = 5

/**
 * The orders of the classes of a day, in which dogs of one handler are as far apart as exchanging two dogs of a class can
 * bring them, across rings too. The same orders always become the same ones.
 */
export const spreadDay = <Run extends DayRun, Class extends DayClass<Run>>(
  classes: readonly (Class & DayClass<Run>)[],
  secondsPerRun: number | null,
): Class[] => {
  const day = new Day(classes, secondsPerRun)
  for (let round = 0; round < rounds; round += 1) {
    const isBetter = day
      .close()
      .flatMap(({ cells: [earlier, later] }) => [day.improve({ ...later }), day.improve({ ...earlier })])
    if (!isBetter.includes(true)) break
  }
  return classes.map((cls, index) => ({ ...cls, runs: day.classes[index]?.runs ?? cls.runs }))
}

/** The runs of one handler that follow each other too closely on a day, in the order of the day. */
export const closeRunsOf = <Run extends DayRun>(
  classes: readonly DayClass<Run>[],
  secondsPerRun: number | null,
): CloseRuns<Run>[] => {
  const day = new Day(classes, secondsPerRun)
  const placed = (cell: Cell): Placed<Run>[] => {
    const [cls, run] = [day.classes[cell.cls], day.runAt(cell)]
    return cls && run ? [{ classId: cls.id, run, place: cell.index + 1 }] : []
  }
  return day.close().flatMap(({ cells, between }) => {
    const [one, other] = cells.flatMap(placed)
    return one && other ? [{ handler: one.run.handler, runs: [one, other], between }] : []
  })
}
