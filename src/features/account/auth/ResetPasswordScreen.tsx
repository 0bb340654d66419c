import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { PasswordReset } from '#contract/account/credentials'
import { paths } from '#contract/shared/paths'
import { parse, withRepeatedPassword } from '#contract/shared/parse'
import { useResetPasswordMutation } from '../../../api/account/passwordApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { selectLoginOffered } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'
import { NewPasswordFields } from './NewPasswordFields'

/** /reset-password/{token}: a new password. Opening the link changes nothing: programs that read mails open links too. */
export const ResetPasswordScreen = () => {
  const { formatMessage } = useIntl()
  const loginOffered = useAppSelector(selectLoginOffered)
  const { token } = useRouteParams(paths.resetPassword) ?? { token: '' }
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, answer, ...form } = useFormMutation(useResetPasswordMutation, {
    form: 'reset',
    base: { password: '', passwordRepeat: '' },
    secret: ['password', 'passwordRepeat'],
    labels: { password: label('password'), passwordRepeat: label('passwordRepeat') },
    parse: ({ password, passwordRepeat }) =>
      withRepeatedPassword(parse(PasswordReset, { token, password }), password, passwordRepeat),
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
            loginOffered && (
              <Button asChild>
                <Link to={paths.login}>
                  <FormattedMessage {...messages.toLogin} />
                </Link>
              </Button>
            )
          }
        >
          <FormattedMessage {...messages.passwordChangedText} />
        </SuccessMessage>
      ) : (
        <Form form={form} action={<FormattedMessage {...messages.resetAction} />} aside={another}>
          <NewPasswordFields of={of} />
        </Form>
      )}
    </AuthFrame>
  )
}
