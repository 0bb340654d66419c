import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddToFamily as Wanted } from '#contract/member/family'
import type { DeskMember } from '#contract/member/member'
import { useAddToFamilyMutation, useGetMembersInfiniteQuery } from '../../../api/member/memberApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { useFormats } from '../../../i18n/useFormats'
import { Combobox, type ComboboxProps } from '../../../ui/kit/Combobox'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { familyMessages as messages, recordMessages } from './messages'

/** An account, found as in the register. */
const PersonField = ({ without, ...field }: Omit<ComboboxProps, 'options'> & { without: string }) => {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const found = useGetMembersInfiniteQuery(
    { text, state: '', group: '', by: 'name', order: 'oldest' },
    { skip: text.length < 2 },
  )
  const people = found.currentData?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Combobox
      {...field}
      hint={formatMessage(messages.personHint)}
      options={people.flatMap(({ id, memberName: name, email }) =>
        id === without ? [] : [{ value: id, label: formatMessage(messages.option, { name, email }) }],
      )}
      onSearch={setText}
      state={found.isError ? 'failed' : found.isFetching ? 'loading' : 'ready'}
      onAgain={() => void found.refetch()}
    />
  )
}

/** Puts another person into the family that a member pays for. */
export const AddToFamily = ({ member: { id, renewalDate }, onClose }: { member: DeskMember; onClose: () => void }) => {
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
      <PersonField without={id} {...of('memberId')} value={values.memberId} />
      {(failure?.code === 'consequences_changed' || failure?.code === 'not_for_family') && (
        <FormError>
          <FormattedMessage {...(failure.code === 'not_for_family' ? messages.notForFamily : recordMessages.changed)} />
        </FormError>
      )}
    </Dialog>
  )
}
