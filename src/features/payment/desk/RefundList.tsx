import { FormattedMessage, useIntl } from 'react-intl'
import { dayAt } from '#contract/shared/calendar'
import type { DueRefund } from '#contract/payment/bankTransfer'
import { defaultRules } from '#contract/entry/rules'
import { useMarkTransferSentMutation } from '../../../api/payment/deskTransferApi'
import { useGetRulesQuery } from '../../../api/entry/rulesApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { RowAction } from '../../../ui/kit/RowAction'
import { Dialog } from '../../../ui/kit/Dialog'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { messages as texts, refundMessages as messages, wayMessages } from './messages'

/** Call key of the mutation, shared with Outcome. */
export const sentCall = 'mark-transfer-sent'

const SentBack = ({ refund }: { refund: DueRefund }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { id, reference, payer } = refund
  const amount = money(refund.amount, refund.currency)
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'transferSent', of: id })
  const [mark, marked] = useMarkTransferSentMutation(useCallKey(sentCall))
  const confirm = async () => {
    if ('data' in (await mark(id))) setOpen(false)
  }
  return (
    <>
      <RowAction label={formatMessage(messages.openNamed, { amount, payer, reference })} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.open} />
      </RowAction>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={<FormattedMessage {...messages.title} values={{ amount }} />}
          text={<FormattedMessage {...messages.text} values={{ payer, reference }} />}
          confirm={{
            action: <FormattedMessage {...messages.action} />,
            keep: <FormattedMessage {...messages.keep} />,
            pending: marked.isLoading,
            onConfirm: () => void confirm(),
          }}
        />
      )}
    </>
  )
}

/** Refunds that no provider can send: the desk sends them and marks them as sent. */
export const RefundList = ({ refunds }: { refunds: readonly DueRefund[] }) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const { data: rules = defaultRules } = useGetRulesQuery()
  return (
    <RowList label={formatMessage(messages.heading)}>
      {refunds.map((refund) => {
        const { id, reference, payer, since, own, account, failed } = refund
        const amount = money(refund.amount, refund.currency)
        return (
          <Row
            key={id}
            title={<FormattedMessage {...messages.toPayer} values={{ amount, payer }} />}
            facts={
              <FormattedMessage
                {...(failed ? messages.failedFacts : messages.facts)}
                values={{
                  reference,
                  day: longDay(dayAt(since, rules.timeZone)),
                  way: formatMessage(wayMessages[account]),
                }}
              />
            }
            end={own ? <FormattedMessage {...texts.own} /> : <SentBack refund={refund} />}
          />
        )
      })}
    </RowList>
  )
}
