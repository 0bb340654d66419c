import { FormattedMessage } from 'react-intl'
import type { DeskMember } from '#contract/member/member'
import { useClearBounceMutation } from '../../../api/member/memberApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import { bounceMessages as messages } from './messages'

/** That emails to a member's address are returned, in the words of a mail server, and the way to take that back. */
export const Bounced = ({ member: { id, own, email, bounce } }: { member: DeskMember }) => {
  const { longDay } = useFormats()
  const [clear, { isLoading }] = useClearBounceMutation(useCallKey(`clear bounce ${id}`))
  if (!bounce) return null
  return (
    <Notice
      tone="warning"
      action={
        !own && (
          <Button variant="outline" pending={isLoading} onClick={() => void clear(id)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        )
      }
    >
      <FormattedMessage
        {...messages.since}
        values={{ day: longDay(bounce.since), email: <bdi dir="ltr">{email}</bdi>, reason: <bdi>{bounce.reason}</bdi> }}
      />
    </Notice>
  )
}
