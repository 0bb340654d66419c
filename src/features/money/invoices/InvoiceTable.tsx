import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { InvoiceRow } from '#contract/money/invoice'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { TextLink } from '../../../ui/kit/TextLink'
import { listMessages as messages } from './messages'

/** Documents that were found, the newest first; each number opens its document. */
export const InvoiceTable = ({ invoices }: { invoices: InvoiceRow[] }) => {
  const { formatMessage } = useIntl()
  const { briefDay, money } = useFormats()
  return (
    <Table
      label={formatMessage(messages.list)}
      head={[
        { label: formatMessage(messages.number) },
        { label: formatMessage(messages.issuedOn) },
        { label: formatMessage(messages.buyer) },
        { label: formatMessage(messages.purchase), numeral: true },
        { label: formatMessage(messages.gross), numeral: true },
      ]}
      rows={invoices.map(({ id, number, issuedOn, buyer, purchaseNumber, gross, currency }) => ({
        id,
        cells: [
          <TextLink key="number" asChild>
            <Link to={fill(paths.deskInvoice, { id })}>{number}</Link>
          </TextLink>,
          briefDay(issuedOn),
          <bdi key="buyer">{buyer.name}</bdi>,
          <TextLink key="purchase" asChild minWidth="touch" justifyContent="flex-end">
            <Link to={fill(paths.deskPurchaseInvoice, { number: String(purchaseNumber) })}>{purchaseNumber}</Link>
          </TextLink>,
          <Numeral key="gross" size="s">
            {money(gross, currency)}
          </Numeral>,
        ],
      }))}
    />
  )
}
