import type { ErrorCode } from '../shared/apiError'
import { ShowLifecycle } from './show'

interface Step {
  from: readonly ShowLifecycle[]
  to: ShowLifecycle
}

/**
 * What leads a show from one state to the next; server, screens and docs/access.md read it here. `agree` is each approver's
 * own: only the last of them makes it approved. A job takes `finish` on the day after the last one.
 */
export const showSteps = {
  submit: { from: ['draft', 'returned'], to: 'submitted' },
  recall: { from: ['submitted', 'approved'], to: 'draft' },
  agree: { from: ['submitted'], to: 'approved' },
  return: { from: ['submitted', 'approved'], to: 'returned' },
  publish: { from: ['approved'], to: 'published' },
  cancel: { from: ['draft', 'submitted', 'returned', 'approved', 'published'], to: 'cancelled' },
  finish: { from: ['published'], to: 'finished' },
} as const satisfies Record<string, Step>
export type ShowStep = keyof typeof showSteps

export const canStep = (step: ShowStep, state: ShowLifecycle): boolean => (showSteps[step] as Step).from.includes(state)

/** For each state of a show the refusal of a step, null where it can be taken. */
export const refusalsOfStep = (step: ShowStep): Record<ShowLifecycle, ErrorCode | null> =>
  Object.fromEntries(
    ShowLifecycle.options.map((state) => [state, canStep(step, state) ? null : 'show_step_refused']),
  ) as Record<ShowLifecycle, ErrorCode | null>

/**
 * What may be edited in each state of a show. `freely`: all of it; `withdrawing`: all of it, and a change of what was
 * approved makes it a draft again; `harmlessly`: what does no harm to those who entered, and what was approved by a
 * proposal (approvable.ts). Else the refusal.
 */
export const showEdits = {
  draft: 'freely',
  returned: 'freely',
  submitted: 'withdrawing',
  approved: 'withdrawing',
  published: 'harmlessly',
  finished: 'show_finished',
  cancelled: 'show_step_refused',
} as const satisfies Record<ShowLifecycle, ErrorCode | 'freely' | 'withdrawing' | 'harmlessly'>

const kinds: readonly string[] = ['freely', 'withdrawing', 'harmlessly']
export const canEdit = (state: ShowLifecycle): boolean => kinds.includes(showEdits[state])

/** For each state the refusal of editing, null where it can be edited. */
export const refusalsOfEdit = Object.fromEntries(
  ShowLifecycle.options.map((state) => [state, canEdit(state) ? null : showEdits[state]]),
) as Record<ShowLifecycle, ErrorCode | null>

/** For each state the refusal of deciding on a proposal: only a published show waits for one. */
export const proposable = Object.fromEntries(
  ShowLifecycle.options.map((state) => [
    state,
    state === 'published' ? null : state === 'finished' ? 'show_finished' : 'show_step_refused',
  ]),
) as Record<ShowLifecycle, ErrorCode | null>

/** For each state the refusal of cancelling single classes: before a show is published, its classes are edited instead. */
export const classesCancellable = Object.fromEntries(
  ShowLifecycle.options.map((state) => [
    state,
    state === 'published' ? null : state === 'finished' ? 'show_finished' : 'show_step_refused',
  ]),
) as Record<ShowLifecycle, ErrorCode | null>
