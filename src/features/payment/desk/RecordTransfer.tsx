import { FormattedMessage, useIntl } from 'react-intl'
import { OtherAmount, ReceivedTransfer, type AwaitedTransfer } from '#contract/payment/bankTransfer'
import { parse } from '#contract/shared/parse'
import { useConfirmTransferMutation } from '../../../api/payment/deskTransferApi'
import type { ApiFailure } from '../../../api/request'
import { useDialogForm } from '../../../forms/useDialogForm'
import { useFormats } from '../../../i18n/useFormats'
import { amountOf } from '../../../lib/typedAmount'
import { useDay } from '../../../store/access/today'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextField } from '../../../ui/kit/TextField'
import { recordMessages as messages } from './messages'

/** Call key of the mutation, shared with Outcome. */
export const recordCall = 'record-transfer'

const Refusal = ({ failure }: { failure: ApiFailure | null }) => {
  const { money } = useFormats()
  if (failure?.code === 'not_found')
    return (
      <FormError>
        <FormattedMessage {...messages.unknown} />
      </FormError>
    )
  const { success, data } = OtherAmount.safeParse(failure?.details)
  if (failure?.code !== 'transfer_amount' || !success) return null
  const { expected, received, currency } = data
  return (
    <FormError>
      <FormattedMessage
        {...messages.otherAmount}
        values={{ expected: money(expected, currency), received: money(received, currency) }}
      />
    </FormError>
  )
}

interface Props {
  /** What it is among what is open: the calendar of the day opens in it. */
  dialog: DialogOverlay
  transfer?: AwaitedTransfer
  onClose: () => void
}

/** Records a transfer from the bank statement: the one given, or any by its reference, even a late one. */
export const RecordTransfer = ({ dialog, transfer, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const today = useDay()
  const calendar = useOpen({ kind: 'dialog', dialog: 'receivedOn', within: dialog })
  const { of, press, close, pending, failure } = useDialogForm(useConfirmTransferMutation, {
    form: recordCall,
    base: { reference: transfer?.reference ?? '', amount: '', receivedOn: '' },
    labels: {
      reference: formatMessage(messages.reference),
      amount: formatMessage(messages.amount),
      receivedOn: formatMessage(messages.receivedOn),
    },
    invalid: { amount: formatMessage(messages.amountInvalid), receivedOn: formatMessage(messages.dayInvalid) },
    parse: ({ reference, amount, receivedOn }) =>
      parse(ReceivedTransfer, {
        reference,
        amount: amount.trim() === '' ? undefined : amountOf(amount),
        receivedOn: receivedOn === '' ? undefined : receivedOn,
      }),
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={
        transfer ? (
          <FormattedMessage
            {...messages.textOne}
            values={{
              reference: transfer.reference,
              payer: transfer.payer,
              amount: money(transfer.amount, transfer.currency),
            }}
          />
        ) : (
          <FormattedMessage {...messages.text} />
        )
      }
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      {!transfer && (
        <TextField
          autoComplete="off"
          hint={formatMessage(messages.referenceHint)}
          maxLength={40}
          {...of('reference')}
        />
      )}
      <TextField autoComplete="off" inputMode="decimal" maxLength={20} {...of('amount')} />
      <DateField max={today} calendar={calendar} {...of('receivedOn')} />
      <Refusal failure={failure} />
    </Dialog>
  )
}
