import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '../../../../contract/limits'
import { EmailChange } from '../../../../contract/account/profile'
import { read } from '../../../../contract/read'
import { failureOf } from '../../../api/failureOf'
import { useChangeEmailMutation } from '../../../api/account/profileApi'
import { useFieldErrors } from '../../../i18n/useFieldErrors'
import { useDraftForm } from '../../../store/drafts/useDraftForm'
import { useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { TextField } from '../../../ui/kit/TextField'
import { useReauthentication } from '../useReauthentication'
import { messages } from './editMessages'

const idPrefix = 'email-'

/** Another email address: it takes effect when the link sent there is used. */
export const EmailForm = ({ email }: { email: string }) => {
  const { formatMessage } = useIntl()
  const { key: visit } = useAppSelector(selectLocation)
  const reauthentication = useReauthentication()
  const [change, answer] = useChangeEmailMutation({ fixedCacheKey: `email ${visit}` })
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name: 'email',
    idPrefix,
    empty: { email: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    read: (values) => read(EmailChange, reauthentication.read(values)),
    send: async (form) => failureOf(await change(form)),
  })
  const labels = { email: formatMessage(messages.newEmail), ...reauthentication.labels }
  const { errorOf, summary } = useFieldErrors(errors, labels, idPrefix)
  const of = (name: keyof typeof labels) => ({ ...field(name), error: errorOf(name) })
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
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      <TextField
        label={labels.email}
        hint={formatMessage(messages.newEmailHint, { email })}
        type="email"
        autoComplete="email"
        {...of('email')}
      />
      {reauthentication.fields(of)}
      <FormEnd>
        <Button type="submit" pending={pending}>
          <FormattedMessage {...messages.changeEmail} />
        </Button>
      </FormEnd>
    </FormBody>
  )
}
