import { FormattedMessage, useIntl } from 'react-intl'
import { RemoveFactor as Wanted, type DeskMember } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useRemoveMemberFactorMutation } from '../../../api/member/memberApi'
import { Dialog } from '../../../ui/kit/Dialog'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { useReauthentication } from '../../account/shared/useReauthentication'
import { ProofForm } from './ProofForm'
import { helpMessages as messages, recordMessages } from './messages'
import { useRecordDialog } from '../../../forms/useRecordDialog'

/** Takes the second factor from a member who has lost it, with a reason; the admin shows who asks. */
export const RemoveFactor = ({ member: { id, memberName }, onClose }: { member: DeskMember; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const reauthentication = useReauthentication()
  const { of, close, failure, ...form } = useRecordDialog(useRemoveMemberFactorMutation, {
    id,
    form: `remove-factor/${id}`,
    base: { reason: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: { reason: formatMessage(messages.proof), ...reauthentication.labels },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema: Wanted,
    toSend: reauthentication.read,
    onClose,
  })
  return (
    <Dialog
      open
      irreversible
      onClose={close}
      title={<FormattedMessage {...messages.factorTitle} values={{ name: memberName }} />}
      text={<FormattedMessage {...messages.factorText} />}
    >
      <ProofForm
        form={form}
        failure={failure}
        onClose={close}
        variant="danger"
        action={<FormattedMessage {...messages.factorAction} />}
      >
        <TextAreaField hint={formatMessage(messages.proofHint)} maxLength={limits.reasonMax} {...of('reason')} />
        {reauthentication.fields(of)}
      </ProofForm>
    </Dialog>
  )
}
