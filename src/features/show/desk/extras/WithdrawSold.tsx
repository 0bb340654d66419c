import { FormattedMessage, useIntl } from 'react-intl'
import { DeskWithdrawal, refundChoices, type RefundChoice } from '#contract/entry/desk'
import type { ExtraBuyer } from '#contract/extra/extra'
import { limits } from '#contract/shared/limits'
import { useWithdrawExtraAtDeskMutation } from '../../../../api/extra/deskExtraApi'
import { useRecordDialog } from '../../../../forms/useRecordDialog'
import { useFormats } from '../../../../i18n/useFormats'
import { useOpen } from '../../../../store/ui/useOpen'
import { Dialog } from '../../../../ui/kit/Dialog'
import { FormError } from '../../../../ui/kit/FormError'
import { RadioGroup } from '../../../../ui/kit/RadioGroup'
import { RowAction } from '../../../../ui/kit/RowAction'
import { TextAreaField } from '../../../../ui/kit/TextAreaField'
import { withdrawSoldMessages as messages } from './extraMessages'

interface Props {
  /** The extra in the page's language. */
  name: string
  buyer: ExtraBuyer
  refunds: NonNullable<ExtraBuyer['refunds']>
}

const initially: RefundChoice = 'policy'

const WithdrawDialog = ({ name, buyer, refunds, onClose }: Props & { onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { id, memberName, quantity, currency, purchaseNumber: number } = buyer
  const { of, press, close, pending, failure } = useRecordDialog(useWithdrawExtraAtDeskMutation, {
    form: `withdraw-sold/${id}`,
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
      title={<FormattedMessage {...messages.title} values={{ quantity, extra: <bdi key="extra">{name}</bdi> }} />}
      text={<FormattedMessage {...messages.text} values={{ member: <bdi key="member">{memberName}</bdi>, number }} />}
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
      {buyer.paidAtDesk !== null && buyer.paidAtDesk !== 'free' && (
        <p>
          <FormattedMessage {...messages.byHand} />
        </p>
      )}
      <TextAreaField {...of('reason')} maxLength={limits.reasonMax} hint={formatMessage(messages.reasonHint)} />
      {failure?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...messages.changed} />
        </FormError>
      )}
      {(failure?.code === 'withdrawal_closed' || failure?.code === 'own_account') && (
        <FormError>{failure.message}</FormError>
      )}
    </Dialog>
  )
}

/** Withdraws what a member has bought of an extra, after a question for the refund and the reason. */
export const WithdrawSold = (props: Props) => {
  const { formatMessage } = useIntl()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'withdrawExtraAtDesk', of: props.buyer.id })
  return (
    <>
      <RowAction
        label={formatMessage(messages.openNamed, { number: props.buyer.purchaseNumber })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.open} />
      </RowAction>
      {isOpen && <WithdrawDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
