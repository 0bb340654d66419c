import { FormattedMessage, useIntl } from 'react-intl'
import { PasswordChange } from '../../../../contract/account/profile'
import { read, readRepeated } from '../../../../contract/read'
import { failureOf } from '../../../api/failureOf'
import { useChangePasswordMutation } from '../../../api/account/profileApi'
import { useFieldErrors } from '../../../i18n/useFieldErrors'
import { useDraftForm } from '../../../store/drafts/useDraftForm'
import { useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { PasswordField } from '../../../ui/kit/PasswordField'
import { messages as reauthenticationMessages } from '../reauthenticationMessages'
import { useReauthentication } from '../useReauthentication'
import { messages } from './editMessages'

const idPrefix = 'password-'

/** Another password: every other device is logged out, this one goes on. */
export const PasswordForm = () => {
  const { formatMessage } = useIntl()
  const { key: visit } = useAppSelector(selectLocation)
  const reauthentication = useReauthentication()
  const [change, answer] = useChangePasswordMutation({ fixedCacheKey: `password ${visit}` })
  const { field, submit, errors, pending, submitCount, reset } = useDraftForm({
    name: 'password',
    idPrefix,
    empty: { ...reauthentication.empty, password: '', passwordRepeat: '' },
    secret: [...reauthentication.secret, 'password', 'passwordRepeat'],
    read: ({ passwordRepeat, ...values }) =>
      readRepeated(read(PasswordChange, reauthentication.read(values)), values.password, passwordRepeat),
    send: async (form) => {
      const refused = failureOf(await change(form))
      if (refused === null) reset()
      return refused
    },
  })
  const labels = {
    ...reauthentication.labels,
    password: formatMessage(messages.newPassword),
    passwordRepeat: formatMessage(messages.passwordRepeat),
  }
  const { errorOf, summary } = useFieldErrors(errors, labels, idPrefix)
  const of = (name: keyof typeof labels) => ({ ...field(name), error: errorOf(name) })
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
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      {reauthentication.fields(of)}
      <PasswordField
        label={labels.password}
        hint={formatMessage(messages.passwordHint)}
        {...shared}
        {...of('password')}
      />
      <PasswordField label={labels.passwordRepeat} {...shared} {...of('passwordRepeat')} />
      <FormEnd>
        <Button type="submit" pending={pending}>
          <FormattedMessage {...messages.changePassword} />
        </Button>
      </FormEnd>
    </FormBody>
  )
}
