import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { parse, withRepeatedPassword } from '#contract/shared/parse'
import { Registration } from '#contract/account/credentials'
import { useRegisterMutation } from '../../../api/account/loginApi'
import { fieldChanged, formBegun } from '../../../store/forms/formsSlice'
import { formOf } from '../../../store/forms/formState'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { selectLoginOffered } from '../../../store/access/access'
import { disabledMessages } from '../../../i18n/disabledMessages'
import { selectFlags } from '../../../store/flags/flagsSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/kit/Button'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { FormError } from '../../../ui/kit/FormError'
import { TextLink } from '../../../ui/kit/TextLink'
import { TextField } from '../../../ui/kit/TextField'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'
import { NewPasswordFields } from './NewPasswordFields'

// Elsewhere, because leaving the form would lose the passwords.
const newTab = (to: string, text: ReactNode) => (
  <TextLink key={to} asChild>
    <Link to={to} target="_blank">
      {text}
    </Link>
  </TextLink>
)

/** /register: makes an account and signs in at once; where to go next is the store's business. */
export const RegisterScreen = () => {
  const { formatMessage } = useIntl()
  const loginOffered = useAppSelector(selectLoginOffered)
  const disabled = useAppSelector(selectFlags)['registration-disabled']
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, values, refusals, failure, ...form } = useFormMutation(useRegisterMutation, {
    form: 'register',
    base: { name: '', email: '', password: '', passwordRepeat: '', consent: false },
    secret: ['password', 'passwordRepeat'],
    labels: {
      name: label('name'),
      email: label('email'),
      password: label('password'),
      passwordRepeat: label('passwordRepeat'),
      consent: label('consentShort'),
    },
    parse: ({ passwordRepeat, ...values }) =>
      withRepeatedPassword(parse(Registration, values), values.password, passwordRepeat),
  })
  const limited = disabled || failure?.status === 423
  const dispatch = useAppDispatch()
  // The reset takes up what was typed at the login.
  const takeAddressAlong = () => {
    dispatch(formBegun({ id: 'login', form: formOf({ email: '' }, null) }))
    dispatch(fieldChanged({ id: 'login', path: 'email', value: values.email }))
  }
  const email = of('email')
  return (
    <AuthFrame head={label('registerHead')} lead={label('registerLead')} title={label('registerTitle')}>
      <Form
        form={form}
        action={<FormattedMessage {...messages.registerAction} />}
        aside={
          loginOffered && (
            <Button asChild variant="quiet">
              <Link to={paths.login}>
                <FormattedMessage {...messages.haveAccount} />
              </Link>
            </Button>
          )
        }
      >
        {limited && (
          <FormError>
            <FormattedMessage {...disabledMessages.limited} />
          </FormError>
        )}
        {!limited && failure && Object.keys(failure.fields).length === 0 && (
          <FormError>
            <FormattedMessage {...messages.registrationError} />
          </FormError>
        )}
        <TextField autoComplete="name" {...of('name')} />
        <TextField
          type="email"
          autoComplete="email"
          {...email}
          error={
            refusals['email'] === 'email_taken' ? (
              <TextLink asChild>
                <Link to={paths.forgotPassword} onClick={takeAddressAlong}>
                  {email.error}
                </Link>
              </TextLink>
            ) : (
              email.error
            )
          }
        />
        <NewPasswordFields of={of} />
        <CheckboxField
          hint={
            <FormattedMessage
              {...messages.consentMore}
              values={{
                terms: (text) => newTab(paths.terms, text),
                privacy: (text) => newTab(paths.privacy, text),
              }}
            />
          }
          {...of('consent')}
          label={label('consent')}
        />
      </Form>
    </AuthFrame>
  )
}
