import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readTaxNumber } from '#contract/money/buyerTaxNumber'
import type { InvoiceBuyer } from '#contract/money/invoice'
import { invoiceNumberOf, type CorrectionReason } from '#contract/money/invoiceKinds'
import { addTaxed, taxedDifference } from '#contract/money/invoiceTax'
import { dayAt } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { audit, type ChangedBy } from '../../../audit/audit'
import { organisation } from '../../../content/organisation'
import type { Db } from '../../../db/client'
import { invoices, purchases, type InvoiceSeller } from '../../../db/schema'
import { loadSettings, type Settings } from '../../../db/settings'
import { HttpError } from '../../../http/httpError'
import { moneyAccountOf } from '../bookings'
import { loadDocuments, type InvoiceRecord } from './documents'
import { keptLines } from './keptLines'
import { nextNumber } from './series'

type PurchaseRow = typeof purchases.$inferSelect
type Given = Omit<
  InvoiceRecord,
  'id' | 'year' | 'sequence' | 'number' | 'issuedOn' | 'issuedAt' | 'issuedBy' | 'seller'
>

/** The seller as it is now, also on a correction of an invoice from before a change. */
const sellerOf = ({ taxNumber, exemption }: Settings, rate: number | null): InvoiceSeller => {
  const { name, registration, address, vat } = organisation().legal
  const isExempt = rate === null && exemption !== null
  return {
    name,
    registration,
    address,
    taxNumber,
    exemption: isExempt ? exemption : null,
    taxNote: rate === null && !isExempt ? vat : null,
  }
}

/** Writes a document with the next number of its series, and its audit. The purchase must be locked. */
const write = async (tx: Db, settings: Settings, given: Given, by: ChangedBy): Promise<InvoiceRecord> => {
  const today = dayAt(by.at.toISOString(), settings.timeZone)
  const { year, sequence, issuedOn } = await nextNumber(tx, given.kind, today)
  const number = invoiceNumberOf(given.form, given.kind, year, sequence)
  const [issued] = await tx
    .insert(invoices)
    .values({
      ...given,
      id: randomUUID(),
      seller: sellerOf(settings, given.rate),
      year,
      sequence,
      number,
      issuedOn,
      issuedAt: by.at,
      issuedBy: by.actor,
    })
    .returning()
  if (!issued) throw new Error('An invoice that was just issued is not there')
  const { id, userId, kind, reason, net, tax, gross, currency } = issued
  await audit(tx, {
    by,
    action: kind === 'invoice' ? 'invoice.issued' : 'invoice.corrected',
    subject: { type: 'invoice', id },
    onBehalfOf: userId,
    after: { number, net, tax, gross, currency, reason },
  })
  return issued
}

const buyerOf = ({ buyerName, buyerAddress, buyerTaxNumber }: InvoiceRecord) => ({
  buyerName,
  buyerAddress,
  buyerTaxNumber,
})

/** A buyer as a document keeps it. Throws validation_failed for a tax number that is none in the form's country. */
const knownBuyer = (form: Settings['invoiceForm'], { name, address, taxNumber }: InvoiceBuyer) => {
  const known = readTaxNumber(form, taxNumber)
  if (known === null) throw new HttpError('validation_failed', { taxNumber: 'invalid' })
  return { buyerName: name, buyerAddress: address, buyerTaxNumber: known }
}

const isSameBuyer = (a: ReturnType<typeof buyerOf>, b: ReturnType<typeof buyerOf>): boolean =>
  a.buyerName === b.buyerName && a.buyerAddress === b.buyerAddress && a.buyerTaxNumber === b.buyerTaxNumber

/**
 * Issues the invoice of a purchase, whose row must be locked, for what is kept of it. The same buyer again finds the one that there is. Throws
 * no_invoice where nothing is paid or kept, and invoice_issued where there is one for another buyer.
 */
