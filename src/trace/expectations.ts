import type { UnknownAction } from '@reduxjs/toolkit'
import { isPlumbing } from './alike'
import { applyDelta, deltaOf, type Delta } from './delta'
import type { Replay } from './foldWith'
import type { State, Trace } from './trace'

/** What changed in the state up to a step, since the step before it in a list. */
export interface Expected {
  step: number
  type: string
  changed: Delta
}

/** The steps at which a test looks at the state: each press and each answer, and the last step. */
export const marksOf = ({ actions }: Pick<Trace, 'actions'>): number[] =>
  actions.flatMap((action, index) => (!isPlumbing(action) || index === actions.length - 1 ? [index + 1] : []))

/** What changed from each step of a list to the next, the first since the start. Redux-persist's own part is left out. */
export const changesAt = (
  frames: readonly State[],
  actions: readonly UnknownAction[],
  steps: readonly number[],
): Expected[] =>
  steps.flatMap((step, index) => {
    const changed = deltaOf(frames[index === 0 ? 0 : (steps[index - 1] ?? 0)], frames[step])
    const seen = changed.filter(([[slice]]) => slice !== '_persist')
    return seen.length > 0 ? [{ step, type: String(actions[step - 1]?.type), changed: seen }] : []
  })

/** The steps after which a condition holds, of the state and the step's action. Where what it looks at is not there, it does not. */
export const stepsWhere = (
  frames: readonly State[],
  actions: readonly UnknownAction[],
  holds: (state: State, action: UnknownAction) => unknown,
): number[] =>
  frames.flatMap((state, step) => {
    try {
      return holds(state, actions[step - 1] as UnknownAction) ? [step] : []
    } catch {
      return []
    }
  })

/** The states as they were recorded; of a trace without any, as they are replayed. */
export const framesToExpect = ({ envelope, states }: Trace, { frames }: Replay): readonly State[] => {
  const [start] = frames
  const steps = frames.length - 1
  if (!start || (!envelope && !states)) return frames
  const recorded = [start]
  for (let step = 1; step <= steps; step += 1) {
    const before = recorded[step - 1] as State
    const delta = envelope?.deltas[step - 1]
    recorded.push(delta ? applyDelta(before, delta) : (states?.[step - 1] ?? before))
  }
  return recorded
}
