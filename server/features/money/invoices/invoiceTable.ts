import { groupedTaxNumber } from '#contract/money/buyerTaxNumber'
import type { InvoiceRow } from '#contract/money/invoice'
import type { Locale } from '#contract/shared/locales'
import type { SpreadsheetTable, TableCell } from '../../../http/tables'
import { invoiceMessages } from '../../../messages/invoice'

/** A month's invoices and corrections for the accountant: a row each, whose amounts add up to the month's sums. */
export const invoiceTable = (invoices: readonly InvoiceRow[], locale: Locale): SpreadsheetTable => {
  const { columns, kinds, ways, reasons, exempt } = invoiceMessages[locale]
  return {
    columns: Object.values(columns),
    rows: invoices.map((invoice) => {
      const { form, buyer, rate, reason } = invoice
      const cells: Record<keyof typeof columns, TableCell> = {
        number: invoice.number,
        kind: kinds[invoice.kind],
        issuedOn: invoice.issuedOn,
        soldOn: invoice.soldOn,
        buyer: buyer.name,
        address: buyer.address
          .split('\n')
          .map((line) => line.trim())
          .join(', '),
        taxNumber: groupedTaxNumber(form, buyer.taxNumber),
        purchase: invoice.purchaseNumber,
        corrects: invoice.corrects?.number ?? null,
        reason: reason && (reason.text || reasons[reason.why]),
        rate: rate === null ? exempt[form] : { hundredths: rate },
        net: { money: invoice.net },
        tax: { money: invoice.tax },
        gross: { money: invoice.gross },
        currency: invoice.currency,
        paidWith: ways[invoice.paidWith],
      }
      return Object.keys(columns).map((name) => cells[name as keyof typeof columns])
    }),
  }
}
