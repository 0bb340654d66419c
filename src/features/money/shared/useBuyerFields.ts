import { useIntl } from 'react-intl'
import type { InvoiceForm } from '#contract/money/invoiceKinds'
import { buyerMessages, taxNumberMessages } from './invoiceMessages'

/**
 * What forms of a buyer's details have in common: labels and sentences of their fields. The server alone checks a tax number: in a trace it
 * is another one, whose check digit is wrong.
 */
export const useBuyerFields = (form: InvoiceForm) => {
  const { formatMessage } = useIntl()
  const { label, invalid } = taxNumberMessages[form]
  return {
    labels: {
      name: formatMessage(buyerMessages.name),
      address: formatMessage(buyerMessages.address),
      taxNumber: formatMessage(label),
    },
    invalid: { address: formatMessage(buyerMessages.addressInvalid), taxNumber: formatMessage(invalid) },
  }
}
