import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { invoices } from '../../../db/schema'

export type InvoiceRecord = typeof invoices.$inferSelect

/** The invoice of a purchase and its corrections, each after what it corrects: their instants may be equal. */
export const inOrder = (records: readonly InvoiceRecord[]): InvoiceRecord[] => {
  const chain: InvoiceRecord[] = []
  let next = records.find(({ kind }) => kind === 'invoice')
  while (next) {
    chain.push(next)
    const { id } = next
    next = records.find(({ correctsId }) => correctsId === id)
  }
  return chain
}

/** The documents of each purchase that has any, the invoice first. */
export const loadDocuments = async (db: Db, purchaseIds: readonly string[]): Promise<Map<string, InvoiceRecord[]>> => {
  const found = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.purchaseId, [...purchaseIds]))
  return new Map(
    [...new Set(found.map(({ purchaseId }) => purchaseId))].map((id) => [
      id,
      inOrder(found.filter(({ purchaseId }) => purchaseId === id)),
    ]),
  )
}
