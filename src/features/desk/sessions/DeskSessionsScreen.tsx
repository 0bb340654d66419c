import { FormattedMessage, useIntl } from 'react-intl'
import { SessionsEnd } from '#contract/account/session'
import { parse } from '#contract/shared/parse'
import { useEndSessionsOfMutation } from '../../../api/account/sessionsApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { defineMessages } from '../../../i18n/defineMessages'
import { Button } from '../../../ui/kit/Button'
import { Page } from '../../../ui/kit/Page'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextField } from '../../../ui/kit/TextField'

const messages = defineMessages({
  title: { id: 'desk.sessions.title', defaultMessage: 'Log out an account' },
  lead: {
    id: 'desk.sessions.lead',
    defaultMessage:
      'For a lost device, or a password that someone else knows. The account is logged out on every device at once.',
  },
  email: { id: 'desk.sessions.email', defaultMessage: 'Email of the account' },
  action: { id: 'desk.sessions.action', defaultMessage: 'Log out everywhere' },
  ended: { id: 'desk.sessions.ended', defaultMessage: 'Logged out' },
  endedText: {
    id: 'desk.sessions.endedText',
    defaultMessage:
      '{count, plural, =0 {The account wasn’t logged in anywhere.} one {We logged out # device.} other {We logged out # devices.}}',
  },
  another: { id: 'desk.sessions.another', defaultMessage: 'Log out another account' },
})

/** /desk/sessions: an admin logs someone's account out everywhere, because a device is lost or a password known. */
export const DeskSessionsScreen = () => {
  const { formatMessage } = useIntl()
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, answer, ...form } = useFormMutation(useEndSessionsOfMutation, {
    form: 'desk-sessions',
    base: { email: '' },
    labels: { email: label('email') },
    parse: (values) => parse(SessionsEnd, values),
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
