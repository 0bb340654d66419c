import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Invoice, InvoiceRow, PurchaseInvoices } from '#contract/money/invoice'
import { addTaxed } from '#contract/money/invoiceTax'
import type { Db } from '../../../db/client'
import { invoices, profiles, purchases, users } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { payerOf } from '../../purchase/payer'
import { inOrder } from './documents'
import { keptLines } from './keptLines'

const earlier = alias(invoices, 'earlier')
const later = alias(invoices, 'later')

/** Documents with the number of their purchase, what they correct, and what corrects them. */
export const selectInvoices = (db: Db, which: SQL | undefined) =>
  db
    .select({
      document: invoices,
      purchaseNumber: purchases.number,
      corrects: earlier,
      correctedBy: later.id,
    })
    .from(invoices)
    .innerJoin(purchases, eq(purchases.id, invoices.purchaseId))
    .leftJoin(earlier, eq(earlier.id, invoices.correctsId))
    .leftJoin(later, eq(later.correctsId, invoices.id))
    .where(which)
    .$dynamic()
export type SelectedInvoice = Awaited<ReturnType<typeof selectInvoices>>[number]

const buyerOf = ({ buyerName, buyerAddress, buyerTaxNumber }: typeof invoices.$inferSelect) => ({
  name: buyerName,
  address: buyerAddress,
  taxNumber: buyerTaxNumber,
})

export const toInvoiceRow = ({ document, purchaseNumber, corrects, correctedBy }: SelectedInvoice): InvoiceRow => {
  const { id, number, kind, form, issuedOn, soldOn, purchaseId, userId, paidWith, currency } = document
  const { reasonCode, reason, rate, net, tax, gross } = document
  return {
    id,
    number,
    kind,
    form,
    issuedOn,
    soldOn,
    buyer: buyerOf(document),
    purchaseId,
    purchaseNumber,
    memberId: userId,
    corrects: corrects && { id: corrects.id, number: corrects.number },
    reason: reasonCode && { why: reasonCode, text: reason },
    isLast: correctedBy === null,
    paidWith,
    currency,
    rate,
    net,
    tax,
    gross,
  }
}

export const toInvoice = (found: SelectedInvoice): Invoice => ({
  ...toInvoiceRow(found),
  lines: found.document.lines,
  before: found.corrects && { buyer: buyerOf(found.corrects), lines: found.corrects.lines },
})

/** One document; undefined where there is none. */
export const findInvoice = async (db: Db, id: string): Promise<SelectedInvoice | undefined> =>
  (await selectInvoices(db, eq(invoices.id, id)))[0]

/** The buyer of the last document of an account: what it begins its next invoice with. */
const lastBuyerOf = async (db: Db, userId: string) => {
  const [last] = await selectInvoices(db, and(eq(invoices.userId, userId), isNull(later.id)))
    .orderBy(desc(invoices.issuedAt))
    .limit(1)
  return last && buyerOf(last.document)
}

/** The invoices of a purchase, of any account, and what another one would begin with. */
export const loadPurchaseInvoices = async (
  db: Db,
  purchase: typeof purchases.$inferSelect,
): Promise<PurchaseInvoices> => {
  const { id, number, userId, currency } = purchase
  const found = await selectInvoices(db, eq(invoices.purchaseId, id))
  const ids = inOrder(found.map(({ document }) => document)).map((document) => document.id)
  const total = found.length > 0 ? 0 : addTaxed(await keptLines(db, purchase)).gross
  const [owner] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (!owner) throw new Error('A purchase has no account')
  const payer = payerOf(purchase, owner.user, owner.profile)
  return {
    purchaseId: id,
    purchaseNumber: number,
    form: (await loadSettings(db)).invoiceForm,
    buyer: (await lastBuyerOf(db, userId)) ?? {
      name: payer.name,
      address: payer.address.join('\n'),
      taxNumber: '',
    },
    total: total > 0 ? total : null,
    currency,
    items: found.toSorted((a, b) => ids.indexOf(a.document.id) - ids.indexOf(b.document.id)).map(toInvoiceRow),
  }
}
