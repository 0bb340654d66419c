import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { sqlCode } from '../../../db/retry'
import { providerLines } from '../../../db/schema'
import { HttpError } from '../../../http/httpError'

/**
 * Keeps what payouts add up to, by the provider's ids, as long as nothing has become of them. Throws validation_failed where that is more
 * than a sum can be.
 */
export const addUpPayouts = async (tx: Db, ofPayouts: string[]): Promise<void> => {
  const sums = tx
    .select({
      payout: providerLines.payout,
      currency: providerLines.currency,
      net: sql<number>`sum(${providerLines.amount} - ${providerLines.fee})`.as('net'),
    })
    .from(providerLines)
    .where(inArray(providerLines.payout, ofPayouts))
    .groupBy(providerLines.payout, providerLines.currency)
    .as('sums')
  await tx
    .update(providerLines)
    .set({ amount: sql`-${sums.net}::int`, isUnknown: sql`${sums.net} <> 0` })
    .from(sums)
    .where(
      and(
        eq(providerLines.kind, 'payout'),
        eq(providerLines.providerId, sums.payout),
        eq(providerLines.currency, sums.currency),
        isNull(providerLines.outcome),
      ),
    )
    .catch((error: unknown) => {
      if (sqlCode(error) === '22003') throw new HttpError('validation_failed', { lines: 'invalid' })
      throw error
    })
}
