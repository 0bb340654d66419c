import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { parse } from '#contract/shared/parse'
import { Credentials } from '#contract/account/credentials'
import { useLoginMutation } from '../../../api/account/loginApi'
import { selectRegisterOffered } from '../../../store/access/access'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { disabledMessages } from '../../../i18n/disabledMessages'
import { selectFlags } from '../../../store/flags/flagsSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import type { Overlay } from '../../../store/ui/overlay'
import { opened, selectIsOpen } from '../../../store/ui/uiSlice'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { OneTimeCodeField } from '../../../ui/kit/OneTimeCodeField'
import { PasswordField } from '../../../ui/kit/PasswordField'
import { TextField } from '../../../ui/kit/TextField'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'

/** What the field of the one-time code is called among what is open. */
const codeField: Overlay = { kind: 'code', form: 'login' }

/** /login: a refusal is said at the form and in the popup, what was typed stays. Switched off, it still lets an admin in. */
export const LoginScreen = () => {
  const { formatMessage } = useIntl()
  const registerOffered = useAppSelector(selectRegisterOffered)
  const disabled = useAppSelector(selectFlags)['login-disabled']
  const dispatch = useAppDispatch()
  const fieldShown = useAppSelector((state) => selectIsOpen(state, codeField))
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, focus, answer, failure, ...form } = useFormMutation(useLoginMutation, {
    form: 'login',
    base: { email: '', password: '', oneTimeCode: '' },
    secret: ['password', 'oneTimeCode'],
    labels: { email: label('email'), password: label('password'), oneTimeCode: label('oneTimeCode') },
    asksForMore: (result) => 'needs' in result,
    parse: ({ oneTimeCode, ...values }) => parse(Credentials, codeRequired ? { ...values, oneTimeCode } : values),
  })
  const asksForCode: boolean = failure?.code === 'code_wrong' || (answer.data !== undefined && 'needs' in answer.data)
  // Once asked for, the field stays while the next answer is on its way.
  const codeRequired: boolean = asksForCode || fieldShown
  useEffect(() => {
    if (asksForCode) dispatch(opened(codeField))
  }, [asksForCode, dispatch])
  // What is asked for next takes the focus: it was not there a moment ago.
  useEffect(() => {
    if (codeRequired) focus('oneTimeCode')
  }, [codeRequired, focus])
  return (
    <AuthFrame head={label('loginHead')} lead={label('loginLead')} title={label('loginTitle')}>
      <Form
        form={form}
        action={<FormattedMessage {...messages.loginAction} />}
        aside={
          <>
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
          </>
        }
      >
        {(disabled || failure?.status === 423) && (
          <FormError>
            <FormattedMessage {...disabledMessages.limited} />
          </FormError>
        )}
        {(failure?.code === 'login_failed' || failure?.code === 'account_merged') && (
          <FormError>{failure.message}</FormError>
        )}
        {failure?.code === 'account_blocked' && (
          <FormError>
            <span>{failure.message}</span> <bdi>{String(failure.details['reason'])}</bdi>
          </FormError>
        )}
        <TextField type="email" autoComplete="username" {...of('email')} />
        <PasswordField
          autoComplete="current-password"
          showLabel={label('show')}
          hideLabel={label('hide')}
          {...of('password')}
        />
        {codeRequired && <OneTimeCodeField hint={label('oneTimeCodeHint')} {...of('oneTimeCode')} />}
      </Form>
    </AuthFrame>
  )
}
