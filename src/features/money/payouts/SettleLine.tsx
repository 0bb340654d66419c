import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ledgerAccounts } from '#contract/money/accounts'
import { ProviderLineBooking } from '#contract/money/providerLines'
import { limits } from '#contract/shared/limits'
import { useBookProviderLineMutation } from '../../../api/money/providerLineApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { accountMessages } from '../ledgerMessages'
import { bookMessages as messages } from './messages'

interface Props {
  id: string
  /** In minor units, as it is shown. */
  amount: number
  /** What the fields begin with. */
  account: string
  day: string
  reason: string
  today: string
  title: ReactNode
  text: ReactNode
  onClose: () => void
}

const others = ledgerAccounts.filter((account) => account !== 'provider')

/** Books a payout or an unknown line between the provider and an account, or leaves it out, with a note. */
export const SettleLine = ({ id, amount, account, day, reason, today, title, text, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const calendar = useOpen({
    kind: 'dialog',
    dialog: 'bookedOn',
    within: { kind: 'dialog', dialog: 'settleProviderLine', of: id },
  })
  const { of, press, close, pending, failure } = useRecordDialog(useBookProviderLineMutation, {
    id,
    form: `settle-provider-line-${id}`,
    base: { account, day: day < today ? day : today, reason },
    labels: {
      account: formatMessage(messages.account),
      day: formatMessage(messages.day),
      reason: formatMessage(messages.reason),
    },
    invalid: { day: formatMessage(messages.dayInvalid), reason: formatMessage(messages.reasonInvalid) },
    schema: ProviderLineBooking,
    toSend: ({ account: chosen, ...values }) => ({ account: chosen === '' ? null : chosen, amount, ...values }),
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      text={text}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <SelectField hint={formatMessage(messages.accountHint)} {...of('account')}>
        {others.map((one) => (
          <option key={one} value={one}>
            {formatMessage(accountMessages[one])}
          </option>
        ))}
        <option value="">{formatMessage(messages.leftOut)}</option>
      </SelectField>
      <DateField max={today} calendar={calendar} {...of('day')} />
      <TextAreaField hint={formatMessage(messages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {(failure?.code === 'line_settled' || failure?.code === 'consequences_changed') && (
        <FormError>{failure.message}</FormError>
      )}
    </Dialog>
  )
}
