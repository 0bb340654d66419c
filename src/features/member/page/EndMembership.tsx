import { FormattedMessage, useIntl } from 'react-intl'
import { EndMembership as Wanted } from '#contract/membership/atDesk'
import { membershipEnds, type MembershipEnd } from '#contract/membership/kinds'
import { limits } from '#contract/shared/limits'
import { useEndMembershipMutation } from '../../../api/member/memberApi'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import type { DialogOfMember } from './dialogOfMember'
import { endMessages as messages } from './membershipMessages'
import { recordMessages } from '../shared/recordMessages'
import { useRecordDialog } from '../../../forms/useRecordDialog'

/** Ends a membership with a reason. */
export const EndMembership = ({ member: { id, memberName, renewalDate }, onClose }: DialogOfMember) => {
  const { formatMessage } = useIntl()
  const initially: { because: MembershipEnd } = { because: 'left' }
  const { of, press, close, pending, failure, values } = useRecordDialog(useEndMembershipMutation, {
    id,
    form: `end-membership/${id}`,
    base: { ...initially, reason: '' },
    labels: { because: formatMessage(messages.because), reason: formatMessage(recordMessages.reason) },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema: Wanted,
    toSend: (all) => ({ ...all, expectedUntil: renewalDate }),
    onClose,
  })
  return (
    <Dialog
      open
      irreversible
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} values={{ name: memberName }} />}
      confirm={{
        action: <FormattedMessage {...messages.open} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending,
        onConfirm: press,
      }}
    >
      <RadioGroup
        {...of('because')}
        hint={values.because === 'deceased' && formatMessage(messages.deceasedHint)}
        options={membershipEnds.map((end) => ({ value: end, label: <FormattedMessage {...messages[end]} /> }))}
      />
      <TextAreaField hint={formatMessage(recordMessages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {failure?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...recordMessages.changed} />
        </FormError>
      )}
    </Dialog>
  )
}
