import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { PurchaseInvoices } from '#contract/money/invoice'
import { fill, paths } from '#contract/shared/paths'
import { useGetPurchaseInvoicesQuery, useRequestInvoiceMutation } from '../../../api/money/invoiceApi'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { InvoiceDocuments } from '../../money/shared/InvoiceDocuments'
import { InvoiceForm } from '../../money/shared/InvoiceForm'
import { ownMessages as messages } from '../../money/shared/invoiceMessages'

const Body = ({ invoices }: { invoices: PurchaseInvoices }) => {
  const { items, total, purchaseId: id } = invoices
  if (items.length > 0) return <InvoiceDocuments documents={items} by="own" />
  if (total === null)
    return (
      <EmptyState heading={<FormattedMessage {...messages.none} />}>
        <FormattedMessage {...messages.noneText} />
      </EmptyState>
    )
  return (
    <InvoiceForm
      invoices={invoices}
      useIssue={useRequestInvoiceMutation}
      toSend={(buyer) => ({ ...buyer, id })}
      isOwn
    />
  )
}

const OwnInvoice = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { id } = useRouteParams(paths.purchaseInvoice) ?? { id: '' }
  const { data: invoices, isError, refetch } = useGetPurchaseInvoicesQuery(id, { refetchOnMountOrArgChange: true })
  const lead = () => {
    if (!invoices) return null
    if (invoices.items.length > 0) return formatMessage(messages.issued)
    return invoices.total === null
      ? null
      : formatMessage(messages.lead, { total: money(invoices.total, invoices.currency) })
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
      {!invoices && isError && (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!invoices && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {invoices && <Body invoices={invoices} />}
    </Page>
  )
}

/** /purchases/{id}/invoice: the invoice of a purchase and its corrections, or the form that asks for it. */
export const PurchaseInvoiceScreen = () => (
  <MessagesOf part="money.invoices">
    <OwnInvoice />
  </MessagesOf>
)
