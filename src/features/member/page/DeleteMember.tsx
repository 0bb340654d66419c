import { FormattedMessage, useIntl } from 'react-intl'
import type { DeletionCost } from '#contract/account/ownData'
import { DeleteMember as Wanted } from '#contract/member/letters'
import { useDeleteMemberMutation, useGetMemberDeletionCostQuery } from '../../../api/member/letterApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { useFormats } from '../../../i18n/useFormats'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { useReauthentication } from '../../account/shared/useReauthentication'
import type { DialogOfMember } from './dialogOfMember'
import { dataMessages as messages, messages as page } from './messages'
import { recordMessages } from '../shared/recordMessages'
import { ProofForm } from './ProofForm'

interface Props extends DialogOfMember {
  dialog: DialogOverlay
}

/** The name of the form and of its call, which the page reads to say that the account is gone. */
export const deleteCall = (id: string) => `delete-member/${id}`

const DeletionForm = ({ dialog, member: { id, terms }, cost, onClose }: Props & { cost: DeletionCost }) => {
  const { formatMessage } = useIntl()
  const { longDay, money } = useFormats()
  const calendar = useOpen({ kind: 'dialog', dialog: 'letterOn', within: dialog })
  const reauthentication = useReauthentication()
  const { of, close, failure, ...form } = useRecordDialog(useDeleteMemberMutation, {
    id,
    form: deleteCall(id),
    base: { receivedOn: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: { receivedOn: formatMessage(messages.receivedOn), ...reauthentication.labels },
    invalid: { receivedOn: formatMessage(messages.receivedOnInvalid) },
    schema: Wanted,
    toSend: ({ receivedOn, ...values }) => ({
      ...reauthentication.read(values),
      receivedOn: receivedOn || undefined,
      expected: cost,
    }),
    onClose,
  })
  return (
    <ProofForm
      form={form}
      failure={failure}
      changed={<FormattedMessage {...recordMessages.changed} />}
      onClose={close}
      variant="danger"
      action={<FormattedMessage {...messages.deleteAction} />}
    >
      {cost.entriesAhead > 0 && (
        <Notice tone="warning">
          <FormattedMessage
            {...messages.entriesLost}
            values={{ count: cost.entriesAhead, refund: money(cost.refund.amount, cost.refund.currency) }}
          />
        </Notice>
      )}
      {cost.memberUntil !== null && cost.memberUntil >= terms.today && (
        <Notice tone="warning">
          <FormattedMessage {...messages.membershipLost} values={{ day: longDay(cost.memberUntil) }} />
        </Notice>
      )}
      <DateField max={terms.today} calendar={calendar} {...of('receivedOn')} />
      {reauthentication.fields(of)}
    </ProofForm>
  )
}

/** Deletes the account of a member who asked for that by letter, with what is lost and what the law keeps. */
export const DeleteMember = (props: Props) => {
  const { formatMessage } = useIntl()
  const { id, memberName } = props.member
  const { data: cost, isError, refetch } = useGetMemberDeletionCostQuery(id)
  return (
    <Dialog
      open
      irreversible
      onClose={props.onClose}
      title={<FormattedMessage {...messages.deleteTitle} values={{ name: memberName }} />}
      text={<FormattedMessage {...messages.deleteText} />}
    >
      {cost ? (
        <DeletionForm {...props} cost={cost} />
      ) : isError ? (
        <ErrorState heading={<FormattedMessage {...page.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...page.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows rows={1} label={formatMessage(page.loading)} />
      )}
    </Dialog>
  )
}
