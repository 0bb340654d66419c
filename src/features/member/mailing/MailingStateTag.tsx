import { FormattedMessage } from 'react-intl'
import type { MailingState } from '#contract/member/mailKinds'
import { StateTag } from '../../../ui/kit/StateTag'
import { stateMessages } from './messages'

const tones = {
  draft: 'neutral',
  scheduled: 'warning',
  sending: 'warning',
  sent: 'success',
  cancelled: 'danger',
} as const satisfies Record<MailingState, string>

export const MailingStateTag = ({ state }: { state: MailingState }) => (
  <StateTag tone={tones[state]}>
    <FormattedMessage {...stateMessages[state]} />
  </StateTag>
)
