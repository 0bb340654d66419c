import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskTransfers } from '#contract/payment/bankTransfer'
import type { LineSettlement, OpenLine } from '#contract/money/statement'
import { useGetDeskTransfersQuery } from '../../../api/payment/deskTransferApi'
import { useSettleLinesMutation } from '../../../api/money/statementLinesApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useFormats } from '../../../i18n/useFormats'
import { Combobox } from '../../../ui/kit/Combobox'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { useLineName } from './BankLine'
import { isRefused, refusalOf } from './lineAnswers'
import { findMessages as messages, refusalMessages } from './messages'
import { usePurpose } from './MatchedPayment'

interface Payment extends Pick<LineSettlement, 'reference' | 'refundId'> {
  key: string
  payer: string
  amount: number
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

const differenceOf = (line: OpenLine, { amount }: Payment): LineSettlement['difference'] => {
  const above = Math.abs(line.amount) - amount
  return above === 0 ? null : above < 0 ? 'write_off' : 'send_back'
}

const Difference = ({ line, payment }: { line: OpenLine; payment: Payment }) => {
  const { money } = useFormats()
  const difference = differenceOf(line, payment)
  if (difference === null) return null
  const amount = money(Math.abs(Math.abs(line.amount) - payment.amount), line.currency)
  return (
    <p role="status">
      <FormattedMessage {...(difference === 'write_off' ? messages.short : messages.over)} values={{ amount }} />
    </p>
  )
}

interface Props {
  line: OpenLine
  onClose: () => void
}

const Form = ({ line, known, onClose }: Props & { known: DeskTransfers }) => {
  const { formatMessage } = useIntl()
  const { money, briefDay } = useFormats()
  const payments = usePayments(line, known)
  const { of, press, leave, pending, answer } = useFormMutation(useSettleLinesMutation, {
    form: `find-payment-${line.id}`,
    base: { payment: '' },
    labels: { payment: formatMessage(line.amount > 0 ? messages.payment : messages.refund) },
    invalid: { payment: formatMessage(messages.invalid) },
    parse: ({ payment: key }) => {
      const payment = payments.find((one) => one.key === key)
      if (!payment) return { success: false, fields: { payment: 'invalid' } }
      const { reference, refundId } = payment
      return { success: true, data: [{ id: line.id, reference, refundId, difference: differenceOf(line, payment) }] }
    },
    asksForMore: ({ lines }) => lines.some(isRefused),
    onSent: onClose,
  })
  const close = () => {
    leave()
    answer.reset()
    onClose()
  }
  const field = of('payment')
  const chosen = payments.find(({ key }) => key === field.value)
  const refusal = refusalOf(answer.data?.lines ?? [])
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={
        <FormattedMessage
          {...messages.text}
          values={{ ...useLineName()(line), day: briefDay(line.day), text: line.text || '–' }}
        />
      }
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
