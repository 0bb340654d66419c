import { FormattedList, FormattedMessage } from 'react-intl'
import type { ShowRefunds } from '#contract/show/desk'
import { useFormats } from '../../../i18n/useFormats'
import { showMessages } from './messages'

/** What cancelling refunds, and how many members get it. */
export const RefundConsequences = ({ refunds: { entries, members, held, refunds } }: { refunds: ShowRefunds }) => {
  const { money } = useFormats()
  const amounts = refunds.map(({ amount, currency }) => money(amount, currency))
  return (
    <>
      <p>
        {entries === 0 ? (
          <FormattedMessage {...showMessages.cancelNobody} />
        ) : amounts.length === 0 ? (
          <FormattedMessage {...showMessages.cancelFree} values={{ entries }} />
        ) : (
          <FormattedMessage
            {...showMessages.cancelRefunds}
            values={{ members, entries, amounts: <FormattedList value={amounts} /> }}
          />
        )}
      </p>
      {held > 0 && (
        <p>
          <FormattedMessage {...showMessages.cancelHeld} values={{ held }} />
        </p>
      )}
    </>
  )
}
