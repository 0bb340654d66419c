import type { ShowEntry } from '#contract/entry/desk'
import type { StateTagProps } from '../../../ui/kit/StateTag'
import { messages } from './messages'

/** How each status of an entry is named, and how it looks. */
export const entryStatuses = {
  paid: { name: messages.paid, tone: 'success' },
  held: { name: messages.heldOne, tone: 'warning' },
  withdrawn: { name: messages.withdrawn, tone: 'neutral' },
} as const satisfies Record<ShowEntry['status'], { name: object; tone: NonNullable<StateTagProps['tone']> }>
