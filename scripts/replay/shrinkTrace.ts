import { compileFunction } from 'node:vm'
import { sameJson, valueAt } from '../../src/trace/delta'
import { foldTrace } from '../../src/trace/foldTrace'
import type { Divergence, Replay } from '../../src/trace/foldWith'
import { shrink } from '../../src/trace/shrink'
import type { State, Trace } from '../../src/trace/trace'

type Condition = (last: State | undefined, replay: Replay) => boolean

/** Without recorded states for a part of the actions: that the value in question still becomes what it was replayed to. */
const stillDiverges = ({ differences, error }: Divergence): Condition => {
  const [first] = differences
  if (!first) return (_last, { divergence }) => divergence?.error === error
  return (last) => sameJson(valueAt(last, first.path), first.replayed)
}

const conditionOf = (expression: string): Condition => {
  const holds = compileFunction(`return (${expression})`, ['state']) as (state: unknown) => unknown
  return (last) => {
    try {
      return Boolean(holds(last))
    } catch {
      // What it looks at is not there: a part of the actions makes other states.
      return false
    }
  }
}

/** The fewest actions after which an expression is true (empty: that still diverge); a sentence where there are none. */
export const shrinkTrace = (trace: Trace, { divergence }: Replay, expression: string): Trace | string => {
  if (expression === '' && !divergence) return 'It does not diverge: --shrink=EXPR says what to look for.'
  let condition: Condition
  try {
    condition = expression === '' && divergence ? stillDiverges(divergence) : conditionOf(expression)
  } catch (error) {
    return `--shrink: ${error instanceof Error ? error.message : String(error)}`
  }
  const actions = trace.actions.slice(0, expression === '' ? divergence?.step : undefined)
  const bare = (kept: Trace['actions']): Trace => ({
    form: 'payload',
    actions: kept,
    ...(trace.start && { start: trace.start }),
  })
  const isKept = (kept: Trace['actions']) => {
    const replayed = foldTrace(bare(kept))
    return condition(replayed.frames.at(-1), replayed)
  }
  if (!isKept(actions)) return `After all ${actions.length} actions it is not so: there is nothing to shrink.`
  return bare(shrink(actions, isKept))
}
