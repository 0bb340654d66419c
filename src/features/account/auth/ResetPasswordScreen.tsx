import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { PasswordReset } from '../../../../contract/account/passwordReset'
import { paths } from '../../../../contract/paths'
import { read, readRepeated } from '../../../../contract/read'
import { useResetPasswordMutation } from '../../../api/account/passwordApi'
import { failureOf } from '../../../api/failureOf'
import { useFieldErrors } from '../../../i18n/useFieldErrors'
import { useDraftForm } from '../../../store/drafts/useDraftForm'
import { useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'
import { NewPasswordFields } from './NewPasswordFields'

const empty = { password: '', passwordRepeat: '' }

/** /reset-password/{token}: a new password. Opening the link changes nothing: programs that read mails open links too. */
export const ResetPasswordScreen = () => {
  const { formatMessage } = useIntl()
  const { token } = useRouteParams(paths.resetPassword) ?? { token: '' }
  const { key: visit } = useAppSelector(selectLocation)
  const [reset, answer] = useResetPasswordMutation({ fixedCacheKey: `reset ${visit}` })
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name: 'reset',
    empty,
    secret: ['password', 'passwordRepeat'],
    read: ({ password, passwordRepeat }) =>
      readRepeated(read(PasswordReset, { token, password }), password, passwordRepeat),
    send: async (request) => failureOf(await reset(request)),
  })
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { errorOf, summary } = useFieldErrors(errors, {
    password: label('password'),
    passwordRepeat: label('passwordRepeat'),
  })
  const another = (
    <Button asChild variant="quiet">
      <Link to={paths.forgotPassword}>
        <FormattedMessage {...messages.anotherLink} />
      </Link>
    </Button>
  )
  return (
    <AuthFrame head={label('resetHead')} lead={label('resetLead')} title={label('resetTitle')}>
      {answer.isSuccess ? (
        <SuccessMessage
          heading={label('passwordChanged')}
          level={2}
          action={
            <Button asChild>
              <Link to={paths.login}>
                <FormattedMessage {...messages.toLogin} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.passwordChangedText} />
        </SuccessMessage>
      ) : (
        <FormBody onSubmit={(event) => void submit(event)}>
          <ErrorSummary {...summary} attempt={submitCount} />
          <NewPasswordFields of={(name) => ({ ...field(name), error: errorOf(name) })} />
          <FormEnd>
            <Button type="submit" pending={pending}>
              <FormattedMessage {...messages.resetAction} />
            </Button>
            {another}
          </FormEnd>
        </FormBody>
      )}
    </AuthFrame>
  )
}
