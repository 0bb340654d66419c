import type { UnknownAction } from '@reduxjs/toolkit'
import { applyDelta, isObject } from '../../../trace/delta'
import type { Replay } from '../../../trace/foldWith'
import { markOf, metaOf, type Mark } from '../../../trace/marks'
import type { State, Trace } from '../../../trace/trace'
import type { CheckedTrace, Refusal } from './checkTrace'
import { runTraceJob } from './runTraceJob'

/** A trace as the player has it: too large for a store, and read only. Step 0 is the start, step n the nth action. */
export interface OpenedTrace extends Replay {
  name: string
  text: string
  trace: Trace
  marks: (Mark | null)[]
}
export type OpenResult = { success: true; opened: OpenedTrace } | Refusal

/** What the application asked for with an action: the call's name, where the action is one. */
export const requestOf = (action: UnknownAction): string | null => {
  if (markOf(action) !== 'request') return null
  const { arg } = metaOf(action)
  const name: unknown = isObject(arg) && 'endpointName' in arg ? arg.endpointName : null
  return typeof name === 'string' ? name : action.type
}

/** Gives a trace that was checked its states again. */
export const openChecked = (name: string, text: string, checked: CheckedTrace): OpenedTrace => {
  const { trace, start, deltas, divergence, compared } = checked
  const frames = [start]
  for (const delta of deltas) frames.push(applyDelta(frames.at(-1) as State, delta))
  const marks = [null, ...trace.actions.map(markOf)]
  return { name, text, trace, frames, divergence, compared, marks }
}

/** Opens a trace: the work is done beside the page. Where that breaks down, the trace counts as unreadable. */
export const openTrace = async (name: string, text: string, signal: AbortSignal): Promise<OpenResult> => {
  const checked = await runTraceJob('check', [text], signal).catch((error: unknown): Refusal => ({
    success: false,
    reason: String(error),
  }))
  return checked.success ? { success: true, opened: openChecked(name, text, checked) } : checked
}
