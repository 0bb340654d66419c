import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { RateSums } from '#contract/money/invoice'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { listMessages as messages } from './messages'

const Line = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })

/** A month's sums by currency and rate, corrections taken off. */
export const RateTable = ({ sums }: { sums: readonly RateSums[] }) => {
  const { formatMessage } = useIntl()
  const { money, percent } = useFormats()
  if (sums.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.noSums} />
      </p>
    )
  const isMixed = new Set(sums.map(({ currency }) => currency)).size > 1
  const columns = ['net', 'tax', 'gross'] as const
  const rateOf = ({ rate, currency }: RateSums) => {
    const shown = rate === null ? formatMessage(messages.exempt) : percent(rate)
    return isMixed ? formatMessage(messages.rateIn, { rate: shown, currency }) : shown
  }
  return (
    <Table
      label={formatMessage(messages.sums)}
      head={[
        { label: formatMessage(messages.rate) },
        ...columns.map((column) => ({ label: formatMessage(messages[column]), numeral: true })),
      ]}
      rows={sums.map((row) => ({
        id: `${row.currency} ${row.rate}`,
        cells: [
          <span key="rate">
            {rateOf(row)}
            <Line>
              <FormattedMessage
                {...messages.documents}
                values={{ invoices: row.invoices, corrections: row.corrections }}
              />
            </Line>
          </span>,
          ...columns.map((column) => (
            <Numeral key={column} size="s">
              {money(row[column], row.currency)}
            </Numeral>
          )),
        ],
      }))}
    />
  )
}
