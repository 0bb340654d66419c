import { isPaidEntry } from '#contract/entry/paidEntry'
import type { EntryItem } from '#contract/purchase/cartItem'
import type { Purchase } from '#contract/purchase/purchase'

/** A class of the day with the dogs that run in it, in the order in which they were entered. */
export interface Run {
  item: EntryItem
  dogs: string[]
}
export interface NextDay {
  date: string
  showSlug: string
  showName: string
  /** By time, then by ring. */
  runs: Run[]
}

const inTimeOrder = (a: Run, b: Run) => a.item.startTime.localeCompare(b.item.startTime) || a.item.ring - b.item.ring

const runsOf = (items: readonly EntryItem[]): Run[] => {
  const runs = new Map<string, Run>()
  for (const item of items) {
    const run = runs.get(item.classId) ?? { item, dogs: [] }
    runs.set(item.classId, { item, dogs: [...run.dogs, item.dogName] })
  }
  return [...runs.values()].sort(inTimeOrder)
}

/** The days (from today, ISO) on which paid entries run, the next one first; two shows on one day are two. */
export const nextDays = (purchases: readonly Purchase[], today: string): NextDay[] => {
  const days = new Map<string, EntryItem[]>()
  for (const { status, lines } of purchases)
    for (const line of lines)
      if (status === 'paid' && isPaidEntry(line) && line.item.date >= today) {
        const key = `${line.item.date} ${line.item.showSlug}`
        days.set(key, [...(days.get(key) ?? []), line.item])
      }
  return [...days.values()]
    .flatMap((items) => {
      const [first] = items
      return first
        ? [{ date: first.date, showSlug: first.showSlug, showName: first.showName, runs: runsOf(items) }]
        : []
    })
    .sort((a, b) => a.date.localeCompare(b.date))
}

/** The dogs of a day, each once, in the order of their first runs. */
export const dogsOf = ({ runs }: NextDay): string[] => [...new Set(runs.flatMap(({ dogs }) => dogs))]