export const issueInvoice = async (
  tx: Db,
  purchase: PurchaseRow,
  { buyer, locale }: { buyer: InvoiceBuyer; locale: Locale },
  by: ChangedBy,
): Promise<{ issued: InvoiceRecord; fresh: boolean }> => {
  const settings = await loadSettings(tx)
  const form = settings.invoiceForm
  const named = knownBuyer(form, buyer)
  const last = (await loadDocuments(tx, [purchase.id])).get(purchase.id)?.at(-1)
  if (last) {
    if (!isSameBuyer(buyerOf(last), named)) throw new HttpError('invoice_issued')
    return { issued: last, fresh: false }
  }
  const lines = await keptLines(tx, purchase)
  const { id: purchaseId, userId, paidAt, transferredOn, currency, taxRate: rate } = purchase
  if (lines.length === 0 || paidAt === null) throw new HttpError('no_invoice')
  const issued = await write(
    tx,
    settings,
    {
      ...named,
      ...addTaxed(lines),
      kind: 'invoice',
      form,
      locale,
      userId,
      purchaseId,
      correctsId: null,
      reasonCode: null,
      reason: '',
      soldOn: transferredOn ?? dayAt(paidAt.toISOString(), settings.timeZone),
      paidWith: moneyAccountOf(purchase),
      currency,
      rate,
      lines,
    },
    by,
  )
  return { issued, fresh: true }
}

interface Correction {
  reasonCode: CorrectionReason
  reason: string
}

const correct = (
  tx: Db,
  settings: Settings,
  last: InvoiceRecord,
  changes: Partial<Pick<Given, 'lines' | 'buyerName' | 'buyerAddress' | 'buyerTaxNumber'>> & Correction,
  by: ChangedBy,
): Promise<InvoiceRecord> => {
  const { form, locale, userId, purchaseId, soldOn, paidWith, currency, rate, lines } = last
  const same = { form, locale, userId, purchaseId, soldOn, paidWith, currency, rate, lines }
  const difference = taxedDifference(addTaxed(lines), addTaxed(changes.lines ?? lines))
  return write(
    tx,
    settings,
    { ...same, ...buyerOf(last), ...changes, ...difference, kind: 'correction', correctsId: last.id },
    by,
  )
}

/**
 * Corrects the invoices of purchases by what is kept of them now: after a refund became due, or was cancelled. The purchases must be
 * locked. Where an invoice says so already, or there is none, nothing is issued.
 */
export const correctAfterRefund = async (tx: Db, purchaseIds: readonly string[], by: ChangedBy): Promise<void> => {
  const ids = [...new Set(purchaseIds)].sort()
  if (ids.length === 0) return
  const documents = await loadDocuments(tx, ids)
  if (documents.size === 0) return
  const settings = await loadSettings(tx)
  for (const id of ids) {
    const chain = documents.get(id) ?? []
    const last = chain.at(-1)
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id))
    if (!last || !purchase) continue
    const known = chain.flatMap(({ lines: earlier }) => earlier)
    const lines = await keptLines(tx, purchase, known)
    const { gross } = taxedDifference(addTaxed(last.lines), addTaxed(lines))
    if (gross === 0) continue
    await correct(tx, settings, last, { lines, reasonCode: gross < 0 ? 'refund' : 'refund_recalled', reason: '' }, by)
  }
}

/**
 * Corrects the buyer of a document, whose purchase must be locked. Throws invoice_corrected where it is not the last one any more, and
 * invoice_unchanged where nothing differs.
 */
export const correctBuyer = async (
  tx: Db,
  document: InvoiceRecord,
  { buyer, reason }: { buyer: InvoiceBuyer; reason: string },
  by: ChangedBy,
): Promise<InvoiceRecord> => {
  const settings = await loadSettings(tx)
  const last = (await loadDocuments(tx, [document.purchaseId])).get(document.purchaseId)?.at(-1)
  if (last?.id !== document.id) throw new HttpError('invoice_corrected')
  const named = knownBuyer(last.form, buyer)
  if (isSameBuyer(buyerOf(last), named)) throw new HttpError('invoice_unchanged')
  return correct(tx, settings, last, { ...named, reasonCode: 'buyer', reason }, by)
}
