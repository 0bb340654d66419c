import { foldTrace } from '../foldTrace'
import type { Replay } from '../foldWith'
import type { Trace } from '../trace'
import { baselineOf } from './faults'
import { rerun } from './rerun'

/** A trace of our own that replays identically, with what later re-runs of it are held to; any other as it is. */
export const withBaseline = async (trace: Trace, replay: Replay = foldTrace(trace)): Promise<Trace> => {
  const { envelope } = trace
  if (!envelope || replay.divergence) return trace
  const result = await rerun(trace, replay.frames)
  return { ...trace, envelope: { ...envelope, rerun: baselineOf(trace, result) } }
}
