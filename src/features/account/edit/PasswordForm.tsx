import { FormattedMessage, useIntl } from 'react-intl'
import { PasswordChange } from '#contract/account/profile'
import { parse, withRepeatedPassword } from '#contract/shared/parse'
import { useChangePasswordMutation } from '../../../api/account/profileApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { PasswordField } from '../../../ui/kit/PasswordField'
import { messages as reauthenticationMessages } from '../shared/messages'
import { useReauthentication } from '../shared/useReauthentication'
import { messages } from './editMessages'

/** Another password: every other device is logged out, this one stays logged in. */
export const PasswordForm = () => {
  const { formatMessage } = useIntl()
  const reauthentication = useReauthentication()
  const { of, answer, ...form } = useFormMutation(useChangePasswordMutation, {
    form: 'password',
    idPrefix: 'password-',
    base: { ...reauthentication.empty, password: '', passwordRepeat: '' },
    secret: [...reauthentication.secret, 'password', 'passwordRepeat'],
    labels: {
      ...reauthentication.labels,
      password: formatMessage(messages.newPassword),
      passwordRepeat: formatMessage(messages.passwordRepeat),
    },
    parse: ({ passwordRepeat, ...values }) =>
      withRepeatedPassword(parse(PasswordChange, reauthentication.read(values)), values.password, passwordRepeat),
  })
  const shared = {
    autoComplete: 'new-password',
    showLabel: formatMessage(reauthenticationMessages.showPassword),
    hideLabel: formatMessage(reauthenticationMessages.hidePassword),
  }
  if (answer.isSuccess)
    return (
      <SuccessMessage
        heading={formatMessage(messages.passwordChanged)}
        level={3}
        action={
          <Button variant="outline" onClick={answer.reset}>
            <FormattedMessage {...messages.passwordAgain} />
          </Button>
        }
      >
        <FormattedMessage {...messages.passwordChangedText} />
      </SuccessMessage>
    )
  return (
    <Form form={form} action={<FormattedMessage {...messages.changePassword} />}>
      {reauthentication.fields(of)}
      <PasswordField hint={formatMessage(messages.passwordHint)} {...shared} {...of('password')} />
      <PasswordField {...shared} {...of('passwordRepeat')} />
    </Form>
  )
}
