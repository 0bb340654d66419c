import { FormattedMessage, useIntl } from 'react-intl'
import type { OpenLine } from '#contract/money/statement'
import { useFormats } from '../../../i18n/useFormats'
import { Figures } from '../../../ui/kit/Figures'
import { sumsOf, type LineGroups } from './lineGroups'
import { messages } from './messages'

/** How many lines there are to settle, of each kind, and their sums. */
export const StatementFigures = ({ lines, groups }: { lines: readonly OpenLine[]; groups: LineGroups }) => {
  const { formatMessage } = useIntl()
  const { money, number } = useFormats()
  const kinds = [
    { id: 'all', of: lines, label: messages.inAll },
    { id: 'matched', of: groups.matched, label: messages.byReference },
    { id: 'proposed', of: groups.proposed, label: messages.toDecide },
    { id: 'unknown', of: groups.unknown, label: messages.unknownOnes },
  ]
  return (
    <Figures
      label={formatMessage(messages.sums)}
      figures={kinds.map(({ id, of, label }) => ({
        id,
        figure: number(of.length),
        label: (
          <>
            <FormattedMessage {...label} />
            {sumsOf(of).map(({ currency, amount }) => (
              <span key={currency}>, {money(amount, currency)}</span>
            ))}
          </>
        ),
      }))}
    />
  )
}
