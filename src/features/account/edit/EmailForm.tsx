import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { EmailChange } from '#contract/account/profile'
import { parse } from '#contract/shared/parse'
import { useChangeEmailMutation } from '../../../api/account/profileApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextField } from '../../../ui/kit/TextField'
import { useReauthentication } from '../shared/useReauthentication'
import { messages } from './editMessages'

/** Another email address: it takes effect when the link sent there is used. */
export const EmailForm = ({ email }: { email: string }) => {
  const { formatMessage } = useIntl()
  const reauthentication = useReauthentication()
  const { of, answer, ...form } = useFormMutation(useChangeEmailMutation, {
    form: 'email',
    idPrefix: 'email-',
    base: { email: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: { email: formatMessage(messages.newEmail), ...reauthentication.labels },
    parse: (values) => parse(EmailChange, reauthentication.read(values)),
  })
  if (answer.isSuccess)
    return (
      <SuccessMessage
        heading={formatMessage(messages.emailChangeRequested)}
        level={3}
        action={
          <Button variant="outline" onClick={answer.reset}>
            <FormattedMessage {...messages.emailAgain} />
          </Button>
        }
      >
        <FormattedMessage {...messages.emailChangeRequestedText} values={{ email, days: limits.confirmLinkDays }} />
      </SuccessMessage>
    )
  return (
    <Form form={form} action={<FormattedMessage {...messages.changeEmail} />}>
      <TextField
        hint={formatMessage(messages.newEmailHint, { email })}
        type="email"
        autoComplete="email"
        {...of('email')}
      />
      {reauthentication.fields(of)}
    </Form>
  )
}
