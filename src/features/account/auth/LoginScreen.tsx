import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../../contract/paths'
import { read } from '../../../../contract/read'
import { Credentials } from '../../../../contract/account/credentials'
import { useLoginMutation } from '../../../api/account/authApi'
import { failureOf } from '../../../api/failureOf'
import { useFieldErrors } from '../../../i18n/useFieldErrors'
import { selectRegisterOffered } from '../../../store/access/access'
import { useDraftForm } from '../../../store/drafts/useDraftForm'
import { selectFlags } from '../../../store/flags/flagsSlice'
import { useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import { Button } from '../../../ui/kit/Button'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { FormError } from '../../../ui/kit/FormError'
import { OneTimeCodeField } from '../../../ui/kit/OneTimeCodeField'
import { PasswordField } from '../../../ui/kit/PasswordField'
import { TextField } from '../../../ui/kit/TextField'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'

const empty = { email: '', password: '', oneTimeCode: '' }

/** /login: a refusal is the popup's business, what was typed stays. Switched off, it still lets an admin in. */
export const LoginScreen = () => {
  const { formatMessage } = useIntl()
  const registerOffered = useAppSelector(selectRegisterOffered)
  // A key makes the answer findable in the store, so that a replay shows the refusal too; each visit starts afresh.
  const { key: visit } = useAppSelector(selectLocation)
  const [login, answer] = useLoginMutation({ fixedCacheKey: `login ${visit}` })
  const failure = failureOf(answer)
  const asksForCode = failure?.code === 'code_wrong' || (answer.data !== undefined && 'needs' in answer.data)
  // Once asked for, the field stays while the next answer is on its way.
  const [codeRequired, setCodeRequired] = useState(false)
  const needsCode = codeRequired || asksForCode
  const disabled = useAppSelector(selectFlags)['login-disabled']
  const { field, submit, errors, pending, submitCount, focus } = useDraftForm({
    name: 'login',
    empty,
    secret: ['password', 'oneTimeCode'],
    read: ({ oneTimeCode, ...values }) => read(Credentials, needsCode ? { ...values, oneTimeCode } : values),
    send: async (credentials) => {
      setCodeRequired(needsCode)
      return failureOf(await login(credentials))
    },
  })
  // What is asked for next takes the focus: it was not there a moment ago.
  useEffect(() => {
    if (needsCode) focus('oneTimeCode')
  }, [needsCode, focus])
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { errorOf, summary } = useFieldErrors(errors, {
    email: label('email'),
    password: label('password'),
    oneTimeCode: label('oneTimeCode'),
  })
  return (
    <AuthFrame head={label('loginHead')} lead={label('loginLead')} title={label('loginTitle')}>
      <FormBody onSubmit={(event) => void submit(event)}>
        <ErrorSummary {...summary} attempt={submitCount} />
        {(disabled || failure?.status === 423) && (
          <FormError>
            <FormattedMessage {...messages.limited} />
          </FormError>
        )}
        <TextField
          label={label('email')}
          type="email"
          autoComplete="username"
          {...field('email')}
          error={errorOf('email')}
        />
        <PasswordField
          label={label('password')}
          autoComplete="current-password"
          showLabel={label('show')}
          hideLabel={label('hide')}
          {...field('password')}
          error={errorOf('password')}
        />
        {needsCode && (
          <OneTimeCodeField
            label={label('oneTimeCode')}
            hint={label('oneTimeCodeHint')}
            {...field('oneTimeCode')}
            error={errorOf('oneTimeCode')}
          />
        )}
        <FormEnd>
          <Button type="submit" pending={pending}>
            <FormattedMessage {...messages.loginAction} />
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.forgotPassword}>
              <FormattedMessage {...messages.forgotLink} />
            </Link>
          </Button>
          {registerOffered && (
            <Button asChild variant="quiet">
              <Link to={paths.register}>
                <FormattedMessage {...messages.noAccount} />
              </Link>
            </Button>
          )}
        </FormEnd>
      </FormBody>
    </AuthFrame>
  )
}
