import { failedStep } from '../../../trace/marks'
import type { OpenedTrace } from '../player/openTrace'

/** Where a reader begins to look: at the step that a report names, else where the problem showed, else at the end. */
export const stepToShow = ({ trace, frames }: Pick<OpenedTrace, 'trace' | 'frames'>, named: number | null): number => {
  const last = frames.length - 1
  return Math.min(named ?? failedStep(trace.actions) ?? last, last)
}
