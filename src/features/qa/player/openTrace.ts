import type { UnknownAction } from '@reduxjs/toolkit'
import { isObject } from '../../../trace/delta'
import { foldTrace } from '../../../trace/foldTrace'
import type { Replay } from '../../../trace/foldWith'
import { markOf, metaOf, type Mark } from '../../../trace/marks'
import { readTrace } from '../../../trace/readTrace'
import { stepText } from './stepText'
import { secretsIn } from '../../../trace/redactTrace'
import type { Trace } from '../../../trace/trace'

/** A trace as the player has it: too large for a store, and read only. Step 0 is the start, step n the nth action. */
export interface OpenedTrace extends Replay {
  name: string
  text: string
  trace: Trace
  marks: (Mark | null)[]
}
export type OpenResult =
  { success: true; opened: OpenedTrace } | { success: false; reason: string } | { success: false; secrets: number }

/** What the application asked for with an action: the call's name, where the action is one. */
export const requestOf = (action: UnknownAction): string | null => {
  if (markOf(action) !== 'request') return null
  const { arg } = metaOf(action)
  const name: unknown = isObject(arg) && 'endpointName' in arg ? arg.endpointName : null
  return typeof name === 'string' ? name : action.type
}

/** Reads a trace, replays it and checks it. One with secrets is refused: it must not be passed on. */
export const openTrace = (name: string, text: string): OpenResult => {
  const read = readTrace(text)
  if (!read.success) return read
  const secrets = Object.values(secretsIn(read.trace)).reduce((sum, count) => sum + count, 0)
  if (secrets > 0) return { success: false, secrets }
  const { trace } = read
  const marks = [null, ...trace.actions.map(markOf)]
  return { success: true, opened: { name, text, trace, marks, ...foldTrace(trace) } }
}

/** Of some steps those in which a text occurs: in how they are listed, or anywhere in the action. */
export const stepsWith = ({ trace }: OpenedTrace, steps: readonly number[], text: string): readonly number[] => {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return steps
  return steps.filter((step) => {
    const action = trace.actions[step - 1]
    return action && `${stepText(action)} ${JSON.stringify(action)}`.toLowerCase().includes(wanted)
  })
}
