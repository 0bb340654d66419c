import { deltaOf, type Delta } from '../../../trace/delta'
import { foldTrace } from '../../../trace/foldTrace'
import type { Replay } from '../../../trace/foldWith'
import { readTrace } from '../../../trace/readTrace'
import { secretsIn } from '../../../trace/redactTrace'
import type { State, Trace } from '../../../trace/trace'

export type Refusal = { success: false; reason: string } | { success: false; secrets: number }

/** What a replay found, as a worker hands it over: not each state, but what each action changed. */
export interface CheckedTrace extends Pick<Replay, 'divergence' | 'compared'> {
  success: true
  trace: Trace
  start: State
  deltas: readonly Delta[]
}

/** Reads a trace, replays it and checks it. One with secrets is refused: it must not be passed on. */
export const checkTrace = (text: string): CheckedTrace | Refusal => {
  const read = readTrace(text)
  if (!read.success) return read
  const secrets = Object.values(secretsIn(read.trace)).reduce((sum, count) => sum + count, 0)
  if (secrets > 0) return { success: false, secrets }
  const { trace } = read
  const { frames, divergence, compared } = foldTrace(trace)
  const [start, ...states] = frames as [State, ...State[]]
  const recorded = divergence ? undefined : trace.envelope?.deltas
  const deltas = recorded ?? states.map((state, index) => deltaOf(frames[index], state))
  return { success: true, trace, start, deltas, divergence, compared }
}
