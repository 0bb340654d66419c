import type { DeletionCost } from '#contract/account/ownData'
import { runsUntil } from '#contract/membership/renewal'
import { sum } from '#contract/shared/money'
import { dayAt } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import type { users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { entriesAhead, extrasInTime } from '../../domain/purchase/ofAccount'
import { refundOfExtra } from '../../domain/extra/terms'
import { refundOf, takesWithdrawals } from '../../domain/purchase/refund'

/** What an account loses if it is deleted at an instant. */
export const deletionCostOf = async (
  db: Db,
  { id, ...membership }: Pick<typeof users.$inferSelect, 'id' | 'renewalDate' | 'pausedDays'>,
  now: Date,
): Promise<DeletionCost> => {
  const { timeZone, currency } = await loadSettings(db)
  const today = dayAt(now.toISOString(), timeZone)
  const ahead = await entriesAhead(db, id, today)
  const inTime = ahead.filter((entry) => takesWithdrawals(entry, now))
  const extras = await extrasInTime(db, id, now)
  const amount = sum([...inTime.map((entry) => refundOf(entry) ?? 0), ...extras.map(refundOfExtra)])
  return { entriesAhead: ahead.length, refund: { amount, currency }, memberUntil: runsUntil(membership, today) }
}
