import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Invoice, InvoiceItem, InvoiceLine } from '#contract/money/invoice'
import { addTaxed, type TaxedAmount } from '#contract/money/invoiceTax'
import { useExtraName } from '../../../i18n/useExtraName'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { invoiceMessages as messages, listMessages, membershipMessages } from './messages'

const Item = ({ item }: { item: InvoiceItem }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const extraName = useExtraName()
  if (item.kind === 'entry')
    return (
      <FormattedMessage
        {...messages.entry}
        values={{
          dog: <bdi key="dog">{item.dogName}</bdi>,
          show: <bdi key="show">{item.showName}</bdi>,
          day: longDay(item.date),
        }}
      />
    )
  if (item.kind === 'extra')
    return (
      <>
        <bdi>{extraName(item)}</bdi>: <bdi>{item.showName}</bdi>
      </>
    )
  const kind = formatMessage(membershipMessages[item.membershipKind])
  return item.years === null ? kind : <FormattedMessage {...messages.membership} values={{ kind, years: item.years }} />
}

interface Props {
  label: string
  invoice: Invoice
  lines: readonly InvoiceLine[]
  /** Beside the total of a correction: what changes. */
  difference?: TaxedAmount
}

/** What a document sells, with tax, and its total. */
export const LinesTable = ({ label, invoice: { rate, currency }, lines, difference }: Props) => {
  const { formatMessage } = useIntl()
  const { money, percent } = useFormats()
  const shown = rate === null ? formatMessage(listMessages.exempt) : percent(rate)
  const amounts = (id: string, words: ReactNode, { net, tax, gross }: TaxedAmount) => ({
    id,
    cells: [
      words,
      <Numeral key="net" size="s">
        {money(net, currency)}
      </Numeral>,
      shown,
      <Numeral key="tax" size="s">
        {money(tax, currency)}
      </Numeral>,
      <Numeral key="gross" size="s">
        {money(gross, currency)}
      </Numeral>,
    ],
  })
  return (
    <Table
      label={label}
      head={[
        { label: formatMessage(messages.item) },
        { label: formatMessage(listMessages.net), numeral: true },
        { label: formatMessage(listMessages.rate), numeral: true },
        { label: formatMessage(listMessages.tax), numeral: true },
        { label: formatMessage(listMessages.gross), numeral: true },
      ]}
      rows={[
        ...lines.map((line, index) => amounts(String(index), <Item key="item" item={line.item} />, line)),
        amounts('total', formatMessage(messages.total), addTaxed(lines)),
        ...(difference ? [amounts('difference', formatMessage(messages.difference), difference)] : []),
      ]}
    />
  )
}
