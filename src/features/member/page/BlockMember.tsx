import { FormattedMessage, useIntl } from 'react-intl'
import { BlockMember as Wanted } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useBlockMemberMutation } from '../../../api/member/memberApi'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import type { DialogOfMember } from './dialogOfMember'
import { blockMessages as messages } from './messages'
import { recordMessages } from '../shared/recordMessages'
import { useRecordDialog } from '../../../forms/useRecordDialog'

/** Keeps a member from logging in, with a reason that they read. */
export const BlockMember = ({ member: { id, memberName }, onClose }: DialogOfMember) => {
  const { formatMessage } = useIntl()
  const { of, press, close, pending, failure } = useRecordDialog(useBlockMemberMutation, {
    id,
    form: `block-member/${id}`,
    base: { reason: '' },
    labels: { reason: formatMessage(recordMessages.reason) },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema: Wanted,
    onClose,
  })
  return (
    <Dialog
      open
      irreversible
      onClose={close}
      title={<FormattedMessage {...messages.title} values={{ name: memberName }} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{
        action: <FormattedMessage {...messages.action} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending,
        onConfirm: press,
      }}
    >
      <TextAreaField hint={formatMessage(messages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {failure?.code === 'admin_not_blocked' && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
