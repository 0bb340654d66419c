import type { Db } from '../db/client'
import { charges, purchases, showExtras, soldExtras } from '../db/schema'
import { sampleId } from './people'

const [catalogue, price] = [sampleId(21, 4), 400]
const name = { en: 'Printed catalogue', pl: 'Katalog drukowany' }

/** Paid online, and in cash at the show office. */
const online = {}
const inCash = { paidBy: 'desk', deskWay: 'cash', deskReason: '', takenBy: sampleId(1, 1) } as const

/** Who has bought how many, and how it was paid. */
const sales = [
  { buyer: 6, quantity: 1, how: online },
  { buyer: 12, quantity: 2, how: online },
  { buyer: 17, quantity: 1, how: inCash },
]

/** A catalogue of a sample show, which members have bought online and at the show office. */
export const seedExtraSales = async (tx: Db, { id: showId }: { id: string }, now: Date): Promise<void> => {
  const at = new Date(now.getTime() + 3000)
  await tx
    .insert(showExtras)
    .values({ id: catalogue, showId, kind: 'catalogue', name, price, currency: 'GBP', options: [], createdAt: at })
  for (const [index, { buyer, quantity, how }] of sales.entries()) {
    const [id, paymentId, total] = [sampleId(6, 21 + index), sampleId(7, 21 + index), price * quantity]
    const paid = {
      kind: 'entries',
      contents: '',
      status: 'paid',
      currency: 'GBP',
      createdAt: now,
      paidAt: now,
    } as const
    // A number below those that purchases get by themselves.
    const row = { ...paid, ...how, id, number: 891 + index, userId: sampleId(1, buyer), total, paymentId }
    await tx.insert(purchases).overridingSystemValue().values(row)
    if (how === online)
      await tx.insert(charges).values({ paymentId, amount: total, currency: 'GBP', chargedAt: now, notifiedAt: now })
    await tx
      .insert(soldExtras)
      .values({ id: sampleId(23, index + 1), purchaseId: id, extraId: catalogue, name, quantity, price })
  }
}
