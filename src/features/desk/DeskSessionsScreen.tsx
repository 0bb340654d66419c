import { FormattedMessage, useIntl } from 'react-intl'
import { read } from '../../../contract/read'
import { SessionsEnd } from '../../../contract/account/session'
import { failureOf } from '../../api/failureOf'
import { useEndSessionsOfMutation } from '../../api/account/sessionsApi'
import { useFieldErrors } from '../../i18n/useFieldErrors'
import { useDraftForm } from '../../store/drafts/useDraftForm'
import { useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { Button } from '../../ui/kit/Button'
import { SuccessMessage } from '../../ui/kit/SuccessMessage'
import { ErrorSummary } from '../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../ui/kit/FormBody'
import { Page } from '../../ui/kit/Page'
import { TextField } from '../../ui/kit/TextField'
import { messages } from './messages'

/** /desk/sessions: an admin logs somebody's account out everywhere, because a device is lost or a password known. */
export const DeskSessionsScreen = () => {
  const { formatMessage } = useIntl()
  const { key: visit } = useAppSelector(selectLocation)
  const [end, answer] = useEndSessionsOfMutation({ fixedCacheKey: `desk sessions ${visit}` })
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name: 'desk-sessions',
    empty: { email: '' },
    read: (values) => read(SessionsEnd, values),
    send: async (whose) => failureOf(await end(whose)),
  })
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { errorOf, summary } = useFieldErrors(errors, { email: label('email') })
  return (
    <Page title={label('title')} lead={label('lead')} width="text">
      {answer.isSuccess ? (
        <SuccessMessage
          heading={label('ended')}
          level={2}
          action={
            <Button variant="outline" onClick={answer.reset}>
              <FormattedMessage {...messages.another} />
            </Button>
          }
        >
          <FormattedMessage {...messages.endedText} values={{ count: answer.data.ended }} />
        </SuccessMessage>
      ) : (
        <FormBody onSubmit={(event) => void submit(event)}>
          <ErrorSummary {...summary} attempt={submitCount} />
          <TextField
            label={label('email')}
            type="email"
            autoComplete="off"
            {...field('email')}
            error={errorOf('email')}
          />
          <FormEnd>
            <Button type="submit" variant="danger" pending={pending}>
              <FormattedMessage {...messages.action} />
            </Button>
          </FormEnd>
        </FormBody>
      )}
    </Page>
  )
}
