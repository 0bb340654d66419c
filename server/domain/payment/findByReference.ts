import { eq } from 'drizzle-orm'
import { numberOf } from '#contract/payment/bankTransfer'
import type { Db } from '../../db/client'
import { purchases } from '../../db/schema'
import { HttpError } from '../../http/httpError'

/** The purchase that a transfer's reference names; throws not_found where there is none. */
export const findByReference = async (db: Db, reference: string): Promise<typeof purchases.$inferSelect> => {
  const number = numberOf(reference)
  const [found] = number === null ? [] : await db.select().from(purchases).where(eq(purchases.number, number))
  if (!found) throw new HttpError('not_found')
  return found
}
