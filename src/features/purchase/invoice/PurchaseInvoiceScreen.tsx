import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useGetPurchaseInvoicesQuery, useRequestInvoiceMutation } from '../../../api/money/invoiceApi'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { InvoiceForm } from '../../money/shared/InvoiceForm'
import { ownMessages as messages } from '../../money/shared/invoiceMessages'
import { InvoicesOfPurchase } from '../../money/shared/InvoicesOfPurchase'

const OwnInvoice = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { id } = useRouteParams(paths.purchaseInvoice) ?? { id: '' }
  const found = useGetPurchaseInvoicesQuery(id, { refetchOnMountOrArgChange: true })
  const invoices = found.currentData
  const lead = () => {
    if (invoices && invoices.items.length > 0) return formatMessage(messages.issued)
    return (
      invoices &&
      invoices.total !== null &&
      formatMessage(messages.lead, { total: money(invoices.total, invoices.currency) })
    )
  }
  return (
    <Page
      title={
        invoices
          ? formatMessage(messages.titleOf, { number: String(invoices.purchaseNumber) })
          : formatMessage(messages.title)
      }
      lead={lead()}
      before={
        <TextLink asChild>
          <Link to={fill(paths.purchase, { id })}>
            <FormattedMessage {...messages.back} />
          </Link>
        </TextLink>
      }
    >
      <InvoicesOfPurchase
        found={found}
        failed={{
          heading: <FormattedMessage {...messages.failed} />,
          text: <FormattedMessage {...messages.failedText} />,
        }}
        by="own"
        form={(unissued) => (
          <InvoiceForm
            invoices={unissued}
            useIssue={useRequestInvoiceMutation}
            toSend={(buyer) => ({ ...buyer, id })}
            isOwn
          />
        )}
      />
    </Page>
  )
}

/** /purchases/{id}/invoice: the invoice of a purchase and its corrections, or the form that asks for it. */
export const PurchaseInvoiceScreen = () => (
  <MessagesOf part="money.invoices">
    <OwnInvoice />
  </MessagesOf>
)
