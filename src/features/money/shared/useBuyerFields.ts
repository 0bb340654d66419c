import { useIntl } from 'react-intl'
import { readTaxNumber } from '#contract/money/buyerTaxNumber'
import { InvoiceBuyer } from '#contract/money/invoice'
import type { InvoiceForm } from '#contract/money/invoiceKinds'
import { parse, type ParseResult } from '#contract/shared/parse'
import { buyerMessages, taxNumberMessages } from './invoiceMessages'

/** A typed buyer; a tax number that is none in the country of the form is refused, as the server would. */
export const parseBuyer = (form: InvoiceForm, values: InvoiceBuyer): ParseResult<InvoiceBuyer> => {
  const known = parse(InvoiceBuyer, { name: values.name, address: values.address, taxNumber: values.taxNumber })
  const isWrong = readTaxNumber(form, values.taxNumber) === null
  if (!isWrong) return known
  return { success: false, fields: { ...(known.success ? {} : known.fields), taxNumber: 'invalid' } }
}

/** What forms of a buyer's details have in common: labels and sentences of their fields. */
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
