import { chakra } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InvoiceMonth } from '#contract/money/invoice'
import { sum } from '#contract/shared/money'
import { useFormats } from '../../../i18n/useFormats'
import { Notice } from '../../../ui/kit/Notice'
import { checkMessages as messages } from './messages'

const Complete = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    bg: 'success.bg',
    color: 'success.fg',
    '& svg': { flexShrink: 0, width: '22px', height: '22px', mt: '1px' },
  },
})

/** Whether each series has all its numbers, and whether a refund still awaits its correction. */
export const SeriesCheck = ({ check: { checkedAt, series, outdated } }: Pick<InvoiceMonth, 'check'>) => {
  const { formatMessage, formatList } = useIntl()
  const { localMoment } = useFormats()
  const missing = sum(series.map((one) => one.missing))
  const counted = series.map(({ kind, year, last }) =>
    formatMessage(kind === 'invoice' ? messages.invoices : messages.corrections, { count: last, year: String(year) }),
  )
  return (
    <>
      {missing > 0 ? (
        <Notice tone="warning">
          <FormattedMessage {...messages.missing} values={{ count: missing }} />
        </Notice>
      ) : (
        <Complete role="status">
          <ListChecks aria-hidden />
          <span>
            {series.length === 0 ? (
              <FormattedMessage {...messages.none} />
            ) : (
              <FormattedMessage
                {...messages.complete}
                values={{ series: formatList(counted), time: localMoment(checkedAt).time }}
              />
            )}
          </span>
        </Complete>
      )}
      {outdated > 0 && (
        <Notice tone="warning">
          <FormattedMessage {...messages.outdated} values={{ count: outdated }} />
        </Notice>
      )}
    </>
  )
}
