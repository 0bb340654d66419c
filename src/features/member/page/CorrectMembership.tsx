import { FormattedMessage, useIntl } from 'react-intl'
import { CorrectMembership as Wanted } from '#contract/membership/atDesk'
import { limits } from '#contract/shared/limits'
import { useCorrectMembershipMutation } from '../../../api/member/memberApi'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import type { DialogOfMember } from './dialogOfMember'
import { correctMessages as messages } from './membershipMessages'
import { recordMessages } from '../shared/recordMessages'
import { useRecordDialog } from '../../../forms/useRecordDialog'

interface Props extends DialogOfMember {
  dialog: DialogOverlay
}

/** Gives a membership another last day, with a reason; no money moves. */
export const CorrectMembership = ({ dialog, member: { id, renewalDate }, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const calendar = useOpen({ kind: 'dialog', dialog: 'lastDay', within: dialog })
  const { of, press, close, pending, failure } = useRecordDialog(useCorrectMembershipMutation, {
    id,
    form: `correct-membership/${id}`,
    base: { until: renewalDate ?? '', reason: '' },
    labels: { until: formatMessage(messages.until), reason: formatMessage(recordMessages.reason) },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema: Wanted,
    toSend: (values) => ({ ...values, expectedUntil: renewalDate }),
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <DateField calendar={calendar} {...of('until')} />
      <TextAreaField hint={formatMessage(recordMessages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {failure?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...recordMessages.changed} />
        </FormError>
      )}
    </Dialog>
  )
}
