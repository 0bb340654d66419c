import type { UnknownAction } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { isObject } from './delta'
import type { ReadResult, State } from './trace'

const Lifted = z.object({
  actionsById: z.record(z.string(), z.looseObject({ action: z.looseObject({ type: z.string() }) })),
  stagedActionIds: z.array(z.int()),
  skippedActionIds: z._default(z.array(z.int()), []),
  computedStates: z.array(z.looseObject({ state: z.optional(z.unknown()), error: z.optional(z.unknown()) })),
  committedState: z.optional(z.unknown()),
})

/**
 * The lifted state of Redux DevTools. The first entry is @@INIT on the committed state, into which older actions may have
 * been folded (maxAge): the replay starts from what came of it. Skipped actions changed nothing.
 */
export const readLifted = (file: object): ReadResult => {
  const { data, error } = Lifted.safeParse(file)
  if (error) return { success: false, reason: `the lifted state is damaged: ${error.issues[0]?.message ?? ''}` }
  const { actionsById, stagedActionIds, skippedActionIds, computedStates, committedState } = data
  if (computedStates.length !== stagedActionIds.length)
    return {
      success: false,
      reason: `it has ${stagedActionIds.length} actions, but ${computedStates.length} states: a filter has left some out`,
    }
  const start = computedStates[0]?.state ?? committedState
  const actions: UnknownAction[] = []
  const states: (State | null)[] = []
  for (const [index, id] of stagedActionIds.entries()) {
    if (index === 0 || skippedActionIds.includes(id)) continue
    const action = actionsById[id]?.action
    if (!action) return { success: false, reason: `action ${id} is missing: a filter has left it out` }
    const computed = computedStates[index]
    actions.push(action)
    states.push(computed?.error === undefined ? ((computed?.state ?? null) as State | null) : null)
  }
  return {
    success: true,
    trace: { form: 'lifted', actions, states, ...(isObject(start) && { start: start as State }) },
  }
}
