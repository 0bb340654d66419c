import { FormattedMessage, useIntl } from 'react-intl'
import { RefundMembership as Wanted } from '#contract/membership/atDesk'
import type { MemberPurchase } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useRefundMembershipMutation } from '../../../api/member/memberApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { useFormats } from '../../../i18n/useFormats'
import { amountOf, amountText } from '../../../lib/typedAmount'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import type { DialogOfMember } from './dialogOfMember'
import { refundMessages as messages, refundWays } from './messages'
import { recordMessages } from '../shared/recordMessages'

interface Props extends DialogOfMember {
  purchase: MemberPurchase
  refundable: NonNullable<MemberPurchase['refundable']>
}

/** Refunds all or part of what was paid for a membership, which then ends or stays as it is. */
export const RefundMembership = ({
  member: { id, memberName, renewalDate, getsMails },
  purchase: { id: purchaseId, receipt, currency },
  refundable: { most, account, lastDay },
  onClose,
}: Props) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const initially: { after: 'keeps' | 'ends' } = { after: lastDay === null ? 'keeps' : 'ends' }
  const { of, press, close, pending, failure, values } = useRecordDialog(useRefundMembershipMutation, {
    id,
    form: `refund-membership/${purchaseId}`,
    base: { amount: amountText(most), ...initially, reason: '' },
    labels: {
      amount: formatMessage(messages.amount, { currency }),
      after: formatMessage(messages.after),
      reason: formatMessage(recordMessages.reason),
    },
    invalid: {
      amount: formatMessage(messages.amountInvalid, { most: money(most, currency) }),
      reason: formatMessage(recordMessages.reasonInvalid),
    },
    schema: Wanted,
    toSend: ({ amount, after, reason }) => ({
      purchaseId,
      amount: amountOf(amount),
      ends: lastDay !== null && after === 'ends',
      reason,
      expectedMost: most,
      expectedUntil: renewalDate,
    }),
    onClose,
  })
  const typed = amountOf(values.amount)
  return (
    <Dialog
      open
      irreversible
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={
        <FormattedMessage
          {...messages.text}
          values={{ receipt, name: <bdi>{memberName}</bdi>, most: money(most, currency) }}
        />
      }
      confirm={{
        action:
          typeof typed === 'number' ? (
            <FormattedMessage {...messages.action} values={{ amount: money(typed, currency) }} />
          ) : (
            <FormattedMessage {...messages.actionOpen} />
          ),
        pending,
        onConfirm: press,
      }}
    >
      <TextField
        autoComplete="off"
        inputMode="decimal"
        maxLength={20}
        hint={[
          account === 'provider'
            ? formatMessage(messages.byProvider)
            : formatMessage(messages.byHand, { way: formatMessage(refundWays[account]) }),
          getsMails && formatMessage(recordMessages.emailed),
        ]
          .filter(Boolean)
          .join(' ')}
        {...of('amount')}
      />
      {lastDay === null ? (
        <p>
          <FormattedMessage {...messages.stays} />
        </p>
      ) : (
        <RadioGroup
          {...of('after')}
          options={[
            { value: 'ends', label: <FormattedMessage {...messages.ends} values={{ day: longDay(lastDay) }} /> },
            { value: 'keeps', label: <FormattedMessage {...messages.keeps} /> },
          ]}
        />
      )}
      <TextAreaField hint={formatMessage(recordMessages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {failure?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...recordMessages.changed} />
        </FormError>
      )}
    </Dialog>
  )
}
