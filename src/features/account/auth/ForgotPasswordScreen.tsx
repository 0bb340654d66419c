import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { limits } from '#contract/shared/limits'
import { ForgottenPassword } from '#contract/account/credentials'
import { paths } from '#contract/shared/paths'
import { parse } from '#contract/shared/parse'
import { useForgotPasswordMutation } from '../../../api/account/passwordApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { selectLoginOffered } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextField } from '../../../ui/kit/TextField'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'

/** /forgot-password: a link by mail. The answer does not reveal whether the address has an account. */
export const ForgotPasswordScreen = () => {
  const { formatMessage } = useIntl()
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, answer, ...form } = useFormMutation(useForgotPasswordMutation, {
    // What was typed at the login is the address that is meant here.
    form: 'login',
    base: { email: '' },
    labels: { email: label('email') },
    parse: (values) => parse(ForgottenPassword, values),
  })
  const toLogin = useAppSelector(selectLoginOffered) && (
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
        <Form form={form} action={<FormattedMessage {...messages.forgotAction} />} aside={toLogin}>
          <chakra.p color="fg.muted">
            <FormattedMessage {...messages.forgotText} />
          </chakra.p>
          <TextField type="email" autoComplete="username" {...of('email')} />
        </Form>
      )}
    </AuthFrame>
  )
}
