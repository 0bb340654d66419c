import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { applyDelta, deltaOf, isObject, sameJson, valueAt, type Delta, type Path } from './delta'
import { hashOf } from './finalHash'
import type { State, Trace } from './trace'

export interface Difference {
  path: Path
  recorded: unknown
  replayed: unknown
}
/** The first step at which the replay is not what was recorded. Step 0 is the start, step n the state after the nth action. */
export interface Divergence {
  step: number
  action: UnknownAction | null
  differences: Difference[]
  /** What the reducer threw, if it did. */
  error?: string
}
export interface Replay {
  /** The state at each step, frozen. */
  frames: State[]
  divergence: Divergence | null
  /** How many steps were compared with a recorded state. */
  compared: number
}
export interface FoldOptions {
  reducer: Reducer<State>
  /** The last step to replay. */
  until?: number
  /** Runs each reduction, in order to watch it. */
  around?: (action: UnknownAction, reduce: () => State) => State
}

const frozen = new WeakSet()
const freeze = <Value>(value: Value): Value => {
  if (!isObject(value) || frozen.has(value)) return value
  frozen.add(value)
  Object.values(value).forEach(freeze)
  return Object.freeze(value)
}

const differencesOf = (recorded: State, replayed: State): Difference[] =>
  deltaOf(recorded, replayed).map(([path]) => ({
    path,
    recorded: valueAt(recorded, path),
    replayed: valueAt(replayed, path),
  }))

const samePath = (a: Path, b: Path) => a.length === b.length && a.every((key, index) => key === b[index])
const sameValue = (a: unknown, b: unknown) => a === b || (isObject(a) && isObject(b) && sameJson(a, b))
const sameDelta = (a: Delta, b: Delta) =>
  a.length === b.length &&
  a.every((change, index) => {
    const other = b[index]
    return other?.length === change.length && samePath(change[0], other[0]) && sameValue(change[1], other[1])
  })

/** How the state after a step differs from what the trace says of it; null where it does not say. */
const compare = ({ states, envelope }: Trace, step: number, before: State, after: State): Difference[] | null => {
  const delta = envelope?.deltas[step - 1]
  // The states before are the same, and so are the changes: so are the states.
  if (delta) return sameDelta(delta, deltaOf(before, after)) ? [] : differencesOf(applyDelta(before, delta), after)
  const state = states?.[step - 1]
  return state ? differencesOf(state, after) : null
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Folds a trace through a reducer and compares each state with what was recorded. */
export const foldWith = (trace: Trace, { reducer, until = Infinity, around }: FoldOptions): Replay => {
  const actions = trace.actions.slice(0, until)
  const run = around ?? ((_action: UnknownAction, reduce: () => State) => reduce())
  const frames = [freeze(reducer(trace.start, { type: '@@INIT' }))]
  let divergence: Divergence | null = null
  let compared = 0
  for (const [index, action] of actions.entries()) {
    const before = frames[index] as State
    let after = before
    try {
      freeze(action)
      after = run(action, () => reducer(before, action))
    } catch (error) {
      divergence ??= { step: index + 1, action, differences: [], error: messageOf(error) }
    }
    frames.push(after)
    if (divergence) continue
    const differences = compare(trace, index + 1, before, after)
    if (differences) compared += 1
    if (differences && differences.length > 0) divergence = { step: index + 1, action, differences }
  }
  const { envelope } = trace
  const isWhole = actions.length === trace.actions.length
  if (envelope && isWhole && !divergence && hashOf(frames.at(-1)) !== envelope.finalHash)
    divergence = {
      step: actions.length,
      action: null,
      differences: [],
      error: 'The final state is not the recorded one',
    }
  return { frames, divergence, compared }
}
