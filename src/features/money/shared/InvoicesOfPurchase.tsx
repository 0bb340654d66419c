import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PurchaseInvoices } from '#contract/money/invoice'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { InvoiceDocuments } from './InvoiceDocuments'
import { ofPurchaseMessages as messages } from './invoiceMessages'

interface Props extends Omit<ComponentProps<typeof InvoiceDocuments>, 'documents'> {
  found: { currentData?: PurchaseInvoices; isError: boolean; refetch: () => unknown }
  failed: { heading: ReactNode; text: ReactNode }
  /** Issues the invoice. */
  form: (invoices: PurchaseInvoices) => ReactNode
}

/** The documents of a purchase; where there are none yet, the form that issues its invoice, or why it has none. */
export const InvoicesOfPurchase = ({
  found: { currentData: invoices, isError, refetch },
  failed,
  form,
  ...shown
}: Props) => {
  const { formatMessage } = useIntl()
  if (!invoices && isError)
    return (
      <ErrorState heading={failed.heading} onAgain={() => void refetch()}>
        {failed.text}
      </ErrorState>
    )
  if (!invoices) return <SkeletonRows label={formatMessage(messages.loading)} />
  if (invoices.items.length > 0) return <InvoiceDocuments documents={invoices.items} {...shown} />
  if (invoices.total !== null) return form(invoices)
  return (
    <EmptyState heading={<FormattedMessage {...messages.none} />}>
      <FormattedMessage {...messages.noneText} />
    </EmptyState>
  )
}
