import { FormattedMessage, useIntl } from 'react-intl'
import { BlockMember as Wanted, type DeskMember } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useBlockMemberMutation } from '../../../api/member/memberApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { blockMessages as messages, recordMessages } from './messages'

/** Keeps a member from logging in, with a reason that they read. */
export const BlockMember = ({ member: { id, memberName }, onClose }: { member: DeskMember; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const { of, press, leave, pending, failure, answer } = useFormMutation(useBlockMemberMutation, {
    form: `block-member/${id}`,
    base: { reason: '' },
    labels: { reason: formatMessage(recordMessages.reason) },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    parse: (values) => {
      const known = parse(Wanted, values)
      return known.success ? { success: true, data: { ...known.data, id } } : known
    },
    onSent: onClose,
  })
  const close = () => {
    leave()
    answer.reset()
    onClose()
  }
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
