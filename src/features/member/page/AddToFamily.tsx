import { FormattedMessage, useIntl } from 'react-intl'
import { AddToFamily as Wanted } from '#contract/member/family'
import { useAddToFamilyMutation } from '../../../api/member/memberApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { useFormats } from '../../../i18n/useFormats'
import { PersonPicker } from '../../desk/shared/PersonPicker'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import type { DialogOfMember } from './dialogOfMember'
import { familyMessages as messages } from './familyMessages'
import { recordMessages } from '../shared/recordMessages'

/** Puts another person into the family that a member pays for. */
export const AddToFamily = ({ member: { id, renewalDate }, onClose }: DialogOfMember) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { of, press, close, pending, failure, values } = useRecordDialog(useAddToFamilyMutation, {
    id,
    form: `add-to-family/${id}`,
    base: { memberId: '' },
    labels: { memberId: formatMessage(messages.person) },
    invalid: { memberId: formatMessage(messages.personInvalid) },
    schema: Wanted,
    toSend: (values) => ({ ...values, expectedUntil: renewalDate }),
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} values={{ day: renewalDate && longDay(renewalDate) }} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <PersonPicker
        without={id}
        {...of('memberId')}
        value={values.memberId}
        hint={formatMessage(messages.personHint)}
        option={messages.option}
      />
      {(failure?.code === 'consequences_changed' || failure?.code === 'not_for_family') && (
        <FormError>
          <FormattedMessage {...(failure.code === 'not_for_family' ? messages.notForFamily : recordMessages.changed)} />
        </FormError>
      )}
    </Dialog>
  )
}
