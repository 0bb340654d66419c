import type { ClassKind } from '#contract/show/classFormat'
import { messages } from './messages'

/** What the column of the sums is called. */
export const totalMessage = (kind: ClassKind) =>
  kind === 'points' ? messages.points : kind === 'time_plus_faults' ? messages.totalTime : messages.total
