import type { EntryItem, Purchase } from '../../../contract/purchase'

/** A class of the day with the dogs that run in it, in the order in which they were entered. */
export interface Run {
  item: EntryItem
  dogs: string[]
}
export interface NextDay {
  date: string
  showSlug: string
  showName: string
  runs: Run[]
}

const inTimeOrder = (a: Run, b: Run) => a.item.startTime.localeCompare(b.item.startTime) || a.item.ring - b.item.ring

/** The next day (from today, ISO) on which a paid entry runs, with all its runs by time; null where there is none. */
export const nextDay = (purchases: readonly Purchase[], today: string): NextDay | null => {
  const entries = purchases
    .filter(({ status }) => status === 'paid')
    .flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'entry' ? [line.item] : [])))
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
  const [first] = entries
  if (!first) return null
  const runs = new Map<string, Run>()
  for (const item of entries) {
    if (item.date !== first.date || item.showSlug !== first.showSlug) continue
    const run = runs.get(item.classId) ?? { item, dogs: [] }
    runs.set(item.classId, { item, dogs: [...run.dogs, item.dogName] })
  }
  const { date, showSlug, showName } = first
  return { date, showSlug, showName, runs: [...runs.values()].sort(inTimeOrder) }
}
