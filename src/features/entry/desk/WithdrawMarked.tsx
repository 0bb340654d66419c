import { FormattedMessage, useIntl } from 'react-intl'
import { DeskWithdrawals, WithdrawalsRefused, refundChoices, type RefundChoice } from '#contract/entry/desk'
import { limits } from '#contract/shared/limits'
import { sum } from '#contract/shared/money'
import { parse } from '#contract/shared/parse'
import type { ApiFailure } from '../../../api/request'
import { useWithdrawManyAtDeskMutation } from '../../../api/entry/deskEntryApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useFormats } from '../../../i18n/useFormats'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { bulkMessages as messages, withdrawMessages } from './messages'
import type { PaidShowEntry } from './WithdrawAtDesk'

const initially: RefundChoice = 'policy'
const totalOf = (paid: readonly PaidShowEntry[], choice: RefundChoice) =>
  sum(paid.map(({ refunds }) => refunds[choice]))

const causes = {
  missing: messages.isMissing,
  withdrawn: messages.isWithdrawn,
  closed: messages.isClosed,
  changed: messages.isChanged,
}

/** Why none was withdrawn: of each cause how many there are. */
const Refusal = ({ details }: Pick<ApiFailure, 'details'>) => {
  const known = WithdrawalsRefused.safeParse(details)
  return (
    <FormError>
      {known.success &&
        (['missing', 'withdrawn', 'closed', 'changed'] as const)
          .filter((cause) => known.data[cause] > 0)
          .map((cause) => (
            <span key={cause}>
              <FormattedMessage {...causes[cause]} values={{ count: known.data[cause] }} />{' '}
            </span>
          ))}
      <FormattedMessage {...messages.nothingChanged} />
    </FormError>
  )
}

interface Props {
  slug: string
  marked: PaidShowEntry[]
  onClose: () => void
  onWithdrawn: () => void
}

/** Asks whether to withdraw the marked entries together, with which refund, and why. */
export const WithdrawMarked = ({ slug, marked, onClose, onWithdrawn }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const count = marked.length
  // The entries of one show were paid for in one currency.
  const shown = (amount: number) => money(amount, marked[0]?.entry.currency ?? 'GBP')
  const { of, values, press, leave, pending, failure } = useFormMutation(useWithdrawManyAtDeskMutation, {
    form: `withdraw-marked/${slug}`,
    base: { reason: '', refund: initially },
    labels: { reason: formatMessage(withdrawMessages.reason), refund: formatMessage(withdrawMessages.refund) },
    invalid: { reason: formatMessage(withdrawMessages.reasonShort) },
    parse: (written) => {
      const entries = marked.map(({ entry: { id }, refunds }) => ({ id, expectedRefund: refunds[written.refund] }))
      const known = parse(DeskWithdrawals, { ...written, entries })
      return known.success ? { success: true, data: { ...known.data, slug } } : known
    },
    onSent: () => {
      onWithdrawn()
      onClose()
    },
  })
  const close = () => {
    leave()
    onClose()
  }
  const byHand = marked.filter(({ entry }) => entry.paidAtDesk && entry.paidAtDesk !== 'free')
  return (
    <Dialog
      open
      onClose={close}
      irreversible
      title={<FormattedMessage {...messages.title} values={{ count }} />}
      text={<FormattedMessage {...(count > 0 ? messages.text : messages.nothingLeft)} />}
      confirm={{
        action: <FormattedMessage {...messages.action} values={{ count }} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending,
        onConfirm: count > 0 ? press : close,
      }}
    >
      {count > 0 && (
        <>
          <RadioGroup
            {...of('refund')}
            options={refundChoices.map((choice) => ({
              value: choice,
              label: (
                <FormattedMessage {...withdrawMessages[choice]} values={{ amount: shown(totalOf(marked, choice)) }} />
              ),
            }))}
          />
          {byHand.length > 0 && (
            <p>
              <FormattedMessage
                {...messages.byHand}
                values={{ count: byHand.length, refund: shown(totalOf(byHand, values.refund)) }}
              />
            </p>
          )}
          <TextAreaField
            {...of('reason')}
            maxLength={limits.reasonMax}
            hint={formatMessage(withdrawMessages.reasonHint)}
          />
        </>
      )}
      {failure?.code === 'consequences_changed' && <Refusal details={failure.details} />}
    </Dialog>
  )
}
