import { FormattedMessage } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { useConfirmEmailChangeMutation } from '../../../api/account/emailChangeApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { AuthFrame } from '../auth/AuthFrame'
import { LinkForm } from './LinkForm'
import { confirmMessages as messages } from './messages'

const ConfirmEmailChange = () => {
  const { longDay } = useFormats()
  const { token } = useRouteParams(paths.confirmEmailChange) ?? { token: '' }
  const [confirm, { data, isLoading }] = useConfirmEmailChangeMutation(useCallKey('confirm email change'))
  return (
    <AuthFrame
      head={<FormattedMessage {...messages.head} />}
      lead={<FormattedMessage {...messages.lead} />}
      title={<FormattedMessage {...messages.title} />}
    >
      {data ? (
        <SuccessMessage heading={<FormattedMessage {...messages.done} />} level={2} action={null}>
          <FormattedMessage {...messages.doneText} values={{ day: longDay(data.changesOn) }} />
        </SuccessMessage>
      ) : (
        <LinkForm
          pending={isLoading}
          onSend={() => void confirm({ token })}
          action={<FormattedMessage {...messages.action} />}
        >
          <FormattedMessage {...messages.text} />
        </LinkForm>
      )}
    </AuthFrame>
  )
}

/** /confirm-email-change/{token}: an address that the office has requested for an account is shown to be someone's. */
export const ConfirmEmailChangeScreen = () => (
  <MessagesOf part="account.emailChange">
    <ConfirmEmailChange />
  </MessagesOf>
)
