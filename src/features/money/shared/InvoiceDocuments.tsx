import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InvoiceRow } from '#contract/money/invoice'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { StateTag } from '../../../ui/kit/StateTag'
import { InvoiceActions } from './InvoiceActions'
import { documentMessages as messages, kindMessages } from './invoiceMessages'

interface Props {
  documents: readonly InvoiceRow[]
  by: 'own' | 'desk'
  /** A document's number, where it leads somewhere. */
  titleOf?: (document: InvoiceRow) => ReactNode
}

/** The invoice of a purchase and its corrections, each to be downloaded and emailed. */
export const InvoiceDocuments = ({ documents, by, titleOf = ({ number }) => number }: Props) => {
  const { formatMessage } = useIntl()
  const { longDay, money } = useFormats()
  return (
    <RowList label={formatMessage(messages.documents)}>
      {documents.map((invoice) => (
        <Row
          key={invoice.id}
          title={titleOf(invoice)}
          tags={
            <StateTag tone={invoice.kind === 'invoice' ? 'success' : 'warning'}>
              <FormattedMessage {...kindMessages[invoice.kind]} />
            </StateTag>
          }
          facts={
            <>
              <FormattedMessage
                {...messages.facts}
                values={{ day: longDay(invoice.issuedOn), buyer: <bdi>{invoice.buyer.name}</bdi> }}
              />
              {invoice.corrects && (
                <p>
                  <FormattedMessage {...messages.corrects} values={{ number: invoice.corrects.number }} />
                </p>
              )}
            </>
          }
          end={
            <>
              <Numeral size="s">{money(invoice.gross, invoice.currency)}</Numeral>
              <InvoiceActions invoice={invoice} by={by} />
            </>
          }
        />
      ))}
    </RowList>
  )
}
