import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SettledLine } from '#contract/money/statement'
import { useReopenLineMutation } from '../../../api/money/statementApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { Table } from '../../../ui/kit/Table'
import { accountMessages } from '../ledgerMessages'
import { BankLine, useLineName } from './BankLine'
import { outcomeMessages, settledMessages as messages } from './messages'

const Outcome = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '1' } })

const LineOutcome = ({ line: { outcome, number, bookedTo, reason } }: { line: SettledLine }) => {
  const { formatMessage } = useIntl()
  return (
    <span>
      <FormattedMessage
        {...outcomeMessages[outcome]}
        values={{ number, account: bookedTo && formatMessage(accountMessages[bookedTo]) }}
      />
      {reason !== '' && (
        <>
          {': '}
          <bdi>{reason}</bdi>
        </>
      )}
    </span>
  )
}

const Reopen = ({ line }: { line: SettledLine }) => {
  const { formatMessage } = useIntl()
  const [reopen, { isLoading }] = useReopenLineMutation(useCallKey(`reopen-line-${line.id}`))
  return (
    <Button
      variant="quiet"
      dense
      pending={isLoading}
      aria-label={formatMessage(messages.reopenNamed, useLineName()(line))}
      onClick={() => void reopen(line.id)}
    >
      <FormattedMessage {...messages.reopen} />
    </Button>
  )
}

/** The lines that were settled last, and what became of each. */
export const SettledLines = ({ label, lines }: { label: string; lines: readonly SettledLine[] }) => {
  const { formatMessage } = useIntl()
  const { briefDay } = useFormats()
  return (
    <Table
      label={label}
      head={[
        { label: formatMessage(messages.line) },
        { label: formatMessage(messages.outcome) },
        { label: formatMessage(messages.by) },
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        cells: [
          <BankLine key="line" line={line} />,
          <Outcome key="outcome">
            <LineOutcome line={line} />
            {line.outcome === 'left_out' && <Reopen line={line} />}
          </Outcome>,
          formatMessage(messages.byWhom, {
            day: briefDay(line.settledAt.slice(0, 10)),
            name: line.settledBy ?? formatMessage(messages.deletedAdmin),
          }),
        ],
      }))}
    />
  )
}
