import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ReportDifference } from '#contract/money/providerLines'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './messages'

/** Purchases of which the ledger and the provider's reports have different sums. */
export const Differences = ({ differences }: { differences: readonly ReportDifference[] }) => {
  const { formatMessage } = useIntl()
  const { briefDay, money } = useFormats()
  return (
    <Table
      label={formatMessage(messages.differences)}
      head={[
        { label: formatMessage(messages.purchase) },
        { label: formatMessage(messages.day) },
        { label: formatMessage(messages.booked), numeral: true },
        { label: formatMessage(messages.atStripe), numeral: true },
      ]}
      rows={differences.map(({ purchaseNumber, day, currency, booked, reported }) => ({
        id: `${purchaseNumber} ${currency}`,
        cells: [
          <TextLink key="purchase" asChild alone minWidth="touch">
            <Link to={fill(paths.deskPurchaseInvoice, { number: String(purchaseNumber) })}>{purchaseNumber}</Link>
          </TextLink>,
          briefDay(day),
          <Numeral key="booked" size="s">
            {money(booked, currency)}
          </Numeral>,
          reported === null ? (
            <FormattedMessage key="reported" {...messages.notReported} />
          ) : (
            <Numeral key="reported" size="s">
              {money(reported, currency)}
            </Numeral>
          ),
        ],
      }))}
    />
  )
}
