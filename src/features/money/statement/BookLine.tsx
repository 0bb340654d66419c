import { FormattedMessage, useIntl } from 'react-intl'
import { ledgerAccounts } from '#contract/money/accounts'
import { LineBooking, type OpenLine } from '#contract/money/statement'
import { limits } from '#contract/shared/limits'
import { useBookLineMutation } from '../../../api/money/statementApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { accountMessages } from '../ledgerMessages'
import { LineInWords } from './BankLine'
import { bookMessages as messages } from './messages'

const others = ledgerAccounts.filter((account) => account !== 'bank')

/** Books a line to an account of the ledger, or leaves it out, with a note. */
export const BookLine = ({ line, onClose }: { line: OpenLine; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const { payout } = line
  const { of, press, close, pending, failure } = useRecordDialog(useBookLineMutation, {
    id: line.id,
    form: `book-line-${line.id}`,
    base: { account: payout ? 'provider' : 'fees', reason: payout ? `Stripe ${payout.providerId}` : '' },
    labels: { account: formatMessage(messages.account), reason: formatMessage(messages.reason) },
    invalid: { reason: formatMessage(messages.reasonInvalid) },
    schema: LineBooking,
    toSend: ({ account, reason }) => ({
      account: account === '' ? null : account,
      reason,
      payoutId: account === 'provider' ? (payout?.id ?? null) : null,
    }),
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={<LineInWords line={line} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <SelectField hint={formatMessage(messages.accountHint)} {...of('account')}>
        {others.map((account) => (
          <option key={account} value={account}>
            {formatMessage(accountMessages[account])}
          </option>
        ))}
        <option value="">{formatMessage(messages.leftOut)}</option>
      </SelectField>
      <TextAreaField hint={formatMessage(messages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {failure?.code === 'line_settled' && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
