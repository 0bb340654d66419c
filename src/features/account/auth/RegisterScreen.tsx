import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../../contract/paths'
import { read, readRepeated } from '../../../../contract/read'
import { Registration } from '../../../../contract/account/credentials'
import { useRegisterMutation } from '../../../api/account/authApi'
import { failureOf } from '../../../api/failureOf'
import { useFieldErrors } from '../../../i18n/useFieldErrors'
import { draftChanged } from '../../../store/drafts/draftsSlice'
import { useDraftForm } from '../../../store/drafts/useDraftForm'
import { selectFlags } from '../../../store/flags/flagsSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import { Button } from '../../../ui/kit/Button'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { FormError } from '../../../ui/kit/FormError'
import { TextLink } from '../../../ui/kit/TextLink'
import { TextField } from '../../../ui/kit/TextField'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'
import { NewPasswordFields } from './NewPasswordFields'

const empty = { name: '', email: '', password: '', passwordRepeat: '', consent: false }

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
  // A key makes the answer findable in the store, so that a replay shows the refusal too; each visit starts afresh.
  const { key: visit } = useAppSelector(selectLocation)
  const [register, answer] = useRegisterMutation({ fixedCacheKey: `register ${visit}` })
  const failure = failureOf(answer)
  const disabled = useAppSelector(selectFlags)['registration-disabled']
  const limited = disabled || failure?.status === 423
  const { field, submit, errors, pending, submitCount, watch } = useDraftForm({
    name: 'register',
    empty,
    secret: ['password', 'passwordRepeat'],
    read: ({ passwordRepeat, ...values }) => readRepeated(read(Registration, values), values.password, passwordRepeat),
    send: async (registration) => failureOf(await register(registration)),
  })
  const dispatch = useAppDispatch()
  // The reset takes up what was typed at the login.
  const takeAddressAlong = () => dispatch(draftChanged({ form: 'login', values: { email: watch('email') } }))
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { errorOf, summary } = useFieldErrors(errors, {
    name: label('name'),
    email: label('email'),
    password: label('password'),
    passwordRepeat: label('passwordRepeat'),
    consent: label('consentShort'),
  })
  return (
    <AuthFrame head={label('registerHead')} lead={label('registerLead')} title={label('registerTitle')}>
      <FormBody onSubmit={(event) => void submit(event)}>
        <ErrorSummary {...summary} attempt={submitCount} />
        {limited && (
          <FormError>
            <FormattedMessage {...messages.limited} />
          </FormError>
        )}
        {!limited && failure && Object.keys(failure.fields).length === 0 && (
          <FormError>
            <FormattedMessage {...messages.registrationError} />
          </FormError>
        )}
        <TextField label={label('name')} autoComplete="name" {...field('name')} error={errorOf('name')} />
        <TextField
          label={label('email')}
          type="email"
          autoComplete="email"
          {...field('email')}
          error={
            errors.email?.message === 'email_taken' ? (
              <TextLink asChild>
                <Link to={paths.forgotPassword} onClick={takeAddressAlong}>
                  {errorOf('email')}
                </Link>
              </TextLink>
            ) : (
              errorOf('email')
            )
          }
        />
        <NewPasswordFields of={(name) => ({ ...field(name), error: errorOf(name) })} />
        <CheckboxField
          label={label('consent')}
          hint={
            <FormattedMessage
              {...messages.consentMore}
              values={{
                terms: (text) => newTab(paths.terms, text),
                privacy: (text) => newTab(paths.privacy, text),
              }}
            />
          }
          {...field('consent')}
          error={errorOf('consent')}
        />
        <FormEnd>
          <Button type="submit" pending={pending}>
            <FormattedMessage {...messages.registerAction} />
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.login}>
              <FormattedMessage {...messages.haveAccount} />
            </Link>
          </Button>
        </FormEnd>
      </FormBody>
    </AuthFrame>
  )
}
