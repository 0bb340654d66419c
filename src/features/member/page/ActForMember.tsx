import { FormattedMessage, useIntl } from 'react-intl'
import { ActForMember as Wanted, type DeskMember } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useActForMemberMutation } from '../../../api/member/memberApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { Dialog } from '../../../ui/kit/Dialog'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { useReauthentication } from '../../account/shared/useReauthentication'
import { ProofForm } from './ProofForm'
import { helpMessages as messages, recordMessages } from './messages'

/** Begins to act for a member, with a reason; the admin shows who asks. The page shows the member's portal next. */
export const ActForMember = ({ member: { id, memberName }, onClose }: { member: DeskMember; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const reauthentication = useReauthentication()
  const { of, close, failure, ...form } = useRecordDialog(useActForMemberMutation, {
    id,
    form: `act-for-member/${id}`,
    base: { reason: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: { reason: formatMessage(messages.actingReason), ...reauthentication.labels },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema: Wanted,
    toSend: reauthentication.read,
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.actingTitle} values={{ name: memberName }} />}
      text={<FormattedMessage {...messages.actingText} values={{ minutes: limits.actingMinutes }} />}
    >
      <ProofForm form={form} failure={failure} onClose={close} action={<FormattedMessage {...messages.actingAction} />}>
        <TextAreaField hint={formatMessage(messages.proofHint)} maxLength={limits.reasonMax} {...of('reason')} />
        {reauthentication.fields(of)}
      </ProofForm>
    </Dialog>
  )
}
