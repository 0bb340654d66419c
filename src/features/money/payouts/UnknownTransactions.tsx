import { FormattedMessage, useIntl } from 'react-intl'
import type { UnknownLine } from '#contract/money/providerLines'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { Numeral } from '../../../ui/kit/Numeral'
import { Row } from '../../../ui/kit/Row'
import { RowAction } from '../../../ui/kit/RowAction'
import { RowList } from '../../../ui/kit/RowList'
import { StateTag } from '../../../ui/kit/StateTag'
import { bookMessages, kindMessages, messages } from './messages'
import { Reopen } from './Reopen'
import { SettleLine } from './SettleLine'

const UnknownTransaction = ({ line, today }: { line: UnknownLine; today: string }) => {
  const { formatMessage } = useIntl()
  const { briefDay, money } = useFormats()
  const { id, providerId, kind, day, currency, text, outcome, reason } = line
  const dialog = useOpen({ kind: 'dialog', dialog: 'settleProviderLine', of: id })
  const name = text || providerId
  const amount = money(line.amount, currency)
  return (
    <Row
      title={<bdi>{name}</bdi>}
      tags={
        outcome && (
          <StateTag tone="neutral">
            <FormattedMessage {...messages.leftOut} />
          </StateTag>
        )
      }
      facts={
        <>
          {formatMessage(kindMessages[kind])}, {briefDay(day)}, <bdi>{providerId}</bdi>
          {reason !== '' && (
            <span>
              {': '}
              <bdi>{reason}</bdi>
            </span>
          )}
        </>
      }
      end={
        <>
          <Numeral size="m">{amount}</Numeral>
          {outcome === null ? (
            <RowAction label={formatMessage(messages.bookNamed, { name, amount })} onClick={() => dialog.setOpen(true)}>
              <FormattedMessage {...messages.book} />
            </RowAction>
          ) : (
            <Reopen id={id} name={name} amount={amount} />
          )}
          {dialog.isOpen && (
            <SettleLine
              id={id}
              amount={line.amount}
              account={line.amount < 0 ? 'fees' : 'shows'}
              day={day}
              reason=""
              today={today}
              title={<FormattedMessage {...bookMessages.lineTitle} />}
              text={
                <FormattedMessage
                  {...bookMessages.lineText}
                  values={{ name: <bdi>{name}</bdi>, day: briefDay(day), amount }}
                />
              }
              onClose={() => dialog.setOpen(false)}
            />
          )}
        </>
      }
    />
  )
}

/** What the provider reports and the books do not have. */
export const UnknownTransactions = ({ lines, today }: { lines: readonly UnknownLine[]; today: string }) => (
  <RowList>
    {lines.map((line) => (
      <UnknownTransaction key={line.id} line={line} today={today} />
    ))}
  </RowList>
)
