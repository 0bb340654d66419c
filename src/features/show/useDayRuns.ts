import { handlerOfLine } from '../entry/shared/clashes/handlerOfLine'
import { useShowPositions } from '../entry/shared/clashes/useShowPositions'
import { runsOf, type DayRuns, type Entering } from './entering'

/** What the member runs on a day: chosen at any show, or entered at this one. */
export const useDayRuns = (entering: Entering, day: string): DayRuns => {
  const lines = entering.lines.filter(({ item }) => item.date === day)
  const chosen = lines.map((line) => ({ ...line.item, handler: handlerOfLine(line) }))
  const entered = runsOf(entering, day).flatMap((run) => (run.entered ? [{ ...run, handler: '' }] : []))
  const positionOf = useShowPositions([...chosen, { showSlug: entering.show.slug, date: day }])
  return { chosen: [...chosen, ...entered], positionOf }
}
