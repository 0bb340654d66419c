import { asc, eq } from 'drizzle-orm'
import type { InvoiceItem, InvoiceLine } from '#contract/money/invoice'
import { taxLines } from '#contract/money/invoiceTax'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, purchaseRefunds, type purchases, shows, soldExtras } from '../../../db/schema'
import { findSold } from '../../extra/lines'
import { soldPrice } from '../../extra/terms'
import { loadRefunded } from '../../purchase/refunded'

type PurchaseRow = typeof purchases.$inferSelect

/** What is kept of the price of something, in minor units: after discounts, and refunds that were sent or are owed. */
interface Kept {
  item: InvoiceItem
  price: number
}

const membershipOf = async (db: Db, { id, kind, membershipKind, years, total }: PurchaseRow): Promise<Kept[]> => {
  if (kind !== 'membership') return []
  const refunded = await loadRefunded(db, [id])
  return [{ item: { kind, membershipKind: membershipKind ?? 'adult', years }, price: total - (refunded.get(id) ?? 0) }]
}

const entriesOf = async (db: Db, purchaseId: string): Promise<Kept[]> => {
  const rows = await db
    .select({
      entryId: entries.id,
      dogName: dogs.name,
      showName: shows.name,
      date: classes.date,
      price: entries.price,
      discount: entries.discount,
      refund: purchaseRefunds.amount,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .leftJoin(purchaseRefunds, eq(purchaseRefunds.entryId, entries.id))
    .where(eq(entries.purchaseId, purchaseId))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(dogs.name), asc(entries.id))
  return rows.map(({ price, discount, refund, ...item }) => ({
    item: { kind: 'entry', ...item },
    price: price - discount - (refund ?? 0),
  }))
}

const extrasOf = async (db: Db, purchaseId: string): Promise<Kept[]> => {
  const refunds = await db.select().from(purchaseRefunds).where(eq(purchaseRefunds.purchaseId, purchaseId))
  return (await findSold(db, eq(soldExtras.purchaseId, purchaseId))).map(({ sold, show }) => ({
    item: {
      kind: 'extra',
      soldId: sold.id,
      name: sold.name,
      option: sold.option,
      quantity: sold.quantity,
      showName: show.name,
    },
    price: soldPrice(sold) - (refunds.find(({ soldExtraId }) => soldExtraId === sold.id)?.amount ?? 0),
  }))
}

/**
 * The lines of an invoice for a paid purchase as it is now, at the rate of its payment. Nothing is left of what was free or refunded in full.
 * Of an entry that an earlier document names, `known` has the words: a dog that was erased since keeps its name there.
 */
export const keptLines = async (
  db: Db,
  purchase: PurchaseRow,
  known: readonly InvoiceLine[] = [],
): Promise<InvoiceLine[]> => {
  if (purchase.status !== 'paid') return []
  const sold = [
    ...(await membershipOf(db, purchase)),
    ...(await entriesOf(db, purchase.id)),
    ...(await extrasOf(db, purchase.id)),
  ]
  const kept = sold.filter(({ price }) => price > 0)
  const amounts = taxLines(
    kept.map(({ price }) => price),
    purchase.taxRate,
  )
  const wordsOf = (item: InvoiceItem): InvoiceItem =>
    known.find((line) => line.item.kind === 'entry' && item.kind === 'entry' && line.item.entryId === item.entryId)
      ?.item ?? item
  return kept.flatMap(({ item }, index) => {
    const amount = amounts[index]
    return amount ? [{ item: wordsOf(item), ...amount }] : []
  })
}
