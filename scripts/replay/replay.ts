import { divergenceText } from '../../src/trace/describe'
import { foldTrace } from '../../src/trace/foldTrace'
import type { Divergence, Replay } from '../../src/trace/foldWith'
import { readTrace } from '../../src/trace/readTrace'
import { secretsIn } from '../../src/trace/redactTrace'
import type { Trace } from '../../src/trace/trace'
import { watchFold, type Reach } from '../../src/trace/watchFold'
import type { Options } from './options'

/** `nothing`: nothing was found to shrink, or to hold a test to, and nothing was written. */
export const exitCodes = { identical: 0, diverged: 1, unreadable: 2, nothing: 3, secret: 4 } as const

export interface Report {
  result: Exclude<keyof typeof exitCodes, 'nothing'>
  lines: string[]
  /** The same for programs. */
  facts: Record<string, unknown>
  trace?: Trace
  replay?: Replay
}

const forms: Record<Trace['form'], string> = {
  clearRound: 'recorded by Clear Round',
  payload: 'Redux DevTools, actions',
  lifted: 'Redux DevTools, lifted state',
  actions: 'a list of actions',
}

const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')

const reachText = ({ step, type, names }: Reach) =>
  `IMPURE at step ${step} ${type}: its reducers reach for ${names.join(', ')}`

const identicalText = ({ form, actions }: Trace, { compared, frames }: Replay) =>
  compared === 0
    ? `REPLAYED ${frames.length - 1} of ${actions.length} actions (${forms[form]}); the file has no states to compare with`
    : `IDENTICAL in ${compared} of ${actions.length} steps (${forms[form]})`

/** Where values are secret: which they are, and nothing of what is in them. */
const withoutValues = (divergence: Divergence | null): Divergence | null =>
  divergence && {
    step: divergence.step,
    action: divergence.action && { type: divergence.action.type },
    differences: [],
    ...(divergence.error !== undefined && { error: 'A reducer throws, or the end is not the recorded one' }),
  }

/** Replays the text of a trace, and says how it went. */
export const replay = (text: string, { strict, until }: Pick<Options, 'strict' | 'until'>): Report => {
  const read = readTrace(text)
  if (!read.success)
    return { result: 'unreadable', lines: [`UNREADABLE: ${read.reason}`], facts: { reason: read.reason } }
  const { trace } = read
  const { around, reaches } = watchFold()
  const replayed = foldTrace(trace, { ...(strict && { around }), ...(until !== undefined && { until }) })
  const secrets = secretsIn(trace)
  const isSecret = Object.keys(secrets).length > 0
  const { compared } = replayed
  const divergence = isSecret ? withoutValues(replayed.divergence) : replayed.divergence
  return {
    result: isSecret ? 'secret' : divergence || reaches.length > 0 ? 'diverged' : 'identical',
    lines: [
      divergence ? divergenceText(divergence, trace) : identicalText(trace, replayed),
      ...reaches.map(reachText),
      ...(isSecret
        ? [`SECRET FOUND: ${listed(secrets)}. Do not pass this file on; save it with the recorder instead.`]
        : []),
    ],
    facts: {
      form: trace.form,
      actions: trace.actions.length,
      compared,
      divergence,
      secrets,
      ...(strict && { impure: reaches }),
    },
    trace,
    replay: replayed,
  }
}
