import { FormattedMessage, useIntl } from 'react-intl'
import { ChangeMemberEmail as Wanted } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useChangeMemberEmailMutation } from '../../../api/member/memberApi'
import { Dialog } from '../../../ui/kit/Dialog'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { useReauthentication } from '../../account/shared/useReauthentication'
import type { DialogOfMember } from './dialogOfMember'
import { ProofForm } from './ProofForm'
import { helpMessages as messages } from './messages'
import { recordMessages } from '../shared/recordMessages'
import { useRecordDialog } from '../../../forms/useRecordDialog'

/** Requests another address for a member who has lost theirs, with a reason; the admin shows who asks. */
export const ChangeEmail = ({ member: { id, email }, onClose }: DialogOfMember) => {
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
      <ProofForm form={form} failure={failure} onClose={close} action={<FormattedMessage {...messages.emailAction} />}>
        <TextField type="email" autoComplete="off" maxLength={limits.emailMax} {...of('email')} />
        <TextAreaField hint={formatMessage(messages.proofHint)} maxLength={limits.reasonMax} {...of('reason')} />
        {reauthentication.fields(of)}
      </ProofForm>
    </Dialog>
  )
}
