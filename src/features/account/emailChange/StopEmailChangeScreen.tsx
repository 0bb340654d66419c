import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useStopEmailChangeMutation } from '../../../api/account/emailChangeApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { AuthFrame } from '../auth/AuthFrame'
import { LinkForm } from './LinkForm'
import { stopMessages as messages } from './messages'

const StopEmailChange = () => {
  const { token } = useRouteParams(paths.stopEmailChange) ?? { token: '' }
  const [stop, { isSuccess, isLoading }] = useStopEmailChangeMutation(useCallKey('stop email change'))
  return (
    <AuthFrame
      head={<FormattedMessage {...messages.head} />}
      lead={<FormattedMessage {...messages.lead} />}
      title={<FormattedMessage {...messages.title} />}
    >
      {isSuccess ? (
        <SuccessMessage
          heading={<FormattedMessage {...messages.done} />}
          level={2}
          action={
            <Button asChild variant="outline">
              <Link to={paths.contact}>
                <FormattedMessage {...messages.contact} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.doneText} />
        </SuccessMessage>
      ) : (
        <LinkForm
          pending={isLoading}
          onSend={() => void stop({ token })}
          action={<FormattedMessage {...messages.action} />}
        >
          <FormattedMessage {...messages.text} />
        </LinkForm>
      )}
    </AuthFrame>
  )
}

/** /stop-email-change/{token}: an address that the office has requested for an account does not become its own. */
export const StopEmailChangeScreen = () => (
  <MessagesOf part="account.emailChange">
    <StopEmailChange />
  </MessagesOf>
)
