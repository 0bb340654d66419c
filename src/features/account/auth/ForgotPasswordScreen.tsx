import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { limits } from '../../../../contract/limits'
import { ForgottenPassword } from '../../../../contract/account/passwordReset'
import { paths } from '../../../../contract/paths'
import { read } from '../../../../contract/read'
import { useForgotPasswordMutation } from '../../../api/account/passwordApi'
import { failureOf } from '../../../api/failureOf'
import { useFieldErrors } from '../../../i18n/useFieldErrors'
import { useDraftForm } from '../../../store/drafts/useDraftForm'
import { useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { TextField } from '../../../ui/kit/TextField'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'

/** /forgot-password: a link by mail. What is said does not tell whether the address has an account. */
export const ForgotPasswordScreen = () => {
  const { formatMessage } = useIntl()
  const { key: visit } = useAppSelector(selectLocation)
  const [ask, answer] = useForgotPasswordMutation({ fixedCacheKey: `forgot ${visit}` })
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    // What was typed at the login is the address that is meant here.
    name: 'login',
    empty: { email: '' },
    read: (values) => read(ForgottenPassword, values),
    send: async (request) => failureOf(await ask(request)),
  })
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { errorOf, summary } = useFieldErrors(errors, { email: label('email') })
  const toLogin = (
    <Button asChild variant="quiet">
      <Link to={paths.login}>
        <FormattedMessage {...messages.toLogin} />
      </Link>
    </Button>
  )
  return (
    <AuthFrame head={label('forgotHead')} lead={label('forgotLead')} title={label('forgotTitle')}>
      {answer.isSuccess ? (
        <SuccessMessage heading={label('linkSent')} level={2} action={toLogin}>
          <FormattedMessage {...messages.linkSentText} values={{ minutes: limits.resetLinkMinutes }} />
        </SuccessMessage>
      ) : (
        <FormBody onSubmit={(event) => void submit(event)}>
          <ErrorSummary {...summary} attempt={submitCount} />
          <chakra.p color="fg.muted">
            <FormattedMessage {...messages.forgotText} />
          </chakra.p>
          <TextField
            label={label('email')}
            type="email"
            autoComplete="username"
            {...field('email')}
            error={errorOf('email')}
          />
          <FormEnd>
            <Button type="submit" pending={pending}>
              <FormattedMessage {...messages.forgotAction} />
            </Button>
            {toLogin}
          </FormEnd>
        </FormBody>
      )}
    </AuthFrame>
  )
}
