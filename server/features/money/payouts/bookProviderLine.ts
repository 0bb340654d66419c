import { eq } from 'drizzle-orm'
import type { ProviderLineBooking, ProviderOutcome } from '#contract/money/providerLines'
import { dayAt } from '#contract/shared/calendar'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockProviderLine } from '../../../db/locks'
import { providerLines } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { book } from '../../../domain/money/book'
import { settleProviderLine } from '../../../domain/money/settleProviderLine'
import { HttpError } from '../../../http/httpError'
import { addUpPayouts } from './addUpPayouts'

/**
 * Settles a payout, or a line that our books do not have: by a booking between the provider and an account, or without any. Throws
 * validation_failed for a day to come, and consequences_changed where it is another sum by now.
 */
export const bookProviderLine = (
  db: Db,
  id: string,
  { account, amount: seen, day, reason }: ProviderLineBooking,
  by: ChangedBy,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { timeZone } = await loadSettings(tx)
    if (day > dayAt(by.at.toISOString(), timeZone)) throw new HttpError('validation_failed', { day: 'in_future' })
    const { kind, amount, currency } = await settleProviderLine(tx, id, { account, day, reason }, null, by)
    if (seen !== (kind === 'payout' ? -amount : amount)) throw new HttpError('consequences_changed')
    if (account === null) return
    const [debit, credit] = amount > 0 ? (['provider', account] as const) : ([account, 'provider'] as const)
    const entry = { debit, credit, amount: Math.abs(amount), currency, day, at: by.at, reason }
    await book(tx, [{ ...entry, kind: 'journal', subjectId: id, purchaseId: null }], by.actor)
  })

/** Opens a line again that was left out; what is booked is corrected by another booking. Throws not_found for any other line. */
export const reopenProviderLine = (db: Db, id: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    const line = await lockProviderLine(tx, id)
    if (line?.outcome !== 'left_out') throw new HttpError('not_found')
    const before = { outcome: line.outcome satisfies ProviderOutcome, reason: line.reason }
    const after = { outcome: null, reason: '' }
    await tx
      .update(providerLines)
      .set({ ...after, settledAt: null, settledBy: null })
      .where(eq(providerLines.id, id))
    // A report may have added to it meanwhile.
    if (line.kind === 'payout') await addUpPayouts(tx, [line.providerId])
    const subject = { type: 'provider_line', id } as const
    await audit(tx, { by, action: 'provider_line.reopened', subject, onBehalfOf: null, before, after })
  })
