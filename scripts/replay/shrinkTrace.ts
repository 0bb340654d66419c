import { compileFunction } from 'node:vm'
import { sameJson, valueAt } from '../../src/trace/delta'
import { foldTrace } from '../../src/trace/foldTrace'
import type { Divergence, Replay } from '../../src/trace/foldWith'
import { stepsWhere } from '../../src/trace/expectations'
import { shrink } from '../../src/trace/shrink'
import type { Trace } from '../../src/trace/trace'

/** Whether a part of the actions still shows what is looked for, by its replay. */
type Condition = (replay: Replay, kept: Trace['actions']) => boolean

/**
 * Without recorded states for a part of the actions: that its last action is still the one that diverges, and after it the
 * value in question is still what it was replayed to, or its reducer still throws the same.
 */
const stillDiverges = ({ action, differences, error }: Divergence): Condition => {
  const [first] = differences
  return ({ frames, divergence }, kept) => {
    if (kept.at(-1) !== action) return false
    if (!first) return divergence?.step === kept.length && divergence.error === error
    return sameJson(valueAt(frames.at(-1), first.path), first.replayed)
  }
}

/** The function that an expression over `state` and `action` makes; a sentence where it is none. */
export const conditionOf = (expression: string): ((state: unknown, action: unknown) => unknown) | string => {
  try {
    return compileFunction(`return (${expression})`, ['state', 'action']) as (
      state: unknown,
      action: unknown,
    ) => unknown
  } catch (error) {
    return `--shrink: ${error instanceof Error ? error.message : String(error)}`
  }
}

const bare = ({ start, pseudonyms }: Trace, actions: Trace['actions']): Trace => ({
  form: 'payload',
  actions,
  ...(start && { start }),
  ...(pseudonyms && { pseudonyms }),
})

const fewest = (trace: Trace, actions: Trace['actions'], isShown: Condition): Trace =>
  bare(
    trace,
    shrink(actions, (kept) => isShown(foldTrace(bare(trace, kept)), kept)),
  )

/** The fewest actions after which an expression is true, of those up to the first step at which it is. */
const untilTrue = (trace: Trace, { frames }: Replay, expression: string): Trace | string => {
  const holds = conditionOf(expression)
  if (typeof holds === 'string') return holds
  const [first] = stepsWhere(frames, trace.actions, holds)
  if (first === undefined) return `At none of ${frames.length - 1} steps it is so: there is nothing to shrink.`
  if (first === 0) return 'It is so before the first action: there is nothing to shrink.'
  return fewest(trace, trace.actions.slice(0, first), (kept, actions) =>
    stepsWhere(kept.frames, actions, holds).includes(actions.length),
  )
}

/** The fewest actions that show a fault: an expression that becomes true, or (empty) the divergence. A sentence where there are none. */
export const shrinkTrace = (trace: Trace, replayed: Replay, expression: string): Trace | string => {
  if (expression !== '') return untilTrue(trace, replayed, expression)
  const { divergence } = replayed
  if (!divergence) return 'It does not diverge: --shrink=EXPR says what to look for.'
  const condition = stillDiverges(divergence)
  const actions = trace.actions.slice(0, divergence.step)
  if (!condition(foldTrace(bare(trace, actions)), actions))
    return 'Only the recorded end differs, not what an action makes: there is nothing to shrink.'
  return fewest(trace, actions, condition)
}
