import { eq } from 'drizzle-orm'
import type { ProviderLineBooking, ProviderOutcome } from '#contract/money/providerLines'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockProviderLine } from '../../db/locks'
import { providerLines } from '../../db/schema'
import { HttpError } from '../../http/httpError'

/**
 * Marks a payout or an unknown line of the payment provider as settled, and returns it; what is booked is the caller's. `bankLineId`: the
 * line of a bank statement that the payout is. Throws not_found, and line_settled where another admin was first.
 */
export const settleProviderLine = async (
  tx: Db,
  id: string,
  { account, day, reason }: Omit<ProviderLineBooking, 'amount'>,
  bankLineId: string | null,
  by: ChangedBy,
): Promise<typeof providerLines.$inferSelect> => {
  const line = await lockProviderLine(tx, id)
  if (!line?.isUnknown) throw new HttpError('not_found')
  if (line.outcome !== null) throw new HttpError('line_settled')
  const outcome: ProviderOutcome = account === null ? 'left_out' : 'booked'
  const after = { outcome, bookedTo: account, bookedOn: account === null ? null : day, reason }
  await tx
    .update(providerLines)
    .set({ ...after, bankLineId, settledAt: by.at, settledBy: by.actor })
    .where(eq(providerLines.id, id))
  const subject = { type: 'provider_line', id } as const
  await audit(tx, { by, action: 'provider_line.settled', subject, onBehalfOf: null, after })
  return line
}
