import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { PurchaseInvoices } from '#contract/money/invoice'
import { fill, paths } from '#contract/shared/paths'
import { useGetInvoicesOfPurchaseQuery, useIssueInvoiceMutation } from '../../../api/money/invoiceApi'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { InvoiceDocuments } from '../shared/InvoiceDocuments'
import { InvoiceForm } from '../shared/InvoiceForm'
import { purchaseMessages as messages } from './messages'

const Body = ({ invoices }: { invoices: PurchaseInvoices }) => {
  const { items, total, purchaseNumber } = invoices
  if (items.length > 0)
    return (
      <InvoiceDocuments
        documents={items}
        by="desk"
        titleOf={({ id, number }) => (
          <TextLink asChild>
            <Link to={fill(paths.deskInvoice, { id })}>{number}</Link>
          </TextLink>
        )}
      />
    )
  if (total === null)
    return (
      <EmptyState heading={<FormattedMessage {...messages.none} />}>
        <FormattedMessage {...messages.noneText} />
      </EmptyState>
    )
  return (
    <InvoiceForm
      invoices={invoices}
      useIssue={useIssueInvoiceMutation}
      toSend={(buyer) => ({ ...buyer, purchaseNumber })}
    />
  )
}

const OfPurchase = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { number } = useRouteParams(paths.deskPurchaseInvoice) ?? { number: '' }
  const {
    currentData: invoices,
    isError,
    refetch,
  } = useGetInvoicesOfPurchaseQuery(number, { refetchOnMountOrArgChange: true })
  const canIssue = invoices && invoices.items.length === 0 && invoices.total !== null
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
      lead={canIssue && formatMessage(messages.lead, { total: money(invoices.total ?? 0, invoices.currency) })}
    >
      {!invoices && isError && (
        <ErrorState
          heading={<FormattedMessage {...messages.failed} values={{ number }} />}
          onAgain={() => void refetch()}
        >
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!invoices && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {invoices && <Body invoices={invoices} />}
    </Page>
  )
}

/** /desk/money/invoices/purchase/{number}: the documents of a purchase, or the form that issues its invoice. */
export const DeskPurchaseInvoiceScreen = () => (
  <MessagesOf part="money.invoices">
    <OfPurchase />
  </MessagesOf>
)
