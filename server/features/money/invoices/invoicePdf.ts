import { groupedTaxNumber } from '#contract/money/buyerTaxNumber'
import type { Invoice, InvoiceLine } from '#contract/money/invoice'
import { addTaxed, type TaxedAmount } from '#contract/money/invoiceTax'
import type { Locale } from '#contract/shared/locales'
import type { InvoiceSeller } from '../../../db/schema'
import { formatsOf } from '../../../messages/formats'
import { invoiceMessages, itemText } from '../../../messages/invoice'
import { isolated } from '../../../messages/isolated'
import { cell, makePdf, mm, type Pdf } from '../../../pdf/makePdf'

interface Document {
  invoice: Invoice
  seller: InvoiceSeller
  /** The day of issue of the document that is corrected. */
  correctedOn: string | null
}

const right = { right: true } as const
const total = { weight: 'strong', right: true } as const

/** The columns of amounts: without a rate there is nothing to tell net from gross. */
const columnsOf = (locale: Locale, { rate, form, currency }: Invoice) => {
  const { net, rate: rateLabel, tax, gross, amount, exempt } = invoiceMessages[locale]
  const { money, percent } = formatsOf(locale)
  const shown = rate === null ? exempt[form] : percent(rate)
  const isPlain = rate === null && form === 'gb'
  return {
    labels: isPlain ? [amount] : [net, rateLabel, tax, gross],
    values: (amounts: TaxedAmount) =>
      isPlain
        ? [money(amounts.gross, currency)]
        : [money(amounts.net, currency), shown, money(amounts.tax, currency), money(amounts.gross, currency)],
    widths: isPlain ? [mm(30)] : [mm(25), mm(24), mm(22), mm(26)],
  }
}

const linesTable = ({ table, paragraph }: Pdf, locale: Locale, invoice: Invoice, lines: readonly InvoiceLine[]) => {
  const { item, quantity, total: totalLabel, nothing } = invoiceMessages[locale]
  const { labels, values, widths } = columnsOf(locale, invoice)
  if (lines.length === 0) return paragraph(nothing)
  const strong = { weight: 'strong' } as const
  table(
    [
      [cell(item, strong), cell(quantity, total), ...labels.map((label) => cell(label, total))],
      ...lines.map((line) => [
        cell(itemText(locale, line.item)),
        cell('1', right),
        ...values(line).map((value) => cell(value, right)),
      ]),
      [cell(totalLabel, strong), cell('', right), ...values(addTaxed(lines)).map((value) => cell(value, total))],
    ],
    ['*', mm(12), ...widths],
  )
}

const buyerText = (locale: Locale, { form }: Invoice, { name, address, taxNumber }: Invoice['buyer']): string =>
  [
    isolated(name),
    ...address.split(/\r?\n/).map(isolated),
    ...(taxNumber === '' ? [] : [invoiceMessages[locale].taxNumber[form](groupedTaxNumber(form, taxNumber))]),
  ].join('\n')

const sellerText = (locale: Locale, { form }: Invoice, { name, registration, address, taxNumber }: InvoiceSeller) =>
  [
    name,
    registration[locale],
    address[locale],
    ...(taxNumber === null ? [] : [invoiceMessages[locale].taxNumber[form](taxNumber)]),
  ].join('\n')

const factsText = (locale: Locale, { invoice, correctedOn }: Document): string => {
  const messages = invoiceMessages[locale]
  const { longDay } = formatsOf(locale)
  const { number, issuedOn, soldOn, purchaseNumber, corrects, reason } = invoice
  return [
    messages.number(number),
    ...(corrects && correctedOn ? [messages.corrects(corrects.number, longDay(correctedOn))] : []),
    messages.issuedOn(longDay(issuedOn)),
    messages.soldOn(longDay(soldOn)),
    messages.purchase(purchaseNumber),
    ...(reason ? [messages.reason(reason.text === '' ? messages.reasons[reason.why] : isolated(reason.text))] : []),
  ].join('\n')
}

const endText = (locale: Locale, { invoice, seller }: Document): string => {
  const { paid, refunded, ways, exemption } = invoiceMessages[locale]
  const { kind, gross, currency, paidWith } = invoice
  const { money } = formatsOf(locale)
  return [
    ...(kind === 'invoice' ? [paid(money(gross, currency), ways[paidWith])] : []),
    ...(kind === 'correction' && gross < 0 ? [refunded(money(-gross, currency))] : []),
    ...(seller.exemption ? [exemption(seller.exemption[locale])] : []),
    ...(seller.taxNote ? [seller.taxNote[locale]] : []),
  ].join('\n')
}

const drawCorrection = (pdf: Pdf, locale: Locale, invoice: Invoice, before: NonNullable<Invoice['before']>) => {
  const messages = invoiceMessages[locale]
  const { item, difference, total: totalLabel } = messages
  if (invoice.reason?.why === 'buyer') {
    pdf.subheading(messages.buyerBefore)
    pdf.paragraph(buyerText(locale, invoice, before.buyer))
    pdf.subheading(messages.buyerAfter)
    pdf.paragraph(buyerText(locale, invoice, invoice.buyer))
    return linesTable(pdf, locale, invoice, invoice.lines)
  }
  pdf.subheading(messages.before)
  linesTable(pdf, locale, invoice, before.lines)
  pdf.subheading(messages.after)
  linesTable(pdf, locale, invoice, invoice.lines)
  pdf.subheading(difference)
  const { labels, values, widths } = columnsOf(locale, invoice)
  pdf.table(
    [
      [cell(item, { weight: 'strong' }), ...labels.map((label) => cell(label, total))],
      [cell(totalLabel, { weight: 'strong' }), ...values(invoice).map((value) => cell(value, total))],
    ],
    ['*', ...widths],
  )
}

/** An invoice or a correction on paper: the same document gives the same bytes, now and later. */
export const invoicePdf = (document: Document, { locale, at }: { locale: Locale; at: Date }): Promise<Buffer> => {
  const { invoice, seller } = document
  const messages = invoiceMessages[locale]
  const { kind, form, gross, rate, number, before } = invoice
  const title = messages.title({ kind, form, change: gross, isTaxed: rate !== null })
  return makePdf({ title: `${title} ${number} | ${seller.name}`, author: seller.name, locale, at }, (pdf) => {
    pdf.heading(title)
    pdf.paragraph(factsText(locale, document))
    pdf.subheading(messages.seller)
    pdf.paragraph(sellerText(locale, invoice, seller))
    if (invoice.reason?.why !== 'buyer') {
      pdf.subheading(messages.buyer)
      pdf.paragraph(buyerText(locale, invoice, invoice.buyer))
    }
    if (before) drawCorrection(pdf, locale, invoice, before)
    else linesTable(pdf, locale, invoice, invoice.lines)
    pdf.paragraph(endText(locale, document))
  })
}
