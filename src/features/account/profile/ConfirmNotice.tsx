import { FormattedMessage } from 'react-intl'
import { useGetProfileQuery, useSendConfirmationMutation } from '../../../api/account/profileApi'
import type { User } from '#contract/account/user'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import { messages } from './profileMessages'

/** Asks for the link to be used while an address waits for it; there is nothing to see otherwise. */
export const ConfirmNotice = ({ user }: { user: User }) => {
  const { data: profile } = useGetProfileQuery()
  const [send, { isSuccess, isLoading }] = useSendConfirmationMutation({ fixedCacheKey: 'confirmation' })
  const pending = profile?.pendingEmail ?? null
  if (user.emailConfirmed && pending === null) return null
  const isChange = pending !== null && pending !== user.email
  return (
    <Notice
      tone="warning"
      action={
        isSuccess ? (
          <FormattedMessage {...messages.confirmSent} />
        ) : (
          <Button dense variant="outline" pending={isLoading} onClick={() => void send()}>
            <FormattedMessage {...messages.confirmAgain} />
          </Button>
        )
      }
    >
      <FormattedMessage
        {...(isChange ? messages.confirmChange : messages.confirmRequested)}
        values={{ email: pending ?? user.email }}
      />
    </Notice>
  )
}
