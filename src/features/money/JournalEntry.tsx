import { FormattedMessage, useIntl } from 'react-intl'
import { ledgerAccounts, type LedgerAccount } from '#contract/money/accounts'
import { JournalDraft } from '#contract/money/ledger'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useAddJournalEntryMutation } from '../../api/money/moneyApi'
import { useDialogForm } from '../../forms/useDialogForm'
import { amountOf } from '../../lib/typedAmount'
import type { DialogOverlay } from '../../store/ui/overlay'
import { useOpen } from '../../store/ui/useOpen'
import { DateField } from '../../ui/kit/DateField'
import { Dialog } from '../../ui/kit/Dialog'
import { FormError } from '../../ui/kit/FormError'
import { SelectField } from '../../ui/kit/SelectField'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import { TextField } from '../../ui/kit/TextField'
import { accountMessages, journalMessages as messages } from './ledgerMessages'

interface Props {
  dialog: DialogOverlay
  /** The present day, and the currency of the organisation's books. */
  today: string
  currency: string
  onClose: () => void
}

/** Books money that was moved, a fee or a correction: an amount from one account to another, with a note. */
export const JournalEntry = ({ dialog, today, currency, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const calendar = useOpen({ kind: 'dialog', dialog: 'bookedOn', within: dialog })
  const accounts: { credit: LedgerAccount; debit: LedgerAccount } = { credit: 'cash', debit: 'bank' }
  const { of, press, close, pending, failure } = useDialogForm(useAddJournalEntryMutation, {
    form: 'journal-entry',
    base: { ...accounts, amount: '', day: today, reason: '' },
    labels: {
      credit: formatMessage(messages.from),
      debit: formatMessage(messages.to),
      amount: formatMessage(messages.amount, { currency }),
      day: formatMessage(messages.day),
      reason: formatMessage(messages.reason),
    },
    invalid: {
      debit: formatMessage(messages.toInvalid),
      amount: formatMessage(messages.amountInvalid),
      day: formatMessage(messages.dayInvalid),
      reason: formatMessage(messages.reasonInvalid),
    },
    parse: ({ amount, day, ...values }) =>
      parse(JournalDraft, {
        ...values,
        amount: amount.trim() === '' ? undefined : amountOf(amount),
        day: day === '' ? undefined : day,
      }),
    onClose,
  })
  const options = ledgerAccounts.map((account) => (
    <option key={account} value={account}>
      {formatMessage(accountMessages[account])}
    </option>
  ))
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <SelectField {...of('credit')}>{options}</SelectField>
      <SelectField {...of('debit')}>{options}</SelectField>
      <TextField autoComplete="off" inputMode="decimal" maxLength={20} {...of('amount')} />
      <DateField max={today} calendar={calendar} {...of('day')} />
      <TextAreaField hint={formatMessage(messages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {failure?.code === 'already_booked' && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
