import { firstDifference } from '../../../trace/firstDifference'
import { foldTrace } from '../../../trace/foldTrace'
import { readTrace } from '../../../trace/readTrace'
import type { Mismatch } from '../../../trace/rerun/mismatches'
import type { Trace } from '../../../trace/trace'
import { checkTrace } from './checkTrace'

const traceIn = (text: string): Trace => {
  const read = readTrace(text)
  if (!read.success) throw new Error(read.reason)
  return read.trace
}
const replayed = (text: string) => {
  const trace = traceIn(text)
  return { trace, ...foldTrace(trace) }
}

/** The player's work that takes seconds for a long trace. Each job has the text of a trace, and shares nothing with others. */
export const traceJobs = {
  check: checkTrace,
  /** The differences in requests and automatic actions. */
  rerun: async (text: string): Promise<Mismatch[]> => {
    const { rerunMismatches } = await import(/* webpackChunkName: "trace-rerun" */ '../../../trace/rerun/mismatches')
    return rerunMismatches(traceIn(text))
  },
  /** The first step at which two traces differ; null where there is none. */
  compare: (one: string, other: string): number | null => firstDifference(replayed(one), replayed(other)),
}
export type TraceJobs = typeof traceJobs
