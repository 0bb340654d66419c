import { FormattedMessage, useIntl } from 'react-intl'
import { ChangeMemberEmail as Wanted, type DeskMember } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useChangeMemberEmailMutation } from '../../../api/member/memberApi'
import { Form } from '../../../forms/Form'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { useReauthentication } from '../../account/shared/useReauthentication'
import { helpMessages as messages, recordMessages } from './messages'
import { useRecordDialog } from '../../../forms/useRecordDialog'

/** Requests another address for a member who has lost theirs, with a reason; the admin shows who asks. */
export const ChangeEmail = ({ member: { id, email }, onClose }: { member: DeskMember; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const reauthentication = useReauthentication()
  const { of, close, failure, ...form } = useRecordDialog(useChangeMemberEmailMutation, {
    id,
    form: `change-email/${id}`,
    base: { email: '', reason: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: {
      email: formatMessage(messages.newEmail),
      reason: formatMessage(messages.proof),
      ...reauthentication.labels,
    },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema: Wanted,
    toSend: reauthentication.read,
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.emailTitle} />}
      text={<FormattedMessage {...messages.emailText} values={{ email: <bdi>{email}</bdi> }} />}
    >
      <Form
        form={form}
        action={<FormattedMessage {...messages.emailAction} />}
        aside={
          <Button variant="quiet" onClick={close}>
            <FormattedMessage {...messages.keep} />
          </Button>
        }
      >
        <TextField type="email" autoComplete="off" maxLength={limits.emailMax} {...of('email')} />
        <TextAreaField hint={formatMessage(messages.proofHint)} maxLength={limits.reasonMax} {...of('reason')} />
        {reauthentication.fields(of)}
        {failure && Object.keys(failure.fields).length === 0 && <FormError>{failure.message}</FormError>}
      </Form>
    </Dialog>
  )
}
