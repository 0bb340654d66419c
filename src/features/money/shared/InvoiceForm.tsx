import { chakra } from '@chakra-ui/react'
import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { InvoiceBuyer, type PurchaseInvoices } from '#contract/money/invoice'
import { parse } from '#contract/shared/parse'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { FormError } from '../../../ui/kit/FormError'
import { BuyerFields } from './BuyerFields'
import { buyerMessages } from './invoiceMessages'
import { useBuyerFields } from './useBuyerFields'

const Narrow = chakra('div', { base: { maxWidth: '480px' } })

interface Props<Data, Result, Answer extends { error?: unknown }> {
  invoices: PurchaseInvoices
  /** The call that issues it: by its owner, or at the desk. */
  useIssue: Parameters<typeof useFormMutation<InvoiceBuyer, Data, Result, Answer>>[0]
  toSend: (buyer: InvoiceBuyer) => Data
  isOwn?: boolean
}

/** Issues the invoice of a purchase for a buyer, whose details begin with those of the last time. */
export const InvoiceForm = <Data, Result, Answer extends { error?: unknown }>({
  invoices: { form: kind, purchaseId, buyer },
  useIssue,
  toSend,
  isOwn = false,
}: Props<Data, Result, Answer>) => {
  const { of, failure, ...form } = useFormMutation(useIssue, {
    ...useBuyerFields(kind),
    form: `invoice-${purchaseId}`,
    base: buyer,
    parse: (values) => {
      const known = parse(InvoiceBuyer, values)
      return known.success ? { success: true, data: toSend(known.data) } : known
    },
    onSent: () => undefined,
  })
  return (
    <Narrow>
      <Form form={form} icon={<ReceiptText aria-hidden />} action={<FormattedMessage {...buyerMessages.action} />}>
        <BuyerFields form={kind} of={of} isOwn={isOwn} />
        {failure && Object.keys(failure.fields).length === 0 && <FormError>{failure.message}</FormError>}
      </Form>
    </Narrow>
  )
}
