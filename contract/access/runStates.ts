import type { ErrorCode } from '../shared/apiError'
import type { ShowLifecycle } from '../show/show'

/** `early`: entries are still open, and so it would be drawn without some of them. */
export type OrderState = 'early' | 'ready' | 'results_published' | 'cancelled' | 'hidden'
/** When a running order can be drawn, moved and published. */
export const orderable = {
  ready: null,
  early: 'entries_still_open',
  results_published: 'results_published',
  cancelled: 'class_cancelled',
  hidden: 'not_found',
} as const satisfies Record<OrderState, ErrorCode | null>

/** `early`: the day of the class has not come where it is. */
export type ResultState = 'early' | 'ready' | 'published' | 'hidden'
/** When results can be entered and published. */
export const enterable = {
  ready: null,
  early: 'results_too_early',
  published: 'results_published',
  hidden: 'not_found',
} as const satisfies Record<ResultState, ErrorCode | null>
/** When published results can be unpublished. */
export const correctable = {
  published: null,
  ready: 'results_not_published',
  early: 'results_not_published',
  hidden: 'not_found',
} as const satisfies Record<ResultState, ErrorCode | null>

/** Judges are asked once a show is submitted: only admins see a draft. */
export const answerable = {
  draft: 'not_found',
  returned: 'not_found',
  submitted: null,
  approved: null,
  published: null,
  finished: 'show_finished',
  cancelled: 'show_step_refused',
} as const satisfies Record<ShowLifecycle, ErrorCode | null>

/** Whether a judge can say if they judge a show, as it is now. */
export const canAnswer = (state: ShowLifecycle): boolean => answerable[state] === null
