import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { DeskWithdrawal, refundChoices, type RefundChoice, type ShowEntry } from '#contract/entry/desk'
import { useWithdrawAtDeskMutation } from '../../../api/entry/deskEntryApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { useFormats } from '../../../i18n/useFormats'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { deskMessages, withdrawMessages as messages } from './messages'

export interface PaidShowEntry {
  entry: ShowEntry
  refunds: NonNullable<ShowEntry['refunds']>
}

const initially: RefundChoice = 'policy'

/** Asks whether to withdraw an entry for its member, with which refund, and why. */
export const WithdrawAtDesk = ({ entry, refunds, onClose }: PaidShowEntry & { onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const { id, dog, memberName: member, currency } = entry
  const { date, startTime: time, ring } = entry.cls
  const { of, press, close, pending, failure } = useRecordDialog(useWithdrawAtDeskMutation, {
    form: `withdraw-at-desk/${id}`,
    id,
    base: { reason: '', refund: initially },
    labels: { reason: formatMessage(messages.reason), refund: formatMessage(messages.refund) },
    invalid: { reason: formatMessage(messages.reasonShort) },
    schema: DeskWithdrawal,
    toSend: (typed) => ({ ...typed, expectedRefund: refunds[typed.refund] }),
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      irreversible
      title={<FormattedMessage {...messages.title} values={{ dog: dog.name }} />}
      text={<FormattedMessage {...messages.text} values={{ day: longDay(date), time, ring, member }} />}
      confirm={{
        action: <FormattedMessage {...messages.action} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending,
        onConfirm: press,
      }}
    >
      <RadioGroup
        {...of('refund')}
        options={refundChoices.map((choice) => ({
          value: choice,
          label: <FormattedMessage {...messages[choice]} values={{ amount: money(refunds[choice], currency) }} />,
        }))}
      />
      {entry.paidAtDesk && entry.paidAtDesk !== 'free' && (
        <p>
          <FormattedMessage {...deskMessages.byHand} />
        </p>
      )}
      <TextAreaField {...of('reason')} maxLength={limits.reasonMax} hint={formatMessage(messages.reasonHint)} />
      {failure?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...messages.changed} />
        </FormError>
      )}
      {failure?.code === 'withdrawal_closed' && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
