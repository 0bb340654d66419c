import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useGetInvoicesOfPurchaseQuery, useIssueInvoiceMutation } from '../../../api/money/invoiceApi'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { InvoiceForm } from '../shared/InvoiceForm'
import { InvoicesOfPurchase } from '../shared/InvoicesOfPurchase'
import { purchaseMessages as messages } from './messages'

const OfPurchase = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { number } = useRouteParams(paths.deskPurchaseInvoice) ?? { number: '' }
  const found = useGetInvoicesOfPurchaseQuery(number, { refetchOnMountOrArgChange: true })
  const invoices = found.currentData
  return (
    <Page
      before={
        <TextLink asChild>
          <Link to={paths.deskInvoices}>
            <FormattedMessage {...messages.back} />
          </Link>
        </TextLink>
      }
      title={formatMessage(messages.title, { number })}
      lead={
        invoices &&
        invoices.total !== null &&
        formatMessage(messages.lead, { total: money(invoices.total, invoices.currency) })
      }
    >
      <InvoicesOfPurchase
        found={found}
        failed={{
          heading: <FormattedMessage {...messages.failed} values={{ number }} />,
          text: <FormattedMessage {...messages.failedText} />,
        }}
        by="desk"
        titleOf={({ id, number: document }) => (
          <TextLink asChild>
            <Link to={fill(paths.deskInvoice, { id })}>{document}</Link>
          </TextLink>
        )}
        form={(unissued) => (
          <InvoiceForm
            invoices={unissued}
            useIssue={useIssueInvoiceMutation}
            toSend={(buyer) => ({ ...buyer, purchaseNumber: unissued.purchaseNumber })}
          />
        )}
      />
    </Page>
  )
}

/** /desk/money/invoices/purchase/{number}: the documents of a purchase, or the form that issues its invoice. */
export const DeskPurchaseInvoiceScreen = () => (
  <MessagesOf part="money.invoices">
    <OfPurchase />
  </MessagesOf>
)
