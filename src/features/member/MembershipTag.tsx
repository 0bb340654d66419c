import { FormattedMessage } from 'react-intl'
import type { MemberRow } from '#contract/member/register'
import type { MemberState } from '#contract/membership/renewal'
import { StateTag, type StateTagProps } from '../../ui/kit/StateTag'
import { groupMessages, stateMessages } from './messages'

const tones: Record<MemberState, NonNullable<StateTagProps['tone']>> = {
  active: 'success',
  lapsing: 'warning',
  lapsed: 'neutral',
  never_paid: 'neutral',
}

/** The state of a membership in a word. */
export const MembershipTag = ({ member: { state, pausedDays } }: { member: MemberRow }) => (
  <StateTag tone={tones[state]}>
    <FormattedMessage {...(pausedDays === null ? stateMessages[state] : groupMessages.paused)} />
  </StateTag>
)
