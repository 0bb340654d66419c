import type { DeskShow } from '#contract/show/desk'
import type { ShowLifecycle } from '#contract/show/show'
import type { StateTagProps } from '../../../ui/kit/StateTag'
import { messages, showMessages } from './messages'

/** How each state of a show is named, how it looks, and what is said of what comes next. */
export const showStates = {
  draft: { name: messages.stateDraft, tone: 'neutral', next: showMessages.nextDraft },
  submitted: { name: messages.stateSubmitted, tone: 'warning', next: showMessages.nextSubmitted },
  returned: { name: messages.stateReturned, tone: 'warning', next: showMessages.nextReturned },
  approved: { name: messages.stateApproved, tone: 'success', next: showMessages.nextApproved },
  published: { name: messages.statePublished, tone: 'success', next: showMessages.nextPublished },
  finished: { name: messages.stateFinished, tone: 'neutral', next: showMessages.nextFinished },
  cancelled: { name: messages.stateCancelled, tone: 'danger', next: showMessages.nextCancelled },
} as const satisfies Record<ShowLifecycle, { name: object; tone: NonNullable<StateTagProps['tone']>; next: object }>

/** The way of a show that nothing stops. */
export const showPath = ['draft', 'submitted', 'approved', 'published', 'finished'] as const satisfies ShowLifecycle[]

/** Is the reader an approver who has yet to decide? */
export const decides = ({ steps }: Pick<DeskShow, 'steps'>): boolean =>
  steps.includes('agree') || steps.includes('return')
