import type { OpenedTrace } from '../player/openTrace'

/** Where a reader begins to look: at the step that the report names, else at the last error, else at the end. */
export const failedStep = ({ marks, frames }: Pick<OpenedTrace, 'marks' | 'frames'>, named: number | null): number => {
  const last = frames.length - 1
  const error = marks.lastIndexOf('error')
  return Math.min(named ?? (error < 0 ? last : error), last)
}
