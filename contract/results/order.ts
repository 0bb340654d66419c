import { teamKey } from '../entry/team'
import { drawOrder } from '../draw/rule'
import { HeightCategory } from '../dog/height'

/** An entry that is drawn. `handler`: the same text for the same person. */
export interface Starter {
  entryId: string
  height: HeightCategory
  handler: string
  /** Dogs of one team run one after the other; empty: the dog runs for itself. */
  team: string
}

/** So many places between two dogs of one handler, where the numbers allow: they have to be fetched and warmed up. */
export const handlerGap = 5

type LastRuns = ReadonlyMap<string, number>

const isReady = ({ handler }: Starter, at: number, last: LastRuns, gap: number): boolean =>
  at - (last.get(handler) ?? -gap) >= gap

/** Does the handler who has most dogs left going first, wherever they may, put all of them so far apart? */
const fits = (left: readonly Starter[], from: number, lastRuns: LastRuns, gap: number): boolean => {
  const last = new Map(lastRuns)
  const counts = new Map<string, number>()
  for (const { handler } of left) counts.set(handler, (counts.get(handler) ?? 0) + 1)
  for (let at = from; at < from + left.length; at += 1) {
    let next: string | null = null
    for (const [handler, count] of counts)
      if (at - (last.get(handler) ?? -gap) >= gap && (next === null || count > (counts.get(next) ?? 0))) next = handler
    if (next === null) return false
    last.set(next, at)
    const count = (counts.get(next) ?? 0) - 1
    if (count === 0) counts.delete(next)
    else counts.set(next, count)
  }
  return true
}

/** The drawn order, of which a dog is only passed over where its handler, or someone after it, would run too soon. */
const spread = (dealt: readonly Starter[], from: number, lastRuns: LastRuns, gap: number): Starter[] | null => {
  if (!fits(dealt, from, lastRuns, gap)) return null
  const left = [...dealt]
  const last = new Map(lastRuns)
  const order: Starter[] = []
  while (left.length > 0) {
    const at = from + order.length
    const next = left.findIndex(
      (starter, index) =>
        isReady(starter, at, last, gap) &&
        fits(left.toSpliced(index, 1), at + 1, new Map(last).set(starter.handler, at), gap),
    )
    // The handler with most dogs left is one of them, since the whole fits.
    const [starter] = left.splice(next, 1)
    if (next < 0 || !starter) return null
    last.set(starter.handler, at)
    order.push(starter)
  }
  return order
}

const spreadAsFarAsPossible = (dealt: readonly Starter[], from: number, last: LastRuns): readonly Starter[] => {
  for (let gap = handlerGap; gap > 1; gap -= 1) {
    const found = spread(dealt, from, last, gap)
    if (found) return found
  }
  return dealt
}

/** The drawn order with the dogs of each team behind the one of them that was drawn first. */
const teamsTogether = (dealt: readonly Starter[]): Starter[] => {
  const placed = new Set<string>()
  return dealt.flatMap((starter) => {
    if (placed.has(starter.entryId)) return []
    const together =
      starter.team === '' ? [starter] : dealt.filter(({ team }) => teamKey(team) === teamKey(starter.team))
    for (const { entryId } of together) placed.add(entryId)
    return together
  })
}

/**
 * A running order: by height, the lowest first, where the class mixes heights; within a height as `ticketOf` draws them, dogs
 * of one handler `handlerGap` places apart where the numbers allow. Teams run one after the other instead. The same starters and seed always have the same order.
 */
export const runningOrderOf = (
  starters: readonly Starter[],
  ticketOf: (entryId: string) => string,
  mixesHeights: boolean,
): string[] => {
  const byId = new Map(starters.map((starter) => [starter.entryId, starter]))
  const dealt = drawOrder([...byId.keys()], ticketOf).flatMap((id) => byId.get(id) ?? [])
  if (starters.some(({ team }) => team !== '')) return teamsTogether(dealt).map(({ entryId }) => entryId)
  const groups = mixesHeights
    ? HeightCategory.options.map((height) => dealt.filter((starter) => starter.height === height))
    : [dealt]
  const order: Starter[] = []
  for (const group of groups) {
    const last = new Map(order.map(({ handler }, index) => [handler, index]))
    order.push(...spreadAsFarAsPossible(group, order.length, last))
  }
  return order.map(({ entryId }) => entryId)
}

/** An order as it is now: entries that were withdrawn leave it, and those that came later run last. */
export const presentOrder = (stored: readonly string[], entered: readonly string[]): string[] => {
  const known = new Set(stored)
  const present = new Set(entered)
  return [...stored.filter((id) => present.has(id)), ...entered.filter((id) => !known.has(id))]
}
