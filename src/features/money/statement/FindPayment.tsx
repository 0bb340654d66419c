import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskTransfers } from '#contract/payment/bankTransfer'
import type { OpenLine, StatementMatch } from '#contract/money/statement'
import { useGetDeskTransfersQuery } from '../../../api/payment/deskTransferApi'
import { useSettleLinesMutation } from '../../../api/money/statementApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { useFormats } from '../../../i18n/useFormats'
import { Combobox } from '../../../ui/kit/Combobox'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { LineInWords } from './BankLine'
import { isRefused, refusalsOf } from './lineAnswers'
import { differenceOf, settlementOf } from './lineGroups'
import { findMessages as messages, refusalMessages } from './messages'
import { usePurpose } from './MatchedPayment'

interface Payment extends Pick<StatementMatch, 'reference' | 'refundId' | 'payer' | 'amount'> {
  key: string
  what: string
}

/** The payments that a line could be, others' alone: what came in is an expected transfer, what left a refund. */
const usePayments = (line: OpenLine, known: DeskTransfers): Payment[] => {
  const purposeOf = usePurpose()
  const isOthers = ({ own, currency }: { own: boolean; currency: string }) => !own && currency === line.currency
  if (line.amount > 0)
    return known.awaited.filter(isOthers).map(({ reference, payer, amount, kind, shows }) => {
      return {
        key: reference,
        reference,
        refundId: null,
        payer,
        amount,
        what: purposeOf({ kind, shows, refundId: null }),
      }
    })
  return known.refundsDue
    .filter((refund) => isOthers(refund) && refund.amount === -line.amount)
    .map(({ id, reference, payer, amount }) => {
      const what = purposeOf({ kind: 'entries', shows: [], refundId: id })
      return { key: id, reference, refundId: id, payer, amount, what }
    })
}

const Difference = ({ line, payment }: { line: OpenLine; payment: Payment }) => {
  const { money } = useFormats()
  const difference = differenceOf(line, payment)
  if (difference === 0) return null
  return (
    <p role="status">
      <FormattedMessage
        {...(difference < 0 ? messages.short : messages.over)}
        values={{ amount: money(Math.abs(difference), line.currency) }}
      />
    </p>
  )
}

interface Props {
  line: OpenLine
  onClose: () => void
}

const Form = ({ line, known, onClose }: Props & { known: DeskTransfers }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const payments = usePayments(line, known)
  const { of, press, close, pending, answer } = useDialogForm(useSettleLinesMutation, {
    form: `find-payment-${line.id}`,
    base: { payment: '' },
    labels: { payment: formatMessage(line.amount > 0 ? messages.payment : messages.refund) },
    invalid: { payment: formatMessage(messages.invalid) },
    parse: ({ payment: key }) => {
      const payment = payments.find((one) => one.key === key)
      if (!payment) return { success: false, fields: { payment: 'invalid' } }
      return { success: true, data: [settlementOf(line, payment)] }
    },
    asksForMore: ({ lines }) => lines.some(isRefused),
    onClose,
  })
  const field = of('payment')
  const chosen = payments.find(({ key }) => key === field.value)
  const [refusal] = refusalsOf(answer.data?.lines ?? [])
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={<LineInWords line={line} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      {payments.length === 0 ? (
        <p>
          <FormattedMessage {...messages.none} />
        </p>
      ) : (
        <Combobox
          hint={formatMessage(messages.paymentHint)}
          options={payments.map(({ key, payer, reference, what, amount }) => ({
            value: key,
            label: formatMessage(messages.option, { payer, reference, what, amount: money(amount, line.currency) }),
          }))}
          {...field}
          value={field.value ?? ''}
        />
      )}
      {chosen && <Difference line={line} payment={chosen} />}
      {refusal && (
        <FormError>
          <FormattedMessage {...refusalMessages[refusal]} />
        </FormError>
      )}
    </Dialog>
  )
}

/** Finds the payment of a line among those that are expected, and settles it; a difference is written off or owed back. */
export const FindPayment = (props: Props) => {
  const { data } = useGetDeskTransfersQuery()
  return data ? <Form {...props} known={data} /> : null
}
