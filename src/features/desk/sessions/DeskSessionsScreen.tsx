import { FormattedMessage, useIntl } from 'react-intl'
import { read } from '#contract/shared/read'
import { SessionsEnd } from '#contract/account/session'
import { useEndSessionsOfMutation } from '../../../api/account/sessionsApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { Page } from '../../../ui/kit/Page'
import { TextField } from '../../../ui/kit/TextField'
import { messages } from './messages'

/** /desk/sessions: an admin logs someone's account out everywhere, because a device is lost or a password known. */
export const DeskSessionsScreen = () => {
  const { formatMessage } = useIntl()
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, answer, ...form } = useFormMutation(useEndSessionsOfMutation, {
    form: 'desk-sessions',
    base: { email: '' },
    labels: { email: label('email') },
    read: (values) => read(SessionsEnd, values),
  })
  return (
    <Page title={label('title')} lead={label('lead')} width="column">
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
        <Form form={form} action={<FormattedMessage {...messages.action} />} variant="danger">
          <TextField type="email" autoComplete="off" {...of('email')} />
        </Form>
      )}
    </Page>
  )
}
