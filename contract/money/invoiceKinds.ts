/** A correction says what the document before it said, and what is right. Each kind has a series of numbers. */
export const invoiceKinds = ['invoice', 'correction'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Whose law an invoice looks like: Poland's or the United Kingdom's. */
export const invoiceForms = ['gb', 'pl'] as const
export type InvoiceForm = (typeof invoiceForms)[number]

/** Why a document was corrected: a refund, one that was cancelled, or a mistake in the buyer's details. */
export const correctionReasons = ['refund', 'refund_recalled', 'buyer'] as const
export type CorrectionReason = (typeof correctionReasons)[number]

const prefixes: Record<InvoiceForm, Record<InvoiceKind, string>> = {
  gb: { invoice: 'INV', correction: 'CN' },
  pl: { invoice: 'FV', correction: 'FK' },
}

/** What a document is called: kind, year, and its place in the series of both. */
export const invoiceNumberOf = (form: InvoiceForm, kind: InvoiceKind, year: number, sequence: number): string =>
  `${prefixes[form][kind]}/${year}/${String(sequence).padStart(4, '0')}`
