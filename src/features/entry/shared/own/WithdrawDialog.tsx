import { FormattedMessage } from 'react-intl'
import type { WithdrawableEntry } from '#contract/entry/paidEntry'
import { failureOf } from '../../../../api/failureOf'
import { useWithdrawEntryMutation } from '../../../../api/entry/withdrawalApi'
import { useFormats } from '../../../../i18n/useFormats'
import { Dialog } from '../../../../ui/kit/Dialog'
import { FormError } from '../../../../ui/kit/FormError'
import { withdrawalMessages as messages } from './withdrawalMessages'

interface Props extends WithdrawableEntry {
  open: boolean
  /** It was paid at the desk of a show, and is refunded there. */
  byHand: boolean
  onClose: () => void
}

/** Asks whether to withdraw an entry, shows the refund, and withdraws. */
export const WithdrawDialog = ({ open, byHand, onClose, line: { entryId, item }, withdrawal: { refund } }: Props) => {
  const { money, longDay } = useFormats()
  const [withdraw, answer] = useWithdrawEntryMutation({ fixedCacheKey: `withdraw ${entryId}` })
  const confirmed = async () => {
    if (failureOf(await withdraw({ entryId, expectedRefund: refund })) === null) onClose()
  }
  const { dogName: dog, startTime: time, ring, showName: show, date, currency } = item
  return (
    <Dialog
      open={open}
      onClose={onClose}
      irreversible
      title={<FormattedMessage {...messages.title} values={{ dog }} />}
      text={<FormattedMessage {...messages.text} values={{ show, day: longDay(date), time, ring }} />}
      confirm={{
        action: <FormattedMessage {...messages.action} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending: answer.isLoading,
        onConfirm: () => void confirmed(),
      }}
    >
      <p>
        <FormattedMessage
          {...(refund > 0 ? messages[byHand ? 'refundByHand' : 'refund'] : messages.noRefund)}
          values={{ refund: money(refund, currency) }}
        />
      </p>
      {failureOf(answer)?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...messages.changed} />
        </FormError>
      )}
    </Dialog>
  )
}
