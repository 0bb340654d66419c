import { foldTrace } from '../foldTrace'
import type { Replay } from '../foldWith'
import type { Trace } from '../trace'
import { baselineOf } from './mismatches'
import { rerun } from './rerun'

/** Adds the baseline for later re-runs to a trace of our own that replays identically. Returns other traces unchanged. */
export const withBaseline = async (trace: Trace, replay: Replay = foldTrace(trace)): Promise<Trace> => {
  const { envelope } = trace
  if (!envelope || replay.divergence) return trace
  const result = await rerun(trace, replay.frames)
  return { ...trace, envelope: { ...envelope, rerun: baselineOf(trace, result) } }
}
